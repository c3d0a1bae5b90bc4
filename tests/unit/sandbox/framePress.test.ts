import { describe, expect, it, vi } from 'vitest';
import { createFramePress } from '#sandbox/feed/createFramePress.ts';
import type { Subscription } from '#sandbox/feed/createSubscriptions.ts';

const NOW = { nowMs: 1000, round: 2 };
const BEFORE = { nowMs: 500, round: 1 };

function createTopic(changes: string[]) {
  return {
    key: 'slowBroker',
    readAll: vi.fn(() => ['{"s":"A"}', '{"s":"B"}']),
    readChanges: vi.fn(() => changes),
  };
}

function subscribeTo(topic: Subscription['topic'], parts: Partial<Subscription> = {}): Subscription {
  const id = '"slowBroker"';
  return {
    topic,
    topicName: 'slowBroker',
    symbol: '',
    id,
    params: '{}',
    isGzip: true,
    since: BEFORE,
    ...parts,
  };
}

describe('The frame press', () => {
  it('reads and gzips what several sockets get alike only once', () => {
    const press = createFramePress();
    const topic = createTopic(['{"s":"A"}']);
    const first = press.press(subscribeTo(topic), NOW);
    expect(press.press(subscribeTo(topic), NOW)?.payload).toBe(first?.payload);
    expect(topic.readChanges).toHaveBeenCalledTimes(1);
  });

  it('reads once and writes anew what differs only in its wrapping', () => {
    const press = createFramePress();
    const topic = createTopic(['{"s":"A"}']);
    const differing: Partial<Subscription>[] = [
      {},
      { id: '"other"' },
      { params: '{"a":1}' },
      { isGzip: false },
    ];
    const payloads = differing.map((parts) => press.press(subscribeTo(topic, parts), NOW)?.payload);
    expect(new Set(payloads).size).toBe(4);
    expect(topic.readChanges).toHaveBeenCalledTimes(1);
  });

  it('keeps those apart that are not equally far behind', () => {
    const press = createFramePress();
    const topic = createTopic(['{"s":"A"}']);
    const frames = [BEFORE, { nowMs: 0, round: 0 }, undefined].map((since) =>
      press.press(subscribeTo(topic, { since }), NOW),
    );
    expect(topic.readChanges).toHaveBeenCalledTimes(2);
    expect(frames.map((pressed) => pressed?.frame.isFull)).toEqual([false, false, true]);
  });

  it('forgets its frames when time goes on', () => {
    const press = createFramePress();
    const topic = createTopic(['{"s":"A"}']);
    press.press(subscribeTo(topic), NOW);
    const later = press.press(subscribeTo(topic), { nowMs: 1500, round: 3 });
    expect(later?.frame.sentAtMs).toBe(1500);
    expect(topic.readChanges).toHaveBeenCalledTimes(2);
  });

  it('makes no frame of no changes, but a snapshot of no rows', () => {
    const press = createFramePress();
    const topic = { ...createTopic([]), readAll: () => [] };
    expect(press.press(subscribeTo(topic), NOW)).toBeUndefined();
    expect(press.press(subscribeTo(topic, { since: undefined }), NOW)?.frame.rows).toEqual([]);
  });
});

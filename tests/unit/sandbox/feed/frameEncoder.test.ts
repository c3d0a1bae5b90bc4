import { describe, expect, it, vi } from 'vitest';
import { createFrameEncoder } from '#sandbox/feed/createFrameEncoder.ts';
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

describe('The frame encoder', () => {
  it('reads and gzips only once what is the same for several sockets', () => {
    const encoder = createFrameEncoder();
    const topic = createTopic(['{"s":"A"}']);
    const first = encoder.encode(subscribeTo(topic), NOW);
    expect(encoder.encode(subscribeTo(topic), NOW)?.payload).toBe(first?.payload);
    expect(topic.readChanges).toHaveBeenCalledTimes(1);
  });

  it('reads once and writes again what differs only in its wrapping', () => {
    const encoder = createFrameEncoder();
    const topic = createTopic(['{"s":"A"}']);
    const differing: Partial<Subscription>[] = [
      {},
      { id: '"other"' },
      { params: '{"a":1}' },
      { isGzip: false },
    ];
    const payloads = differing.map((parts) => encoder.encode(subscribeTo(topic, parts), NOW)?.payload);
    expect(new Set(payloads).size).toBe(4);
    expect(topic.readChanges).toHaveBeenCalledTimes(1);
  });

  it('keeps subscriptions apart that are not equally far behind', () => {
    const encoder = createFrameEncoder();
    const topic = createTopic(['{"s":"A"}']);
    const frames = [BEFORE, { nowMs: 0, round: 0 }, undefined].map((since) =>
      encoder.encode(subscribeTo(topic, { since }), NOW),
    );
    expect(topic.readChanges).toHaveBeenCalledTimes(2);
    expect(frames.map((encoded) => encoded?.frame.isFull)).toEqual([false, false, true]);
  });

  it('forgets its frames when time goes on', () => {
    const encoder = createFrameEncoder();
    const topic = createTopic(['{"s":"A"}']);
    encoder.encode(subscribeTo(topic), NOW);
    const later = encoder.encode(subscribeTo(topic), { nowMs: 1500, round: 3 });
    expect(later?.frame.sentAtMs).toBe(1500);
    expect(topic.readChanges).toHaveBeenCalledTimes(2);
  });

  it('makes no frame of no changes, but a snapshot of no rows', () => {
    const encoder = createFrameEncoder();
    const topic = { ...createTopic([]), readAll: () => [] };
    expect(encoder.encode(subscribeTo(topic), NOW)).toBeUndefined();
    expect(encoder.encode(subscribeTo(topic, { since: undefined }), NOW)?.frame.rows).toEqual([]);
  });
});

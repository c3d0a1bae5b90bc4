import type { Subscription } from './createSubscriptions.ts';
import { type Payload, packText, type QuoteFrame, writeFrame } from './quoteFrame.ts';
import type { Moment } from './quoteTopic.ts';

export interface PressedFrame {
  readonly frame: QuoteFrame;
  readonly payload: Payload;
}

/** Turns subscriptions into frames. */
export interface FramePress {
  /** The frame that brings a subscription up to date, or undefined if nothing changed. */
  press(subscription: Subscription, now: Moment): PressedFrame | undefined;
}

/**
 * Creates the press. Equal frames of one moment are read, written and gzipped once, for all sockets together.
 */
export function createFramePress(): FramePress {
  const rowsByKey = new Map<string, readonly string[]>();
  const frameByKey = new Map<string, PressedFrame>();
  let moment: Moment | undefined;

  function forgetOlder(now: Moment): void {
    if (moment?.nowMs !== now.nowMs || moment.round !== now.round) {
      rowsByKey.clear();
      frameByKey.clear();
      moment = now;
    }
  }

  function readRows({ topic, since }: Subscription, rowsKey: string, now: Moment): readonly string[] {
    const known = rowsByKey.get(rowsKey);
    if (known !== undefined) {
      return known;
    }
    const rows = since === undefined ? topic.readAll(now) : topic.readChanges(since, now);
    rowsByKey.set(rowsKey, rows);
    return rows;
  }

  return {
    press(subscription, now) {
      forgetOlder(now);
      const { topic, topicName, id, params, isGzip, since } = subscription;
      const rowsKey = JSON.stringify([topic.key, since?.nowMs, since?.round]);
      const rows = readRows(subscription, rowsKey, now);
      if (rows.length === 0 && since !== undefined) {
        return undefined;
      }
      const frameKey = JSON.stringify([rowsKey, id, params, isGzip]);
      let pressed = frameByKey.get(frameKey);
      if (pressed === undefined) {
        const isFull = since === undefined;
        const frame = { topic: topicName, id, params, rows, isFull, sentAtMs: now.nowMs, isGzip };
        pressed = { frame, payload: packText(writeFrame(frame), isGzip) };
        frameByKey.set(frameKey, pressed);
      }
      return pressed;
    },
  };
}

import type { Subscription } from './createSubscriptions.ts';
import { type Payload, packText, type QuoteFrame, writeFrame } from './quoteFrame.ts';
import type { Moment } from './quoteTopic.ts';

export interface EncodedFrame {
  readonly frame: QuoteFrame;
  readonly payload: Payload;
}

/** Writes the frames of subscriptions. */
export interface FrameEncoder {
  /** The frame that brings a subscription up to date, or undefined if nothing changed. */
  encode(subscription: Subscription, now: Moment): EncodedFrame | undefined;
}

/**
 * Creates the encoder. Equal frames of one moment are read, written and gzipped once, for all sockets together.
 */
export function createFrameEncoder(): FrameEncoder {
  const rowsByKey = new Map<string, readonly string[]>();
  const frameByKey = new Map<string, EncodedFrame>();
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
    encode(subscription, now) {
      forgetOlder(now);
      const { topic, topicName, id, params, isGzip, since } = subscription;
      const rowsKey = JSON.stringify([topic.key, since?.nowMs, since?.round]);
      const rows = readRows(subscription, rowsKey, now);
      if (rows.length === 0 && since !== undefined) {
        return undefined;
      }
      const frameKey = JSON.stringify([rowsKey, id, params, isGzip]);
      let encoded = frameByKey.get(frameKey);
      if (encoded === undefined) {
        const isFull = since === undefined;
        const frame = { topic: topicName, id, params, rows, isFull, sentAtMs: now.nowMs, isGzip };
        encoded = { frame, payload: packText(writeFrame(frame), isGzip) };
        frameByKey.set(frameKey, encoded);
      }
      return encoded;
    },
  };
}

import { listFiatRates } from '../../sandbox/feed/market/fiatRates.ts';
import type { FrameRing } from './createFrameRing.ts';
import { writeMarkerRow } from './marker.ts';
import { createFrameBody, type FrameBody, packFrame } from './packFrame.ts';
import type { FeedSubscription } from './parseRequest.ts';
import { writeKlines } from './writeKlines.ts';

/** A moment of the feed. */
export interface FeedMoment {
  /** ms since 1970. */
  readonly nowMs: number;
  readonly sinceStartMs: number;
}

const EMPTY = createFrameBody(']}');
const RATES = listFiatRates('bench');

/** The full frame a subscription is answered with; undefined for a topic the feed doesn't have. */
export function writeSnapshot(
  subscription: FeedSubscription,
  ring: FrameRing,
  now: FeedMoment,
): Buffer | string | undefined {
  const { topic, symbol } = subscription;
  if (topic === 'slowBroker') {
    return pack(
      subscription,
      { isFull: true, firstRows: writeMarkerRow(now.sinceStartMs), now },
      ring.snapshot,
    );
  }
  const rows = topic === 'fiat' ? writeRates(now) : writeKlines(symbol, now.nowMs);
  return topic === 'fiat' || topic.startsWith('kline_')
    ? pack(subscription, { isFull: true, firstRows: rows.join(','), now }, EMPTY)
    : undefined;
}

/** A frame of changes of the ticker. */
export function writeTickerChanges(
  subscription: FeedSubscription,
  body: FrameBody,
  now: FeedMoment,
): Buffer | string {
  return pack(subscription, { isFull: false, firstRows: writeMarkerRow(now.sinceStartMs), now }, body);
}

/** The running candle of a kline subscription; undefined for other topics, which don't change. */
export function writeKlineChange(
  subscription: FeedSubscription,
  now: FeedMoment,
): Buffer | string | undefined {
  if (!subscription.topic.startsWith('kline_')) return undefined;
  const running = writeKlines(subscription.symbol, now.nowMs).slice(-1);
  return pack(subscription, { isFull: false, firstRows: running.join(','), now }, EMPTY);
}

interface Head {
  readonly isFull: boolean;
  readonly firstRows: string;
  readonly now: FeedMoment;
}

function pack(
  { topic, id, params, isGzip }: FeedSubscription,
  { isFull, firstRows, now }: Head,
  body: FrameBody,
) {
  const head =
    `{"topic":"${topic}","id":${id},"params":${params},"f":${isFull},"sendTime":${Math.round(now.nowMs)}` +
    `,"shared":false,"data":[${firstRows}`;
  return isGzip ? packFrame(head, body) : head + body.text.toString();
}

function writeRates({ nowMs }: FeedMoment): string[] {
  return RATES.map(
    ({ source, target, rateAt }) => `{"sr":"${source}","tg":"${target}","rt":"${rateAt(nowMs)}"}`,
  );
}

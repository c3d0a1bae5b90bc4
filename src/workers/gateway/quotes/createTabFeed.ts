import type { FeedStatus } from '#shared/contract/feedStatus.ts';
import type { TabInterest } from '#shared/contract/gatewayApi.ts';
import type { ViewSlice } from '#shared/contract/quoteBatch.ts';
import { klineKey } from '#shared/market/kline.ts';
import {
  ANSWER_INTERVAL_MS,
  CURRENT_FOR_MS,
  MAX_BATCH_BYTES,
  RECOVERY_MS,
  RETRY_MS,
  TICK_MS,
} from '../policy.ts';
import type { BatchBody } from './createPacker.ts';
import type { QuoteTable } from './createQuoteTable.ts';
import { diffBatch, nothingSent } from './diffBatch.ts';
import type { Want } from './mergeDemand.ts';
import { orderPairs } from './orderPairs.ts';

/**
 * One tab's stream: what it looks at, what it was sent, and when the next batch may go. A changed view or interest is
 * answered at once. Prices go in one batch per 3 s, the first at once. While a batch is unacknowledged nothing is sent
 * and changes merge (design.md section 1). Times are of the clock's now().
 */
export interface TabFeed {
  readonly setInterest: (interest: TabInterest) => void;
  /** The connection's state changed: answer soon. */
  readonly askAnswer: () => void;
  /** The tab became visible: it should get what is newest now. */
  readonly onShown: () => void;
  /**
   * A worker was replaced: the tab should get the newest values now, between its ticks. Ticks keep their time, but the
   * next one comes soon, since the values sent now may be no newer than what the tab has.
   */
  readonly onRestarted: (nowMs: number) => void;
  /** Brings the view's order and window up to date, as far as they may change now. */
  readonly look: (table: QuoteTable, context: Pick<FeedContext, 'nowMs' | 'isCurrent'>) => void;
  /** Undefined before the first interest. */
  readonly want: () => Want | undefined;
  /** The tab should get what is newest now. */
  readonly isDue: (nowMs: number) => boolean;
  /** When there may be something to send to this tab; times in the past wait for an event. */
  readonly wakeTimesMs: (table: QuoteTable) => readonly number[];
  /** The content of the next batch, if one may be sent now; counts as sent. */
  readonly take: (table: QuoteTable, context: FeedContext) => BatchBody | undefined;
  readonly onAcknowledged: () => void;
  /** The page failed to apply a batch: what it shows is unknown, so everything is sent again, after a pause. */
  readonly startOver: (nowMs: number) => void;
  readonly figures: () => { readonly batches: number; readonly awaitingAck: boolean };
}

export interface FeedContext {
  readonly nowMs: number;
  /** The table holds what quotes has, or had a moment ago. */
  readonly isCurrent: boolean;
  readonly status: FeedStatus | undefined;
  readonly tabs: number;
}

const NEVER = Number.POSITIVE_INFINITY;
const LONG_AGO = Number.NEGATIVE_INFINITY;

/** `tickedAtMs`: when a gateway before this one gave the tab its last tick. */
export function createTabFeed(tickedAtMs = LONG_AGO): TabFeed {
  let interest: TabInterest | undefined;
  /** The view's symbols in order; undefined while they can't be ordered. */
  let order: readonly string[] | undefined;
  let orderVersion = -1;
  let orderedAtMs = LONG_AGO;
  let slice: ViewSlice | undefined;
  let symbols: readonly string[] = [];
  let isAnswerDue = false;
  let lastAnswerAtMs = LONG_AGO;
  let lastTickAtMs = tickedAtMs;
  let isExtraDue = false;
  let isAwaitingAck = false;
  let batches = 0;
  let sent = nothingSent();

  const wantsSomething = (): boolean =>
    interest !== undefined && (symbols.length > 0 || interest.view !== null || interest.klines.length > 0);

  const dueAtMs = (): number => {
    if (isAwaitingAck || !wantsSomething()) return NEVER;
    return isExtraDue ? LONG_AGO : lastTickAtMs + TICK_MS;
  };

  /** Rows change places at most every 3 s, and not under the pointer: the earliest time for it. */
  const reorderAtMs = (table: QuoteTable): number => {
    if (order === undefined) return LONG_AGO;
    const isStill = interest?.view?.held === true || table.orderVersion() === orderVersion;
    return isStill ? NEVER : Math.max(orderedAtMs, lastTickAtMs) + TICK_MS;
  };

  /** By current numbers only: after an order by old ones, the coming tick could not reorder by newer ones. */
  const reorder = (table: QuoteTable, { nowMs, isCurrent }: Parameters<TabFeed['look']>[1]): void => {
    const view = interest?.view;
    if (!view || nowMs < reorderAtMs(table) || (order !== undefined && !isCurrent)) return;
    const numbers = view.sort.by === 'symbol' ? undefined : table.numbers(view.sort.by);
    const isOrderable = table.pairs().length > 0 && (view.sort.by === 'symbol' || numbers !== undefined);
    if (!isOrderable) return;
    // An order for an answer, or a little after its tick, counts at the tick before: else it would miss the next one.
    const isAnswer = order === undefined && lastTickAtMs !== LONG_AGO;
    orderedAtMs = isAnswer || nowMs - lastTickAtMs < CURRENT_FOR_MS ? lastTickAtMs : nowMs;
    order = orderPairs(table.pairs(), numbers, view);
    orderVersion = table.orderVersion();
  };

  /** A window beyond the end shows the last rows instead. */
  const cutWindow = (): ViewSlice | undefined => {
    const window = interest?.view?.window;
    if (window === undefined || order === undefined) return undefined;
    const first = Math.min(window.first, Math.max(0, order.length - window.count));
    return { total: order.length, first, symbols: order.slice(first, first + window.count) };
  };

  const isTick = ({ nowMs, isCurrent }: FeedContext): boolean => nowMs >= dueAtMs() && isCurrent;

  return {
    setInterest: (next) => {
      // A tab that comes back states the same interest again; there is nothing to answer.
      if (JSON.stringify(next) === JSON.stringify(interest)) return;
      if (interest === undefined || orderingOf(next) !== orderingOf(interest)) order = undefined;
      interest = next;
      isAnswerDue = true;
    },
    askAnswer: () => {
      isAnswerDue = true;
    },
    onShown: () => {
      lastTickAtMs = LONG_AGO;
    },
    onRestarted: (nowMs) => {
      isExtraDue = true;
      lastTickAtMs = Math.min(lastTickAtMs, nowMs + RECOVERY_MS - TICK_MS);
    },
    look: (table, context) => {
      if (interest === undefined || isAwaitingAck) return;
      reorder(table, context);
      slice = cutWindow();
      symbols = [...new Set([...interest.symbols, ...(slice?.symbols ?? [])])];
    },
    want: () => interest && { symbols, interest },
    isDue: (nowMs) => nowMs >= dueAtMs(),
    wakeTimesMs: (table) => {
      if (interest === undefined || isAwaitingAck) return [];
      const answerAtMs = isAnswerDue ? lastAnswerAtMs + ANSWER_INTERVAL_MS : NEVER;
      // After the last tick of a silent feed the order may still be out of date.
      const settleAtMs = interest.view === null ? NEVER : reorderAtMs(table);
      return [answerAtMs, dueAtMs(), settleAtMs];
    },
    take: (table, context) => {
      const isAnswer = isAnswerDue && context.nowMs >= lastAnswerAtMs + ANSWER_INTERVAL_MS;
      const isTickNow = isTick(context);
      if (interest === undefined || isAwaitingAck || (!isAnswer && !isTickNow)) return undefined;
      isAnswerDue = false;
      const { status, tabs } = context;
      const klineKeys = interest.klines.map(klineKey);
      const shown = { status, tabs, view: slice, symbols, currency: interest.currency, klineKeys };
      const diff = diffBatch(shown, table, sent, MAX_BATCH_BYTES);
      if (diff === undefined) return undefined;
      // The state of the connection is no price: it doesn't use up the tick.
      const isNewsNow = isTickNow && diff.isNews;
      const usesTick = isNewsNow && context.nowMs >= lastTickAtMs + TICK_MS;
      if (isNewsNow) isExtraDue = false;
      if (usesTick) lastTickAtMs = context.nowMs;
      // What did not fit follows the acknowledgement of this batch at once.
      if (diff.isPartial) isAnswerDue = true;
      else if (isAnswer) lastAnswerAtMs = context.nowMs;
      isAwaitingAck = true;
      batches += 1;
      return usesTick ? { ...diff.body, tick: true } : diff.body;
    },
    onAcknowledged: () => {
      isAwaitingAck = false;
    },
    startOver: (nowMs) => {
      isAwaitingAck = false;
      isAnswerDue = true;
      // A page that fails on every batch must not keep the gateway busy.
      lastAnswerAtMs = nowMs + RETRY_MS - ANSWER_INTERVAL_MS;
      sent = nothingSent();
    },
    figures: () => ({ batches, awaitingAck: isAwaitingAck }),
  };
}

/** What decides the order of a view: everything but its window. */
function orderingOf({ view }: TabInterest): string {
  return view === null ? '' : JSON.stringify([view.query, view.names, view.favourites, view.sort]);
}

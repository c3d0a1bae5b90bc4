import type { Request } from '#app/bridge/request.ts';
import { createOrderTracker } from '#app/features/orders/createOrderTracker.ts';
import { createOutcomePolling, type OutcomePolling } from '#app/features/orders/createOutcomePolling.ts';
import { isSurelyRefused } from '#app/features/orders/limit/isSurelyRefused.ts';
import type { OrderSignals } from '#app/features/orders/orderSignals.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import type { Clock } from '#shared/async/clock.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import type { AppError } from '#shared/result/appError.ts';
import { limitRowsOf, type OrderRow } from './orderBook.ts';
import { createPendingLimitOrders, type OrderDraft, type PendingLimitOrder } from './pendingLimitOrders.ts';

/** Where the placing of a limit order stands (screens.md 1.1, "Flow, Limit"). */
export type Placing =
  | { readonly step: 'editing'; readonly refusal: AppError | null }
  | { readonly step: 'preview'; readonly draft: OrderDraft }
  | { readonly step: 'sending'; readonly draft: OrderDraft }
  /** The answer was lost: the order is looked for by its request's id, and never sent again. */
  | { readonly step: 'finding'; readonly draft: OrderDraft }
  /** A minute on, the exchange still knows of no such order. */
  | { readonly step: 'unknown'; readonly draft: OrderDraft }
  | {
      readonly step: 'placed';
      readonly draft: OrderDraft;
      readonly order: PlacedOrder;
      /** The exchange's record is of other coins, another amount or price than was confirmed (screens.md 0.2b). */
      readonly differs: boolean;
    };

export type PlacedOrder = Pick<ResultOf<'limitOrderCreate'>, 'exchangeTxId' | 'lockedAmount' | 'expiredAt'>;

export interface OrderPlacer {
  readonly getState: () => Placing;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly preview: (draft: OrderDraft) => void;
  /** Sends what is previewed, once: a second click finds nothing to send. */
  readonly confirm: () => void;
  /** Back to the form; while something is sent or looked for there is no way back. */
  readonly edit: () => void;
  /** Begins, and resumes what was sent before a reload. Returns what ends it; what was sent is looked for on. */
  readonly start: () => () => void;
}

export interface OrderPlacerOptions {
  readonly request: Request;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly storage: KeyStorage;
  /** The user whose orders are resumed; null for a guest. */
  readonly userId: string | null;
  readonly signals: OrderSignals;
  /** An order that is not on the screen any more was placed after all. */
  readonly onFoundLate: (order: PendingLimitOrder) => void;
  /** One of those was refused: it was not placed. What sends no orders has no such. */
  readonly onRefusedLate?: (order: PendingLimitOrder, refusal: AppError) => void;
}

const ACCOUNT = 'limit_order_funding';
const EDITING: Placing = { step: 'editing', refusal: null };

/**
 * One request id for each order that is confirmed, and one request for each id. An order whose answer is lost is kept and
 * looked for like a conversion (screens.md 0.2b), through a reload, and by every screen of the tab.
 */
export function createOrderPlacer(options: OrderPlacerOptions): OrderPlacer {
  const { request, clock, newId, signals } = options;
  const listeners = new Set<() => void>();
  let state: Placing = EDITING;
  /** The order that the state is of, from when it is sent. */
  let shownId: string | null = null;

  const become = (next: Placing): void => {
    state = next;
    if (!('draft' in next) || next.step === 'preview') shownId = null;
    for (const listener of [...listeners]) listener();
  };

  /** The order is kept before it is sent: a reload then asks, and never sends. */
  const send = async (draft: OrderDraft): Promise<void> => {
    const order = { requestId: newId(), draft, sentAtMs: clock.wallNow(), isLeft: false };
    tracker.add(order);
    become({ step: 'sending', draft });
    shownId = order.requestId;
    const answered = await request('limitOrderCreate', {
      ...draft,
      accountType: ACCOUNT,
      requestId: order.requestId,
    });
    if (tracker.isForgotten()) return;
    if (answered.ok && answered.value.result !== undefined) {
      return decide(order, { step: 'placed', draft, order: answered.value.result, differs: false });
    }
    // A guest is answered without a result: no order was placed.
    if (answered.ok) return decide(order, EDITING);
    if (isSurelyRefused(answered.error)) return decide(order, { step: 'editing', refusal: answered.error });
    if (shownId === order.requestId) become({ step: 'finding', draft });
    tracker.watch(order, 0);
  };

  const decide = (order: PendingLimitOrder, outcome: Placing): void => {
    const { requestId } = order;
    const isNew = tracker.remove(requestId);
    if (shownId === requestId) {
      const isSeen = tracker.isShown(requestId);
      // Nobody looks at it elsewhere: it must not come back as it was left.
      become(isSeen ? outcome : EDITING);
      if (isSeen) return;
    }
    if (!isNew) return;
    if (outcome.step === 'placed') options.onFoundLate(order);
    if (outcome.step === 'editing' && outcome.refusal !== null)
      options.onRefusedLate?.(order, outcome.refusal);
  };

  const followOrder = (order: PendingLimitOrder, waitedMs: number): OutcomePolling => {
    const { requestId, draft } = order;
    const ask = async (isStopped: () => boolean): Promise<void> => {
      const isReported = tracker.isRemoved(requestId);
      const answered = await request('convertQuery', { requestId, accountType: ACCOUNT }, { fresh: true });
      if (isStopped()) return;
      const [row] = answered.ok ? limitRowsOf(answered.value.result?.list ?? []) : [];
      if (row === undefined) {
        if (!isReported || !answered.ok) return;
        tracker.unwatch(requestId);
        if (shownId === requestId) become(EDITING);
        return;
      }
      tracker.unwatch(requestId);
      decide(order, { step: 'placed', draft, order: orderOf(row), differs: differsFromDraft(draft, row) });
    };
    const onTooLong = (): void => {
      if (shownId === requestId && state.step === 'finding') become({ step: 'unknown', draft });
    };
    return createOutcomePolling({ clock, waitedMs, ask, onTooLong });
  };

  /** The form shows the newest order that it was not left with; the others are shown when they are found. */
  const tracker = createOrderTracker<PendingLimitOrder>({
    ...{ clock, signals },
    pending: createPendingLimitOrders(options.storage, options.userId ?? ''),
    idOf: ({ requestId }) => requestId,
    isGuest: options.userId === null,
    findShownId: () => shownId,
    follow: followOrder,
    onResume: ({ requestId, draft, isLeft }) => {
      if (state.step !== 'editing' || isLeft) return;
      become({ step: 'finding', draft });
      shownId = requestId;
    },
    onForget: () => become(EDITING),
  });

  return {
    getState: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    preview: (draft) => {
      if (state.step === 'editing') become({ step: 'preview', draft });
    },
    confirm: () => {
      if (state.step === 'preview') void send(state.draft);
    },
    edit: () => {
      if (state.step === 'sending' || state.step === 'finding') return;
      if (shownId !== null) tracker.change(shownId, { isLeft: true });
      become(EDITING);
    },
    start: tracker.start,
  };
}

function differsFromDraft(draft: OrderDraft, { fromCoin, toCoin, fromAmount, limit }: OrderRow): boolean {
  return (
    fromCoin !== draft.fromCoin ||
    toCoin !== draft.toCoin ||
    compareDecimals(fromAmount, draft.fromAmount) !== 0 ||
    compareDecimals(limit.limitPrice, draft.limitPrice) !== 0
  );
}

function orderOf({ exchangeTxId, fromAmount, limit }: OrderRow): PlacedOrder {
  return { exchangeTxId, lockedAmount: fromAmount, expiredAt: limit.expiredAt };
}

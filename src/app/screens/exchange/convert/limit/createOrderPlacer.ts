import type { Request } from '#app/bridge/request.ts';
import { isSurelyRefused } from '#app/screens/exchange/limitOrders/isSurelyRefused.ts';
import type { Clock, Timer } from '#shared/async/clock.ts';
import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import type { AppError } from '#shared/result/appError.ts';
import { limitRowsOf, type OrderRow } from './orderBook.ts';

/** A limit order as the user has entered it. */
export type OrderDraft = Omit<InputOf<'limitOrderCreate'>, 'accountType' | 'requestId'>;

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
  readonly dispose: () => void;
}

export interface OrderPlacerOptions {
  readonly request: Request;
  readonly clock: Clock;
  readonly newId: () => string;
}

const ACCOUNT = 'limit_order_funding';
/** When a lost order is looked for, in ms after the one before; then every 5 s up to a minute (screens.md 1.1, step 6). */
const FIRST_WAITS_MS = [500, 1_000, 1_000, 2_000, 3_000];
const LATER_WAIT_MS = 5_000;
const LOOKED_FOR_MS = 60_000;
/** From then on the user reads that it is not known yet, and what comes later is shown (screens.md 0.2b). */
const SLOW_WAIT_MS = 15_000;
const GIVEN_UP_MS = 30 * 60_000;
const EDITING: Placing = { step: 'editing', refusal: null };

/** One request id for each order that is confirmed, and one request for each id. */
export function createOrderPlacer({ request, clock, newId }: OrderPlacerOptions): OrderPlacer {
  const listeners = new Set<() => void>();
  let state: Placing = EDITING;
  let timer: Timer | undefined;
  let isDisposed = false;

  const become = (next: Placing): void => {
    if (isDisposed) return;
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const send = async (draft: OrderDraft): Promise<void> => {
    const requestId = newId();
    become({ step: 'sending', draft });
    const answered = await request('limitOrderCreate', { ...draft, accountType: ACCOUNT, requestId });
    if (answered.ok && answered.value.result !== undefined) {
      return become({ step: 'placed', draft, order: answered.value.result, differs: false });
    }
    // A guest is answered without a result: no order was placed.
    if (answered.ok) return become(EDITING);
    if (answered.error.kind === 'session') return become(EDITING);
    if (isSurelyRefused(answered.error)) return become({ step: 'editing', refusal: answered.error });
    become({ step: 'finding', draft });
    findLater(draft, requestId, { tries: 0, sinceMs: clock.now() });
  };

  const findLater = (draft: OrderDraft, requestId: string, search: Search): void => {
    if (isDisposed) return;
    const soughtMs = clock.now() - search.sinceMs;
    const isLong = soughtMs >= LOOKED_FOR_MS;
    if (isLong && state.step === 'finding') become({ step: 'unknown', draft });
    if (soughtMs >= GIVEN_UP_MS) return;
    const waitMs = isLong ? SLOW_WAIT_MS : (FIRST_WAITS_MS[search.tries] ?? LATER_WAIT_MS);
    timer = clock.setTimer(() => void find(draft, requestId, search), waitMs);
  };

  const find = async (draft: OrderDraft, requestId: string, search: Search): Promise<void> => {
    const answered = await request('convertQuery', { requestId, accountType: ACCOUNT }, { fresh: true });
    // The form was taken for another order meanwhile.
    if (!('draft' in state) || state.draft !== draft) return;
    if (!answered.ok && answered.error.kind === 'session') return become(EDITING);
    const [row] = answered.ok ? limitRowsOf(answered.value.result?.list ?? []) : [];
    if (row !== undefined) {
      return become({ step: 'placed', draft, order: orderOf(row), differs: differsFromDraft(draft, row) });
    }
    findLater(draft, requestId, { ...search, tries: search.tries + 1 });
  };

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
      clock.clearTimer(timer);
      become(EDITING);
    },
    dispose: () => {
      isDisposed = true;
      clock.clearTimer(timer);
    },
  };
}

interface Search {
  readonly tries: number;
  readonly sinceMs: number;
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

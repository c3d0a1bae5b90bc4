import { createOrderTracker } from '#app/features/orders/createOrderTracker.ts';
import type { OutcomePolling } from '#app/features/orders/createOutcomePolling.ts';
import type { OrderSignals } from '#app/features/orders/orderSignals.ts';
import type { SecurityProof } from '#app/features/securityStep/securityState.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import type { Clock } from '#shared/async/clock.ts';
import type { AppError } from '#shared/result/appError.ts';
import { type Countdown, createCountdown } from './createCountdown.ts';
import { createDealWatch } from './createDealWatch.ts';
import { type Booked, type Deal, dealOf } from './deal.ts';
import { nextTicket, renewsItself } from './nextTicket.ts';
import type { OrderType } from './orderTypes/orderType.ts';
import { createPendingDeals, dealsKey } from './pendingDeals.ts';
import { EARLY_MS } from './ticketPolicy.ts';
import { initialTicket, type TicketEvent, type TicketIn, type TicketState } from './ticketState.ts';

/** The quote ticket as a screen uses it (screens.md 1.1, C7): its state, and what the user can do. */
export interface Ticket<Order> {
  readonly getState: () => TicketState<Order>;
  /** Null where no quote is shown; the same object until its whole second changes. */
  readonly getCountdown: () => Countdown | null;
  /** Called on every new state, and on every second of a quote. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly preview: (order: Order) => void;
  /** Asks for the price again, or for that of fewer coins. */
  readonly newPrice: (order?: Order) => void;
  /** Cancel, Back, or something of the form was changed. */
  readonly edit: () => void;
  readonly agree: (isAgreed: boolean) => void;
  /** Sends the order, once for each quote. */
  readonly confirm: (guard?: SecurityProof | null) => void;
  readonly startNew: () => void;
  readonly setEnough: (isEnough: boolean) => void;
  readonly keepFresh: (isOn: boolean) => void;
  /** Begins, and resumes what was sent before a reload. Returns what ends it; what was sent is watched on. */
  readonly start: () => () => void;
}

export interface TicketOptions<Order> {
  readonly orderType: OrderType<Order>;
  readonly clock: Clock;
  /** Ids of requests (screens.md 0.1). */
  readonly newId: () => string;
  readonly storage: KeyStorage;
  /** The user whose deals are resumed; null for a guest. */
  readonly userId: string | null;
  readonly signals: OrderSignals;
  /** The outcome of a deal that is not on the screen any more, or was undecided; `booked` is null where nothing was taken. */
  readonly onDecidedLate: DecidedLate;
}

/** `refusal`: why nothing was taken, where the exchange has answered so. */
export type DecidedLate = (deal: Deal, booked: Booked | null, refusal: AppError | null) => void;

/** What became of a deal; `booked` is null where nothing was taken. */
interface Decided<Order> {
  readonly deal: Deal;
  readonly booked: Booked | null;
  readonly event: TicketEvent<Order>;
}

const QUOTE_USED = '700009';
const ACCEPTED = { isAccepted: true } as const;

export function createTicket<Order>(options: TicketOptions<Order>): Ticket<Order> {
  const { orderType, clock, signals } = options;
  const listeners = new Set<() => void>();
  let state: TicketState<Order> = initialTicket(signals.read());
  let asking = new AbortController();
  let skewMs: number | null = null;

  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const exchangeNow = (): number => clock.wallNow() + (skewMs ?? 0);
  const learnSkew = (ms: number): void => {
    if (Number.isFinite(ms)) skewMs = ms;
  };
  const countdown = createCountdown(clock, { onSecond: notify, onEnd: () => endQuote() });

  const endQuote = (): void => {
    if (state.name === 'QUOTED') dispatch({ type: 'timeOver', quoteId: state.quote.id });
  };

  const dispatch = (event: TicketEvent<Order>, guard: SecurityProof | null = null): void => {
    if (tracker.isForgotten()) return;
    const before = state;
    state = nextTicket(before, event, orderType);
    if (state === before) return;
    follow(before, state, guard);
    if (before.name === 'CONFIRMING' && !('deal' in state)) {
      const isNew = tracker.remove(before.deal.quoteId);
      const refusal = event.type === 'executeFailed' ? event.error : null;
      if (isNew && !tracker.isRunning()) options.onDecidedLate(before.deal, null, refusal);
    }
    notify();
    if (tracker.isRunning() && renewsItself(state, orderType)) {
      dispatch({ type: 'newPrice', isAutomatic: true });
    }
  };

  /** Does what an arrow brings with it; nothing else asks for prices or sends orders. */
  const follow = (
    before: TicketState<Order>,
    after: TicketState<Order>,
    guard: SecurityProof | null,
  ): void => {
    if (before.name === after.name) return;
    if (before.name === 'QUOTING') asking.abort();
    if (after.name !== 'QUOTED' && after.name !== 'CONFIRMING') countdown.stop();
    switch (after.name) {
      case 'QUOTING':
        void ask(after);
        break;
      case 'QUOTED':
        if (before.name === 'QUOTING') startCountdown(after);
        // The quote ran out during the security step.
        else if (countdown.isOver()) endQuote();
        break;
      case 'CONFIRMING':
        void execute(after.deal, guard);
        break;
      case 'PROCESSING':
      case 'SUCCESS':
        // A reload has to know that an empty search says nothing any more.
        if (after.deal.isAccepted) tracker.change(after.deal.quoteId, ACCEPTED);
        tracker.watch(after.deal, 0);
        break;
    }
  };

  const ask = async ({ number, order, previous }: TicketIn<Order, 'QUOTING'>): Promise<void> => {
    asking = new AbortController();
    const { signal } = asking;
    const answered = await orderType.ask(order, { newId: options.newId, previous, signal });
    if (answered.ok) learnSkew(answered.value.skewMs);
    dispatch(
      answered.ok
        ? { type: 'quoted', number, quote: answered.value.value }
        : { type: 'quoteRefused', number, error: answered.error },
    );
  };

  const startCountdown = ({ quote }: TicketIn<Order, 'QUOTED'>): void => {
    const remainingMs = quote.expiresAtMs - exchangeNow() - EARLY_MS;
    countdown.start(remainingMs, quote.lifeMs - EARLY_MS);
    if (remainingMs <= 0) endQuote();
  };

  /** Called once for each arrow to CONFIRMING. The deal is kept before it is sent: a reload then asks. */
  const execute = async (deal: Deal, guard: SecurityProof | null): Promise<void> => {
    const { quoteId } = deal;
    tracker.add(deal);
    const answered = await orderType.execute(deal, guard);
    if (answered.ok) {
      learnSkew(answered.value.skewMs);
      dispatch({ type: 'executed', quoteId, status: answered.value.value });
      return;
    }
    const { error } = answered;
    dispatch({ type: 'executeFailed', quoteId, error, isNotThere: await isSurelyUsed(deal, error) });
  };

  /**
   * By 700009 another order has used the quote: the exchange answers the same request as it did before (screens.md 0.1).
   * Where its record is there, the user is shown what was booked; without one, that nothing was done for this order.
   */
  const isSurelyUsed = async (deal: Deal, { code }: AppError): Promise<boolean> => {
    if (code !== QUOTE_USED) return false;
    const found = await orderType.find(deal);
    return found.ok && found.value.value === null;
  };

  const decide = ({ deal, booked, event }: Decided<Order>): void => {
    const { quoteId } = deal;
    tracker.unwatch(quoteId);
    const isNew = tracker.remove(quoteId);
    const isLate = isNew && (!tracker.isShown(quoteId) || state.name === 'UNDECIDED');
    dispatch(event);
    if (isLate) options.onDecidedLate(deal, booked, null);
  };

  const followDeal = (deal: Deal, waitedMs: number): OutcomePolling => {
    const { quoteId } = deal;
    return createDealWatch({
      ...{ clock, deal, waitedMs, learnSkew, readSkew: () => skewMs },
      find: orderType.find,
      settle: (sent) => orderType.execute(sent, null),
      onFound: (booked) => {
        const event: TicketEvent<Order> = { type: 'found', quoteId, booked };
        if (booked.status === 'init' || booked.status === 'processing') {
          tracker.change(quoteId, ACCEPTED);
          dispatch(event);
        } else decide({ deal, booked, event });
      },
      onAccepted: (status) => {
        tracker.change(quoteId, ACCEPTED);
        dispatch({ type: 'accepted', quoteId, status });
      },
      onNothing: () => decide({ deal, booked: null, event: { type: 'nothingFound', quoteId } }),
      onTooLong: () => dispatch({ type: 'tooLong', quoteId }),
      isReported: () => tracker.isRemoved(quoteId),
      onGone: () => {
        tracker.unwatch(quoteId);
        dispatch({ type: 'gone', quoteId });
      },
    });
  };

  /** The ticket shows the newest deal; the others are reported when they are decided. */
  const tracker = createOrderTracker<Deal>({
    ...{ clock, signals },
    pending: createPendingDeals(options.storage, dealsKey(orderType.name, options.userId ?? '')),
    idOf: ({ quoteId }) => quoteId,
    isGuest: options.userId === null,
    findShownId: () => ('deal' in state ? state.deal.quoteId : null),
    follow: followDeal,
    onResume: (deal) => dispatch({ type: 'resume', deal }),
    onSignals: ({ isOnline, isVisible }) => dispatch({ type: 'signals', isOnline, isVisible }),
    onForget: () => {
      countdown.stop();
      asking.abort();
      state = initialTicket(signals.read());
      notify();
    },
  });

  return {
    getState: () => state,
    getCountdown: countdown.get,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    preview: (order) => dispatch({ type: 'preview', order }),
    newPrice: (order) => dispatch({ type: 'newPrice', isAutomatic: false, order }),
    edit: () => dispatch({ type: 'edit' }),
    agree: (isAgreed) => dispatch({ type: 'agree', isAgreed }),
    confirm: (guard) => {
      if (state.name !== 'QUOTED') return;
      // Timers are late in a hidden tab and on a busy device.
      if (countdown.isOver()) return endQuote();
      const { quote, requestId } = state;
      const deal = dealOf(quote, requestId ?? options.newId(), clock.wallNow());
      dispatch({ type: 'confirm', deal }, guard ?? null);
    },
    startNew: () => {
      if (state.name === 'SUCCESS') tracker.remove(state.deal.quoteId);
      dispatch({ type: 'startNew' });
    },
    setEnough: (isEnough) => dispatch({ type: 'balance', isEnough }),
    keepFresh: (isOn) => dispatch({ type: 'keepFresh', isOn }),
    start: () => {
      const end = tracker.start();
      return () => {
        end();
        dispatch({ type: 'edit' });
      };
    },
  };
}

import { classifyExecuteError } from '#app/features/orders/classifyExecuteError.ts';
import { comparePrices, UNCHANGED } from './priceChange.ts';
import { MAX_AUTOMATIC } from './ticketPolicy.ts';
import {
  canConfirm,
  type TicketEvent,
  type TicketIn,
  type TicketState,
  type TicketStateName,
} from './ticketState.ts';

type Event<Order, Type extends TicketEvent<unknown>['type']> = Extract<
  TicketEvent<Order>,
  { readonly type: Type }
>;

/** What an order type decides for its tickets: firm prices are never renewed by themselves (screens.md 1.7). */
export interface TicketRules {
  readonly isFirm: boolean;
}

/**
 * The quote ticket as a pure function (screens.md 1.21, C7). An event that has no arrow from a state leaves that very
 * object as it is, so that a caller knows by identity whether something changed.
 */
export function nextTicket<Order>(
  state: TicketState<Order>,
  event: TicketEvent<Order>,
  rules: TicketRules,
): TicketState<Order> {
  switch (event.type) {
    case 'preview':
      return preview(state, event);
    case 'quoted':
      return quoted(state, event);
    case 'quoteRefused':
      if (state.name !== 'QUOTING' || event.number !== state.number) return state;
      return idle(state, event.error);
    case 'edit':
      return isEditable(state) ? idle(state) : state;
    case 'newPrice':
      return newPrice(state, event, rules);
    case 'timeOver':
      if (state.name !== 'QUOTED' || event.quoteId !== state.quote.id) return state;
      return expired(state, 'time');
    case 'agree':
      if (state.name !== 'QUOTED' || state.isAgreed === event.isAgreed) return state;
      return { ...state, isAgreed: event.isAgreed };
    case 'confirm':
      return confirm(state, event);
    case 'executed':
      return executed(state, event);
    case 'executeFailed':
      return executeFailed(state, event);
    case 'found':
      return found(state, event);
    case 'accepted':
      return accepted(state, event);
    case 'nothingFound':
      return isWaitingFor(state, event.quoteId) ? { ...sent(state), name: 'FAILED', booked: null } : state;
    case 'gone':
      return isWaitingFor(state, event.quoteId) ? idle(state) : state;
    case 'tooLong':
      if (state.name !== 'PROCESSING' || event.quoteId !== state.deal.quoteId) return state;
      return { ...state, name: 'UNDECIDED' };
    case 'resume':
      if (state.name !== 'IDLE') return state;
      return { ...around(state), name: 'PROCESSING', order: null, quote: null, deal: event.deal };
    case 'startNew':
      return isOver(state) ? idle(state) : state;
    case 'balance':
      return state.isEnough === event.isEnough ? state : { ...state, isEnough: event.isEnough };
    case 'keepFresh':
      return state.keepsFresh === event.isOn ? state : { ...state, keepsFresh: event.isOn };
    case 'signals':
      return signals(state, event);
  }
}

/** Whether the ticket may ask for a new price by itself: at most three times, while it is looked at. */
export function renewsItself(state: TicketState<unknown>, { isFirm }: TicketRules): boolean {
  if (state.name !== 'EXPIRED' || isFirm || state.reason === 'offline') return false;
  return state.keepsFresh && state.isOnline && state.isVisible && state.automatic < MAX_AUTOMATIC;
}

/** What every state has, so that nothing else of the one before is carried on. */
function around<Order>(state: TicketState<Order>) {
  const { number, isEnough, keepsFresh, isOnline, isVisible } = state;
  return { number, isEnough, keepsFresh, isOnline, isVisible };
}

function idle<Order>(
  state: TicketState<Order>,
  error: TicketIn<Order, 'IDLE'>['error'] = null,
): TicketState<Order> {
  return { ...around(state), name: 'IDLE', error };
}

const EDITABLE: readonly TicketStateName[] = ['QUOTING', 'QUOTED', 'EXPIRED'];

/** An error goes when something is changed; an idle ticket without one has nothing to lose. */
function isEditable(state: TicketState<unknown>): boolean {
  return EDITABLE.includes(state.name) || (state.name === 'IDLE' && state.error !== null);
}

const OVER: readonly TicketStateName[] = ['SUCCESS', 'FAILED', 'PARTIAL', 'UNDECIDED'];

/** An undecided deal is still watched and a notice reports it: the ticket is free for another one. */
function isOver(state: TicketState<unknown>): boolean {
  return OVER.includes(state.name);
}

function preview<Order>(state: TicketState<Order>, { order }: Event<Order, 'preview'>): TicketState<Order> {
  if (state.name !== 'IDLE' || !state.isOnline) return state;
  const number = state.number + 1;
  return { ...around(state), name: 'QUOTING', number, order, automatic: 0, first: null, previous: null };
}

function quoted<Order>(
  state: TicketState<Order>,
  { number, quote }: Event<Order, 'quoted'>,
): TicketState<Order> {
  if (state.name !== 'QUOTING' || number !== state.number) return state;
  const { order, automatic } = state;
  const first = state.first ?? quote;
  const shown: TicketState<Order> = {
    ...around(state),
    name: 'QUOTED',
    order,
    automatic,
    first,
    quote,
    change: first === quote ? UNCHANGED : comparePrices(first, quote),
    isAgreed: false,
    securityError: null,
    requestId: null,
  };
  // The quote came over a connection that has been lost since.
  return state.isOnline ? shown : expired(shown, 'offline');
}

function newPrice<Order>(
  state: TicketState<Order>,
  { isAutomatic, order }: Event<Order, 'newPrice'>,
  rules: TicketRules,
): TicketState<Order> {
  if ((state.name !== 'EXPIRED' && state.name !== 'QUOTED') || !state.isOnline) return state;
  if (isAutomatic && !renewsItself(state, rules)) return state;
  return {
    ...around(state),
    name: 'QUOTING',
    number: state.number + 1,
    order: order ?? state.order,
    automatic: isAutomatic ? state.automatic + 1 : 0,
    // Another order has another price: nothing to compare it with.
    first: order === undefined ? state.first : null,
    previous: { quote: state.quote, order: state.order },
  };
}

function confirm<Order>(state: TicketState<Order>, { deal }: Event<Order, 'confirm'>): TicketState<Order> {
  if (state.name !== 'QUOTED' || deal.quoteId !== state.quote.id || !canConfirm(state)) return state;
  const { order, automatic, first, quote, change, isAgreed } = state;
  return { ...around(state), name: 'CONFIRMING', order, automatic, first, quote, change, isAgreed, deal };
}

function executed<Order>(
  state: TicketState<Order>,
  { quoteId, status }: Event<Order, 'executed'>,
): TicketState<Order> {
  if (state.name !== 'CONFIRMING' || quoteId !== state.deal.quoteId) return state;
  const accepted = sent({ ...state, deal: { ...state.deal, isAccepted: true } });
  if (status === 'success') return { ...accepted, name: 'SUCCESS', booked: null };
  // What failed, and of which coins, the exchange's own record says.
  return { ...accepted, name: 'PROCESSING' };
}

function executeFailed<Order>(
  state: TicketState<Order>,
  { quoteId, error, isNotThere }: Event<Order, 'executeFailed'>,
): TicketState<Order> {
  if (state.name !== 'CONFIRMING' || quoteId !== state.deal.quoteId) return state;
  switch (isNotThere ? 'refused' : classifyExecuteError(error)) {
    case 'expired':
      return expired(state, 'moved', error);
    case 'security': {
      const { order, automatic, first, quote, change, isAgreed, deal } = state;
      const again = { order, automatic, first, quote, change, isAgreed, requestId: deal.requestId };
      const asked: TicketState<Order> = { ...around(state), name: 'QUOTED', ...again, securityError: error };
      return state.isOnline ? asked : expired(asked, 'offline');
    }
    case 'refused':
    case 'unsent':
      return idle(state, error);
    case 'unknown':
      return { ...sent(state), name: 'PROCESSING' };
  }
}

function accepted<Order>(
  state: TicketState<Order>,
  { quoteId, status }: Event<Order, 'accepted'>,
): TicketState<Order> {
  if (!isWaitingFor(state, quoteId)) return state;
  const { name } = state;
  const known = sent({ ...state, deal: { ...state.deal, isAccepted: true } });
  return status === 'success' ? { ...known, name: 'SUCCESS', booked: null } : { ...known, name };
}

function found<Order>(
  state: TicketState<Order>,
  { quoteId, booked }: Event<Order, 'found'>,
): TicketState<Order> {
  // After an answer that says "done" the record is still awaited; the record decides.
  const isRecordDue = state.name === 'SUCCESS' && state.deal.quoteId === quoteId && state.booked === null;
  if (!isRecordDue && !isWaitingFor(state, quoteId)) return state;
  switch (booked.status) {
    case 'success':
      return { ...sent(state), name: 'SUCCESS', booked };
    case 'failure':
      return { ...sent(state), name: 'FAILED', booked };
    case 'partial_fulfillment':
      return { ...sent(state), name: 'PARTIAL', booked };
    case 'init':
    case 'processing':
      return state.deal.isAccepted ? state : { ...state, deal: { ...state.deal, isAccepted: true } };
  }
}

function signals<Order>(
  state: TicketState<Order>,
  { isOnline, isVisible }: Event<Order, 'signals'>,
): TicketState<Order> {
  if (state.isOnline === isOnline && state.isVisible === isVisible) return state;
  const changed = { ...state, isOnline, isVisible };
  return changed.name === 'QUOTED' && !isOnline ? expired(changed, 'offline') : changed;
}

type Waiting<Order> = TicketIn<Order, 'PROCESSING'> | TicketIn<Order, 'UNDECIDED'>;

function isWaitingFor<Order>(state: TicketState<Order>, quoteId: string): state is Waiting<Order> {
  return (state.name === 'PROCESSING' || state.name === 'UNDECIDED') && state.deal.quoteId === quoteId;
}

function sent<Order>(state: Waiting<Order> | TicketIn<Order, 'CONFIRMING'> | TicketIn<Order, 'SUCCESS'>) {
  const { order, quote, deal } = state;
  return { ...around(state), order, quote, deal };
}

function expired<Order>(
  state: TicketIn<Order, 'QUOTED'> | TicketIn<Order, 'CONFIRMING'>,
  reason: TicketIn<Order, 'EXPIRED'>['reason'],
  error: TicketIn<Order, 'EXPIRED'>['error'] = null,
): TicketState<Order> {
  const { order, automatic, first, quote } = state;
  return { ...around(state), name: 'EXPIRED', order, automatic, first, quote, reason, error };
}

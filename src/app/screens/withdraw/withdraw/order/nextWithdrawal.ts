import type { AppError } from '#shared/result/appError.ts';
import { changeOfFee } from './feeChange.ts';
import { readRefusal } from './readRefusal.ts';
import {
  isEqualOrder,
  isSameOrder,
  type WithdrawalOrder,
  type WithdrawalRequest,
} from './withdrawalOrder.ts';
import type { WithdrawalEvent, WithdrawalIn, WithdrawalState } from './withdrawalState.ts';

/** How long the last button is off after the review opens, or after its fee has changed (screens.md 1.17), in ms. */
const HOLD_MS = 3_000;

export const EDIT: WithdrawalIn<'EDIT'> = { name: 'EDIT', refusal: null };

type Event<Type extends WithdrawalEvent['type']> = Extract<WithdrawalEvent, { readonly type: Type }>;

/**
 * The table of screens.md 1.21, "Withdraw form", with 0.2b's "not known yet". Nothing is done here: what an arrow brings with
 * it is createWithdrawal's. An event that a state has no arrow for leaves it as it is.
 */
export function nextWithdrawal(state: WithdrawalState, event: WithdrawalEvent): WithdrawalState {
  switch (event.type) {
    case 'review':
      return state.name === 'EDIT' ? reviewOf(event.order, event.nowMs + HOLD_MS) : state;
    case 'compared':
      return compared(state, event);
    case 'back':
      return goBack(state);
    case 'next':
      return goOn(state, event);
    case 'answers':
      return takeAnswers(state, event);
    case 'sending':
      return send(state, event);
    case 'closed':
      if (state.name === 'SECURITY') return beforeSecurity(state.request);
      return state.name === 'UNKNOWN' ? { ...state, resending: 'none' } : state;
    case 'submitted':
      return submitted(state, event);
    case 'failed':
      return failed(state, event);
    case 'repeat':
      return state.name === 'REPEATED'
        ? { name: 'SECURITY', request: { ...state.request, isRepeat: true } }
        : state;
    case 'sendAgain':
      return sendAgain(state, event);
    case 'found':
      return found(state, event);
    case 'gone':
      return gone(state, event);
    case 'resume':
      return state.name === 'EDIT'
        ? { name: 'UNKNOWN', sent: event.sent, resending: 'none', refusal: null }
        : state;
    case 'startNew':
      return state.name === 'TRACKING' || state.name === 'UNKNOWN' ? EDIT : state;
  }
}

function reviewOf(
  order: WithdrawalOrder,
  heldUntilMs: number,
  error: AppError | null = null,
): WithdrawalIn<'REVIEW'> {
  return { name: 'REVIEW', order, seenFee: order.fee, change: null, heldUntilMs, error };
}

/** Where the user is asked again before anything is sent: at the answers that go along, or else in the review. */
function beforeSecurity(
  { order, questionnaire }: WithdrawalRequest,
  error: AppError | null = null,
): WithdrawalState {
  return questionnaire === null
    ? reviewOf(order, 0, error)
    : { name: 'TRAVEL', order, seenFee: order.fee, error };
}

/** An edit ends the review; a fee that changed by itself by more than a tenth is shown first. */
function compared(state: WithdrawalState, { order, nowMs }: Event<'compared'>): WithdrawalState {
  if (state.name !== 'REVIEW' && state.name !== 'TRAVEL') return state;
  if (order === null || !isSameOrder(state.order, order)) return EDIT;
  if (isEqualOrder(state.order, order)) return state;
  const change = changeOfFee(state.seenFee, order.fee);
  return change === null ? { ...state, order } : { ...reviewOf(order, nowMs + HOLD_MS), change };
}

function goBack(state: WithdrawalState): WithdrawalState {
  switch (state.name) {
    case 'REVIEW':
      return EDIT;
    case 'TRAVEL':
      return reviewOf(state.order, 0);
    case 'REPEATED':
      return beforeSecurity(state.request);
    case 'UNKNOWN':
      return state.resending === 'travel' ? { ...state, resending: 'none' } : state;
    default:
      return state;
  }
}

function goOn(state: WithdrawalState, { nowMs, needsAnswers, requestId }: Event<'next'>): WithdrawalState {
  if (state.name !== 'REVIEW' || nowMs < state.heldUntilMs) return state;
  const { order } = state;
  if (needsAnswers) return { name: 'TRAVEL', order, seenFee: state.seenFee, error: null };
  return { name: 'SECURITY', request: { order, requestId, questionnaire: null, isRepeat: false } };
}

function takeAnswers(state: WithdrawalState, event: Event<'answers'>): WithdrawalState {
  const { questionnaire, requestId } = event;
  if (state.name === 'TRAVEL') {
    return { name: 'SECURITY', request: { order: state.order, requestId, questionnaire, isRepeat: false } };
  }
  return state.name === 'UNKNOWN' && state.resending === 'travel'
    ? { ...state, resending: 'security' }
    : state;
}

function send(state: WithdrawalState, { sent }: Event<'sending'>): WithdrawalState {
  if (state.name === 'SECURITY') return { name: 'SUBMITTING', request: state.request, sent };
  return state.name === 'UNKNOWN' && state.resending === 'security'
    ? { ...state, resending: 'sending', refusal: null }
    : state;
}

function submitted(state: WithdrawalState, event: Event<'submitted'>): WithdrawalState {
  const { requestId, status, fee, receive } = event;
  if (!isAbout(state, requestId)) return state;
  // The record may have come before the answer.
  if (state.name === 'TRACKING') return state;
  return { name: 'TRACKING', sent: state.sent, status, record: null, fee, receive };
}

function failed(state: WithdrawalState, { requestId, error }: Event<'failed'>): WithdrawalState {
  if (!isAbout(state, requestId)) return state;
  if (state.name === 'UNKNOWN') return failedAgain(state, error);
  if (state.name !== 'SUBMITTING') return state;
  const { request, sent } = state;
  const { order } = request;
  switch (readRefusal(error)) {
    case 'security':
      return { name: 'SECURITY', request };
    case 'repeat':
      return { name: 'REPEATED', request };
    case 'travel':
      return { name: 'TRAVEL', order, seenFee: order.fee, error };
    case 'refused':
      return { name: 'EDIT', refusal: { order, error } };
    case 'unsent':
      return beforeSecurity(request, error);
    case 'taken':
      return { name: 'UNKNOWN', sent: { ...sent, isAccepted: true }, resending: 'none', refusal: null };
    case 'unknown':
      return { name: 'UNKNOWN', sent, resending: 'none', refusal: null };
  }
}

/** The exchange's word on a second try does not settle the first: only an id does, or a record (screens.md 0.2b). */
function failedAgain(state: WithdrawalIn<'UNKNOWN'>, error: AppError): WithdrawalState {
  switch (readRefusal(error)) {
    case 'security':
      return { ...state, resending: 'security' };
    case 'taken':
      return { ...state, sent: { ...state.sent, isAccepted: true }, resending: 'none' };
    case 'unknown':
      return { ...state, resending: 'none' };
    default:
      return { ...state, resending: 'none', refusal: error };
  }
}

function sendAgain(state: WithdrawalState, { hasAnswers }: Event<'sendAgain'>): WithdrawalState {
  if (state.name !== 'UNKNOWN' || state.resending !== 'none' || state.sent.isAccepted) return state;
  const isMissing = state.sent.hasAnswers && !hasAnswers;
  return { ...state, resending: isMissing ? 'travel' : 'security', refusal: null };
}

function found(state: WithdrawalState, { requestId, record }: Event<'found'>): WithdrawalState {
  if (!isAbout(state, requestId)) return state;
  const { status, fee, receive } = record;
  return { name: 'TRACKING', sent: state.sent, status, record, fee, receive };
}

/** One that is being sent again has its own answer to come. */
function gone(state: WithdrawalState, { requestId }: Event<'gone'>): WithdrawalState {
  return state.name === 'UNKNOWN' && state.resending === 'none' && isAbout(state, requestId) ? EDIT : state;
}

function isAbout(
  state: WithdrawalState,
  requestId: string,
): state is WithdrawalIn<'SUBMITTING' | 'UNKNOWN' | 'TRACKING'> {
  return 'sent' in state && state.sent.requestId === requestId;
}

import { createOrderTracker } from '#app/features/orders/createOrderTracker.ts';
import { createOutcomePolling, type OutcomePolling } from '#app/features/orders/createOutcomePolling.ts';
import type { OrderSignals } from '#app/features/orders/orderSignals.ts';
import type { SecurityStep, SecuritySubject } from '#app/features/securityStep/createSecurityStep.ts';
import type { SecurityProof } from '#app/features/securityStep/securityState.ts';
import type { WithdrawalRecord, WithdrawalStatus } from '#app/screens/withdraw/records/withdrawalRecord.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import type { Clock } from '#shared/async/clock.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { Result } from '#shared/result/result.ts';
import { EDIT, nextWithdrawal } from './nextWithdrawal.ts';
import { createPendingWithdrawals } from './pendingWithdrawals.ts';
import { readRefusal } from './readRefusal.ts';
import {
  type SentOrder,
  sentOrderOf,
  type WithdrawalOrder,
  type WithdrawalRequest,
} from './withdrawalOrder.ts';
import type { WithdrawalEvent, WithdrawalState } from './withdrawalState.ts';

/** What the exchange says when it takes an order; amounts are plain decimals. */
export interface TakenOrder {
  readonly status: WithdrawalStatus;
  readonly fee: string;
  readonly receive: string;
}

/** The calls of a withdrawal. */
export interface WithdrawalCalls {
  /** Sends the order, once; to learn an unknown outcome, call `find`. */
  readonly send: (request: WithdrawalRequest, proof: SecurityProof) => Promise<Result<TakenOrder>>;
  /** What the exchange has of an order, by its request id; null where it has nothing of it so far. */
  readonly find: (requestId: string) => Promise<Result<WithdrawalRecord | null>>;
}

/** The withdrawal form as a screen uses it (screens.md 1.17, 1.21): its state, and what the user can do. */
export interface Withdrawal {
  readonly getState: () => WithdrawalState;
  /** Called on every new state. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly review: (order: WithdrawalOrder) => void;
  /** What the form comes to while its order is reviewed, or null where something is missing or wrong. */
  readonly compare: (order: WithdrawalOrder | null) => void;
  readonly back: () => void;
  /** On to the travel-rule form where one is asked for, or else to the security step. */
  readonly goOn: (needsAnswers: boolean) => void;
  readonly answer: (questionnaire: string) => void;
  /** Another one of the same is meant. */
  readonly repeat: () => void;
  /** Sends an order whose outcome is not known once more: the exchange carries it out at most once (screens.md 0.2b). */
  readonly sendAgain: () => void;
  readonly startNew: () => void;
  /** Asks now where the order on the screen stands: the user has changed something about it. */
  readonly refresh: () => void;
  /** Orders of this tab whose outcome is not known, the oldest first. */
  readonly listPending: () => readonly SentOrder[];
  /** Begins, and asks about what was sent before a reload. Returns what ends it; what was sent is watched on. */
  readonly start: () => () => void;
}

export interface WithdrawalOptions extends WithdrawalCalls {
  readonly clock: Clock;
  readonly newId: () => string;
  readonly storage: KeyStorage;
  readonly userId: string;
  readonly signals: OrderSignals;
  readonly prove: SecurityStep['run'];
  /** The order in words, for the security step. */
  readonly describe: (order: WithdrawalOrder) => Pick<SecuritySubject, 'what' | 'facts'>;
  /** The order on the screen is with the exchange, or has gone on there; `isNew` the first time. */
  readonly onTracked: (sent: SentOrder, isNew: boolean) => void;
  /** The outcome of an order that is not on the screen any more. */
  readonly onDecidedLate: (sent: SentOrder, record: WithdrawalRecord) => void;
  /** One of those was refused: nothing was taken. What sends no orders has no such. */
  readonly onRefusedLate?: (sent: SentOrder, refusal: AppError) => void;
}

export function createWithdrawal(options: WithdrawalOptions): Withdrawal {
  const { clock, signals, newId } = options;
  /** Travel-rule forms of orders that may have to be sent again; in memory alone. */
  const answersById = new Map<string, string>();
  const listeners = new Set<() => void>();
  let state: WithdrawalState = EDIT;

  const notify = (): void => {
    for (const listener of [...listeners]) listener();
  };

  const dispatch = (event: WithdrawalEvent): void => {
    if (tracker.isForgotten()) return;
    const before = state;
    state = nextWithdrawal(before, event);
    if (state === before) return;
    follow(before, state);
    notify();
  };

  /** Does what an arrow brings with it; nothing else sends orders or asks about them. */
  const follow = (before: WithdrawalState, after: WithdrawalState): void => {
    if (after.name === 'SECURITY' && before.name !== 'SECURITY' && before.name !== 'SUBMITTING') {
      void prove(after.request);
    }
    if (after.name === 'UNKNOWN') {
      if (after.sent.isAccepted) tracker.change(after.sent.requestId, { isAccepted: true });
      tracker.watch(after.sent, before.name === 'UNKNOWN' || before.name === 'SUBMITTING' ? 0 : 1);
      const isProving = before.name === 'UNKNOWN' && before.resending === 'sending';
      if (after.resending === 'security' && !isProving) void prove(requestOf(after.sent));
    }
    if (after.name === 'TRACKING') {
      // One that is accepted off its screen stays pending until its record is found and reported.
      if (tracker.isRunning() || after.record !== null) tracker.remove(after.sent.requestId);
      else tracker.change(after.sent.requestId, { isAccepted: true });
      answersById.delete(after.sent.requestId);
      if (after.record?.isPending !== false) tracker.watch(after.sent, 0);
      const isNew = before.name !== 'TRACKING';
      if (tracker.isRunning() && (isNew || before.status !== after.status))
        options.onTracked(after.sent, isNew);
    }
  };

  const requestOf = (sent: SentOrder): WithdrawalRequest => ({
    order: sent,
    requestId: sent.requestId,
    questionnaire: answersById.get(sent.requestId) ?? null,
    isRepeat: sent.isRepeat,
  });

  const prove = async (request: WithdrawalRequest): Promise<void> => {
    const { order } = request;
    const subject: SecuritySubject = {
      scene: RISK_SCENES.withdraw,
      about: { ...order, addressId: order.addressId ?? undefined },
      ...options.describe(order),
    };
    const proved = await options.prove(subject, (proof) => submit(request, proof));
    if (proved === null) dispatch({ type: 'closed' });
  };

  /** The order is kept before it is sent: a reload then asks about it, and never sends it by itself. */
  const submit = async (request: WithdrawalRequest, proof: SecurityProof): Promise<Result<TakenOrder>> => {
    const { requestId, questionnaire } = request;
    const sent = sentOrderOf(request, clock.wallNow());
    const isFirst = state.name === 'SECURITY';
    tracker.add(sent);
    if (questionnaire !== null) answersById.set(requestId, questionnaire);
    dispatch({ type: 'sending', sent });
    const answered = await options.send(request, proof);
    if (answered.ok) {
      dispatch({ type: 'submitted', requestId, ...answered.value });
      return answered;
    }
    if (isFirst) settleRefused(sent, answered.error);
    dispatch({ type: 'failed', requestId, error: answered.error });
    return answered;
  };

  /** A refusal of the first try settles it, unless the same was sent again since, by a screen that has resumed it. */
  const settleRefused = (sent: SentOrder, error: AppError): void => {
    const { requestId, sentAtMs } = sent;
    const refusal = readRefusal(error);
    if (refusal === 'unknown' || refusal === 'taken') return;
    if (tracker.list().some((kept) => kept.requestId === requestId && kept.sentAtMs !== sentAtMs)) return;
    const isNew = tracker.remove(requestId);
    if (isNew && !tracker.isForgotten() && !tracker.isShown(requestId)) options.onRefusedLate?.(sent, error);
  };

  const followOrder = (sent: SentOrder, waitedMs: number): OutcomePolling => {
    const { requestId } = sent;
    const ask = async (isStopped: () => boolean): Promise<void> => {
      const isReported = tracker.isRemoved(requestId);
      const found = await options.find(requestId);
      if (isStopped() || !found.ok) return;
      const record = found.value;
      if (record === null) {
        if (!isReported) return;
        dispatch({ type: 'gone', requestId });
        // One that the screen still has was accepted, or is being sent again.
        if (!tracker.isShown(requestId)) tracker.unwatch(requestId);
        return;
      }
      const isNew = tracker.remove(requestId);
      const isShown = tracker.isShown(requestId);
      dispatch({ type: 'found', requestId, record });
      if (isNew && !isShown) options.onDecidedLate(sent, record);
      // An order that is not shown is followed by the list of withdrawals, once the exchange has it.
      if (!record.isPending || !isShown) tracker.unwatch(requestId);
    };
    return createOutcomePolling({ clock, waitedMs, ask });
  };

  /** The form shows the newest order; the others are reported when they are decided. */
  const tracker = createOrderTracker<SentOrder>({
    ...{ clock, signals },
    pending: createPendingWithdrawals(options.storage, options.userId),
    idOf: ({ requestId }) => requestId,
    isGuest: false,
    findShownId: () => ('sent' in state ? state.sent.requestId : null),
    follow: followOrder,
    onResume: (sent) => dispatch({ type: 'resume', sent }),
    onForget: () => {
      answersById.clear();
      state = EDIT;
      notify();
    },
  });

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    review: (order) => dispatch({ type: 'review', order, nowMs: clock.wallNow() }),
    compare: (order) => dispatch({ type: 'compared', order, nowMs: clock.wallNow() }),
    back: () => dispatch({ type: 'back' }),
    goOn: (needsAnswers) =>
      dispatch({ type: 'next', nowMs: clock.wallNow(), needsAnswers, requestId: newId() }),
    answer: (questionnaire) => {
      if (state.name === 'UNKNOWN') answersById.set(state.sent.requestId, questionnaire);
      dispatch({ type: 'answers', questionnaire, requestId: newId() });
    },
    repeat: () => dispatch({ type: 'repeat' }),
    sendAgain: () => {
      if (state.name !== 'UNKNOWN') return;
      dispatch({ type: 'sendAgain', hasAnswers: answersById.has(state.sent.requestId) });
    },
    startNew: () => {
      if (state.name === 'TRACKING') tracker.unwatch(state.sent.requestId);
      dispatch({ type: 'startNew' });
    },
    refresh: () => {
      if ('sent' in state) tracker.poke(state.sent.requestId);
    },
    listPending: tracker.list,
    start: tracker.start,
  };
}

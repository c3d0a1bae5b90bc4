import type { Request } from '#app/bridge/request.ts';
import type { Present } from '#app/notices/errors/createPresent.ts';
import { RECHECK_MS } from '#app/screens/deposit/recheck.ts';
import type { Clock, Timer } from '#shared/async/clock.ts';
import type { AppError } from '#shared/result/appError.ts';
import { signatureError } from '#shared/result/signatureError.ts';
import { type AddressState, afterAnswer, afterFailure } from './addressState.ts';

/** An address is being made: it is asked for every 3 s, and after 30 s the user may order again (screens.md 1.15, 1.21). */
const POLL_MS = 3_000;
const SLOW_MS = 30_000;

/** Refusals of an order that are shown in place; others have their own presentation, as the KYC wall. */
const INLINE_CODES = ['50001', '131233', '138002'];
const STILL_CREATING = '138001';

export interface AddressWatchOptions {
  readonly coin: string;
  readonly chain: string;
  readonly ask: Request;
  readonly present: Present;
  readonly clock: Clock;
  /** The same id for an order and for each time it is asked again. */
  readonly requestId: string;
}

/** Follows the address of one coin on one chain from none to ready, and asks again for as long as it is shown. */
export interface AddressWatch {
  readonly state: () => AddressState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Returns what ends it. */
  readonly start: () => () => void;
  /** Asks the exchange now: the tab is looked at again, the network is back, or the user wants it. */
  readonly refresh: () => void;
  /** Orders an address; does nothing while there is one. */
  readonly create: () => void;
  /** The user has seen that the address is another one now. */
  readonly acceptReplacement: () => void;
}

/** The answer is about another pair than was asked for. */
const OTHER_ANSWER = signatureError(null);

export function createAddressWatch(options: AddressWatchOptions): AddressWatch {
  const { coin, chain, ask, present, clock, requestId } = options;
  const listeners = new Set<() => void>();
  let state: AddressState = { kind: 'loading' };
  let timer: Timer | undefined;
  let slowTimer: Timer | undefined;
  let asking: AbortController | null = null;
  let isStopped = true;

  const become = (next: AddressState): void => {
    const wasCreating = state.kind === 'creating';
    state = next;
    if (next.kind !== 'creating') clock.clearTimer(slowTimer);
    else if (!wasCreating) waitForSlow();
    schedule();
    for (const listener of listeners) listener();
  };

  function waitForSlow(): void {
    clock.clearTimer(slowTimer);
    slowTimer = clock.setTimer(() => {
      if (state.kind === 'creating') become({ ...state, isSlow: true });
    }, SLOW_MS);
  }

  function schedule(): void {
    clock.clearTimer(timer);
    if (isStopped) return;
    timer = clock.setTimer(refresh, state.kind === 'creating' ? POLL_MS : RECHECK_MS);
  }

  function refresh(): void {
    if (isStopped || asking !== null) return;
    void load();
  }

  async function load(): Promise<void> {
    const abort = new AbortController();
    asking = abort;
    const answered = await ask('depositAddresses', { coin, chain }, { signal: abort.signal });
    // A stopped watch is about a pair that is no longer chosen.
    if (asking !== abort) return;
    asking = null;
    if (!answered.ok) return fail(answered.error);
    const { result, asOfMs } = answered.value;
    const row = result?.chains.find((each) => each.chain === chain);
    if (result === undefined || result.coin !== coin || row === undefined) return fail(OTHER_ANSWER);
    become(afterAnswer(state, row, asOfMs));
  }

  function fail(error: AppError): void {
    present.loading(error);
    become(afterFailure(state, error));
  }

  async function order(): Promise<void> {
    const answered = await ask('depositOrder', { coin, chain, newAddress: false, requestId });
    if (isStopped || state.kind !== 'creating') return;
    if (answered.ok) {
      const address = answered.value.result?.address;
      if (answered.value.result?.status === 'ready' && address !== undefined) {
        const { asOfMs } = answered.value;
        become(afterAnswer(state, { ...state.chain, addresses: [address] }, asOfMs));
      }
      return;
    }
    const { error } = answered;
    // The outcome is not known: the list of addresses will show it.
    if (error.code === STILL_CREATING || error.kind === 'http' || error.kind === 'worker') return;
    const isInline = INLINE_CODES.includes(error.code) || error.kind === 'signature';
    if (!isInline) present.error(error);
    become({ kind: 'none', chain: state.chain, error: isInline ? error : null });
  }

  return {
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    start: () => {
      isStopped = false;
      refresh();
      return () => {
        isStopped = true;
        asking?.abort();
        asking = null;
        clock.clearTimer(timer);
        clock.clearTimer(slowTimer);
      };
    },
    refresh,
    create: () => {
      if (state.kind !== 'none' && state.kind !== 'creating') return;
      become({ kind: 'creating', chain: state.chain, isSlow: false });
      waitForSlow();
      void order();
    },
    acceptReplacement: () => {
      if (state.kind !== 'replaced') return;
      const { before: _before, ...now } = state;
      become({ ...now, kind: 'ready' });
    },
  };
}

import type { ResultOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';

/** What the exchange says of a coin's deposits on one chain. */
export type ChainAnswer = ResultOf<'depositAddresses'>['chains'][number];
export type DepositAddressRow = ChainAnswer['addresses'][number];

/** What is known of the user's address for one coin on one chain (screens.md 1.21, "Deposit address"). */
export type AddressState =
  | { readonly kind: 'loading' }
  /** Nothing can be shown: what was loaded failed, or can't be trusted. */
  | { readonly kind: 'failed'; readonly error: AppError }
  | { readonly kind: 'suspended'; readonly chain: ChainAnswer }
  | { readonly kind: 'none'; readonly chain: ChainAnswer; readonly error: AppError | null }
  /** `isSlow`: 30 s without an address, so that the user may ask again. */
  | { readonly kind: 'creating'; readonly chain: ChainAnswer; readonly isSlow: boolean }
  | ReadyState
  /** The exchange has put another address in the place of the one that was shown, which is to be used no more. */
  | (Omit<ReadyState, 'kind'> & { readonly kind: 'replaced'; readonly before: DepositAddressRow });

interface ReadyState {
  readonly kind: 'ready';
  readonly chain: ChainAnswer;
  readonly address: DepositAddressRow;
  /** When the exchange last said so, in ms since 1970. */
  readonly asOfMs: number;
  /** The exchange could not be asked again since. */
  readonly isOld: boolean;
}

/** The address that is shown: the default one, else the oldest that is ready; never one that is being retired. */
function shownOf({ addresses }: ChainAnswer): DepositAddressRow | undefined {
  const ready = addresses.filter(({ state, addressDeposit }) => state === 'ready' && addressDeposit !== '');
  return ready.find(({ isDefault }) => isDefault) ?? ready[0];
}

/** The state after an answer about this chain; `asOfMs` is when it came. */
export function afterAnswer(before: AddressState, chain: ChainAnswer, asOfMs: number): AddressState {
  if (chain.status === 0) return { kind: 'suspended', chain };
  const address = shownOf(chain);
  if (address === undefined) {
    // An order that is on its way may not be in the list yet.
    if (before.kind === 'creating') return { ...before, chain };
    const isCreating = chain.addresses.some(({ state }) => state === 'creating');
    return isCreating ? { kind: 'creating', chain, isSlow: false } : { kind: 'none', chain, error: null };
  }
  const ready: ReadyState = { kind: 'ready', chain, address, asOfMs, isOld: false };
  const shown = shownBefore(before);
  if (shown === undefined || isSame(shown, address)) return ready;
  return { ...ready, kind: 'replaced', before: shown };
}

/** What the user may have copied: of a replacement that was not confirmed yet, the address before it. */
function shownBefore(state: AddressState): DepositAddressRow | undefined {
  if (state.kind === 'ready') return state.address;
  return state.kind === 'replaced' ? state.before : undefined;
}

function isSame(one: DepositAddressRow, other: DepositAddressRow): boolean {
  return one.addressDeposit === other.addressDeposit && one.tagDeposit === other.tagDeposit;
}

/**
 * The state after a question without an answer. An address that was verified stays, with its age, while only the network
 * is away; an answer that was refused for its signature, or a refusal of the exchange, takes it away.
 */
export function afterFailure(before: AddressState, error: AppError): AddressState {
  if (error.kind === 'session' || error.kind === 'call') return before;
  const isAway = error.kind === 'http' || error.kind === 'worker';
  if (!isAway || before.kind === 'loading' || before.kind === 'failed') return { kind: 'failed', error };
  return before.kind === 'ready' || before.kind === 'replaced' ? { ...before, isOld: true } : before;
}

import { compareDecimals } from '#shared/money/plainDecimals.ts';

/** A network that a coin travels on, as the picker shows it for one direction. */
export interface PickerChain {
  /** The exchange's code: "TRX". */
  readonly code: string;
  /** "TRON (TRC20)". */
  readonly label: string;
  /** Plain decimal string of the coin, "0" for none; undefined where there is none to show. */
  readonly fee: string | undefined;
  /** Plain decimal string of the coin. */
  readonly min: string;
  readonly etaSeconds: number;
  /** Confirmations until coins are credited, and until they may be withdrawn. */
  readonly creditAfter: number;
  readonly unlockAfter: number;
  /** Why it can't be used now; undefined while it can. */
  readonly suspension?: ChainSuspension | undefined;
}

export interface ChainSuspension {
  /** In the exchange's words, "" where it gives none. */
  readonly reason: string;
  /** When it is expected to open again, in ms since 1970; undefined where the exchange does not know. */
  readonly reopensAtMs?: number | undefined;
}

export interface ChainHints {
  /** The chain that was used last for this coin in this direction. */
  readonly lastUsed?: string | undefined;
  /** Chains whose addresses look like the one that was entered. */
  readonly matching?: readonly string[] | undefined;
}

/** Used last, then what fits the address, then the cheapest (screens.md 0.3, C3); what is suspended comes after all that is open. */
export function orderChains(
  chains: readonly PickerChain[],
  { lastUsed, matching = [] }: ChainHints,
): readonly PickerChain[] {
  const rankOf = ({ code, suspension }: PickerChain): number =>
    (suspension === undefined ? 0 : 4) + (code === lastUsed ? 0 : matching.includes(code) ? 1 : 2);
  return [...chains].sort((one, other) => rankOf(one) - rankOf(other) || compareFees(one.fee, other.fee));
}

/** What shows no fee comes last. */
function compareFees(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  return compareDecimals(one, other);
}

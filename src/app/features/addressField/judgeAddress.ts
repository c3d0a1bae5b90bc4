import type { AcceptedAddress, AddressHint, AddressProblem } from '#shared/addresses/addressCheck.ts';
import { checkAddress } from '#shared/addresses/checkAddress.ts';
import { detectFormats } from '#shared/addresses/formats/formatTable.ts';
import { isServiceName } from '#shared/addresses/uris/refuseText.ts';
import type { AddressChain } from './addressChain.ts';

/** What the page itself can say of an address, before the exchange is asked (screens.md 0.3 C4, 3.2). */
export type AddressJudgement =
  | { readonly kind: 'empty' }
  /** What judges addresses is being loaded. */
  | { readonly kind: 'loading' }
  /** No network is chosen; `fitting` are those whose addresses look like this, the likeliest first. */
  | { readonly kind: 'no-chain'; readonly fitting: readonly AddressChain[] }
  | { readonly kind: 'fits'; readonly check: AcceptedAddress }
  /** An address of another network; `fitting` are the networks of such addresses that the coin is sent on. */
  | {
      readonly kind: 'other-chain';
      /** What that network is called; null where the exchange has none with such addresses. */
      readonly name: string | null;
      readonly fitting: readonly AddressChain[];
    }
  | {
      readonly kind: 'refused';
      readonly problem: AddressProblem;
      /** screens.md 0.2. */
      readonly code: 132001 | 132002 | 132008;
      readonly hint: AddressHint | undefined;
      /** The same key as it is spelled on the chosen network; offered, never put in by itself. */
      readonly converted: string | undefined;
    };

export interface JudgeOptions {
  readonly chain: AddressChain | undefined;
  /** The networks that can be chosen instead. */
  readonly chains: readonly AddressChain[];
  /** All networks of the exchange. */
  readonly all: readonly AddressChain[];
}

/** Judges a cleaned text exactly as the exchange does: both use checkAddress with the same formats and contracts. */
export function judgeAddress(text: string, { chain, chains, all }: JudgeOptions): AddressJudgement {
  if (text === '') return { kind: 'empty' };
  if (chain === undefined) {
    const fitting = chainsOf(chains, detectFormats(text, 'shape'));
    return fitting.length === 0 && isServiceName(text) ? A_NAME : { kind: 'no-chain', fitting };
  }
  const check = checkAddress(text, {
    format: chain.format,
    contracts: chain.contracts,
    invoice: UNTIMED,
  });
  if (check.ok) return { kind: 'fits', check };
  const { problem, code, looksLike, hint, converted } = check;
  if (problem === 'wrong-chain') {
    const fitting = chainsOf(chains, looksLike);
    return { kind: 'other-chain', name: (fitting[0] ?? chainsOf(all, looksLike)[0])?.label ?? null, fitting };
  }
  return { kind: 'refused', problem, code, hint, converted };
}

/** The page watches an invoice's time by itself, since it changes while the invoice stands there. */
const UNTIMED = { nowMs: 0 } as const;

const A_NAME: AddressJudgement = {
  kind: 'refused',
  problem: 'unsupported',
  code: 132001,
  hint: 'name',
  converted: undefined,
};

/** In the order of the formats, so that the likeliest network comes first. */
function chainsOf(chains: readonly AddressChain[], formats: readonly string[]): readonly AddressChain[] {
  return formats.flatMap((format) => chains.filter((chain) => chain.format === format));
}

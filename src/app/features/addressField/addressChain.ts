import { useMemo } from 'react';
import { type ApiQuery, type ApiQueryOptions, useApiQuery } from '#app/queries/useApiQuery.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';

type CoinRow = ResultOf<'withdrawChains'>['rows'][number];

/** What the address field has to know of a network (screens.md 3.1). */
export interface AddressChain {
  readonly code: string;
  /** "TRON (TRC20)". */
  readonly label: string;
  /** Format id of its addresses (screens.md 3.2). */
  readonly format: string;
  readonly tag: { readonly mode: 'required' | 'optional' | 'forbidden'; readonly name: string };
  /** Contracts of all tokens of the exchange on this network: nothing is sent to one of them. */
  readonly contracts: readonly string[];
  /** The contract of the coin that is sent; "" for the network's own coin and for an address of all coins. */
  readonly contract: string;
  /** Digits behind the point in which that contract counts; absent where that is not known. */
  readonly decimals?: number | undefined;
  /** Digits behind the point in which the coin is sent; absent where no coin is chosen. */
  readonly accuracy?: number | undefined;
}

/** An entry of the address book for every coin of its network (screens.md 2.5). */
export const UNIVERSAL = 'baseCoin';

/** The networks of a coin, or all of them for UNIVERSAL and "", in the exchange's order and each of them once. */
export function toAddressChains(rows: readonly CoinRow[], coin: string): readonly AddressChain[] {
  const isAny = coin === UNIVERSAL || coin === '';
  const contracts = contractsByChain(rows);
  const found = new Map<string, AddressChain>();
  for (const row of rows) {
    if (!isAny && row.coin !== coin) continue;
    for (const { chain, chainType, addressFormat, tag, ...token } of row.chains) {
      if (found.has(chain)) continue;
      found.set(chain, {
        code: chain,
        label: chainType,
        format: addressFormat,
        tag: { mode: tag.mode, name: tag.name },
        contracts: contracts.get(chain) ?? [],
        contract: isAny ? '' : token.contractAddress,
        decimals: isAny ? undefined : token.contractDecimals,
        accuracy: isAny ? undefined : Number(token.minAccuracy),
      });
    }
  }
  return [...found.values()];
}

function contractsByChain(rows: readonly CoinRow[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { chains } of rows) {
    for (const { chain, contractAddress } of chains) {
      if (contractAddress !== '') found.set(chain, [...(found.get(chain) ?? []), contractAddress]);
    }
  }
  return found;
}

export interface AddressChains {
  /** The networks that the coin is sent on. */
  readonly chains: readonly AddressChain[];
  /** All networks of the exchange: an address of any of them is recognised and named. */
  readonly all: readonly AddressChain[];
  readonly query: ApiQuery<'withdrawChains'>;
}

/** The networks that a coin is sent on, and all others; both empty until the exchange has answered. */
export function useAddressChains(
  coin: string,
  options: ApiQueryOptions<'withdrawChains'> = {},
): AddressChains {
  const query = useApiQuery('withdrawChains', {}, options);
  const rows = query.answer?.result?.rows;
  return useMemo(
    () => ({ chains: toAddressChains(rows ?? [], coin), all: toAddressChains(rows ?? [], ''), query }),
    [rows, coin, query],
  );
}

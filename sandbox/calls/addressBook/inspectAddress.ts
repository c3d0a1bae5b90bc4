import type { ChainReference } from '#sandbox/seed/reference/chains/chainReference.ts';
import { CHAIN_BY_CODE } from '#sandbox/seed/reference/chains.ts';
import { COIN_BY_CODE, TOKEN_CONTRACTS } from '#sandbox/seed/reference/coins.ts';
import type { AddressKind, InvoiceTerms } from '#shared/addresses/addressCheck.ts';
import { checkAddress } from '#shared/addresses/checkAddress.ts';
import { checkTag } from '#shared/addresses/checkTag.ts';
import { cleanAddress } from '#shared/addresses/cleanAddress.ts';
import { riskOfAddress } from '../deposit/riskOfAddress.ts';

/** An entry for every coin of its chain (screens.md 2.5). */
export const UNIVERSAL = 'baseCoin';

export interface Recipient {
  readonly coin: string;
  readonly chain: string;
  readonly address: string;
  readonly tag?: string | undefined;
}

interface InspectOptions {
  readonly nowMs: number;
  readonly hasTriggers: boolean;
}

export interface GoodRecipient {
  readonly ok: true;
  readonly chain: ChainReference;
  /** The spelling to save and to show. */
  readonly address: string;
  /** The same for all spellings of one account. */
  readonly account: string;
  readonly tag: string;
  readonly embeddedTag: string | undefined;
  readonly kind: AddressKind;
  readonly invoice: InvoiceTerms | undefined;
  readonly risk: 'LOW' | 'MEDIUM' | 'HIGH' | 'SEVERE' | 'UNKNOWN';
}

export interface BadRecipient {
  readonly ok: false;
  /** screens.md 0.2. */
  readonly code: 131002 | 131081 | 132001 | 132002 | 132003 | 132008;
  /** Ids of the formats that do accept the address. */
  readonly looksLike: readonly string[];
}

/** Whether coins can be sent to an address on a chain, as far as its text says (screens.md 3.2). */
export function inspectAddress(
  { coin, chain: code, address, tag = '' }: Recipient,
  { nowMs, hasTriggers }: InspectOptions,
): GoodRecipient | BadRecipient {
  const chain = CHAIN_BY_CODE.get(code);
  if (chain === undefined || !isOffered(coin, code)) {
    return { ok: false, code: 131002, looksLike: [] };
  }
  const contracts = TOKEN_CONTRACTS.filter((token) => token.chain === code).map((token) => token.address);
  const check = checkAddress(cleanAddress(address).text, {
    format: chain.format,
    contracts,
    invoice: { nowMs },
  });
  if (!check.ok) {
    return { ok: false, code: check.code, looksLike: check.looksLike };
  }
  const tagCheck = checkTag(tag, {
    format: chain.format,
    mode: chain.tag === null ? 'forbidden' : 'optional',
    ...(check.tag !== undefined && { embedded: check.tag }),
  });
  if (!tagCheck.ok) {
    return { ok: false, code: tagCheck.code, looksLike: [] };
  }
  return {
    ok: true,
    chain,
    address: check.normalized,
    account: check.account,
    tag: tagCheck.tag,
    embeddedTag: check.tag,
    kind: check.kind,
    invoice: check.invoice,
    risk: riskOfAddress(code, check.account, { hasTriggers }).riskLevel,
  };
}

function isOffered(coin: string, chain: string): boolean {
  return (
    coin === UNIVERSAL || COIN_BY_CODE.get(coin)?.chains.some((offered) => offered.chain === chain) === true
  );
}

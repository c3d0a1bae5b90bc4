/** Kinds of addresses, by the names that their chains use. `name` is an account name that only a spelling rule can check. */
export type AddressKind =
  | 'p2pkh'
  | 'p2sh'
  | 'p2wpkh'
  | 'p2wsh'
  | 'p2tr'
  | 'token-p2pkh'
  | 'token-p2sh'
  | 'invoice'
  | 'account'
  | 'contract'
  | 'delegated'
  | 'id'
  | 'implicit'
  | 'muxed'
  | 'x-address'
  | 'program'
  | 'script'
  | 'payment'
  | 'bootstrap'
  | 'ethereum-style'
  | 'name';

/** What a user should know before the address is used. */
export type AddressWarning =
  /** The address is in the old spelling; `normalized` is today's (Bitcoin Cash). */
  | 'converted'
  /** Bitcoin writes such addresses too; today's spelling is in `account` (Litecoin). */
  | 'old-spelling'
  /** The address belongs to no key, so it belongs to a program (Solana). */
  | 'program-address'
  /** An account named by an Ethereum address (NEAR). */
  | 'ethereum-style-account';

/** Why a text was refused. */
export type AddressProblem =
  | 'unknown-format'
  | 'format'
  | 'checksum'
  | 'wrong-chain'
  | 'token-contract'
  /** The address has no owner, or is the chain's own: money sent there is lost. */
  | 'reserved'
  | 'test-network'
  /** The text means something on this chain, but nothing that we send to; `hint` says what. */
  | 'unsupported'
  | 'expired'
  /** The invoice has no payment secret: the nodes that forward the payment could take the coins (BOLT 11). */
  | 'no-secret'
  /** The invoice asks for another amount than would arrive. */
  | 'amount';

/** What an unsupported text is, for the sentence that explains it. */
export type AddressHint =
  | 'actor'
  | 'alias'
  | 'contract'
  | 'mweb'
  /** Only a service that translates names could say which address is meant. */
  | 'name'
  | 'pointer'
  | 'principal'
  | 'raw'
  | 'rollup'
  | 'secret-key'
  | 'short-form'
  | 'stake'
  | 'validator'
  | 'witness-version';

/** What a Lightning invoice asks for. */
export interface InvoiceTerms {
  /** BTC as a plain decimal string; null: the payer decides. */
  readonly amount: string | null;
  readonly expiresAtMs: number;
  /** Hex. An invoice is payable once, and this is what it is known by, whatever else is written in it. */
  readonly paymentHash: string;
}

export interface AcceptedAddress {
  readonly ok: true;
  readonly kind: AddressKind;
  /** The spelling to save and to send on. Checking it again gives it again. */
  readonly normalized: string;
  /** False: nothing in this text can reveal a typing error, which the page has to say (screens.md 3.2, NC). */
  readonly hasChecksum: boolean;
  /** The same for all spellings that pay the same account, without a tag inside: two addresses are compared by it. */
  readonly account: string;
  /** A tag inside of the address, in decimal digits: it fills the tag's field and locks it (screens.md 0.3, C5). */
  readonly tag?: string;
  readonly invoice?: InvoiceTerms;
  readonly warnings: readonly AddressWarning[];
}

export interface RefusedAddress {
  readonly ok: false;
  readonly problem: AddressProblem;
  /** screens.md 0.2. */
  readonly code: 132001 | 132002 | 132008;
  /** Ids of the formats that do accept the text, the likeliest first. */
  readonly looksLike: readonly string[];
  readonly hint?: AddressHint;
  /** What belongs to the same key on the chosen chain; offered to the user, never used without consent. */
  readonly converted?: string;
}

/** What checking an address came to (screens.md 3.2). */
export type AddressCheck = AcceptedAddress | RefusedAddress;

/** `more` overrides: a checksum, no other spelling, no tag, nothing to warn of. */
export function acceptAddress(
  kind: AddressKind,
  normalized: string,
  more: Partial<Omit<AcceptedAddress, 'ok' | 'kind' | 'normalized'>> = {},
): AcceptedAddress {
  return { ok: true, kind, normalized, hasChecksum: true, account: normalized, warnings: [], ...more };
}

export function refuseAddress(
  problem: AddressProblem,
  more: Partial<Pick<RefusedAddress, 'looksLike' | 'hint' | 'converted'>> = {},
): RefusedAddress {
  return { ok: false, problem, code: codeOf(problem), looksLike: [], ...more };
}

function codeOf(problem: AddressProblem): RefusedAddress['code'] {
  if (problem === 'checksum') return 132002;
  return problem === 'token-contract' ? 132008 : 132001;
}

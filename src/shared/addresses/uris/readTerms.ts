import { cleanAddress } from '../cleanAddress.ts';
import { type PaymentRefusal, refusePayment } from './paymentUri.ts';
import type { UriParam } from './uriParts.ts';

/** What a parameter can say that decides something: what is paid, to whom, or where (screens.md 0.2c). */
export type TermRole =
  /** In coins. */
  | 'amount'
  /** In the smallest units of the coin, or of the token that is named. */
  | 'value'
  /** In the smallest units of a token. */
  | 'units'
  | 'tag'
  | 'memoType'
  /** A contract, a mint or a jetton; "" where it was left out. */
  | 'token'
  /** A coin by its code. */
  | 'symbol'
  | 'issuer'
  | 'receiver'
  | 'network'
  /** A message to a program. */
  | 'call';

export interface Terms {
  readonly of: (role: TermRole) => string | undefined;
  /** The name of the parameter that said it; "" for none. */
  readonly nameOf: (role: TermRole) => string;
}

/** Names that mean something in one scheme alone, as plainNames has them. */
export type OwnTerms = Readonly<Record<string, TermRole>>;

const NAMES: Readonly<Partial<Record<TermRole, readonly string[]>>> = {
  amount: ['amount', 'amt', 'txamount', 'quantity'],
  value: ['value'],
  units: ['uint256', 'uint'],
  tag: [
    ...['dt', 'tag', 'dtag', 'desttag', 'destinationtag', 'destinationtagid', 'addresstag'],
    ...['memo', 'memoid', 'memotext', 'memohash', 'memovalue', 'paymentid', 'txpaymentid', 'extraid'],
  ],
  memoType: ['memotype'],
  receiver: [
    ...['address', 'addr', 'to', 'toaddress', 'dest', 'destination', 'destinationaddress'],
    ...['recipient', 'receiver', 'payee', 'payto'],
  ],
  network: ['chainid', 'chain', 'network', 'networkid', 'networkpassphrase', 'blockchain', 'cluster'],
  issuer: ['issuer', 'assetissuer', 'tokenissuer', 'currencyissuer'],
  token: [
    ...['mint', 'mintaddress', 'erc20', 'trc20', 'trc10', 'bep20', 'denom'],
    ...['symbol', 'ticker', 'tick', 'coin', 'coincode', 'coinsymbol', 'cointype', 'unit'],
  ],
};
const ROLE_BY_NAME: ReadonlyMap<string, TermRole> = new Map(
  Object.entries(NAMES).flatMap(([role, names]) => names.map((name) => [name, role as TermRole] as const)),
);
/** Whatever names a contract, in every spelling: `token`, `contractAddress`, `asset_code`, `spl-token`, `jetton_master` … */
const TOKEN_NAME = /token|contract|asset|jetton|currency|splmint/;
/** Parameters that describe a token which another one names, or that are a site's session. */
const NO_TOKEN_NAME =
  /(?:decimals?|name|icon|logo|image|url|uri)$|^(?:access|auth|session|csrf|xsrf|api|push|device)token$/;
/** A coin by its code, such as USDT; contracts are longer, or numbers, or said to be contracts. */
const COIN_CODE = /^[A-Za-z][A-Za-z0-9.]{0,9}$/;
const CONTRACT_NAME = /contract|jetton|mint|spl/;

/**
 * Sorts the parameters of a payment code by what they say. Those that say nothing that decides may be empty, repeated or
 * badly escaped; each of the others is said once, and can be read (screens.md 0.2c).
 */
export function readTerms(params: readonly UriParam[], own: OwnTerms = {}): Terms | PaymentRefusal {
  const found = new Map<TermRole, { readonly name: string; readonly value: string }>();
  for (const { name, value } of params) {
    if (name.startsWith('req-')) return refusePayment('required', name);
    const named = findRole(name, own);
    if (named === null) continue;
    if (value === null) return refusePayment('malformed', name);
    const text = named === 'tag' ? value.trim() : cleanAddress(value).text;
    if (text === '' && named !== 'token') continue;
    const isCode = COIN_CODE.test(text) && !CONTRACT_NAME.test(name);
    const role = named === 'token' && isCode ? 'symbol' : named;
    const before = found.get(role);
    if (before === undefined || before.value === '') found.set(role, { name, value: text });
    else if (before.value !== text || role === 'amount') return refusePayment('twice', name);
  }
  return { of: (role) => found.get(role)?.value, nameOf: (role) => found.get(role)?.name ?? '' };
}

/** `contract_address`, `contract-address` and `contractAddress` are one name. */
function findRole(name: string, own: OwnTerms): TermRole | null {
  const plain = name.replace(/[\s_.-]/g, '');
  const role = (Object.hasOwn(own, plain) ? own[plain] : undefined) ?? ROLE_BY_NAME.get(plain);
  if (role !== undefined) return role;
  return TOKEN_NAME.test(plain) && !NO_TOKEN_NAME.test(plain) ? 'token' : null;
}

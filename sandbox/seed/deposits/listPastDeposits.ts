import type { DepositAddressRow } from '#sandbox/calls/deposit/addresses/depositAddressRow.ts';
import type { DepositRow } from '#sandbox/calls/deposit/arrivals/bookDeposit.ts';
import { chooseAmount } from '#sandbox/calls/deposit/arrivals/chooseAmount.ts';
import type { Route } from '#sandbox/calls/deposit/findRoute.ts';
import { idOf } from '#sandbox/calls/deposit/idOf.ts';
import { makeTransaction } from '#sandbox/calls/deposit/makeTransaction.ts';
import { hashText, hashToUnit, mixHash } from '#sandbox/feed/market/hash.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { COINS } from '../reference/coins.ts';
import type { PastPerson } from './pastPeople.ts';

/** A way in, and where somebody's coins go by it. */
export interface PastRoute {
  readonly route: Route;
  readonly address: DepositAddressRow;
  /** Wallets that the person sends from. */
  readonly senders: readonly string[];
}

export interface PastYear {
  readonly seed: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** A person of the exchange who is none of the demo users (screens.md 3.6, internal UID). */
const FRIEND_UID = 10_000_001;
/** From the moment a payment is seen until it counts, at the most. */
const LONGEST_MS = 3_600_000;
/** Of the deposits by a chain, this one failed and this one was lost to a reorganisation. */
const FAILED_AT = 7;
const ROLLED_BACK_AT = 13;
const START_USD = new Map(COINS.map(({ coin, startUsd }) => [coin, new Decimal(startUsd)]));

/** Everything that came to a person in a year, the oldest first: the same for the same seed. */
export function listPastDeposits(
  person: PastPerson,
  routes: readonly PastRoute[],
  year: PastYear,
): DepositRow[] {
  return [
    ...range(person.chainDeposits).flatMap((at) => chainDeposit(person, routes, year, at)),
    ...range(person.internalDeposits).map((at) => internalDeposit(person, year, at)),
    ...range(person.fiatDeposits).map((at) => fiatDeposit(person, year, at)),
  ].toSorted((one, other) => one.createdAt - other.createdAt);
}

/** One deposit by a chain, seen and credited long ago. */
export function describePastDeposit(
  uid: number,
  { route, address, senders }: PastRoute,
  {
    name,
    isOverCap,
    createdAt,
  }: { readonly name: string; readonly isOverCap: boolean; readonly createdAt: number },
): DepositRow {
  const { chain, coin } = route;
  const id = idOf(name);
  const countedAt = createdAt + Math.min(LONGEST_MS, chain.etaSeconds * 1000);
  return {
    ...blank(uid, id, createdAt),
    kind: 'chain',
    coin,
    chain: chain.chain,
    amount: chooseAmount({ route, usd: START_USD.get(coin), isOverCap, name }),
    depositType: isOverCap ? 10 : 0,
    confirmations: chain.confirmations.unlock,
    needConfirm: chain.confirmations.credit,
    unlockConfirm: chain.confirmations.unlock,
    ...makeTransaction(chain.chain, id),
    fromAddress: senders[hashText(name) % senders.length] ?? '',
    toAddress: address.address,
    tag: address.tag,
    successAt: countedAt,
    unlockAt: countedAt,
  };
}

function chainDeposit(
  { uid, chainDeposits }: PastPerson,
  routes: readonly PastRoute[],
  year: PastYear,
  at: number,
): DepositRow[] {
  const name = `${year.seed}/past/${uid}/chain/${at}`;
  const key = hashText(name);
  const way = routes[mixHash(key, 2) % routes.length];
  if (way === undefined) {
    return [];
  }
  const row = describePastDeposit(uid, way, {
    name,
    isOverCap: false,
    createdAt: timeOf(year, key, at, chainDeposits),
  });
  const nothingCame = { successAt: null, unlockAt: null, confirmations: 0 };
  if (at === FAILED_AT) {
    return [{ ...row, ...nothingCame, status: 4 }];
  }
  return [at === ROLLED_BACK_AT ? { ...row, ...nothingCame, status: 70011 } : row];
}

function internalDeposit({ uid, internalDeposits }: PastPerson, year: PastYear, at: number): DepositRow {
  const name = `${year.seed}/past/${uid}/internal/${at}`;
  const key = hashText(name);
  const createdAt = timeOf(year, key, at, internalDeposits);
  return {
    ...blank(uid, idOf(name), createdAt),
    kind: 'internal',
    coin: 'USDT',
    amount: String(10 + (mixHash(key, 3) % 490)),
    txId: idOf(`${name}/withdrawal`),
    fromUid: FRIEND_UID,
  };
}

function fiatDeposit(person: PastPerson, year: PastYear, at: number): DepositRow {
  const { uid, fiat, fiatAmount, fiatDeposits } = person;
  const name = `${year.seed}/past/${uid}/fiat/${at}`;
  const key = hashText(name);
  const createdAt = timeOf(year, key, at, fiatDeposits);
  return {
    ...blank(uid, idOf(name), createdAt),
    kind: 'fiat',
    coin: fiat,
    amount: new Decimal(fiatAmount).times(1 + (mixHash(key, 3) % 4)).toFixed(),
    txId: `BANK-${String(mixHash(key, 4)).padStart(10, '0')}`,
    successAt: createdAt + LONGEST_MS,
    unlockAt: createdAt + LONGEST_MS,
  };
}

/** Spread evenly over the year, and not too evenly. */
function timeOf({ fromMs, toMs }: PastYear, key: number, at: number, count: number): number {
  const share = (at + hashToUnit(mixHash(key, 1))) / count;
  return Math.round(fromMs + share * (toMs - LONGEST_MS - fromMs));
}

/** Credited at once, with nothing to say of a chain. */
function blank(uid: number, id: string, createdAt: number): DepositRow {
  return {
    id,
    uid,
    kind: 'internal',
    coin: '',
    chain: '',
    amount: '0',
    fee: '0',
    status: 3,
    depositType: 0,
    confirmations: 0,
    needConfirm: 0,
    unlockConfirm: 0,
    txId: '',
    txIndex: '',
    blockHash: '',
    fromAddress: '',
    toAddress: '',
    tag: '',
    wallet: 'FUND',
    fromUid: null,
    travelRuleStatus: 0,
    complianceStatus: 0,
    taxStatus: 0,
    questionnaire: null,
    createdAt,
    successAt: createdAt,
    unlockAt: createdAt,
    releaseAt: null,
  };
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

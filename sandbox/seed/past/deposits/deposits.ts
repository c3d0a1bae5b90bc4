import { free, house } from '#sandbox/books/ledger/place.ts';
import type { DepositRow } from '#sandbox/calls/deposit/arrivals/bookDeposit.ts';
import { idOf } from '#sandbox/calls/deposit/idOf.ts';
import { USER_ID } from '#sandbox/seed/reference/demoUsers.ts';
import type { Past } from '../createPast.ts';
import type { PastEvent, PastRule, PastTable } from '../planEvents.ts';
import { type DepositRoute, describeChainDeposit, describeCredit, LONGEST_MS } from './describeDeposit.ts';

interface ChainRule extends PastRule {
  readonly by: 'chain';
  readonly routes: readonly [DepositRoute, ...DepositRoute[]];
}

interface InternalRule extends PastRule {
  readonly by: 'internal';
}

interface FiatRule extends PastRule {
  readonly by: 'fiat';
  readonly currency: string;
  /** What an ordinary transfer from the user's bank is; the largest is four times as much. */
  readonly amount: number;
}

type DepositRule = ChainRule | InternalRule | FiatRule;

/** A user of the exchange who is not one of the demo users (screens.md 3.6, internal UID). */
const FRIEND_UID = 10_000_001;
const [LEAST_INTERNAL, MOST_INTERNAL] = [10, 500];
/** Status of the deposits by a chain that failed, by their place: one failed, one was lost to a reorganisation. */
const FAILED_STATUS: ReadonlyMap<number, number> = new Map([
  [7, 4],
  [13, 70011],
]);

const EVERYDAY = [
  { coin: 'USDT', chain: 'TRX' },
  { coin: 'BTC', chain: 'BTC' },
  { coin: 'ETH', chain: 'ETH' },
  { coin: 'USDC', chain: 'ETH' },
] as const;

function overTheYear(count: number) {
  return { count, spread: 'even', fromDays: 365, toDays: 0.05 } as const;
}

export const DEPOSITS: PastTable<DepositRule> = {
  name: 'deposit',
  rules: [
    {
      uid: USER_ID.demo,
      by: 'chain',
      when: overTheYear(58),
      routes: [
        ...EVERYDAY,
        { coin: 'SOL', chain: 'SOL' },
        { coin: 'XRP', chain: 'XRP' },
        { coin: 'LTC', chain: 'LTC' },
        { coin: 'ADA', chain: 'ADA' },
      ],
    },
    { uid: USER_ID.demo, by: 'internal', when: overTheYear(6) },
    { uid: USER_ID.demo, by: 'fiat', when: overTheYear(10), currency: 'EUR', amount: 500 },
    {
      uid: USER_ID.vip,
      by: 'chain',
      when: overTheYear(46),
      routes: [
        ...EVERYDAY,
        { coin: 'ETH', chain: 'ARBI' },
        { coin: 'BNB', chain: 'BSC' },
        { coin: 'LINK', chain: 'ETH' },
        { coin: 'TON', chain: 'TON' },
      ],
    },
    { uid: USER_ID.vip, by: 'internal', when: overTheYear(4) },
    { uid: USER_ID.vip, by: 'fiat', when: overTheYear(4), currency: 'EUR', amount: 50_000 },
    {
      uid: USER_ID.main,
      by: 'chain',
      when: overTheYear(38),
      routes: [
        ...EVERYDAY,
        { coin: 'SOL', chain: 'SOL' },
        { coin: 'XLM', chain: 'XLM' },
        { coin: 'AVAX', chain: 'CAVAX' },
      ],
    },
    { uid: USER_ID.main, by: 'internal', when: overTheYear(5) },
    { uid: USER_ID.main, by: 'fiat', when: overTheYear(6), currency: 'EUR', amount: 20_000 },
    {
      uid: USER_ID.sub,
      by: 'chain',
      when: overTheYear(12),
      routes: [
        { coin: 'USDT', chain: 'TRX' },
        { coin: 'ETH', chain: 'BASE' },
      ],
    },
    { uid: USER_ID.sub, by: 'internal', when: overTheYear(4) },
    {
      uid: USER_ID.hongKong,
      by: 'chain',
      when: overTheYear(18),
      routes: [...EVERYDAY, { coin: 'DOT', chain: 'DOT' }],
    },
    { uid: USER_ID.hongKong, by: 'internal', when: overTheYear(2) },
    { uid: USER_ID.hongKong, by: 'fiat', when: overTheYear(4), currency: 'HKD', amount: 8_000 },
    {
      uid: USER_ID.india,
      by: 'chain',
      when: overTheYear(16),
      routes: [
        { coin: 'USDT', chain: 'TRX' },
        { coin: 'BTC', chain: 'BTC' },
        { coin: 'POL', chain: 'MATIC' },
      ],
    },
    { uid: USER_ID.india, by: 'internal', when: overTheYear(2) },
    { uid: USER_ID.india, by: 'fiat', when: overTheYear(6), currency: 'INR', amount: 25_000 },
  ],
  write(past, event) {
    const row = describeDeposit(past, event);
    past.rows.deposits.push(row);
    if (row.status === 3) {
      // Holds and confirmations are long over: only the coins are left to book.
      past.post({
        kind: 'deposit',
        uid: row.uid,
        reference: row.id,
        atMs: row.successAt ?? row.createdAt,
        transfers: [{ from: house('CHAIN'), to: free(row.uid, 'FUND'), coin: row.coin, amount: row.amount }],
      });
    }
  },
};

function describeDeposit(past: Past, { rule, name, nth, atMs, random }: PastEvent<DepositRule>): DepositRow {
  const { uid } = rule;
  const credit = describeCredit(uid, idOf(name), atMs);
  if (rule.by === 'internal') {
    return {
      ...credit,
      coin: 'USDT',
      amount: String(random.integer(LEAST_INTERNAL, MOST_INTERNAL)),
      txId: idOf(`${name}/withdrawal`),
      fromUid: FRIEND_UID,
    };
  }
  if (rule.by === 'fiat') {
    return {
      ...credit,
      kind: 'fiat',
      coin: rule.currency,
      amount: String(rule.amount * random.integer(1, 5)),
      txId: `BANK-${String(random.integer(0, 2 ** 32)).padStart(10, '0')}`,
      successAt: atMs + LONGEST_MS,
      unlockAt: atMs + LONGEST_MS,
    };
  }
  const deposit = { uid, ...random.pick(rule.routes), name, isOverCap: false, createdAt: atMs };
  const row = describeChainDeposit(past, deposit);
  const status = FAILED_STATUS.get(nth);
  return status === undefined ? row : { ...row, status, successAt: null, unlockAt: null, confirmations: 0 };
}

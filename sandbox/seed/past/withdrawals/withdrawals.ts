import { free, house } from '#sandbox/books/ledger/place.ts';
import { isFor } from '#sandbox/calls/addressBook/book.ts';
import { idOf } from '#sandbox/calls/deposit/idOf.ts';
import { planStep } from '#sandbox/calls/withdraw/advanceWithdrawal.ts';
import { setAside, type Withdrawal } from '#sandbox/calls/withdraw/bookWithdrawal.ts';
import type { WithdrawStatus } from '#sandbox/calls/withdraw/withdrawStatus.ts';
import { FORM_USERS, USER_ID } from '#sandbox/seed/reference/demoUsers.ts';
import { chooseAddress } from '../addresses/chooseAddress.ts';
import type { Past } from '../createPast.ts';
import { describeCredit } from '../deposits/describeDeposit.ts';
import { MINUTE_MS, type PastEvent, type PastRule, type PastTable } from '../planEvents.ts';
import { describeWithdrawal } from './describeWithdrawal.ts';

/** Amounts are what coins were worth in USD at the start prices. */
interface WithdrawalRule extends PastRule {
  readonly leastUsd: number;
  readonly mostUsd: number;
  /** The receiver of the transfers inside the exchange. */
  readonly friendUid: number;
}

type Route = Pick<Withdrawal, 'coin' | 'chain'>;

const ROUTES: readonly [Route, ...Route[]] = [
  { coin: 'USDT', chain: 'TRX' },
  { coin: 'USDT', chain: 'ETH' },
  { coin: 'BTC', chain: 'BTC' },
  { coin: 'USDC', chain: 'BASE' },
  { coin: 'ETH', chain: 'ETH' },
  { coin: 'USDT', chain: 'BSC' },
  { coin: 'SOL', chain: 'SOL' },
  { coin: 'XRP', chain: 'XRP' },
  { coin: 'ETH', chain: 'ARBI' },
  { coin: 'USDC', chain: 'ETH' },
];

/** The end of each withdrawal in its turn: every final state, the ordinary one most often. */
const ENDS: readonly (WithdrawStatus | 'inside the exchange')[] = [
  'success',
  'success',
  'CancelByUser',
  'success',
  'inside the exchange',
  'success',
  'Reject',
  'success',
  'success',
  'Fail',
  'success',
  'inside the exchange',
];
/** Part of the withdrawals that go to an entry of the address book, and how many other receivers there are. */
const SAVED_SHARE = 0.7;
const OTHER_RECEIVERS = 3;
const LONGEST_MINUTES = 21;

function overTheYear(count: number) {
  return { count, spread: 'even', fromDays: 365, toDays: 1 } as const;
}

/** A year of withdrawals. */
export const WITHDRAWALS: PastTable<WithdrawalRule> = {
  name: 'withdrawal',
  rules: [
    { uid: USER_ID.demo, when: overTheYear(26), leastUsd: 30, mostUsd: 160, friendUid: USER_ID.vip },
    { uid: USER_ID.vip, when: overTheYear(22), leastUsd: 900, mostUsd: 12_000, friendUid: USER_ID.demo },
    { uid: USER_ID.main, when: overTheYear(24), leastUsd: 1_200, mostUsd: 18_000, friendUid: USER_ID.vip },
    { uid: USER_ID.hongKong, when: overTheYear(12), leastUsd: 30, mostUsd: 200, friendUid: USER_ID.demo },
    { uid: USER_ID.india, when: overTheYear(12), leastUsd: 30, mostUsd: 120, friendUid: USER_ID.demo },
  ],
  write: writeWithdrawal,
};

interface OpenRule extends PastRule {
  /** The remark of the saved address that receives the coins. */
  readonly remark: string;
  readonly status: WithdrawStatus;
  readonly usd: number;
}

/** One that waits for the user's information, and one that takes its time. */
export const OPEN_WITHDRAWALS: PastTable<OpenRule> = {
  name: 'openWithdrawal',
  rules: [
    {
      uid: USER_ID.demo,
      when: { agoMs: 120 * MINUTE_MS },
      remark: 'Wants info',
      status: 'MoreInformationRequired',
      usd: 250,
    },
    { uid: USER_ID.demo, when: { agoMs: MINUTE_MS }, remark: 'Slow boat', status: 'Pending', usd: 75 },
    // More than 1,000 EUR: a European's own wallet has to be proven.
    ...FORM_USERS.map(({ id: uid }) => ({
      ...{ uid, when: { agoMs: 90 * MINUTE_MS }, remark: 'Wants info', usd: 1_500 },
      status: 'MoreInformationRequired' as const,
    })),
  ],
  write: writeOpenWithdrawal,
};

function writeWithdrawal(past: Past, { rule, name, nth, atMs, random }: PastEvent<WithdrawalRule>): void {
  const { uid, leastUsd, mostUsd, friendUid } = rule;
  const { coin, chain } = random.pick(ROUTES);
  const end = ENDS[nth % ENDS.length] ?? 'success';
  const usd = random.between(leastUsd, mostUsd);
  const isSaved = random.between(0, 1) < SAVED_SHARE;
  const receiver = random.integer(0, OTHER_RECEIVERS);
  const tookMs = random.between(1, LONGEST_MINUTES) * MINUTE_MS;
  const parts = { name, uid, coin, usd, createdAt: atMs };
  if (end === 'inside the exchange') {
    const address = String(friendUid);
    const inside = { ...parts, chain: '', address, toUid: friendUid, status: 'success', tookMs: 0 } as const;
    finish(past, describeWithdrawal(inside));
    return;
  }
  const entry = past.rows.savedAddresses.find(
    (saved) => saved.uid === uid && saved.chain === chain && isFor(saved, coin) && saved.status === 0,
  );
  const address = chooseAddress(
    chain,
    `${past.exchange.seed}/past/${uid}/receiver/${chain}/${receiver}`,
    'LOW',
  );
  const sent = { ...parts, chain, address, toUid: null, status: end, tookMs };
  finish(past, describeWithdrawal(isSaved && entry !== undefined ? { ...sent, entry } : sent));
}

function finish(past: Past, row: Withdrawal): void {
  const { id, uid, coin, debited, receive, fee, createdAt, updatedAt, toUid } = row;
  if (past.amountOf(uid, 'FUND', coin).lt(debited)) {
    return;
  }
  addRow(past, row);
  if (row.status !== 'success') {
    return;
  }
  const from = free(uid, 'FUND');
  const to = toUid === null ? house('CHAIN') : free(toUid, 'FUND');
  const transfers = [
    { from, to, coin, amount: receive },
    { from, to: house('FEE'), coin, amount: fee },
  ].filter(({ amount }) => amount !== '0');
  // A withdrawal by a chain is booked when it is sent, as on a real exchange.
  const kind = toUid === null ? 'withdraw-sent' : 'withdraw';
  past.post({ kind, uid, reference: id, atMs: updatedAt, transfers });
  if (toUid !== null) {
    const credit = describeCredit(toUid, idOf(`internal/${id}`), createdAt);
    past.rows.deposits.push({ ...credit, coin, amount: receive, txId: id, fromUid: uid });
  }
}

function writeOpenWithdrawal(past: Past, { rule, name, atMs }: PastEvent<OpenRule>): void {
  const { uid, remark, status, usd } = rule;
  const entry = past.rows.savedAddresses.find((saved) => saved.uid === uid && saved.remark === remark);
  if (entry === undefined) {
    throw new Error(`The user ${uid} has saved no address with the remark ${remark}.`);
  }
  const { coin, chain, address } = entry;
  const row = describeWithdrawal({
    ...{ name, uid, coin, chain, entry, address, usd, status },
    ...{ toUid: null, createdAt: atMs, tookMs: 0 },
  });
  addRow(past, row);
  past.followUps.push(async (sql, exchange) => {
    await setAside(sql, row, atMs);
    await planStep(sql, exchange, row, { nowMs: exchange.startedAtMs });
  });
}

/** Adds the row, and says in the address book when the entry was used last. */
function addRow({ rows }: Past, row: Withdrawal): void {
  rows.withdrawals.push(row);
  const at = rows.savedAddresses.findIndex(({ id }) => id === row.addressId);
  const entry = rows.savedAddresses[at];
  if (entry !== undefined) {
    rows.savedAddresses[at] = { ...entry, lastUsedAt: row.createdAt };
  }
}

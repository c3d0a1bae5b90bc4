import { eq } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { savedAddresses, withdrawals } from '#sandbox/books/state/schema/chain.ts';
import { type Entry, isFor, readBook } from '#sandbox/calls/addressBook/book.ts';
import { creditInternal } from '#sandbox/calls/deposit/creditInternal.ts';
import { makeTransaction } from '#sandbox/calls/deposit/makeTransaction.ts';
import { planStep } from '#sandbox/calls/withdraw/advanceWithdrawal.ts';
import { payAtOnce, setAside, type Withdrawal } from '#sandbox/calls/withdraw/bookWithdrawal.ts';
import { priceWithdrawal } from '#sandbox/calls/withdraw/priceWithdrawal.ts';
import type { WithdrawStatus } from '#sandbox/calls/withdraw/withdrawStatus.ts';
import { hashText, hashToUnit, mixHash } from '#sandbox/feed/market/hash.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { seedAddress, seedId } from '../addressBook/seedBook.ts';
import { CHAINS } from '../reference/chains.ts';
import { COIN_BY_CODE, COINS } from '../reference/coins.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const YEAR_MS = 365 * DAY_MS;
const LABELS = new Map(CHAINS.map((chain) => [chain.chain, chain]));
const START_USD = new Map(COINS.map(({ coin, startUsd }) => [coin, startUsd]));

/** What somebody's history is made of; amounts are dollars' worth. */
interface Past {
  readonly uid: number;
  readonly rows: number;
  readonly leastUsd: number;
  readonly mostUsd: number;
  /** Whom they pay inside of the exchange. */
  readonly friendUid: number;
}

const PASTS: readonly Past[] = [
  { uid: 20_000_001, rows: 26, leastUsd: 30, mostUsd: 160, friendUid: 20_000_003 },
  { uid: 20_000_003, rows: 22, leastUsd: 900, mostUsd: 12_000, friendUid: 20_000_001 },
  { uid: 20_000_005, rows: 24, leastUsd: 1_200, mostUsd: 18_000, friendUid: 20_000_003 },
  { uid: 20_000_010, rows: 12, leastUsd: 30, mostUsd: 200, friendUid: 20_000_001 },
  { uid: 20_000_011, rows: 12, leastUsd: 30, mostUsd: 120, friendUid: 20_000_001 },
];

const ROUTES: readonly (readonly [coin: string, chain: string])[] = [
  ['USDT', 'TRX'],
  ['USDT', 'ETH'],
  ['BTC', 'BTC'],
  ['USDC', 'BASE'],
  ['ETH', 'ETH'],
  ['USDT', 'BSC'],
  ['SOL', 'SOL'],
  ['XRP', 'XRP'],
  ['ETH', 'ARBI'],
  ['USDC', 'ETH'],
];

/** Every way that a withdrawal can end, the ordinary one most often; '' is inside of the exchange. */
const ENDS: readonly (WithdrawStatus | '')[] = [
  'success',
  'success',
  'CancelByUser',
  'success',
  '',
  'success',
  'Reject',
  'success',
  'success',
  'Fail',
  'success',
  '',
];
const FAIL_CODES: Partial<Record<WithdrawStatus, number>> = { Reject: 131066, Fail: 131097 };

type Seeding = Pick<Exchange, 'seed' | 'startedAtMs' | 'hasTriggers' | 'speed'>;

/** Gives the demo users a year of withdrawals of every final state, and one of them two that are on their way. */
export async function seedWithdrawals(sql: Sql, exchange: Seeding): Promise<void> {
  const rows: Withdrawal[] = [];
  for (const past of PASTS) {
    const book = await readBook(sql, past.uid);
    rows.push(...Array.from({ length: past.rows }, (_, n) => buildPast(exchange, past, book, n)));
    if (past === PASTS[0]) {
      rows.push(...buildOpen(exchange, past.uid, book));
    }
  }
  await sql.insert(withdrawals).values(rows);
  for (const row of rows.toSorted((one, other) => one.createdAt - other.createdAt)) {
    await bookRow(sql, exchange, row);
  }
  await noteLastUse(sql, rows);
}

async function bookRow(sql: Sql, exchange: Seeding, row: Withdrawal): Promise<void> {
  const { id, uid, coin, receive, createdAt, toUid, status } = row;
  if (status === 'success') {
    await payAtOnce(sql, row, toUid, createdAt);
    if (toUid !== null) {
      const credit = { toUid, fromUid: uid, coin, amount: receive, withdrawalId: id, nowMs: createdAt };
      await creditInternal(sql, credit);
    }
  } else if (status === 'Pending' || status === 'MoreInformationRequired') {
    await setAside(sql, row, createdAt);
    await planStep(sql, exchange, row, { nowMs: exchange.startedAtMs });
  }
}

/** Entries say when they were used last. */
async function noteLastUse(sql: Sql, rows: readonly Withdrawal[]): Promise<void> {
  const lastUse = new Map<string, number>();
  for (const { addressId, createdAt } of rows) {
    if (addressId !== null) {
      lastUse.set(addressId, Math.max(createdAt, lastUse.get(addressId) ?? 0));
    }
  }
  for (const [id, lastUsedAt] of lastUse) {
    await sql.update(savedAddresses).set({ lastUsedAt }).where(eq(savedAddresses.id, id));
  }
}

function buildPast(
  { seed, startedAtMs }: Seeding,
  past: Past,
  book: readonly Entry[],
  n: number,
): Withdrawal {
  const key = hashText(`${seed}/${past.uid}/withdrawals`);
  const unit = (salt: number): number => hashToUnit(mixHash(key, n * 16 + salt));
  const [coin, chain] = ROUTES[Math.floor(unit(1) * ROUTES.length)] ?? ['USDT', 'TRX'];
  const end = ENDS[n % ENDS.length] ?? 'success';
  const isInside = end === '';
  const createdAt = Math.round(startedAtMs - DAY_MS - ((n + unit(2)) / past.rows) * (YEAR_MS - DAY_MS));
  const entry = book.find((saved) => saved.chain === chain && isFor(saved, coin) && saved.status === 0);
  const usd = past.leastUsd + unit(3) * (past.mostUsd - past.leastUsd);
  const isSaved = entry !== undefined && entry.createdAt < createdAt && unit(4) < 0.7;
  return describeRow(seed, {
    name: `${past.uid}/withdrawals/${n}`,
    uid: past.uid,
    coin,
    chain: isInside ? '' : chain,
    entry: isSaved && !isInside ? entry : undefined,
    address: isInside
      ? String(past.friendUid)
      : seedAddress(chain, `${seed}/${past.uid}/payee/${Math.floor(unit(5) * 3)}`, 'LOW'),
    toUid: isInside ? past.friendUid : null,
    usd,
    status: isInside ? 'success' : end,
    createdAt,
    tookMs: isInside ? 0 : (1 + unit(6) * 20) * MINUTE_MS,
  });
}

/** One that somebody has to say more about, and one that takes its time. */
function buildOpen({ seed, startedAtMs }: Seeding, uid: number, book: readonly Entry[]): Withdrawal[] {
  const open = [
    { remark: 'Wants info', status: 'MoreInformationRequired', ageMs: 120 * MINUTE_MS, usd: 250 },
    { remark: 'Slow boat', status: 'Pending', ageMs: MINUTE_MS, usd: 75 },
  ] as const;
  return open.flatMap(({ remark, status, ageMs, usd }) => {
    const entry = book.find((saved) => saved.remark === remark);
    if (entry === undefined) {
      return [];
    }
    const { coin, chain, address } = entry;
    const createdAt = startedAtMs - ageMs;
    const name = `${uid}/open/${remark}`;
    return [
      describeRow(seed, {
        name,
        uid,
        coin,
        chain,
        entry,
        address,
        toUid: null,
        usd,
        status,
        createdAt,
        tookMs: 0,
      }),
    ];
  });
}

interface RowParts {
  readonly name: string;
  readonly uid: number;
  readonly coin: string;
  readonly chain: string;
  readonly entry: Entry | undefined;
  readonly address: string;
  readonly toUid: number | null;
  readonly usd: number;
  readonly status: WithdrawStatus;
  readonly createdAt: number;
  readonly tookMs: number;
}

function describeRow(seed: string, parts: RowParts): Withdrawal {
  const { name, uid, coin, chain, entry, toUid, status, createdAt } = parts;
  const id = seedId(seed, name);
  const { accuracy, percentageFee, withdrawFee } = termsOf(coin, chain);
  const startUsd = START_USD.get(coin) ?? 1;
  const amount = new Decimal(parts.usd)
    .div(startUsd)
    .toSignificantDigits(4)
    .toDecimalPlaces(accuracy)
    .toFixed();
  const price = priceWithdrawal(amount, 0, { fixed: withdrawFee, percentage: percentageFee, accuracy });
  const needConfirm = LABELS.get(chain)?.confirmations.credit ?? 0;
  const isSent = status === 'success' && toUid === null;
  return {
    id,
    uid,
    requestId: seedId(seed, `${name}/request`),
    coin,
    chain,
    address: entry?.address ?? parts.address,
    tag: entry?.tag ?? '',
    addressId: entry?.id ?? null,
    remark: entry?.remark ?? '',
    debited: price.debit.toFixed(),
    amount,
    fee: price.fee.toFixed(),
    receive: price.receive.toFixed(),
    tax: '0',
    taxRate: '0',
    taxType: '',
    sources: [{ wallet: 'FUND', amount: price.debit.toFixed() }],
    status,
    type: toUid === null ? 0 : 1,
    toUid,
    txId: isSent ? makeTransaction(chain, id).txId : '',
    confirmations: isSent ? needConfirm : 0,
    needConfirm,
    failCode: FAIL_CODES[status] ?? null,
    questionnaire: null,
    usd: new Decimal(amount).times(startUsd).toDecimalPlaces(8).toFixed(),
    createdAt,
    updatedAt: Math.round(createdAt + parts.tookMs),
  };
}

function termsOf(coin: string, chain: string) {
  const known = COIN_BY_CODE.get(coin);
  const offered = known?.chains.find((candidate) => candidate.chain === chain);
  return offered ?? { accuracy: known?.scale ?? 0, percentageFee: '0', withdrawFee: '0' };
}

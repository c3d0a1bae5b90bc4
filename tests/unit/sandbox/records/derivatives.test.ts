import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import { free, house } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import { readFree } from '#sandbox/books/ledger/readBalances.ts';
import { accounts, entries, movements } from '#sandbox/books/state/schema/ledger.ts';
import { derivatives } from '#sandbox/books/state/schema/records.ts';
import { CUTOFF_MS } from '#sandbox/calls/records/askedRange.ts';
import { writeDerivativesLog } from '#sandbox/seed/past/records/writeDerivativesLog.ts';
import { DEMO_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { START_MS } from '../support/createManualTime.ts';
import type { Visitor } from '../support/openVisitor.ts';
import { shareSandbox } from '../support/shareSandbox.ts';
import { startSandbox } from '../support/startSandbox.ts';

const PATH = '/contract/v5/private/asset/transaction-history?category=fbu&business=usdt';
const DAY_MS = 86_400_000;

interface Row {
  readonly id: string;
  readonly type: string;
  readonly symbol: string;
  readonly transactionTime: string;
  readonly funding: string;
  readonly fee: string;
  readonly cashFlow: string;
  readonly change: string;
  readonly cashBalance: string;
}

interface Page {
  readonly list: readonly Row[];
  readonly nextPageCursor: string;
}

const shared = shareSandbox();

async function readPage(visitor: Visitor, query: string): Promise<Page> {
  const { body } = await visitor.get(`${PATH}&${query}`);
  expect(body.retCode).toBe(0);
  return body.result as Page;
}

/** The whole year in steps of seven days, as the screen asks for it; the newest first. */
async function readYear(visitor: Visitor): Promise<Row[]> {
  const rows: Row[] = [];
  for (let endMs = START_MS; endMs > START_MS - 367 * DAY_MS; endMs -= 7 * DAY_MS) {
    const range = `startTime=${endMs - 7 * DAY_MS + 1}&endTime=${endMs}&limit=500`;
    rows.push(...(await readPage(visitor, range)).list);
  }
  return rows;
}

describe('The derivatives log', () => {
  test('adds up row by row, and ends with what is in the wallet', async () => {
    const { sandbox } = shared;
    const visitor = await shared.enter();
    const rows = (await readYear(visitor)).toReversed();
    expect(rows.length).toBeGreaterThan(60);
    let balance = new Decimal(0);
    for (const { cashFlow, funding, fee, change, cashBalance } of rows) {
      expect(new Decimal(cashFlow).minus(funding).minus(fee).toFixed()).toBe(new Decimal(change).toFixed());
      balance = balance.plus(change);
      expect(cashBalance).toBe(balance.toFixed());
    }
    const { sql } = sandbox.exchange.database;
    expect(await readFree(sql, 20_000_001, 'CONTRACT', 'USDT')).toBe(balance.toFixed());
    expect(await findImbalance(sql)).toEqual([]);
    expect(new Set(rows.map(({ type }) => type))).toContain('SETTLEMENT');
  });

  test('agrees with the contract wallet after every line, for every user', async () => {
    const { sql } = shared.sandbox.exchange.database;
    for (const { id: uid } of DEMO_USERS) {
      const log = await sql
        .select()
        .from(derivatives)
        .where(and(eq(derivatives.uid, uid), eq(derivatives.coin, 'USDT')))
        .orderBy(asc(derivatives.at), asc(derivatives.id));
      const booked = await sql
        .select({ at: movements.at, amount: entries.amount })
        .from(entries)
        .innerJoin(movements, eq(movements.id, entries.movementId))
        .innerJoin(accounts, eq(accounts.id, entries.accountId))
        .where(and(eq(accounts.uid, uid), eq(accounts.wallet, 'CONTRACT'), eq(accounts.coin, 'USDT')))
        .orderBy(asc(movements.at), asc(movements.id));
      let [balance, next] = [new Decimal(0), 0];
      for (const [at, line] of log.entries()) {
        // Lines of one moment are booked by their end.
        if (log[at + 1]?.at === line.at) continue;
        for (let entry = booked[next]; entry !== undefined && entry.at <= line.at; entry = booked[next]) {
          balance = balance.plus(entry.amount);
          next += 1;
        }
        expect([uid, line.id, balance.toFixed()]).toEqual([
          uid,
          line.id,
          new Decimal(line.cashBalance).toFixed(),
        ]);
      }
      expect([uid, next]).toEqual([uid, booked.length]);
    }
  });

  test('comes in pages that neither repeat nor leave out a row', async () => {
    const visitor = await shared.enter('vip@sluice.example');
    const range = `startTime=${START_MS - 60 * DAY_MS}&endTime=${START_MS - 53 * DAY_MS}`;
    const whole = await readPage(visitor, `${range}&limit=500`);
    expect(whole.list.length).toBeGreaterThan(2);
    expect(whole.nextPageCursor).toBe('');
    const paged: Row[] = [];
    let cursor = '';
    do {
      const page = await readPage(visitor, `${range}&limit=1&cursor=${cursor}`);
      paged.push(...page.list);
      cursor = page.nextPageCursor;
    } while (cursor !== '');
    expect(paged).toEqual(whole.list);
  });

  test('is filtered by contract, by its coin and by the type of a row', async () => {
    const visitor = await shared.enter('main@sluice.example');
    const rows = await readYear(visitor);
    const trade = rows.find(({ type }) => type === 'TRADE');
    const around = `startTime=${Number(trade?.transactionTime) - 1}&endTime=${Number(trade?.transactionTime) + 1}`;
    const base = trade?.symbol.replace('USDT', '');
    for (const filter of [`symbol=${trade?.symbol}`, `baseCoin=${base}`, 'type=TRADE', 'currency=USDT']) {
      expect((await readPage(visitor, `${around}&${filter}`)).list).toEqual([trade]);
    }
    for (const filter of ['symbol=XRPUSDT', 'baseCoin=XRP', 'type=BONUS', 'currency=BTC']) {
      expect((await readPage(visitor, `${around}&${filter}`)).list).toEqual([]);
    }
  });

  test('is empty for a user who never traded', async () => {
    const visitor = await shared.enter('newcomer@sluice.example');
    expect(await readPage(visitor, '')).toEqual({ list: [], nextPageCursor: '' });
  });

  test.each([
    ['a range over the cut-off', `startTime=${CUTOFF_MS - 1}&endTime=${CUTOFF_MS}`, 134007],
    ['a range before the cut-off', `startTime=1000&endTime=2000`, 134007],
    ['eight days', `startTime=${START_MS - 8 * DAY_MS}&endTime=${START_MS}`, 700000],
    ['an end before the start', 'startTime=1782000000000&endTime=1781000000000', 700000],
    ['a limit of 501', 'limit=501', 700000],
    ['a cursor that no list gave', 'cursor=1%27;drop%20table%20derivatives', 700000],
    ['a cursor with a NUL', 'cursor=%00', 700000],
    ['another category', 'category=linear', 700000],
  ])('refuses %s', async (_title, query, code) => {
    const visitor = await shared.enter();
    const { status, body } = await visitor.get(`${PATH}&${query}`);
    expect([status, body.retCode]).toEqual([200, code]);
  });
});

test('What is converted or moved out of the contract wallet is a line of the log with the balance after it', async () => {
  const { sandbox } = await startSandbox({});
  await sandbox.exchange.open();
  const { sql } = sandbox.exchange.database;
  const own = free(20_000_001, 'CONTRACT');
  const moves = [
    { kind: 'convert', to: house('DESK'), amount: '3.5' },
    { kind: 'transfer', to: free(20_000_001, 'FUND'), amount: '100' },
  ] as const;
  for (const [at, { kind, to, amount }] of moves.entries()) {
    const transfers = [{ from: own, to, coin: 'USDT', amount }];
    await postMovement(sql, { kind, uid: own.uid, reference: `move-${at}`, atMs: START_MS, transfers });
  }
  const log = await sql
    .select()
    .from(derivatives)
    .where(eq(derivatives.uid, own.uid))
    .orderBy(asc(derivatives.id));
  expect(log.map(({ type, change, cashBalance }) => [type, Number(change), Number(cashBalance)])).toEqual([
    ['CONVERT', -3.5, 1496.5],
    ['TRANSFER_OUT', -100, 1396.5],
  ]);
});

test('Every log adds up, whatever the seed, the fees and the prices', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 8 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 100, max: 1_000_000 }),
      fc.double({ min: 0.5, max: 90_000, noNaN: true }),
      (seed, trips, opening, price) => {
        const rows = writeDerivativesLog({
          ...{ uid: 7, seed, coin: 'USDT', opening: String(opening), trips, feeRate: '0.00055' },
          openedMs: START_MS - 365 * DAY_MS,
          untilMs: START_MS,
          priceAt: (_coin, atMs) => new Decimal(price).mul(1 + ((atMs / 3_600_000) % 97) / 1000),
        });
        let balance = new Decimal(0);
        let at = 0;
        for (const row of rows) {
          balance = balance.plus(row.cashFlow).minus(row.funding).minus(row.fee);
          expect(row.cashBalance).toBe(balance.toFixed());
          expect(balance.isNegative()).toBe(false);
          expect(row.at).toBeGreaterThanOrEqual(at);
          at = row.at;
        }
        expect(at).toBeLessThanOrEqual(START_MS);
      },
    ),
    { numRuns: 60 },
  );
});

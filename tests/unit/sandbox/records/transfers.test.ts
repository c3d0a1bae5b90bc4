import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import { free, house } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import { readFree } from '#sandbox/books/ledger/readBalances.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import { transfers } from '#sandbox/books/state/schema/records.ts';
import { SETTLE_JOB } from '#sandbox/calls/records/settleTransfer.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { START_MS } from '../support/createManualTime.ts';
import type { Visitor } from '../support/openVisitor.ts';
import { shareSandbox } from '../support/shareSandbox.ts';
import { startSandbox } from '../support/startSandbox.ts';

const PATH = '/v3/private/asset/universal/transfer/list';
const TYPES = '/v3/private/asset/universal-transfer/account-types';
const [MAIN, SUB, ISLAMIC] = [20_000_005, 20_000_006, 20_000_004];
const DAY_MS = 86_400_000;

interface Row {
  readonly transferId: string;
  readonly fromMemberId: string;
  readonly toMemberId: string;
  readonly status: string;
  readonly failCode?: number;
  readonly coin: string;
  readonly amount: string;
}

const shared = shareSandbox();

async function readRows(visitor: Visitor, query = ''): Promise<Row[]> {
  const { body } = await visitor.get(`${PATH}?${query}`);
  expect(body.retCode).toBe(0);
  return (body.result as { list: Row[] }).list;
}

async function readYear(visitor: Visitor, query = ''): Promise<Row[]> {
  const rows: Row[] = [];
  for (let endMs = START_MS; endMs > START_MS - 365 * DAY_MS; endMs -= 7 * DAY_MS) {
    rows.push(...(await readRows(visitor, `startTime=${endMs - 7 * DAY_MS + 1}&endTime=${endMs}&${query}`)));
  }
  return rows;
}

describe('The list of transfers', () => {
  test('shows a main account all of the family, and a sub-account its own', async () => {
    const main = await readYear(await shared.enter('main@sluice.example'));
    const sub = await readYear(await shared.enter('sub@sluice.example'));
    const isOf = (uid: number) => (row: Row) => [row.fromMemberId, row.toMemberId].includes(String(uid));
    expect(main.length).toBeGreaterThan(45);
    expect(main.some((row) => !isOf(MAIN)(row))).toBe(true);
    expect(sub).toEqual(main.filter(isOf(SUB)));
    expect(sub.length).toBeLessThan(main.length);
    expect(new Set(main.map(({ status }) => status))).toEqual(new Set(['SUCCESS', 'FAILED', 'PENDING']));
    expect(main.find(({ status }) => status === 'FAILED')?.failCode).toBe(131212);
    expect(await readYear(await shared.enter('demo@sluice.example'))).toEqual([]);
    expect(await findImbalance(shared.sandbox.exchange.database.sql)).toEqual([]);
  });

  test('is filtered by members, coin, status, account types and id', async () => {
    const visitor = await shared.enter('main@sluice.example');
    const all = await readYear(visitor);
    const filtered = await readYear(
      visitor,
      `fromMemberId=${SUB}&toMemberId=${MAIN}&coin=USDT&status=SUCCESS`,
    );
    expect(filtered.length).toBeGreaterThan(3);
    expect(filtered).toEqual(
      all.filter(
        ({ fromMemberId, toMemberId, coin, status }) =>
          fromMemberId === String(SUB) &&
          toMemberId === String(MAIN) &&
          coin === 'USDT' &&
          status === 'SUCCESS',
      ),
    );
    expect(await readYear(visitor, 'fromAccountType=FUND&toAccountType=FUND')).toEqual(all);
    expect(await readYear(visitor, 'toAccountType=SPOT')).toEqual([]);
    // An id is looked for in all times.
    expect(await readRows(visitor, `transferId=${all.at(-1)?.transferId}`)).toEqual([all.at(-1)]);
  });

  test.each([
    ['a user of another family', 'main@sluice.example', `fromMemberId=20000001`, 131205],
    ['a user who does not exist', 'demo@sluice.example', `toMemberId=99999999999999999999`, 131205],
    ['the transfers of others', 'sub@sluice.example', `fromMemberId=${MAIN}&toMemberId=${ISLAMIC}`, 131227],
    ['what another one sent to it', 'sub@sluice.example', `fromMemberId=${ISLAMIC}&toMemberId=${SUB}`, 0],
    ['what its main account sent', 'sub@sluice.example', `fromMemberId=${MAIN}`, 0],
    ['eight days', 'main@sluice.example', `startTime=1&endTime=${8 * DAY_MS}`, 700000],
    ['fifty-one rows', 'main@sluice.example', 'limit=51', 700000],
  ])('asked by a member for %s', async (_title, account, query, code) => {
    const visitor = await shared.enter(account);
    expect((await visitor.get(`${PATH}?${query}`)).body.retCode).toBe(code);
  });
});

describe('The account types', () => {
  test('name the members that have such an account', async () => {
    const read = async (account: string) => {
      const { body } = await (await shared.enter(account)).get(TYPES);
      return (body.result as { list: { accountType: string; code: number; members: { uid: string }[] }[] })
        .list;
    };
    const types = await read('main@sluice.example');
    const membersOf = (wanted: string) =>
      types.find(({ accountType }) => accountType === wanted)?.members.map(({ uid }) => uid);
    expect(membersOf('FUND')).toEqual([String(MAIN), String(ISLAMIC), String(SUB)]);
    expect(membersOf('UNIFIED')).toEqual([String(MAIN)]);
    expect(membersOf('EARN')).toEqual([String(MAIN), String(SUB)]);
    expect((await read('islamic@sluice.example')).map(({ accountType }) => accountType)).toEqual([
      'FUND',
      'SPOT',
      'CONTRACT',
    ]);
  });
});

describe('A pending transfer', () => {
  async function startTransfer() {
    const { sandbox, time } = await startSandbox();
    await sandbox.exchange.open();
    const { database } = sandbox.exchange;
    await database.transact(async (sql) => {
      await sql.insert(transfers).values({
        ...{ id: 'pending', coin: 'USDC', amount: '125.5', fromUid: MAIN, toUid: SUB },
        ...{ fromAccountType: 'FUND', toAccountType: 'FUND', status: 'PENDING', at: START_MS },
      });
      await scheduleJob(sql, { kind: SETTLE_JOB, reference: 'pending', dueMs: START_MS + 60_000 });
    });
    const readStatus = async () => {
      const [row] = await database.sql.select().from(transfers).where(eq(transfers.id, 'pending'));
      return row;
    };
    return { sandbox, time, database, readStatus };
  }

  test('arrives after its time', async () => {
    const { sandbox, time, database, readStatus } = await startTransfer();
    const before = await readFree(database.sql, SUB, 'FUND', 'USDC');
    time.advance(59_999);
    await sandbox.exchange.catchUp();
    expect((await readStatus())?.status).toBe('PENDING');
    time.advance(1);
    await sandbox.exchange.catchUp();
    expect((await readStatus())?.status).toBe('SUCCESS');
    expect(await readFree(database.sql, SUB, 'FUND', 'USDC')).toBe(
      new Decimal(before).plus('125.5').toFixed(),
    );
    expect(await findImbalance(database.sql)).toEqual([]);
  });

  test('fails when the coins are gone by then', async () => {
    const { sandbox, time, database, readStatus } = await startTransfer();
    const amount = await readFree(database.sql, MAIN, 'FUND', 'USDC');
    await database.transact((sql) =>
      postMovement(sql, {
        ...{ kind: 'test', uid: MAIN, reference: 'r', atMs: START_MS },
        transfers: [{ from: free(MAIN, 'FUND'), to: house('CHAIN'), coin: 'USDC', amount }],
      }),
    );
    time.advance(60_000);
    await sandbox.exchange.catchUp();
    expect(await readStatus()).toMatchObject({ status: 'FAILED', failCode: 131212 });
    expect(await findImbalance(database.sql)).toEqual([]);
  });
});

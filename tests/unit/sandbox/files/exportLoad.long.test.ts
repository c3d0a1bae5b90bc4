import { setTimeout as sleep } from 'node:timers/promises';
import { sql as statement } from 'drizzle-orm';
import papaparse from 'papaparse';
import { expect, test } from 'vitest';
import type { Database } from '#sandbox/books/state/database.ts';
import { USER_ID } from '#sandbox/seed/reference/demoUsers.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { START_MS } from '../support/createManualTime.ts';
import { openVisitor, type Visitor } from '../support/openVisitor.ts';
import { startSandbox } from '../support/startSandbox.ts';
import { DAY_MS, describeStatement, download, idOf, listJobs, order, PREFIX, WORK_MS } from './askExport.ts';

const ROWS = 100_000;
const AT_ONCE = 5_000;
/** What a page that is not waiting for a file notices. */
const MOST_P99_MS = 100;
const LONG = 600_000;

/** Movements of 1 USDT into the funding account, one every few minutes of the year that is over. */
function addMovements(database: Database, count: number): Promise<void> {
  const firstMs = START_MS - 300 * DAY_MS;
  const stepMs = Math.floor((200 * DAY_MS) / count);
  return database.transact(async (sql) => {
    // Without the triggers of the ledger, which would take minutes; its sums are what is read here, not its balances.
    await sql.execute(statement`set local session_replication_role = replica`);
    await sql.execute(statement`
      insert into accounts (uid, wallet, coin) values (${USER_ID.demo}::int, 'FUND', 'USDT'), (0, 'CHAIN', 'USDT')
      on conflict do nothing`);
    for (let first = 0; first < count; first += AT_ONCE) {
      await sql.execute(statement`
        with moved as (
          insert into movements (kind, uid, reference, at)
          select 'deposit', ${USER_ID.demo}::int, 'load-' || n, ${firstMs}::bigint + n * ${stepMs}::bigint
          from generate_series(${first}::bigint, ${first + AT_ONCE - 1}::bigint) as n
          returning id
        )
        insert into entries (movement_id, account_id, amount)
        select moved.id, accounts.id, case when accounts.uid = 0 then -1 else 1 end
        from moved cross join accounts
        where accounts.coin = 'USDT' and accounts.hold = ''
          and (accounts.uid, accounts.wallet) in ((${USER_ID.demo}::int, 'FUND'), (0, 'CHAIN'))`);
    }
  });
}

interface Times {
  /** By the clock on the wall, ms: what else the machine does is in it. */
  readonly wall: readonly number[];
  /** What the server's thread did from question to answer, ms: tells its own work from that of other programs. */
  readonly thread: readonly number[];
}

/** What calls of another page take, one after the other, until something is done. */
async function timeCalls(visitor: Visitor, until: Promise<unknown>): Promise<Times> {
  const calls = [
    () => visitor.get('/v2/private/user/profile'),
    () => visitor.post(`${PREFIX}/list`, { limit: 20 }),
    () => visitor.get('/v3/private/cht/asset-deposit/deposit/aggregate-records?kind=all&limit=20'),
  ];
  const [wall, thread]: [number[], number[]] = [[], []];
  let isDone = false;
  const end = until.finally(() => {
    isDone = true;
  });
  for (let at = 0; !isDone; at += 1) {
    const [startMs, before] = [performance.now(), process.threadCpuUsage()];
    await calls[at % calls.length]?.();
    const { user, system } = process.threadCpuUsage(before);
    wall.push(performance.now() - startMs);
    thread.push((user + system) / 1_000);
  }
  await end;
  return { wall, thread };
}

/** Prints the figures, and gives the 99th percentile by the clock on the wall. */
function describeTimes(what: string, { wall, thread }: Times): number {
  const at = (times: readonly number[], share: number): number => {
    const sorted = times.toSorted((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  };
  const say = (times: readonly number[]): string =>
    `median ${at(times, 0.5).toFixed(1)}, p99 ${at(times, 0.99).toFixed(1)}, longest ${at(times, 1).toFixed(1)} ms`;
  console.info(`${what}: ${wall.length} calls; wall ${say(wall)}; thread ${say(thread)}`);
  return at(wall, 0.99);
}

test('An export of 100,000 rows keeps no other call waiting, and is whole', { timeout: LONG }, async () => {
  const { sandbox, time } = await startSandbox();
  const visitor = openVisitor(sandbox);
  await visitor.login();
  const other = openVisitor(sandbox);
  await other.login('vip@sluice.example');
  await addMovements(sandbox.exchange.database, ROWS);
  describeTimes('Nothing else', await timeCalls(other, sleep(2_000)));

  const ordered = order(visitor, { coins: ['USDT'] });
  const ordering = describeTimes('While it is ordered', await timeCalls(other, ordered));
  const id = idOf(await ordered);
  time.advance(WORK_MS);
  const making = describeTimes('While it is made', await timeCalls(other, sandbox.exchange.catchUp()));
  expect(Math.max(ordering, making)).toBeLessThan(MOST_P99_MS);

  const [job] = (await listJobs(visitor)).list;
  expect(job).toMatchObject({ id, status: 2 });
  const { text } = await download(sandbox, visitor, id);
  const { data } = papaparse.parse<string[]>(text, { skipEmptyLines: true });
  const amounts = data.slice(1).filter((row) => row[7]?.startsWith('load-'));
  const sum = amounts.reduce((total, row) => total.plus(row[5] ?? 0), new Decimal(0));
  expect(job?.rows).toBeGreaterThanOrEqual(ROWS);
  // In parts of fifty thousand; the first one is read here.
  expect([job?.files, sum.toNumber()]).toEqual([3, amounts.length]);
});

test('A long statement with a password keeps no other call waiting', { timeout: LONG }, async () => {
  const { sandbox } = await startSandbox();
  const visitor = openVisitor(sandbox);
  await visitor.login();
  const other = openVisitor(sandbox);
  await other.login('vip@sluice.example');
  await addMovements(sandbox.exchange.database, 20_000);
  describeTimes('Nothing else', await timeCalls(other, sleep(2_000)));
  const ordered = visitor.post(
    `${PREFIX}/create/account-statement`,
    describeStatement({ password: 'secret paper 1' }),
  );
  const p99 = describeTimes('PDF of 20,000 rows with a password', await timeCalls(other, ordered));
  expect(p99).toBeLessThan(MOST_P99_MS);
  idOf(await ordered);
});

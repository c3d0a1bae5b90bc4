import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, sql as statement } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { free, house } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import { readFree } from '#sandbox/books/ledger/readBalances.ts';
import { openDatabase } from '#sandbox/books/state/openDatabase.ts';
import { secrets } from '#sandbox/books/state/schema/users.ts';
import { openEmptyDatabase } from '#tests/support/node/seededDatabase.ts';
import { createDataDir } from '../support/createDataDir.ts';
import { createDatabase, ENGINES, NO_SERVER, serverUrl } from '../support/engines.ts';

const ANN = 20_000_001;

describe.each(ENGINES)('A database on $name', ({ openEmpty }) => {
  test('does a transaction whole or not at all', async () => {
    const database = await openEmpty();
    const broken = database.transact(async (sql) => {
      await sql.insert(secrets).values({ name: 'half', value: 'done' });
      throw new Error('half-way');
    });
    await expect(broken).rejects.toThrow('half-way');
    expect(await database.sql.select().from(secrets).where(eq(secrets.name, 'half'))).toEqual([]);
  });
});

test('An embedded database lets the process do other things between any two statements or transactions', async () => {
  const database = await openEmptyDatabase();
  onTestFinished(() => database.close());
  let done = 0;
  const works = Array.from({ length: 60 }, async (_, at) => {
    if (at % 2 === 0) await database.sql.select().from(secrets);
    else await database.transact((sql) => sql.select().from(secrets));
    done += 1;
  });
  let most = 0;
  for (let before = 0; before < works.length; before = done) {
    await nextTurn();
    most = Math.max(most, done - before);
  }
  await Promise.all(works);
  expect(most).toBe(1);
});

// To make a database in a folder takes a busy disk many seconds.
test('A folder keeps what was booked, and is opened again with it', { timeout: 60_000 }, async () => {
  const folder = join(await createDataDir(), 'state');
  const first = await openDatabase({ folder });
  await first.transact((sql) =>
    postMovement(sql, {
      kind: 'test',
      uid: ANN,
      reference: 'r',
      atMs: 1,
      transfers: [{ from: house('CHAIN'), to: free(ANN, 'FUND'), coin: 'BTC', amount: '0.1' }],
    }),
  );
  await first.close();
  const second = await openDatabase({ folder });
  onTestFinished(() => second.close());
  expect(await readFree(second.sql, ANN, 'FUND', 'BTC')).toBe('0.1');
});

test.skipIf(serverUrl === undefined)(
  `Ten processes may open one new database at once${serverUrl === undefined ? ` (${NO_SERVER})` : ''}`,
  async () => {
    const url = await createDatabase(serverUrl ?? '');
    const databases = await Promise.all(Array.from({ length: 10 }, () => openDatabase({ url })));
    onTestFinished(async () => {
      await Promise.all(databases.map((database) => database.close()));
    });
    expect(await databases[9]?.sql.select().from(secrets)).toEqual([]);
  },
);

test.skipIf(serverUrl === undefined)(
  `A connection that breaks in the middle of a transaction costs one more try of that transaction only${serverUrl === undefined ? ` (${NO_SERVER})` : ''}`,
  async () => {
    const url = await createDatabase(serverUrl ?? '');
    const database = await openDatabase({ url });
    const operator = new pg.Client({ connectionString: url });
    await operator.connect();
    onTestFinished(async () => {
      await operator.end();
      await database.close();
    });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // More often than there are connections: none is kept.
    for (let time = 0; time < 25; time += 1) {
      let tries = 0;
      await database.transact(async (sql) => {
        tries += 1;
        const name = `${time}/${tries}`;
        const [mine] = await sql
          .insert(secrets)
          .values({ name, value: '' })
          .returning({ pid: statement<number>`pg_backend_pid()` });
        if (tries === 1) await operator.query('select pg_terminate_backend($1, 5000)', [mine?.pid]);
        await sql.select().from(secrets);
      });
      expect(tries).toBe(2);
    }
    const kept = await database.transact((sql) => sql.select({ name: secrets.name }).from(secrets));
    expect(kept.map(({ name }) => name).toSorted()).toEqual(
      Array.from({ length: 25 }, (_, time) => `${time}/2`).toSorted(),
    );
    expect(console.error).toHaveBeenCalledTimes(25);
  },
);

test('A server that is not there is reported, and nothing is left waiting', async () => {
  await expect(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow('ECONNREFUSED');
});

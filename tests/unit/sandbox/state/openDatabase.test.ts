import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { free, house } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import { readFree } from '#sandbox/books/ledger/readBalances.ts';
import { openDatabase } from '#sandbox/books/state/openDatabase.ts';
import { secrets } from '#sandbox/books/state/schema/users.ts';
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

test('A folder keeps what was booked, and is opened again with it', async () => {
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

test('A server that is not there is told of, and nothing is left waiting', async () => {
  await expect(openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow('ECONNREFUSED');
});

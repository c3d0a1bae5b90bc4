import { sql as statement } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import { free, held, house } from '#sandbox/books/ledger/place.ts';
import { NotEnough, postMovement, type Transfer } from '#sandbox/books/ledger/postMovement.ts';
import { readBalances, readFree } from '#sandbox/books/ledger/readBalances.ts';
import type { Database } from '#sandbox/books/state/database.ts';
import { readDatabaseError } from '#sandbox/books/state/databaseError.ts';
import { ENGINES, type Engine } from '../support/engines.ts';

const ANN = 20_000_001;
const BEN = 20_000_002;

let database: Database;

async function open(engine: Engine): Promise<void> {
  database = await engine.openEmpty();
}

function book(...transfers: Transfer[]): Promise<void> {
  return database.transact((sql) =>
    postMovement(sql, { kind: 'test', uid: ANN, reference: 'r', atMs: 1, transfers }),
  );
}

/** Coins from outside. */
function bring(uid: number, coin: string, amount: string): Promise<void> {
  return book({ from: house('CHAIN'), to: free(uid, 'FUND'), coin, amount });
}

async function failureOf(work: Promise<unknown>): Promise<ReturnType<typeof readDatabaseError>> {
  return work.then(
    () => undefined,
    (error: unknown) => readDatabaseError(error),
  );
}

describe.each(ENGINES)('A movement, on $name,', (engine) => {
  beforeEach(() => open(engine));

  test('leaves one place and arrives in another, to the last digit', async () => {
    await bring(ANN, 'ETH', '1.000000000000000001');
    await book({
      from: free(ANN, 'FUND'),
      to: held(ANN, 'FUND', 'LIMIT_ORDER'),
      coin: 'ETH',
      amount: '0.3',
    });
    expect(await readBalances(database.sql, ANN)).toEqual([
      { wallet: 'FUND', hold: '', coin: 'ETH', amount: '0.700000000000000001' },
      { wallet: 'FUND', hold: 'LIMIT_ORDER', coin: 'ETH', amount: '0.3' },
    ]);
    expect(await findImbalance(database.sql)).toEqual([]);
  });

  test('keeps amounts that a float would round', async () => {
    await bring(ANN, 'SHIB', '123456789012345678901234567890.123456789012345678');
    expect(await readFree(database.sql, ANN, 'FUND', 'SHIB')).toBe(
      '123456789012345678901234567890.123456789012345678',
    );
  });

  test('that takes more than there is is refused whole', async () => {
    await bring(ANN, 'BTC', '1');
    const swap = book(
      { from: free(ANN, 'FUND'), to: house('DESK'), coin: 'BTC', amount: '1.00000001' },
      { from: house('DESK'), to: free(ANN, 'FUND'), coin: 'USDT', amount: '65000' },
    );
    await expect(swap).rejects.toBeInstanceOf(NotEnough);
    expect(await readFree(database.sql, ANN, 'FUND', 'BTC')).toBe('1');
    expect(await readFree(database.sql, ANN, 'FUND', 'USDT')).toBe('0');
  });

  test('takes the last coin once, however many want it', async () => {
    await bring(ANN, 'BTC', '1');
    const takes = Array.from({ length: 20 }, (_, at) =>
      book({ from: free(ANN, 'FUND'), to: free(at % 2 ? BEN : BEN + 1, 'FUND'), coin: 'BTC', amount: '1' }),
    );
    const outcomes = await Promise.allSettled(takes);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readFree(database.sql, ANN, 'FUND', 'BTC')).toBe('0');
    expect(await findImbalance(database.sql)).toEqual([]);
  });

  test('crosses another one without either of them being lost', async () => {
    await bring(ANN, 'BTC', '1');
    await bring(BEN, 'BTC', '1');
    const [fromAnn, fromBen] = [free(ANN, 'FUND'), free(BEN, 'FUND')];
    await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        book(
          at % 2
            ? { from: fromAnn, to: fromBen, coin: 'BTC', amount: '0.01' }
            : { from: fromBen, to: fromAnn, coin: 'BTC', amount: '0.01' },
        ),
      ),
    );
    expect(await readFree(database.sql, ANN, 'FUND', 'BTC')).toBe('1');
  });

  test('of a negative amount is a mistake of the code that books it', async () => {
    await expect(bring(ANN, 'BTC', '-1')).rejects.toThrow('A transfer moves -1 BTC.');
  });
});

describe.each(ENGINES)('$name refuses, to all callers,', (engine) => {
  beforeEach(() => open(engine));

  test('a movement that does not sum to zero', async () => {
    await bring(ANN, 'BTC', '1');
    const unbalanced = database.transact((sql) =>
      sql.execute(statement`insert into entries (movement_id, account_id, amount)
        select movement_id, account_id, 5 from entries where amount > 0`),
    );
    expect(await failureOf(unbalanced)).toEqual({ code: '23514', constraint: 'movements_balance' });
  });

  test.each([
    ['an entry that is changed', statement`update entries set amount = 2`],
    ['an entry that is removed', statement`delete from entries`],
    ['all entries being removed', statement`truncate entries`],
    ['a movement that is removed', statement`delete from movements`],
    ['a balance that is written', statement`update accounts set balance = balance + 1`],
    ['an account that changes hands', statement`update accounts set uid = 7`],
    ['an account that is removed', statement`delete from accounts`],
    [
      'an account that is opened with coins',
      statement`insert into accounts (uid, wallet, coin, balance) values (1, 'FUND', 'BTC', 5)`,
    ],
  ])('%s', async (_title, wrong) => {
    await bring(ANN, 'BTC', '1');
    expect((await failureOf(database.transact((sql) => sql.execute(wrong))))?.code).toBe('23001');
    expect(await readFree(database.sql, ANN, 'FUND', 'BTC')).toBe('1');
  });
});

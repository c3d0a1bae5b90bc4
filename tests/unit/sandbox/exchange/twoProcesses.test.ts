import { expect, onTestFinished, test } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import { createSandbox, type Sandbox } from '#sandbox/createSandbox.ts';
import { createDatabase, NO_SERVER, serverUrl } from '../support/engines.ts';
import { openVisitor, type Visitor } from '../support/openVisitor.ts';

const QUOTE = {
  accountType: 'funding',
  fromCoin: 'BTC',
  toCoin: 'USDT',
  requestCoin: 'BTC',
  requestAmount: '0.01',
  fromCoinType: 'crypto',
  toCoinType: 'crypto',
};

/** Two exchanges on one database, and one browser that may ask either. */
async function openPair(): Promise<{ sandboxes: [Sandbox, Sandbox]; visitors: [Visitor, Visitor] }> {
  const databaseUrl = await createDatabase(serverUrl ?? '');
  const open = () => createSandbox({ symbols: 60, webRoot: '/nonexistent', databaseUrl });
  const sandboxes = await Promise.all([open(), open()] as const);
  onTestFinished(async () => {
    await Promise.all(sandboxes.map((sandbox) => sandbox.close()));
  });
  const visitors = [openVisitor(sandboxes[0]), openVisitor(sandboxes[1])] as const;
  await visitors[0].login();
  for (const [name, value] of visitors[0].cookies) visitors[1].cookies.set(name, value);
  return { sandboxes: [...sandboxes], visitors: [...visitors] };
}

test.skipIf(serverUrl === undefined)(
  `Two processes on one PostgreSQL are one exchange: one key, one login, the same prices, one ledger${serverUrl === undefined ? ` (${NO_SERVER})` : ''}`,
  async () => {
    const {
      sandboxes: [one, other],
      visitors: [here, there],
    } = await openPair();
    expect(one.pageConfig).toEqual(other.pageConfig);

    const quote = (await here.post('/exchangeNew/convert/quote', { ...QUOTE, requestId: 'q' })).body
      .result as Record<string, string>;
    const order = { quoteTxId: quote.quoteTxId, accountType: 'funding', requestId: 'e' };
    // The same order at both: one of them books it, both give its answer.
    const answers = await Promise.all([
      here.post('/exchangeNew/convert/execute', order),
      there.post('/exchangeNew/convert/execute', order),
    ]);
    expect(answers.map(({ body }) => body.ret_code)).toEqual([0, 0]);
    expect(answers[0]?.body.result).toEqual(answers[1]?.body.result);

    const history = await there.post('/exchangeNew/convert/query', {
      accountType: 'funding',
      pageNo: 1,
      pageSize: 10,
    });
    expect(history.body.result).toMatchObject({ total: 1, list: [{ toAmount: quote.toAmount }] });
    expect(await findImbalance(other.exchange.database.sql)).toEqual([]);

    const path = '/spot/api/quote/v5/klines?symbol=BTCUSDT&interval=1h&limit=5';
    const [candles, same] = [await here.get(path), await there.get(path)];
    expect((candles.body.result as { list: unknown[] }).list.slice(0, 4)).toEqual(
      (same.body.result as { list: unknown[] }).list.slice(0, 4),
    );

    await here.post('/logout', {});
    expect((await there.get('/v2/private/user/profile')).body.ret_code).toBe(10007);
  },
);

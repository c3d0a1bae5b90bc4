import { describe, expect, it } from 'vitest';
import { logIn } from '../support/logIn.ts';
import { openVisitor } from '../support/openVisitor.ts';
import { type Row, readResult } from '../support/readResult.ts';
import { startSandbox } from '../support/startSandbox.ts';

const HOT = '/de/cht/api/byHotCoin/spotHotSymbol/list';
const ADDED = '/spot/api/basic/get_recent_add';
const RECOMMENDED = '/spot/api/basic/recommend_symbols';

describe('Hot coins', () => {
  it('are ranked by turnover, with the change that the socket says at the same moment', async () => {
    const { sandbox, connect } = await startSandbox();
    const { list } = await readResult(openVisitor(sandbox), HOT);
    const client = await connect();
    client.subscribe('slowBroker');
    const { data } = await client.nextFrame();
    const tickers = new Map(data.map((row) => [row.s, row]));
    const rows = list as Row[];
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
    const turnovers = rows.map(({ symbol }) => Number(tickers.get(String(symbol))?.qv));
    expect(turnovers).toEqual(turnovers.toSorted((one, other) => other - one));
    for (const { symbol, change24h } of rows) {
      expect(change24h).toBe(tickers.get(String(symbol))?.m);
    }
  });
});

describe('Recently added pairs', () => {
  it('are those of the new coins that the market has, not newer than their charts', async () => {
    const { sandbox } = await startSandbox();
    const visitor = openVisitor(sandbox);
    const rows = (await readResult(visitor, ADDED)).list as Row[];
    expect(rows).toContainEqual({
      symbol: 'TIAUSDT',
      baseCoin: 'TIA',
      quoteCoin: 'USDT',
      listedAt: String(Date.UTC(2023, 0, 2)),
    });
    const klines = await readResult(
      visitor,
      '/spot/api/quote/v5/klines?symbol=TIAUSDT&interval=1w&from=0&limit=1000',
    );
    expect(Number((klines.list as Row[])[0]?.t)).toBe(Date.UTC(2023, 0, 2));
  });
});

describe('Recommended pairs', () => {
  it('of a guest are the hot and the new ones', async () => {
    const { sandbox } = await startSandbox();
    const rows = (await readResult(openVisitor(sandbox), RECOMMENDED)).list as Row[];
    expect(new Set(rows.map(({ reason }) => reason))).toEqual(new Set(['hot', 'new']));
    expect(rows).toContainEqual({ symbol: 'KASUSDT', reason: 'new' });
  });

  it('of a user begin with what they hold, none of them twice', async () => {
    const { visitor } = await logIn('vip@sluice.example');
    const rows = (await readResult(visitor, RECOMMENDED)).list as Row[];
    expect(rows[0]?.reason).toBe('held');
    expect(rows).toContainEqual({ symbol: 'BTCUSDT', reason: 'held' });
    expect(rows).toContainEqual({ symbol: 'DOGEUSDT', reason: 'hot' });
    expect(new Set(rows.map(({ symbol }) => symbol)).size).toBe(rows.length);
  });
});

import { describe, expect, test } from 'vitest';
import type { Request } from '#app/bridge/request.ts';
import {
  convertWould,
  documentUrl,
  readTrade,
  sumMonths,
  tradeSources,
} from '#app/screens/exchange/block/history/blockTrades.ts';
import type { BlockRow } from '#app/screens/exchange/block/ticketText.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok } from '#shared/result/result.ts';

function trade(part: Partial<BlockRow>): BlockRow {
  return {
    exchangeTxId: 'trade0001',
    quoteTxId: 'trade0001',
    accountType: 'funding_block_trade',
    fromCoin: 'BTC',
    fromAmount: '2',
    toCoin: 'USDT',
    toAmount: '120000.5',
    convertRate: '60000.25',
    feeCoin: '',
    feeAmount: '0',
    taxAmount: '0',
    exchangeStatus: 'success',
    gapRate: '0',
    createdAt: String(new Date(2026, 10, 5, 12).getTime()),
    notionalUsd: '120000.5',
    spotRate: '60018.26',
    diffBp: '-3',
    documents: [],
    ...part,
  };
}

describe('the sums of block trades', () => {
  test('are by month and pair, the newest month first, with every digit', () => {
    const october = String(new Date(2026, 9, 31, 23).getTime());
    const sums = sumMonths(
      [
        trade({}),
        trade({
          exchangeTxId: 'trade0002',
          fromAmount: '0.5',
          toAmount: '30000.25',
          notionalUsd: '30000.25',
        }),
        trade({ exchangeTxId: 'trade0003', fromCoin: 'ETH' }),
        trade({ exchangeTxId: 'trade0004', createdAt: october }),
      ].map(readTrade),
    );
    const monthOf = (ms: number): number => new Date(ms).getMonth() + 1;
    expect(sums.map(({ monthMs, fromCoin, count }) => [monthOf(monthMs), fromCoin, count])).toEqual([
      [11, 'BTC', 2],
      [11, 'ETH', 1],
      [10, 'BTC', 1],
    ]);
    expect(sums[0]).toMatchObject({ given: '2.5', got: '150000.75', notionalUsd: '150000.75' });
  });

  test('leave out what did not settle', () => {
    expect(sumMonths([trade({ exchangeStatus: 'failure' })].map(readTrade))).toEqual([]);
  });
});

describe('the questions of the block history', () => {
  const asked = async (words: Parameters<typeof tradeSources>[0]) => {
    const inputs: unknown[] = [];
    const request: Request = async (_name, input) => {
      inputs.push(input);
      return err(appError('http/network', 'http network error'));
    };
    const step = { startMs: 1, endMs: 2, isOlder: false };
    for (const source of tradeSources(words)) {
      await source.load(request, { step, pageNo: 1, cursor: '', limit: 50 }, {});
    }
    return inputs;
  };

  test('are one without a coin, and one for each side with it', async () => {
    expect(await asked({})).toEqual([{ startTime: '1', endTime: '2', pageNo: 1, pageSize: 50 }]);
    expect(await asked({ coin: 'BTC' })).toMatchObject([{ fromCoin: 'BTC' }, { toCoin: 'BTC' }]);
  });

  test('name status and smallest notional as the exchange does', async () => {
    expect(await asked({ status: 'settled', minNotional: '100000' })).toMatchObject([
      { status: 'success', minNotionalUsd: '100000' },
    ]);
  });

  test('have no answer for a guest', async () => {
    const request: Request = async () => ok({ result: undefined, asOfMs: 0, generation: 1, skewMs: 0 });
    const [source] = tradeSources({});
    const step = { startMs: 1, endMs: 2, isOlder: false };
    expect(await source?.load(request, { step, pageNo: 1, cursor: '', limit: 50 }, {})).toEqual(ok(null));
  });
});

test('a conversion would have given the spot price of that moment less its usual distance', () => {
  const would = convertWould({ fromAmount: '2', toAmount: '120000.5', spotRate: '60018.26' }, '-0.001');
  expect(would).toEqual({ amount: '119916.48', difference: '84.01' });
});

describe('the address of a document', () => {
  const page = 'http://127.0.0.1:8080/user/assets/otc/history';

  test('may be of our own origin, or over https', () => {
    expect(documentUrl('/files/1.pdf', page)).toBe('http://127.0.0.1:8080/files/1.pdf');
    expect(documentUrl('https://files.example/1.pdf', page)).toBe('https://files.example/1.pdf');
  });

  test('is refused where it is a script, plain http elsewhere, or nothing', () => {
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      'http://files.example/1.pdf',
      '',
      undefined,
    ]) {
      expect(documentUrl(url, page)).toBeNull();
    }
  });
});

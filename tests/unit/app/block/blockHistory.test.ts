import { describe, expect, test } from 'vitest';
import type { Request } from '#app/bridge/request.ts';
import { tradeSources } from '#app/screens/exchange/block/history/blockTrades.ts';
import { convertWould } from '#app/screens/exchange/block/tradePaths.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok } from '#shared/result/result.ts';

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

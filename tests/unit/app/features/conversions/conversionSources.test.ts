import { describe, expect, test } from 'vitest';
import type { AnswerOf, Request } from '#app/bridge/request.ts';
import {
  type ConversionQuestion,
  conversionSources,
  LISTED_KINDS,
  TIMELINE_KINDS,
} from '#app/features/conversions/conversionSources.ts';
import { ok } from '#shared/result/result.ts';
import { buildBatch, buildRow } from './buildRow.ts';

const STEP = { startMs: 1_000, endMs: 2_000, isOlder: false };
const ASK = { step: STEP, pageNo: 2, cursor: '', limit: 50 };

/** Asks all sources of a question and returns what the exchange was asked for. */
async function askedBy(question: ConversionQuestion) {
  const asked: { readonly name: string; readonly input: Record<string, unknown> }[] = [];
  const request: Request = async (name, input) => {
    asked.push({ name, input: { ...input } });
    const records = name === 'lowBalanceList' ? [] : [buildBatch()];
    const result = { total: 1, list: [buildRow()], records };
    // The test plays the exchange, and knows what a call of this name answers.
    return ok({ result, asOfMs: 5, generation: 1, skewMs: 0 } as unknown as AnswerOf<typeof name>);
  };
  const sources = conversionSources(question);
  const pages = await Promise.all(sources.map((source) => source.load(request, ASK, {})));
  return { asked, pages, ids: sources.map(({ id }) => id) };
}

describe('the sources of the history', () => {
  test('ask every account of every kind once, by the call that has it', async () => {
    const { asked } = await askedBy({ kinds: LISTED_KINDS });
    const keys = asked.flatMap(({ input }) => String(input.accountType ?? '').split(',')).filter(Boolean);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining(['funding', 'spot_convert', 'uta_convert', 'funding_fiat']));
    expect(keys.some((key) => key.includes('block'))).toBe(false);
    const unified = asked.filter(({ name }) => name === 'convertUnifiedQuery');
    expect(unified.map(({ input }) => input.accountType)).toEqual([expect.stringContaining('uta_convert')]);
  });

  test('of the timeline ask for block trades by their keys and for small balances by the call of their own', async () => {
    const { asked, ids } = await askedBy({ kinds: TIMELINE_KINDS, wallet: 'FUND', toCoin: 'USDT' });
    expect(new Set(ids).size).toBe(ids.length);
    const ofBlocks = asked.filter(({ input }) => String(input.accountType).includes('block'));
    expect(ofBlocks).toMatchObject([{ name: 'convertQuery', input: { accountType: 'funding_block_trade' } }]);
    expect(asked.filter(({ name }) => name === 'lowBalanceList')).toEqual([
      {
        name: 'lowBalanceList',
        input: {
          ...{ view: 'history', account_type: 'funding', to_coin: 'USDT', page_no: 2, page_size: 50 },
          ...{ start_time: '1000', end_time: '2000' },
        },
      },
    ]);
  });

  test('of small balances ask for nothing in a state that they do not have', async () => {
    expect((await askedBy({ kinds: ['lowBalance'], status: 'expired' })).asked).toEqual([]);
  });

  test('have ids of their own, so that one that fails takes nothing from the others', async () => {
    const { ids } = await askedBy({ kinds: LISTED_KINDS });
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('ask for the page and the time they are given, and for the filters that there are', async () => {
    const { asked } = await askedBy({ kinds: ['limit'], fromCoin: 'BTC', status: 'open' });
    expect(asked).toEqual([
      {
        name: 'convertQuery',
        input: {
          accountType: 'limit_order_funding',
          fromCoin: 'BTC',
          status: 'open',
          startTime: '1000',
          endTime: '2000',
          pageNo: 2,
          pageSize: 50,
        },
      },
    ]);
  });

  test('of one account ask for no other, batches included', async () => {
    const { asked } = await askedBy({ kinds: ['instant', 'batch'], wallet: 'UNIFIED' });
    expect(asked.every(({ input }) => /uta|unified/.test(String(input.accountType)))).toBe(true);
    expect(asked.some(({ name }) => name === 'batchQuery')).toBe(true);
  });

  test('ask for no batches in a state that batches do not have', async () => {
    const { asked } = await askedBy({ kinds: LISTED_KINDS, status: 'cancelled' });
    expect(asked.some(({ name }) => name === 'batchQuery')).toBe(false);
  });

  test('of a guest have no answer', async () => {
    const guest: Request = async (name) =>
      ok({ result: undefined, asOfMs: 5, generation: 1, skewMs: 0 } as unknown as AnswerOf<typeof name>);
    const [source] = conversionSources({ kinds: ['instant'] });
    expect(await source?.load(guest, ASK, {})).toEqual(ok(null));
  });
});

import { describe, expect, test } from 'vitest';
import type { InputOf } from '#shared/endpoints/table.ts';
import { type OpenRequestService, openRequestService } from '#tests/support/node/openRequestService.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const ACCOUNT = 'demo@sluice.example';
const REFUSED = { ok: false, error: { kind: 'signature', code: '79992' } };

let ids = 0;

/** 0.001 BTC for USDT. */
function quote(change: Partial<InputOf<'convertQuote'>> = {}): InputOf<'convertQuote'> {
  ids += 1;
  return {
    accountType: 'funding',
    fromCoin: 'BTC',
    toCoin: 'USDT',
    requestCoin: 'BTC',
    requestAmount: '0.001',
    fromCoinType: 'crypto',
    toCoinType: 'crypto',
    requestId: `r-${ids}`,
    ...change,
  };
}

/** The next answer of a call says this instead, and is signed. */
function lie({ sandbox }: OpenRequestService, path: string, result: Record<string, unknown>): void {
  const fault = { fault: 'answer/change', path, count: 1, result };
  sandbox.faults.add(fault as Parameters<typeof sandbox.faults.add>[0]);
}

describe('a signed answer that is not the answer to its question', () => {
  test('is refused with 79992 and reported, whatever of a quote is another', async () => {
    const open = await openRequestService();
    await open.logIn(ACCOUNT);
    const lies: Record<string, unknown>[] = [
      { fromCoin: 'ETH' },
      { toCoin: 'SHIB' },
      { fromAmount: '0.005' },
      { toAmount: '0.01' },
      { toAmount: '9'.repeat(40) },
      { exchangeRate: '1', inverseRate: '1' },
      { requestId: 'another' },
    ];
    for (const each of lies) {
      lie(open, 'convert/quote', each);
      expect(await open.call('convertQuote', quote()), JSON.stringify(each)).toMatchObject(REFUSED);
    }
    expect(open.reports).toEqual(
      lies.map(() => ({ name: 'wrong-answer', path: '/exchangeNew/convert/quote' })),
    );
    expect(await open.call('convertQuote', quote())).toMatchObject({ ok: true });
    const fixed = quote({ requestCoin: 'USDT', requestAmount: '64.5' });
    expect(await open.call('convertQuote', fixed)).toMatchObject({
      ok: true,
      value: { result: { toAmount: '64.5' } },
    });
  });

  test('is not even read where its amounts have a sign, and its coins characters that are not visible', async () => {
    const open = await openRequestService();
    await open.logIn(ACCOUNT);
    const lies: [field: string, value: string][] = [
      ['toAmount', '-62'],
      ['toAmount', '-0'],
      ['toAmount', '0'],
      ['fromAmount', '-0.001'],
      ['exchangeRate', '0'],
      ['toCoin', 'US\u202eDT'],
      ['fromCoin', 'BTC\u200b'],
    ];
    for (const [field, value] of lies) {
      lie(open, 'convert/quote', { [field]: value });
      expect(await open.call('convertQuote', quote())).toMatchObject({
        ok: false,
        error: { code: 'payload/result', extInfo: { field } },
      });
    }
  });

  test('is refused where it executes another quote: the order may be booked, and is looked for', async () => {
    const open = await openRequestService();
    await open.logIn(ACCOUNT);
    const { result } = unwrap(await open.call('convertQuote', quote()));
    const quoteTxId = String(Reflect.get(result ?? {}, 'quoteTxId'));
    lie(open, 'convert/execute', { quoteTxId: 'another' });
    const order = { quoteTxId, accountType: 'funding', requestId: 'order-1' } as const;
    expect(await open.call('convertExecute', order)).toMatchObject(REFUSED);
    const found = await open.call('convertQuery', { accountType: 'funding', exchangeTxId: quoteTxId });
    expect(found).toMatchObject({ ok: true, value: { result: { list: [{ quoteTxId }] } } });
    lie(open, 'convert/query', { list: [{ exchangeTxId: 'x', quoteTxId: 'x' }] });
    const again = { accountType: 'funding', exchangeTxId: quoteTxId } as const;
    expect(await open.call('convertQuery', again)).toMatchObject(REFUSED);
  });

  test('is refused where a batch and a deposit address are others', async () => {
    const open = await openRequestService();
    await open.logIn(ACCOUNT);
    const batch = (): InputOf<'batchQuote'> => {
      ids += 1;
      const items = [{ fromCoin: 'ETH', amount: '0.01' }];
      return { accountType: 'funding', toCoin: 'USDT', items, requestId: `r-${ids}` };
    };
    for (const each of [{ exchangeCoins: [{ amount: '1' }] }, { totalToAmount: '1' }]) {
      lie(open, 'batch/quote', each);
      expect(await open.call('batchQuote', batch())).toMatchObject(REFUSED);
    }
    expect(await open.call('batchQuote', batch())).toMatchObject({ ok: true });
    lie(open, 'address-chain', { chains: [{ chain: 'ETH' }] });
    const address = { coin: 'USDT', chain: 'TRX' } as const;
    expect(await open.call('depositAddresses', address)).toMatchObject(REFUSED);
    expect(await open.call('depositAddresses', address)).toMatchObject({ ok: true });
  });
});

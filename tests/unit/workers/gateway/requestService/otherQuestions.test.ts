import { describe, expect, test } from 'vitest';
import type { EndpointName, InputOf } from '#shared/endpoints/table.ts';
import { ENDPOINTS } from '#shared/endpoints/table.ts';
import { openRequestService } from '#tests/support/node/openRequestService.ts';

const WRONG = { ok: false, error: { kind: 'signature', code: '79992' } };

/** Two questions of one call. */
function pair<Name extends EndpointName>(name: Name, one: InputOf<Name>, other: InputOf<Name>) {
  return [name, one, other] as const;
}

const JUNE = { startTime: '1780272000000', endTime: '1782000000000' };
const MAY = { startTime: '1777593600000', endTime: '1780000000000' };
const invoice = { coin: 'USDT', address: '0x52908400098527886E0F7030069857D2E4169EE7' };
const conversions = { accountType: 'funding' } as const;

const PAIRS = [
  pair('taxOverview', { year: 2025, method: 'FIFO' }, { year: 2024, method: 'FIFO' }),
  pair('taxOverview', { year: 2025, method: 'FIFO' }, { year: 2025, method: 'LIFO' }),
  pair(
    'klines',
    { symbol: 'BTCUSDT', interval: '1h', limit: 2 },
    { symbol: 'BTCUSDT', interval: '1d', limit: 2 },
  ),
  pair('riskLimitList', { coin: 'BTC' }, {}),
  pair('riskLimitList', {}, { coin: 'BTC' }),
  pair(
    'internalAddressCheck',
    { internalType: 'uid', account: '10000001' },
    { internalType: 'uid', account: '10000001', coin: 'USDT' },
  ),
  pair('addressCheck', { items: [{ ...invoice, chain: 'ETH' }] }, { items: [{ ...invoice, chain: 'BSC' }] }),
  pair('withdrawLimit', { coin: 'USDT', chain: 'ETH' }, { coin: 'USDT', chain: 'TRX' }),
  pair('withdrawRecords', JUNE, MAY),
  pair('depositRecords', { kind: 'all', ...JUNE }, { kind: 'all' }),
  pair('convertQuery', { ...conversions, status: 'success' }, { ...conversions, status: 'failure' }),
  pair('convertQuery', conversions, { ...conversions, ...MAY }),
  pair('walletBalance', {}, { coin: 'BTC' }),
  pair('stateList', { country: 'USA' }, { country: 'CAN' }),
  pair('exportList', {}, { status: 2 }),
  pair('addressList', {}, { keyword: 'ledger' }),
];

describe('An answer to another question of the same call', () => {
  test('is refused and reported, though it is signed and its rows would fit', async () => {
    const open = await openRequestService();
    await open.logIn('demo@sluice.example');
    for (const [name, one, other] of PAIRS) {
      const what = `${name} ${JSON.stringify(other)}`;
      expect(await open.call(name, one, { fresh: true }), what).toMatchObject({ ok: true });
      open.sandbox.faults.add({ fault: 'answer/swap', path: ENDPOINTS[name].path, count: 1 });
      expect(await open.call(name, other, { fresh: true }), what).toMatchObject(WRONG);
      expect(await open.call(name, other, { fresh: true }), what).toMatchObject({ ok: true });
    }
    expect(open.reports).toEqual(
      PAIRS.map(([name]) => ({ name: 'wrong-answer', path: expect.stringContaining(ENDPOINTS[name].path) })),
    );
  });
});

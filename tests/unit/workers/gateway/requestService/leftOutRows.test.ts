import { expect, test } from 'vitest';
import { openRequestService } from '#tests/support/node/openRequestService.ts';

const ROW = {
  ...{ id: 'entry-1', coin: 'ETH', chain: 'ETH', chainType: 'Ethereum', address: '0x1', tag: '' },
  ...{ remark: 'Savings', addressType: 0, walletType: 1, ownership: 'self', verified: 0, status: 0 },
  ...{ createAt: '1', risk: 'LOW' },
};

test('A row that can’t be read takes no list with it; the answer says how many there are, and they are reported', async () => {
  const open = await openRequestService();
  await open.logIn('demo@sluice.example');
  const rows = [
    ROW,
    { ...ROW, id: 'entry-2', tag: 'memo\u200b1' },
    { ...ROW, id: 'entry-3', remark: '\u202e' },
  ];
  const fault = { fault: 'answer/change', path: 'address/address-list', count: 1, result: { rows } };
  open.sandbox.faults.add(fault as Parameters<typeof open.sandbox.faults.add>[0]);
  const answered = await open.call('addressList', {});
  expect(answered).toMatchObject({
    ok: true,
    value: { result: { rows: [{ id: 'entry-1' }] }, leftOut: { rows: 2 } },
  });
  expect(open.reports).toEqual([
    {
      ...{ name: 'left-out-rows', path: '/v3/private/cht/asset-withdraw/address/address-list' },
      ...{ field: 'rows.*.tag', rows: 2 },
    },
  ]);
  expect(answered.ok && (await open.call('addressList', {}))).not.toHaveProperty('value.leftOut');
});

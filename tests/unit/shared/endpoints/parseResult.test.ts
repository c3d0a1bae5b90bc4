import { expect, test } from 'vitest';
import { parseResult } from '#shared/endpoints/parseResult.ts';
import { ENDPOINTS } from '#shared/endpoints/table.ts';

const TRANSFER = {
  ...{ transferId: 't1', coin: 'BTC', amount: '1', fromMemberId: '1', fromName: 'A', toMemberId: '2' },
  ...{ toName: 'B', fromAccountType: 'FUND', toAccountType: 'UNIFIED', timestamp: '1', status: 'SUCCESS' },
};

const CHAIN = {
  ...{ chain: 'ETH', chainType: 'Ethereum', status: 1, needTag: false, contractAddress: '', tips: [] },
  ...{ depositMin: '0', confirmation: '1', safeConfirmNumber: '1', batchReleaseLimit: '-1' },
};
const ADDRESS = {
  ...{ id: 'a1', addressDeposit: '0x1', tagDeposit: '', label: '', isDefault: true, state: 'ready' },
  ...{ createdAt: '1', totalReceived: '0', uri: '0x1' },
};

test('A list is read without the rows that do not fit, which are counted', () => {
  const bad = [
    { ...TRANSFER, amount: '1e5', status: 'LOST' },
    null,
    { ...TRANSFER, coin: 'B\u200bTC' },
    'row',
  ];
  const rows = bad.flatMap((row, at) => [{ ...TRANSFER, transferId: `t${at}` }, row]);
  const parsed = parseResult(ENDPOINTS.transferList, { list: rows, nextPageCursor: 'x' });
  expect(parsed).toMatchObject({ ok: true, output: { nextPageCursor: 'x' } });
  if (!parsed.ok) return;
  expect(
    (parsed.output as { list: { transferId: string }[] }).list.map(({ transferId }) => transferId),
  ).toEqual(['t0', 't1', 't2', 't3']);
  expect(parsed.leftOut).toHaveLength(bad.length);
});

test('A row inside of a row takes only itself along', () => {
  const addresses = [ADDRESS, { ...ADDRESS, id: 'a2', label: 'a\u202eb' }];
  const chains = [
    { ...CHAIN, addresses },
    { ...CHAIN, chain: 'TRX', needTag: 'no', addresses },
  ];
  const parsed = parseResult(ENDPOINTS.depositAddresses, { uid: 7, coin: 'USDT', chains });
  expect(parsed).toMatchObject({
    ok: true,
    output: { chains: [{ chain: 'ETH', addresses: [{ id: 'a1' }] }] },
  });
});

test('A fault outside of the rows is one of the whole, and so is one in a list that is one whole', () => {
  expect(parseResult(ENDPOINTS.transferList, { list: [TRANSFER], nextPageCursor: 5 }).ok).toBe(false);
  expect(parseResult(ENDPOINTS.transferList, { list: 'none', nextPageCursor: '' }).ok).toBe(false);
  expect(parseResult(ENDPOINTS.exportUrl, { urls: [{ part: 0, url: 'x', expireAt: '1' }, {}] }).ok).toBe(
    false,
  );
  for (const list of ['lines', 'exchangeCoins', 'results', 'items']) {
    expect(Object.values(ENDPOINTS).flatMap(({ rows }) => rows)).not.toContain(list);
  }
});

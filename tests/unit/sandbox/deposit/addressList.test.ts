import { describe, expect, it } from 'vitest';
import type { Row } from '../support/readResult.ts';
import { codeOf, credit, DEMO, openDeposits, resultOf } from './support/openDeposits.ts';

const LIST = '/v3/private/cht/asset-deposit/deposit/address-list';
const PREFERENCES = '/fiat/private/channel/user-preferences';

async function openList(account?: string) {
  const exchange = await openDeposits(account);
  const ask = (query = '') => exchange.visitor.get(`${LIST}?${query}`);
  const list = async (query = ''): Promise<Row[]> => resultOf(await ask(query)).rows as Row[];
  return { ...exchange, ask, list };
}

describe('The list of deposit addresses', () => {
  it('has those of all chains, newest first, with the coins that each takes and what it received of each', async () => {
    const { make, list, receive, pass } = await openList();
    const xrp = await make('XRP', 'XRP');
    const tron = await make('USDT', 'TRX', { label: 'Payroll' });
    await receive('XRP', 'XRP');
    await credit({ pass });
    const rows = await list();
    expect(rows.map(({ id, chain, label, status }) => ({ id, chain, label, status }))).toEqual([
      { id: tron.id, chain: 'TRX', label: 'Payroll', status: 1 },
      { id: xrp.id, chain: 'XRP', label: '', status: 1 },
    ]);
    expect(rows[0]).toMatchObject({ coins: ['TRX', 'USDT'], received: [], totalReceived: '0' });
    const [received] = (rows[1]?.received ?? []) as Row[];
    expect(received).toMatchObject({ coin: 'XRP', total: rows[1]?.totalReceived });
    expect(rows[1]?.lastDepositAt).toBe(received?.lastAt);
  });

  it('finds by part of a label, address or tag, by a coin, by chain and by state, and repeats what was asked', async () => {
    const { make, list, ask, order } = await openList();
    const xrp = await make('XRP', 'XRP', { label: 'Alice' });
    const tron = await make('USDT', 'TRX', { label: '100%_Payroll' });
    const idsOf = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await idsOf('q=alic')).toEqual([xrp.id]);
    expect(await idsOf(`q=${encodeURIComponent('ÀLİCE')}`)).toEqual([xrp.id]);
    expect(await idsOf(`q=${encodeURIComponent('ａlıce')}`)).toEqual([xrp.id]);
    expect(await idsOf('q=%25_pay')).toEqual([tron.id]);
    expect(await idsOf('q=%25')).toEqual([tron.id]);
    expect(await idsOf(`q=${String(tron.addressDeposit).slice(4, 16)}`)).toEqual([tron.id]);
    expect(await idsOf(`q=${xrp.tagDeposit}`)).toEqual([xrp.id]);
    expect(await idsOf('q=usdt')).toEqual([tron.id]);
    expect(await idsOf('chain=XRP')).toEqual([xrp.id]);
    expect(await idsOf('state=retired')).toEqual([]);
    expect(resultOf(await ask('chain=TRX&q=pay&state=ready'))).toMatchObject({
      uid: DEMO,
      chain: 'TRX',
      q: 'pay',
      state: 'ready',
    });
    await order('BTC', 'BTC', { label: 'Coming' });
    expect(await list('q=bc1q')).toEqual([]);
    expect(await list('q=coming')).toMatchObject([{ state: 'creating', addressDeposit: '', uri: '' }]);
  });

  it('comes in pages, without a row twice', async () => {
    const { make, ask } = await openList();
    for (const label of ['1', '2', '3']) await make('XRP', 'XRP', { label });
    const first = resultOf(await ask('limit=2'));
    const second = resultOf(await ask(`limit=2&cursor=${first.nextPageCursor}`));
    const labels = [...(first.rows as Row[]), ...(second.rows as Row[])].map(({ label }) => label);
    expect([labels, second.nextPageCursor]).toEqual([['3', '2', '1'], '']);
  });

  it('has no other user’s addresses', async () => {
    const { make, visitor, list } = await openList();
    await make('XRP', 'XRP');
    await visitor.login('vip@sluice.example');
    expect(await list()).toEqual([]);
  });
});

describe('The account that deposits are credited to', () => {
  it('can be switched; what is seen from then on goes there', async () => {
    const { visitor, make, receive, read, pass, expectBalanced } = await openList('unified@sluice.example');
    const edited = await visitor.post(PREFERENCES, { creditAccount: 'UNIFIED' });
    expect(resultOf(edited)).toMatchObject({ uid: 20_000_007, creditAccount: 'UNIFIED' });
    expect(resultOf(await visitor.get(PREFERENCES))).toMatchObject({ creditAccount: 'UNIFIED' });
    await make('XRP', 'XRP');
    const { id } = await receive('XRP', 'XRP');
    await credit({ pass });
    expect(await read(id)).toMatchObject({ status: 3, accountType: 'UNIFIED' });
    await expectBalanced();
  });

  it('is one that the user has, else 700000', async () => {
    const { visitor } = await openList();
    expect(codeOf(await visitor.post(PREFERENCES, { creditAccount: 'UNIFIED' }))).toBe(700_000);
    expect(codeOf(await visitor.post(PREFERENCES, { creditAccount: 'EARN' }))).toBe(0);
  });

  it('is kept beside the coin and chain looked at last, which have to be known', async () => {
    const { visitor } = await openList();
    const edit = (body: object) => visitor.post(PREFERENCES, { ...body });
    expect(resultOf(await edit({ lastCoin: 'USDT', lastChain: 'TRX' }))).toMatchObject({
      lastCoin: 'USDT',
      lastChain: 'TRX',
      creditAccount: 'FUND',
    });
    expect(resultOf(await edit({ lastCoin: 'BTC' }))).toMatchObject({ lastCoin: 'BTC', lastChain: '' });
    for (const body of [{ lastCoin: 'NOPE' }, { lastChain: 'TRX' }, { lastCoin: 'BTC', lastChain: 'TRX' }]) {
      expect(codeOf(await edit(body))).toBe(700_000);
    }
  });
});

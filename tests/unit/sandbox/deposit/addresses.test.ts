import { describe, expect, it } from 'vitest';
import { START_MS } from '../support/createManualTime.ts';
import { openVisitor } from '../support/openVisitor.ts';
import type { Row } from '../support/readResult.ts';
import { codeOf, DEMO, openDeposits, resultOf } from './support/openDeposits.ts';

const DAY_MS = 86_400_000;

describe('Asking for a deposit address', () => {
  it('takes a few seconds, in which there is none to show', async () => {
    const { order, addresses, pass } = await openDeposits();
    const answer = await order('BTC', 'BTC', { label: 'Salary' });
    expect(resultOf(answer)).toMatchObject({
      uid: DEMO,
      requestId: 'r-1',
      status: 'creating',
      address: { addressDeposit: '', uri: '', state: 'creating', isDefault: true, label: 'Salary' },
    });
    await pass(3_999);
    expect((await addresses('BTC'))[0]?.addresses).toMatchObject([{ state: 'creating', addressDeposit: '' }]);
    await pass(1);
    const [{ addresses: made }] = (await addresses('BTC')) as unknown as [{ addresses: Row[] }];
    const [row] = made;
    expect(row).toMatchObject({
      id: resultOf(answer).orderId,
      state: 'ready',
      isDefault: true,
      label: 'Salary',
      totalReceived: '0',
      createdAt: String(START_MS),
    });
    expect(row?.addressDeposit).toMatch(/^bc1q/);
    expect(row?.uri).toBe(`bitcoin:${row?.addressDeposit}`);
  });

  it('is refused with 138001 while one is being made, and answered with it once it is there', async () => {
    const { order, pass } = await openDeposits();
    await order('USDT', 'TRX');
    expect(codeOf(await order('USDT', 'TRX'))).toBe(138001);
    expect(codeOf(await order('USDT', 'TRX', { newAddress: true }))).toBe(138001);
    expect(codeOf(await order('USDT', 'ETH'))).toBe(0);
    await pass(4_000);
    const again = resultOf(await order('TRX', 'TRX'));
    expect(again).toMatchObject({ status: 'ready', address: { state: 'ready' } });
    expect((again.address as Row).addressDeposit).toMatch(/^T/);
  });

  it('answers the same to the same request, and 131082 to another under its id', async () => {
    const { order, addresses } = await openDeposits();
    const first = await order('LTC', 'LTC', { requestId: 'once' });
    const second = await order('LTC', 'LTC', { requestId: 'once' });
    expect(resultOf(second)).toEqual(resultOf(first));
    expect((await addresses('LTC'))[0]?.addresses).toHaveLength(1);
    expect(codeOf(await order('BTC', 'BTC', { requestId: 'once' }))).toBe(131082);
  });

  it('is refused with 131004 without KYC', async () => {
    const { order } = await openDeposits('newcomer@sluice.example');
    expect(codeOf(await order('BTC', 'BTC'))).toBe(131004);
  });

  it('is refused with 50001 for what is closed or is not there', async () => {
    const { order } = await openDeposits();
    for (const [coin, chain] of [
      ['DASH', 'DASH'],
      ['SEI', 'SEI'],
      ['BTC', 'ETH'],
      ['NOPE', 'BTC'],
      ['__proto__', 'constructor'],
    ] as const) {
      expect([coin, codeOf(await order(coin, chain))]).toEqual([coin, 50001]);
    }
  });

  it('is refused with 131233 for coins that an Islamic account may not have', async () => {
    const { order } = await openDeposits('islamic@sluice.example');
    expect(codeOf(await order('AAVE', 'ETH'))).toBe(131233);
    expect(codeOf(await order('ETH', 'ETH'))).toBe(0);
  });

  it('is refused with 138002 beyond the twentieth on a chain, until one is retired', async () => {
    const { order, pass, edit } = await openDeposits();
    const ids: unknown[] = [];
    for (let i = 0; i < 20; i += 1) {
      const answer = await order('USDT', 'TRX', { newAddress: true });
      ids.push(resultOf(answer).orderId);
      await pass(4_000);
    }
    const refused = await order('TRX', 'TRX', { newAddress: true });
    expect([codeOf(refused), refused.body.ext_info]).toEqual([138002, { max: 20 }]);
    expect(codeOf(await edit({ id: ids.at(-1), state: 'retired' }))).toBe(0);
    expect(codeOf(await order('TRX', 'TRX', { newAddress: true }))).toBe(0);
  });

  it('gives one address for all chains of the Ethereum kind, and another as the next', async () => {
    const { make } = await openDeposits();
    const [eth, base, next] = [
      await make('ETH', 'ETH'),
      await make('ETH', 'BASE'),
      await make('ETH', 'ETH', { label: 'Second' }),
    ];
    expect(base.addressDeposit).toBe(eth.addressDeposit);
    expect(next.addressDeposit).not.toBe(eth.addressDeposit);
    expect([eth.isDefault, next.isDefault]).toEqual([true, false]);
  });

  it('gives all users the same account and each a tag of their own on a chain with tags', async () => {
    const { make, sandbox, pass } = await openDeposits();
    const mine = await make('XRP', 'XRP');
    const second = await make('XRP', 'XRP');
    expect(mine.uri).toBe(`ripple:${mine.addressDeposit}?dt=${mine.tagDeposit}`);
    const other = openVisitor(sandbox);
    await other.login('vip@sluice.example');
    const body = { coin: 'XRP', chain: 'XRP', newAddress: true, requestId: 'x' };
    await other.post('/v3/private/cht/asset-deposit/deposit/order-deposit', body);
    await pass(4_000);
    const theirs = resultOf(await other.get('/v3/private/cht/asset-deposit/deposit/address-chain?coin=XRP'));
    const [row] = ((theirs.chains as Row[])[0]?.addresses as Row[]) ?? [];
    expect(row?.addressDeposit).toBe(mine.addressDeposit);
    expect(new Set([mine.tagDeposit, second.tagDeposit, row?.tagDeposit]).size).toBe(3);
  });

  it('makes a Lightning invoice that ends after a day', async () => {
    const { make, addresses, pass } = await openDeposits();
    const invoice = await make('BTC', 'LIGHTNING');
    expect(invoice.addressDeposit).toMatch(/^lnbc1/);
    expect(invoice.expireAt).toBe(String(START_MS + DAY_MS));
    await pass(DAY_MS);
    const chains = await addresses('BTC');
    const lightning = chains.find(({ chain }) => chain === 'LIGHTNING');
    expect(lightning?.addresses).toMatchObject([{ state: 'retired', isDefault: false }]);
  });
});

describe('Deposit addresses by coin', () => {
  it('say of every chain what it takes', async () => {
    const { addressesRaw } = await openDeposits();
    const answer = await addressesRaw('coin=USDT&chain=TRX');
    expect(answer.headers['x-signature']).toBeDefined();
    expect(resultOf(answer)).toMatchObject({
      uid: DEMO,
      coin: 'USDT',
      chain: 'TRX',
      chains: [
        {
          chain: 'TRX',
          chainType: 'TRON (TRC20)',
          status: 1,
          needTag: false,
          addresses: [],
          contractAddress: 'SzgjLj6t'.slice(-6),
          confirmation: '20',
          safeConfirmNumber: '50',
          batchReleaseLimit: '2500',
        },
      ],
    });
    const [{ quiz }] = resultOf(answer).chains as [{ quiz: { options: string[]; answer: number } }];
    expect(quiz.options[quiz.answer]).toBe('TRON (TRC20)');
  });

  it('are hidden on a closed chain, with the time of its opening where it is known', async () => {
    const { addresses, make, pass } = await openDeposits();
    expect((await addresses('DASH'))[0]).toMatchObject({
      status: 0,
      reopenAt: String(START_MS + 7_200_000),
      addresses: [],
      tips: ['The wallet is being upgraded.'],
    });
    const [sei] = await addresses('SEI');
    expect(sei?.status).toBe(0);
    expect(sei).not.toHaveProperty('reopenAt');
    await pass(7_200_000);
    expect((await addresses('DASH'))[0]).toMatchObject({ status: 1 });
    expect((await make('DASH', 'DASH')).addressDeposit).toMatch(/^X/);
  });

  it('ask for both parts where a chain has tags', async () => {
    const { addresses } = await openDeposits();
    const [ton] = await addresses('TON');
    expect(ton).toMatchObject({
      needTag: true,
      tips: [expect.stringContaining('comment'), expect.anything()],
    });
  });

  it('are refused with 50001 for what is not there, and with 10007 for guests', async () => {
    const { addressesRaw, sandbox } = await openDeposits();
    for (const query of ['coin=NOPE', 'coin=BTC&chain=ETH', 'coin=toString', 'coin=BTC&chain=__proto__']) {
      expect([query, codeOf(await addressesRaw(query))]).toEqual([query, 50001]);
    }
    const guest = openVisitor(sandbox);
    const path = '/v3/private/cht/asset-deposit/deposit/address-chain?coin=BTC';
    expect(codeOf(await guest.get(path))).toBe(10007);
  });
});

describe('Editing a deposit address', () => {
  it('renames it; labels are unique on a chain whatever their case', async () => {
    const { make, edit } = await openDeposits();
    const first = await make('TRX', 'TRX', { label: 'Rent' });
    const second = await make('TRX', 'TRX', { label: 'Fees' });
    expect(codeOf(await edit({ id: second.id, label: 'rent' }))).toBe(132005);
    expect(resultOf(await edit({ id: second.id, label: '<b>"ö" \';--</b>' }))).toMatchObject({
      uid: DEMO,
      id: second.id,
      label: '<b>"ö" \';--</b>',
    });
    expect(resultOf(await edit({ id: first.id, label: 'RENT' }))).toMatchObject({ label: 'RENT' });
    expect(resultOf(await edit({ id: first.id, label: '' }))).toMatchObject({ label: '' });
    expect(codeOf(await edit({ id: first.id, label: 'x'.repeat(21) }))).toBe(700000);
  });

  it('refuses a new address a label that is in use', async () => {
    const { make, order } = await openDeposits();
    await make('TRX', 'TRX', { label: 'Rent' });
    expect(codeOf(await order('TRX', 'TRX', { newAddress: true, label: 'rent' }))).toBe(132005);
    expect(codeOf(await order('SOL', 'SOL', { newAddress: true, label: 'rent' }))).toBe(0);
  });

  it('makes another one the default, and there is always one', async () => {
    const { make, edit, order } = await openDeposits();
    const first = await make('TRX', 'TRX');
    const second = await make('TRX', 'TRX');
    expect(codeOf(await edit({ id: first.id, isDefault: false }))).toBe(700000);
    expect(resultOf(await edit({ id: second.id, isDefault: true }))).toMatchObject({ isDefault: true });
    expect(resultOf(await order('TRX', 'TRX'))).toMatchObject({ orderId: second.id, status: 'ready' });
    expect(resultOf(await edit({ id: first.id }))).toMatchObject({ isDefault: false });
  });

  it('retires one that is not the default; it credits for thirty days and is then retired', async () => {
    const { make, edit, addresses, pass, time, visitor } = await openDeposits();
    const first = await make('TRX', 'TRX');
    const second = await make('TRX', 'TRX');
    expect(codeOf(await edit({ id: first.id, state: 'retired' }))).toBe(700000);
    const retired = resultOf(await edit({ id: second.id, state: 'retired' }));
    expect(retired).toMatchObject({ state: 'expiring', expireAt: String(time.clock.now() + 30 * DAY_MS) });
    expect(resultOf(await edit({ id: second.id, state: 'retired' }))).toEqual(retired);
    expect(codeOf(await edit({ id: second.id, isDefault: true }))).toBe(700000);
    await pass(30 * DAY_MS - 1);
    // A session lives no longer than that.
    await visitor.login();
    expect((await addresses('TRX'))[0]?.addresses).toMatchObject([{ state: 'ready' }, { state: 'expiring' }]);
    await pass(1);
    expect((await addresses('TRX'))[0]?.addresses).toMatchObject([{ state: 'ready' }, { state: 'retired' }]);
  });

  it('waits for one that is being made', async () => {
    const { order, edit } = await openDeposits();
    const { orderId } = resultOf(await order('TRX', 'TRX'));
    expect(codeOf(await edit({ id: orderId, state: 'retired' }))).toBe(138001);
    expect(codeOf(await edit({ id: orderId, label: 'Soon' }))).toBe(0);
  });

  it("finds no other user's", async () => {
    const { make, sandbox, edit } = await openDeposits();
    const mine = await make('TRX', 'TRX');
    const other = openVisitor(sandbox);
    await other.login('vip@sluice.example');
    const path = '/v3/private/cht/asset-deposit/deposit/edit-address';
    expect(codeOf(await other.post(path, { id: mine.id, label: 'Mine now' }))).toBe(132009);
    expect(codeOf(await edit({ id: "' or 1=1 --", label: 'x' }))).toBe(132009);
  });
});

describe('Preferences', () => {
  it('remember the coin and chain that were looked at last, and say how money comes in', async () => {
    const { visitor, addresses, order } = await openDeposits();
    const path = '/fiat/private/channel/user-preferences';
    expect(resultOf(await visitor.get(path))).toMatchObject({
      lastCoin: '',
      lastChain: '',
      fiat: 'EUR',
      channel: 'crypto',
      creditAccount: 'FUND',
      fiatChannels: [{ id: 'sepa', fiat: 'EUR', state: 1 }, { id: 'card' }],
    });
    await addresses('USDT', 'SOL');
    expect(resultOf(await visitor.get(path))).toMatchObject({ lastCoin: 'USDT', lastChain: 'SOL' });
    await order('BTC', 'BTC');
    expect(resultOf(await visitor.get(path))).toMatchObject({ lastCoin: 'BTC', lastChain: 'BTC' });
  });
});

import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DepositAddressesScreen } from '#app/screens/deposit/depositAddresses/DepositAddressesScreen.tsx';
import { globalStore, setUser } from '#app/stores/globalStore.ts';
import { emulateMedia } from '#tests/support/browser/emulateMedia.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { BTC_ADDRESS, buildConfig, XRP_ADDRESS } from '#tests/support/browser/openDeposit.tsx';
import { USER } from '#tests/support/browser/openSession.ts';
import { readDrawnCode } from '#tests/support/browser/readDrawnCode.ts';
import { stopTime } from '#tests/support/browser/stopTime.ts';
import { tabTo } from '#tests/support/browser/tabTo.ts';
import { type Call, callsOf, openHistory } from '../convert/exchangeHistory/openHistory.tsx';

const MINUTES_5 = 300_000;

function buildRow(id: string, change: object = {}) {
  return {
    ...{ id, chain: 'BTC', addressDeposit: BTC_ADDRESS, tagDeposit: '', label: `Wallet ${id}`, uri: '' },
    ...{ isDefault: false, state: 'ready', status: 1, coins: ['BTC'], received: [], createdAt: '1000' },
    ...change,
  };
}

const MEMO = buildRow('address-2', { chain: 'XRP', addressDeposit: XRP_ADDRESS, tagDeposit: '12345' });
const HIDDEN = { addressDeposit: '', uri: '' };

interface Played {
  readonly rows: () => readonly object[];
  readonly answer?: (call: Call) => object | undefined;
  readonly width?: number;
}

async function openAddresses({ rows, answer = () => undefined, width = 1440 }: Played) {
  localStorage.clear();
  globalStore.setState(globalStore.getInitialState(), true);
  setUser(USER);
  onTestFinished(() => globalStore.setState(globalStore.getInitialState(), true));
  return openHistory({
    path: '/deposit/chain-address',
    part: <DepositAddressesScreen />,
    width,
    answer: (call) => {
      if (call.name === 'depositAddressList') {
        return { result: { uid: '20000001', rows: rows(), nextPageCursor: '' } };
      }
      if (call.name === 'coinList') return { result: { list: [buildConfig('USDT'), buildConfig('BTC')] } };
      if (call.name === 'coinConfig') return { result: buildConfig(String(call.input.coin)) };
      const result = answer(call);
      return result === undefined ? undefined : { result };
    },
  });
}

describe('My addresses', () => {
  const STATES = [
    buildRow('address-1', { isDefault: true }),
    MEMO,
    buildRow('address-3', { ...HIDDEN, state: 'creating', createdAt: String(Date.now()) }),
    buildRow('address-4', { state: 'expiring', expireAt: String(Date.now() + 86_400_000) }),
    buildRow('address-5', { state: 'retired' }),
    buildRow('address-6', { ...HIDDEN, status: 0 }),
  ];

  test.each([
    ['light', 1440],
    ['dark', 1440],
    ['light', 390],
    ['dark', 390],
  ] as const)('have nothing that axe finds wrong, in every state, %s at %i px', async (scheme, width) => {
    await emulateMedia({ 'prefers-color-scheme': scheme });
    const { screen } = await openAddresses({ rows: () => STATES, width });
    await expect.element(screen.getByText('Wallet address-6')).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await screen.getByRole('button', { name: 'Details of the address Wallet address-2 on XRP' }).click();
    await expect.element(screen.getByText('You need both the address and the memo.')).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test('begin with the form for the first one, where there is none yet', async () => {
    const { screen } = await openAddresses({ rows: () => [] });
    await screen.getByRole('link', { name: 'Create the first address' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('have a large QR code each, also by Q: of the address alone, with the memo beside it', async () => {
    const { screen } = await openAddresses({ rows: () => [MEMO] });
    await expect.element(screen.getByText('Wallet address-2')).toBeVisible();
    await userEvent.keyboard('q');
    const dialog = screen.getByRole('dialog', { name: 'Wallet address-2' });
    await expect.element(dialog.getByText('Address only')).toBeVisible();
    await expect.element(dialog.getByText('You need both the address and the memo.')).toBeVisible();
    expect(readDrawnCode('[role=dialog] svg[viewBox]:has(path[d]):not([class*=lucide])')).toBe(XRP_ADDRESS);
    expect(await findViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await screen
      .getByRole('button', { name: 'Large QR code of the address Wallet address-2 on XRP' })
      .click();
    await expect.element(dialog).toBeVisible();
  });

  test('get a new one on a network that is picked by what it takes; a closed one is in sight', async () => {
    const late = buildRow('address-9', {
      ...HIDDEN,
      state: 'creating',
      createdAt: String(Date.now() - 31_000),
    });
    let isOrdered = false;
    const { screen, calls } = await openAddresses({
      rows: () => (isOrdered ? [late] : []),
      answer: ({ name }) => {
        if (name !== 'depositOrder') return undefined;
        isOrdered = true;
        return { orderId: 'address-9', status: 'creating', coin: 'USDT', chain: 'TRX' };
      },
    });
    await screen.getByRole('button', { name: 'New address' }).click();
    await screen.getByRole('combobox', { name: 'Coin' }).selectOptions('USDT');
    const dialog = screen.getByRole('dialog');
    await expect
      .element(dialog.getByRole('button', { name: /^Mantle Network.*Suspended.*Being upgraded/ }))
      .toHaveAttribute('aria-disabled', 'true');
    await dialog.getByRole('button', { name: /^TRON/ }).click();
    await expect.element(dialog.getByRole('button', { name: 'Network: TRON (TRC20)' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Create address' }).click();

    // After 30 s without it the same order can be sent again: it is carried out once.
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => callsOf(calls, 'depositOrder')).toHaveLength(2);
    const [first, second] = callsOf(calls, 'depositOrder');
    expect(first).toMatchObject({ coin: 'USDT', chain: 'TRX', newAddress: true });
    expect(second).toEqual(first);
  });

  test('get a new one by keyboard alone, read out in order: coin, network, name, create', async () => {
    const { screen, calls } = await openAddresses({
      rows: () => [],
      answer: ({ name }) =>
        name === 'depositOrder'
          ? { orderId: 'address-9', status: 'ready', coin: 'USDT', chain: 'TRX' }
          : undefined,
    });
    await expect.element(screen.getByRole('button', { name: 'New address' })).toBeVisible();
    await tabTo(/^New address$/);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog', { name: 'New address' })).toBeVisible();
    await tabTo(/^Coin$/);
    await userEvent.keyboard('USDT');
    await expect.element(screen.getByRole('group', { name: 'Network' })).toBeVisible();
    await tabTo(/^TRON/);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Network: TRON (TRC20)' })).toBeVisible();
    const names = [...(await tabTo(/^Coin$/)), ...(await tabTo(/^Create address$/))];
    expect(names.slice(names.indexOf('Coin'))).toEqual([
      'Coin',
      'Network: TRON (TRC20)',
      'Name',
      'Create address',
    ]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => callsOf(calls, 'depositOrder')).toMatchObject([{ coin: 'USDT', chain: 'TRX' }]);
  });

  test('are read again after 5 minutes, and one that the exchange replaced is announced loudly', async () => {
    const clock = stopTime();
    let isReplaced = false;
    const { screen, calls } = await openAddresses({
      rows: () =>
        isReplaced
          ? [
              buildRow('address-1', { state: 'expiring', expireAt: '1800000000000' }),
              buildRow('address-7', { isDefault: true }),
            ]
          : [buildRow('address-1', { isDefault: true })],
    });
    await expect.element(screen.getByText('Wallet address-1')).toBeVisible();
    const before = callsOf(calls, 'depositAddressList').length;
    isReplaced = true;
    clock.advance(MINUTES_5 - 1);
    expect(callsOf(calls, 'depositAddressList')).toHaveLength(before);
    clock.advance(1);
    await expect
      .element(screen.getByRole('alert').filter({ hasText: "We've replaced one of your addresses on BTC" }))
      .toMatchTextContent(/Give payers your new address before then/);
    await expect.element(screen.getByText('Wallet address-7')).toBeVisible();
    const again = callsOf(calls, 'depositAddressList').length;
    clock.advance(MINUTES_5);
    await expect.poll(() => callsOf(calls, 'depositAddressList').length).toBeGreaterThan(again);
  });
});

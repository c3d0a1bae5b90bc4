import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

const FAVOURITES = 'sluice.favourites';
const CURRENCY = 'sluice.currency';
const SHORTCUTS = 'sluice.shortcuts';

let pages = 0;

/** The store as a page that is opened now gets it: another address is another module. */
async function openStore() {
  pages += 1;
  const { pathname } = new URL('../../src/app/stores/preferencesStore.ts', import.meta.url);
  const module: unknown = await import(/* @vite-ignore */ `${pathname}?page=${pages}`);
  return module as typeof import('#app/stores/preferencesStore.ts');
}

beforeEach(() => {
  localStorage.clear();
});

function refuseStorage(method: 'getItem' | 'setItem'): void {
  const refused = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('Storage is switched off.', 'SecurityError');
  });
  onTestFinished(() => refused.mockRestore());
}

describe('what a user chose', () => {
  test('is there again when the page is opened again', async () => {
    const { toggleFavourite, chooseCurrency } = await openStore();
    toggleFavourite('BTCUSDT');
    toggleFavourite('ETHUSDT');
    chooseCurrency('CHF');
    const { preferencesStore } = await openStore();
    expect(preferencesStore.getState()).toEqual({
      favourites: ['BTCUSDT', 'ETHUSDT'],
      currency: 'CHF',
      theme: 'system',
      hasShortcuts: true,
    });
  });

  test('lasts as long as the tab where storage is full or switched off', async () => {
    const { toggleFavourite, chooseCurrency, preferencesStore } = await openStore();
    refuseStorage('setItem');
    toggleFavourite('BTCUSDT');
    chooseCurrency('CHF');
    expect(preferencesStore.getState()).toEqual({
      favourites: ['BTCUSDT'],
      currency: 'CHF',
      theme: 'system',
      hasShortcuts: true,
    });
  });

  test('is the default where storage can’t be read', async () => {
    localStorage.setItem(FAVOURITES, '["BTCUSDT"]');
    refuseStorage('getItem');
    const { preferencesStore } = await openStore();
    expect(preferencesStore.getState().favourites).toEqual([]);
  });

  test('is at most 2,000 pairs, the newest', async () => {
    const many = Array.from({ length: 2_000 }, (_, at) => `P${at}`);
    localStorage.setItem(FAVOURITES, JSON.stringify(many));
    const { toggleFavourite, preferencesStore } = await openStore();
    toggleFavourite('NEWUSDT');
    const { favourites } = preferencesStore.getState();
    expect([favourites.length, favourites[0], favourites.at(-1)]).toEqual([2_000, 'P1', 'NEWUSDT']);
  });
});

test.each([
  ['not JSON at all', '{{'],
  ['an object', '{"0":"BTCUSDT"}'],
  ['null', 'null'],
  ['entries of other types', '[1, null, {}, ["BTCUSDT"], ""]'],
  ['symbols that no exchange has', JSON.stringify(['x'.repeat(41), 'BTC USDT', 'BTC\nUSDT'])],
])('stored favourites that are %s are no favourites, and no error', async (_kind, stored) => {
  localStorage.setItem(FAVOURITES, stored);
  const { preferencesStore } = await openStore();
  expect(preferencesStore.getState().favourites).toEqual([]);
});

test.each(['euro', 'E', '<b>', ''])(
  'the stored currency “%s” is none: the one of the reader’s home counts',
  async (stored) => {
    localStorage.setItem(CURRENCY, stored);
    const { preferencesStore } = await openStore();
    expect(preferencesStore.getState().currency).toMatch(/^[A-Z]{3}$/);
    expect(preferencesStore.getState().currency).not.toBe('USD');
  },
);

test('what another tab changes changes here, and only that', async () => {
  const { preferencesStore, toggleFavourite } = await openStore();
  toggleFavourite('BTCUSDT');
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  frame.contentWindow?.localStorage.setItem(CURRENCY, 'JPY');
  frame.contentWindow?.localStorage.setItem(SHORTCUTS, '0');
  await expect
    .poll(() => preferencesStore.getState())
    .toEqual({ favourites: ['BTCUSDT'], currency: 'JPY', theme: 'system', hasShortcuts: false });
});

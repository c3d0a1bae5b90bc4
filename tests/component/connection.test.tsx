import { describe, expect, test } from 'vitest';
import type { ConnectionState } from '#app/stores/connectionStore.ts';
import { buildMarket } from '#tests/support/browser/buildQuoteRow.ts';
import { LIVE, openExchange } from '#tests/support/browser/openExchange.tsx';

/** A moment of today, ms since 1970: the line does not say the day. */
const WITH_PRICES_AT_MS = new Date().setHours(14, 3, 5, 0);

async function openWith(state: Partial<ConnectionState>, hasPrices: boolean) {
  const exchange = await openExchange();
  await exchange.answer(buildMarket(5), { asOfMs: hasPrices ? WITH_PRICES_AT_MS : null });
  exchange.connect({ linkState: 'attached', feed: LIVE, ...state });
  const line = exchange.screen.container.querySelector('.connection');
  return { ...exchange, line, said: () => line?.querySelector('[role="status"]')?.textContent };
}

describe('the connection in words', () => {
  const lost = { ...LIVE, state: 'error', attempt: 2, stale: true } as const;
  const gaveUp = { ...LIVE, state: 'closed', reason: 'gave-up', attempt: 5, stale: true } as const;

  test.each<[string, Partial<ConnectionState>, boolean]>([
    ['Live · one connection · as of 14:03:05', {}, true],
    ['Live · one connection for 3 tabs · as of 14:03:05', { tabs: 3 }, true],
    ['Live · a separate connection for this tab · as of 14:03:05', { transport: 'dedicated' }, true],
    ['Connected, waiting for prices', {}, false],
    ['Connecting', { feed: { ...LIVE, state: 'connecting', stale: true } }, false],
    ['Connecting', { feed: null }, false],
    ['Starting', { linkState: 'starting' }, false],
    ['Restarting the price service · prices as of 14:03:05', { linkState: 'restarting' }, true],
    ['No new prices · since 14:03:05', { feed: { ...LIVE, stale: true } }, true],
    ['Connection lost. Reconnecting (2 of 5) · prices as of 14:03:05', { feed: lost }, true],
    ["You're offline · prices as of 14:03:05", { isOnline: false }, true],
    ["Prices paused: can't reach the price server · prices as of 14:03:05", { feed: gaveUp }, true],
    ["Prices can't be loaded in this tab", { linkState: 'failed' }, false],
    ['A new version is available · prices as of 14:03:05', { isUpdateReady: true }, true],
  ])('%s', async (words, state, hasPrices) => {
    const { line } = await openWith(state, hasPrices);
    const shown = [...(line?.children ?? [])].filter((part) => part.matches('span:not(.sr-only)'));
    const text = shown
      .map((part) => part.textContent?.trim())
      .join(' ')
      .trim();
    expect(text).toBe(words);
  });

  test('are announced once for each kind of state, without the time', async () => {
    const { connect, said, answer } = await openWith({}, true);
    expect(said()).toBe('Prices are live');
    await answer(buildMarket(5), { asOfMs: WITH_PRICES_AT_MS + 3_000 });
    expect(said()).toBe('Prices are live');
    connect({ feed: lost });
    expect(said()).toBe("Prices aren't live right now");
    connect({ feed: gaveUp });
    expect(said()).toBe('Price updates have stopped');
  });

  test('offer another attempt after giving up, which the workers are asked for', async () => {
    const { screen, retries } = await openWith({ feed: gaveUp }, true);
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(retries()).toBe(1);
  });

  test.each([{ isUpdateReady: true }, { linkState: 'failed' as const }])(
    'offer a reload where nothing else helps: %o',
    async (state) => {
      const { screen } = await openWith(state, false);
      await expect.element(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    },
  );

  test('follow the time of the newest prices', async () => {
    const { line, send } = await openWith({}, true);
    send({ asOfMs: WITH_PRICES_AT_MS + 61_000 });
    expect(line?.querySelector('.connection-time')?.textContent).toBe('14:04:06');
  });
});

describe('old prices', () => {
  const isMarked = ({ container }: { readonly container: HTMLElement }) =>
    ['.market', '.pair-card'].map((selector) =>
      container.querySelector(selector)?.hasAttribute('data-stale'),
    );

  test('are marked in table and card while they may be old, and look unlike live ones', async () => {
    const { screen, connect } = await openWith({}, true);
    const price = screen.container.querySelector('.market-row [data-column=last]') as HTMLElement;
    const looks = () => [getComputedStyle(price).fontStyle, getComputedStyle(price).color];
    expect(isMarked(screen)).toEqual([false, false]);
    const live = looks();
    connect({ feed: { ...LIVE, stale: true } });
    expect(isMarked(screen)).toEqual([true, true]);
    expect(looks()[0]).toBe('italic');
    expect(looks()[1]).not.toBe(live[1]);
    connect({ feed: LIVE });
    expect(isMarked(screen)).toEqual([false, false]);
    expect(looks()).toEqual(live);
  });

  test('stay readable on screen when the connection is lost, and their names are not marked', async () => {
    const { screen } = await openWith({ isOnline: false }, true);
    const row = screen.container.querySelector('.market-row');
    expect(row?.querySelector('[data-column=last]')?.textContent).toBe('100.00');
    const pair = row?.querySelector('[data-column=pair]') as HTMLElement;
    expect(getComputedStyle(pair).fontStyle).toBe('normal');
  });

  test('are not marked where none have come yet', async () => {
    const { screen } = await openWith({ isOnline: false }, false);
    expect(isMarked(screen)).toEqual([false, false]);
  });
});

import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ExchangeNotices } from '#app/layout/ExchangeNotices.tsx';
import { setUser, type User } from '#app/stores/globalStore.ts';
import type { SectionId } from '#shared/site/screenTable.ts';
import { openQueries } from '#tests/support/browser/openQueries.tsx';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import { queueCalls } from '#tests/support/browser/queueCalls.ts';

const BANNER = {
  id: 'suspended-deposit-DASH',
  title: 'Einzahlungen von DASH ruhen',
  text: 'Die Wallet wird erneuert.',
  link: '',
  level: 'warn',
  startAt: '0',
  endAt: String(Date.UTC(2100, 0, 1)),
  dismissible: true,
};

const showAt = (position: SectionId, search = '') => (
  <RouterProvider
    key={position}
    router={createMemoryRouter([{ path: '*', element: <ExchangeNotices position={position} /> }], {
      initialEntries: [`/${search}`],
    })}
  />
);

async function openAt(position: SectionId, search = '') {
  await openTexts('de-DE');
  const page = await openQueries(showAt(position, search));
  return { ...page, ...queueCalls(page.calls) };
}

it('The exchange’s notices are asked for by section and language, and a dismissed one stays away', async () => {
  localStorage.clear();
  const first = await openAt('deposit');
  const asked = await first.next('bannerConfig');
  expect(asked.input).toEqual({ position: 'deposit', lang: 'de-DE' });
  asked.answer({ list: [BANNER] });
  await expect.element(first.screen.getByText('Einzahlungen von DASH ruhen')).toBeVisible();
  await first.show(showAt('withdraw'));
  expect((await first.next('bannerConfig')).input).toEqual({ position: 'withdraw', lang: 'de-DE' });
  await expect.element(first.screen.getByText('Einzahlungen von DASH ruhen')).not.toBeInTheDocument();
  await first.show(showAt('deposit'));
  await first.screen.getByRole('button', { name: 'Hinweis ausblenden' }).click();
  await expect.element(first.screen.getByText('Einzahlungen von DASH ruhen')).not.toBeInTheDocument();
  await first.screen.unmount();

  const later = await openAt('deposit');
  (await later.next('bannerConfig')).answer({ list: [BANNER, { ...BANNER, id: 'another', title: 'Neu' }] });
  await expect.element(later.screen.getByText('Neu')).toBeVisible();
  await expect.element(later.screen.getByText('Einzahlungen von DASH ruhen')).not.toBeInTheDocument();
});

it('Networks of coins that the reader holds or has chosen are named, and the others are counted in one line', async () => {
  localStorage.clear();
  setUser({ id: 7, currency_code: 'USD', sub_attribute: 0 } as User);
  const notice = (chain: string, ...coins: string[]) => ({
    ...{ ...BANNER, id: chain, title: `Zu ${chain}`, about: { chain, coins } },
  });
  const { screen, next } = await openAt('deposit', '?coin=SEI');
  const list = [
    notice('TIA', 'TIA'),
    notice('DASH', 'DASH'),
    notice('MANTLE', 'ETH', 'MNT'),
    notice('SEI', 'SEI'),
  ];
  (await next('bannerConfig')).answer({ list });
  (await next('convertCoins')).answer({
    coins: [
      { coin: 'DASH', balance: '0.00' },
      { coin: 'ETH', balance: '0.5' },
    ],
  });
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
  (await next('walletBalance')).answer({ list: [{ accountType: 'UNIFIED', coin: [] }] });
  await expect.element(screen.getByText('Zu SEI')).toBeVisible();
  await expect.element(screen.getByText('Zu MANTLE')).toBeVisible();
  await expect.element(screen.getByText('Zu DASH')).not.toBeVisible();
  await expect.element(screen.getByRole('button', { name: '2 Netzwerke sind ausgesetzt' })).toBeVisible();
});

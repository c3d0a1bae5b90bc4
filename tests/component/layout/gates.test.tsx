import { describe, expect, test } from 'vitest';
import { setComplianceConfig, setShowUnregulatedTips } from '#app/stores/globalStore.ts';
import { complianceOf } from '#shared/site/compliance.ts';
import type { SiteId } from '#shared/site/siteOfHost.ts';
import { type ExchangeOptions, openExchange } from '#tests/support/browser/openExchange.tsx';

const HIDE = { action: 'hide' } as const;

interface Gate {
  readonly site?: SiteId;
  readonly hidden?: readonly string[];
  readonly clearanceTime?: number;
  readonly isSettled?: boolean;
}

/** The page of a site whose exchange has said what it has. */
async function openGated(
  { site = 'SLUICE', hidden = [], clearanceTime, isSettled = true }: Gate,
  options: ExchangeOptions,
) {
  const exchange = await openExchange({ ...options, site });
  const complianceConfig = Object.fromEntries(hidden.map((flag) => [flag, HIDE]));
  const { compliance } = complianceOf(site, { complianceConfig, clearanceTime });
  setComplianceConfig({ ...compliance, isSettled });
  return exchange;
}

describe('A screen that the site does not have', () => {
  const path = '/subAccountTransferRecord';

  test('says so in its place, with a way on, and is not in the navigation', async () => {
    const { screen } = await openGated({ hidden: ['subAccountTransferRecord'] }, { path });
    await expect.element(screen.getByRole('heading', { name: 'Not available on this site' })).toBeVisible();
    await expect.element(screen.getByText(/You can't use Sub-account transfers on this site/)).toBeVisible();
    expect(
      screen.getByRole('navigation').getByRole('link', { name: 'Sub-account transfers' }).elements(),
    ).toEqual([]);
    await screen.getByRole('link', { name: "See what's available" }).click();
    await expect.element(screen.getByRole('grid')).toBeVisible();
  });

  test('is there on a site that has it', async () => {
    const { screen } = await openGated({}, { path });
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Sub-account transfers' }))
      .toBeVisible();
  });
});

describe('What the exchange has elsewhere', () => {
  test('is linked, each product by its flag, in a new tab, and here to the page of the sandbox that stands for it', async () => {
    const { screen } = await openGated({ hidden: ['p2p', 'sideNavBot'] }, {});
    const links = screen.getByRole('navigation', { name: 'More from Sluice' });
    await expect.element(links).not.toBeInTheDocument();
    await screen.getByText('More from Sluice').click();
    await expect
      .element(links.getByRole('link', { name: 'Card' }))
      .toHaveAttribute('href', `/elsewhere?url=${encodeURIComponent('https://www.sluice.example/en/cards')}`);
    await expect.element(links.getByRole('link', { name: 'Card' })).toHaveAttribute('target', '_blank');
    for (const name of ['P2P trading', 'Trading bots', 'Futures grid bots', 'Futures martingale bots']) {
      expect(links.getByRole('link', { name }).query()).toBeNull();
    }
  });

  test('is not shown before it is known what the site hides', async () => {
    const { screen } = await openGated({ isSettled: false }, {});
    expect(screen.getByRole('link', { name: 'Card' }).query()).toBeNull();
  });
});

describe('Hong Kong', () => {
  const DAY_MS = 86_400_000;

  test('says before its clearance when it will be, and has everything until then', async () => {
    const clearanceTime = Date.now() + 3 * DAY_MS - 60_000;
    const { screen } = await openGated({ site: 'HKG', clearanceTime }, {});
    await expect.element(screen.getByText('3 days left')).toBeVisible();
    await expect.element(screen.getByRole('grid')).toBeVisible();
  });

  test('has withdrawals and records after it, and nothing else', async () => {
    const { screen } = await openGated({ site: 'HKG', clearanceTime: Date.UTC(2026, 0, 1, 12) }, {});
    await expect
      .element(screen.getByRole('heading', { name: 'This part of the site is closed' }))
      .toBeVisible();
    await expect
      .element(screen.getByText(/Since 1 January 2026, only withdrawals and records/))
      .toBeVisible();
    const sections = screen.getByRole('navigation', { name: 'Assets area' });
    expect(sections.getByRole('link', { name: 'Deposit', exact: true }).query()).toBeNull();
    await expect
      .element(sections.getByRole('link', { name: 'Convert' }))
      .toHaveAttribute('href', '/exchange/history');
    await screen.getByRole('main').getByRole('link', { name: 'Withdraw' }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible();
  });
});

describe('The banner about stablecoins', () => {
  const words = /Some stablecoins aren't regulated/;

  test('is shown where the site’s flag and the global one are on, with its article', async () => {
    const { screen } = await openGated({ site: 'EU' }, {});
    expect(screen.getByText(words).query()).toBeNull();
    setShowUnregulatedTips(true);
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Read more' }))
      .toHaveAttribute(
        'href',
        `/elsewhere?url=${encodeURIComponent('https://www.sluice.example/help/en/article/unregulated-stablecoins')}`,
      );
  });

  test('is on no other site, whatever the global flag says', async () => {
    const { screen } = await openGated({ site: 'TUR' }, {});
    setShowUnregulatedTips(true);
    await expect.element(screen.getByRole('grid')).toBeVisible();
    expect(screen.getByText(words).query()).toBeNull();
  });
});

import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SectionBar } from '#app/layout/SectionBar.tsx';
import { type Shell, ShellContext } from '#app/layout/ShellContext.ts';
import { pagesOf, SCREENS, type ScreenRow, SECTIONS } from '#shared/site/screenTable.ts';
import { openExchange } from '#tests/support/browser/openExchange.tsx';
import { openTexts } from '#tests/support/browser/openTexts.ts';

const PAGES = SECTIONS.flatMap((section) => pagesOf(section));
const WORDS = {
  ...{ convert: 'Convert', blockTrade: 'Block trade', deposit: 'Deposit', withdraw: 'Withdraw' },
  ...{ records: 'Records', statements: 'Statements & tax' },
} as const;

async function openAt(width: number, path = '/tax-center') {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(1440, 900));
  return openExchange({ path });
}

/** The address of a link among those of a part of the page, as it is read: by its words' page. */
const hrefsIn = (container: Element, part: string): (string | null)[] =>
  [...container.querySelectorAll(`${part} a`)]
    .filter((link) => link.checkVisibility())
    .map((link) => link.getAttribute('href'));

test('every page has its place in a section, and the two about one account are parts of small balances', () => {
  const parts = SCREENS.filter((row: ScreenRow) => row.tab !== undefined).map(({ id }) => id);
  expect(parts).toEqual(['lowBalanceAccount', 'lowBalanceHistory']);
  expect(PAGES).toHaveLength(SCREENS.length - parts.length);
});

describe('On a wide page', () => {
  test.each(SECTIONS)('two clicks lead from any page to each of %s', async (section) => {
    const { screen } = await openAt(1440);
    const sections = screen.getByRole('navigation', { name: 'Assets area' });
    await sections.getByRole('link', { name: WORDS[section], exact: true }).click();
    const paths = pagesOf(section).map(({ path }) => path);
    await expect.poll(() => hrefsIn(screen.container, '.page-tabs')).toEqual(paths);
    const tabs = screen.getByRole('navigation', { name: WORDS[section], exact: true });
    const last = paths.length - 1;
    await tabs.getByRole('link').nth(last).click();
    await expect.element(tabs.getByRole('link').nth(last)).toHaveAttribute('aria-current', 'page');
  });

  test('each says where one is, by one section and one page', async () => {
    const { screen } = await openAt(1440, '/exchange/lwb-exchange/history/funding');
    const current = [...screen.container.querySelectorAll('[aria-current]')].map(
      ({ className, textContent }) => [className, textContent],
    );
    expect(current).toContainEqual(['section-link', 'Convert']);
    expect(current).toContainEqual(['page-tab', 'Small balances']);
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Small balance history');
  });

  test('header, sections, tabs and content share their edges, 1360 px at 1440 and 1600 px at 1920', async () => {
    for (const [width, left] of [
      [1440, 40],
      [1920, 160],
    ] as const) {
      const { screen } = await openAt(width);
      await expect.poll(() => screen.container.querySelector('.sh-brand')).not.toBeNull();
      const edges = ['.sh-brand', '.section-link', '.screen-title'].map(
        (part) => screen.container.querySelector(part)?.getBoundingClientRect().left,
      );
      expect(edges).toEqual([left, left, left]);
      expect(screen.container.querySelector('.page-tabs')?.getBoundingClientRect().right).toBe(width - left);
      await screen.unmount();
    }
  });
});

describe('Help', () => {
  test('is in the header, and opens the help page of a guest in a new tab', async () => {
    const { screen } = await openAt(1440);
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    onTestFinished(() => open.mockRestore());
    await screen.getByRole('banner').getByRole('button', { name: 'Help' }).click();
    const help = `/elsewhere?url=${encodeURIComponent('https://www.sluice.example/help/en')}`;
    expect(open).toHaveBeenCalledWith(help, '_blank', 'noopener');
    expect(screen.container.querySelectorAll('.section-bar button')).toHaveLength(0);
  });

  test('stands at the end of the section bar where the header is missing', async () => {
    const onHelp = vi.fn();
    await openTexts();
    const shell = { site: { id: 'SLUICE' }, languages: ['en'] } as unknown as Shell;
    const element = <SectionBar onHelp={onHelp} />;
    const screen = await render(
      <ShellContext value={shell}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </ShellContext>,
    );
    await screen.getByRole('navigation').getByRole('button', { name: 'Help' }).click();
    expect(onHelp).toHaveBeenCalledTimes(1);
  });
});

describe('On a phone', () => {
  test.each(PAGES)('two taps lead to $path', async ({ section, path, id }) => {
    const { screen } = await openAt(390, id === 'taxCenter' ? '/deposit' : '/tax-center');
    const bar = screen.getByRole('navigation', { name: 'Assets area' });
    const isInBar = bar.getByText(WORDS[section], { exact: true }).query() !== null;
    await bar.getByText(isInBar ? WORDS[section] : 'More', { exact: true }).click();
    const place = isInBar ? '.page-tabs' : '.more-sheet';
    const link = (): HTMLElement | null => screen.container.querySelector(`${place} a[href="${path}"]`);
    await expect.poll(link).not.toBeNull();
    link()?.click();
    await expect
      .poll(() => screen.container.querySelector('.page-tab[aria-current="page"]')?.getAttribute('href'))
      .toBe(path);
  });

  test('the chip that is on is in sight, and the title is there for screen readers', async () => {
    const { screen } = await openAt(360, '/money-address/risk-check');
    const chip = screen.container.querySelector('.page-tab[aria-current]')?.getBoundingClientRect();
    expect(chip?.right).toBeLessThanOrEqual(360);
    expect(chip?.left).toBeGreaterThanOrEqual(0);
    const title = screen.getByRole('heading', { level: 1, name: 'Risk check' }).element();
    expect(title.getBoundingClientRect().width).toBe(1);
    expect(document.documentElement.scrollWidth).toBe(360);
  });

  test('the sheet under More has a button that closes it', async () => {
    const { screen } = await openAt(390);
    await screen.getByRole('button', { name: 'More' }).click();
    const sheet = screen.getByRole('dialog', { name: 'More' });
    await sheet.getByRole('button', { name: 'Close the menu' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
  });

  test('language and look are under More', async () => {
    const { screen } = await openAt(390);
    await screen.getByRole('button', { name: 'More' }).click();
    const sheet = screen.getByRole('dialog', { name: 'More' });
    await sheet.getByRole('combobox', { name: 'Language' }).selectOptions('Deutsch');
    await expect.element(screen.getByRole('dialog', { name: 'Mehr' })).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: 'Darstellung' })).toBeVisible();
  });
});

import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CoinButton } from '#app/components/coinPicker/CoinButton.tsx';
import { CoinPicker, type CoinPickerProps } from '#app/components/coinPicker/CoinPicker.tsx';
import type { PickerCoin } from '#app/components/coinPicker/pickerRows.ts';
import type { Language } from '#shared/site/languages.ts';
import { emulateMedia } from '#tests/support/browser/emulateMedia.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import '#app/theme.css';
import '#app/layout/shell.css';

const coin = (symbol: string, changes: Partial<PickerCoin> = {}): PickerCoin => ({
  symbol,
  name: `${symbol} coin`,
  isHot: false,
  isNew: false,
  isHeld: false,
  contracts: [],
  ...changes,
});
const COINS: readonly PickerCoin[] = [
  coin('BTC', { name: 'Bitcoin', balance: '1.5', approx: '≈ 97,500.00 USD', isHeld: true }),
  coin('ETH', { name: 'Ether', isHot: true }),
  coin('DASH', { name: 'Dash', reason: 'Closed for an upgrade' }),
  ...Array.from({ length: 200 }, (_, at) => coin(`C${String(at).padStart(4, '0')}`)),
];

const listCoins = () => COINS;

function Ticket(props: Partial<CoinPickerProps>) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState('BTC');
  return (
    <main>
      <h1>Convert</h1>
      <CoinButton label="From" coin={chosen} onOpen={() => setOpen(true)} />
      <CoinPicker
        title="From"
        listCoins={listCoins}
        recent={['ETH']}
        {...props}
        chosen={chosen}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onPick={(symbol) => {
          props.onPick?.(symbol);
          setChosen(symbol);
          setOpen(false);
        }}
      />
    </main>
  );
}

async function openPicker(props: Partial<CoinPickerProps> = {}, language: Language = 'en') {
  await openTexts(language);
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  const onPick = vi.fn<(symbol: string) => void>();
  const screen = await render(<Ticket {...props} onPick={onPick} />);
  const button = screen.getByRole('button');
  await button.click();
  const search = page.getByRole('combobox');
  await expect.element(search).toHaveFocus();
  return { screen, button, search, onPick, dialog: page.getByRole('dialog') };
}

/**
 * Opens the picker, types and presses Enter within one task, without a frame between them, as keys come where the page is
 * slower than the hand.
 */
async function typeWithoutFrame(button: Element, query: string): Promise<void> {
  (button as HTMLElement).click();
  await Promise.resolve();
  const search = document.querySelector<HTMLInputElement>('[role="combobox"]');
  if (search === null) throw new Error('the search is not there in the first frame');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(search, query);
  search.dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.resolve();
  search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

/** The line that the search points at. */
const active = (): string =>
  textOf(
    document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '') ?? undefined,
  );

/** What a line says, without its mark. */
function textOf(line: Element | undefined): string {
  const [, ...parts] = [...(line?.childNodes ?? [])].map(({ textContent }) => textContent ?? '');
  return parts.join('').replace(/\s+/g, ' ').trim();
}

describe('the coin picker', () => {
  test('says how many coins cannot be shown, with the number for support', async () => {
    await openTexts();
    const screen = await render(<Ticket leftOut={{ rows: 4, traceId: 'trace-4' }} />);
    await screen.getByRole('button', { name: /From/ }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText("Entries that couldn't be shown: 4.")).toBeVisible();
    await expect.element(dialog.getByText('trace-4')).toBeVisible();
  });

  test('is opened by a button that says what is chosen, and gives the focus back to it', async () => {
    const { button, dialog } = await openPicker();
    await expect.element(dialog).toHaveAccessibleName('From');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAccessibleName('From: BTC. Choose another coin');
  });

  test('lists recent, hot and held coins before the others, with name, balance, value and reason', async () => {
    await openPicker();
    await expect.element(page.getByRole('option').first()).toBeVisible();
    const headings = [...document.querySelectorAll('.coin-heading')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['Recent', 'Held', 'Other coins']);
    const held = page.getByRole('option', { name: /Held$/ });
    await expect.element(held).toHaveAccessibleName('BTC Selected Bitcoin 1.5 ≈ 97,500.00 USD Held');
    const closed = page.getByRole('option', { name: /DASH/ });
    await expect.element(closed).toHaveAttribute('aria-disabled', 'true');
    await expect.element(closed).toHaveAccessibleName('DASH Closed for an upgrade');
  });

  test('keeps only the lines in sight, and says how many there are', async () => {
    await openPicker();
    await expect.element(page.getByText('203 coins')).toBeInTheDocument();
    const options = page.getByRole('option').elements();
    expect(options.length).toBeLessThan(30);
    expect(options[0]?.getAttribute('aria-setsize')).toBe('203');
    expect(options[0]?.getAttribute('aria-posinset')).toBe('1');
  });

  test('is moved through by the keyboard, from end to end', async () => {
    const { onPick, dialog } = await openPicker();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toMatch(/^ETH.*Recent$/);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toMatch(/^BTC.*Held$/);
    await userEvent.keyboard('{End}');
    expect(active()).toMatch(/C0199/);
    const last = document.querySelector('[aria-selected="true"]');
    await expect.poll(() => last?.getBoundingClientRect().bottom ?? 9_999).toBeLessThanOrEqual(900);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toMatch(/^ETH.*Recent$/);
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toMatch(/C0199/);
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    expect(onPick.mock.calls).toEqual([['BTC']]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('goes into the search with the first letter, and Enter takes the best match', async () => {
    const { onPick, search } = await openPicker();
    await userEvent.keyboard('bitc');
    await expect.element(search).toHaveValue('bitc');
    await expect.element(page.getByRole('option')).toHaveLength(1);
    await expect.element(page.getByText('1 coin', { exact: true })).toBeInTheDocument();
    expect(active()).toMatch(/^BTC/);
    await userEvent.keyboard('{Enter}');
    expect(onPick.mock.calls).toEqual([['BTC']]);
  });

  test('does not give a closed coin, however it is asked for, and reads its reason', async () => {
    const { onPick, dialog } = await openPicker();
    await userEvent.keyboard('dash');
    expect(active()).toMatch(/Closed for an upgrade/);
    await userEvent.keyboard('{Enter}');
    await page.getByRole('option').click({ force: true });
    expect(onPick).not.toHaveBeenCalled();
    await expect.element(dialog).toBeVisible();
  });

  test('is pressed with a pointer, and keeps the focus in the search meanwhile', async () => {
    const { onPick } = await openPicker();
    await page.getByRole('option', { name: /^ETH.*Recent$/ }).click();
    expect(onPick.mock.calls).toEqual([['ETH']]);
  });

  test('that finds nothing says so, and offers to begin again', async () => {
    const { search } = await openPicker();
    await userEvent.keyboard('zzz');
    await expect.element(page.getByText('No coins match “zzz”.')).toBeVisible();
    await expect.element(search).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.element(search).toHaveValue('');
    await expect.element(search).toHaveFocus();
  });

  test('stays where it was scrolled to when balances change', async () => {
    await openTexts();
    const rendered = (balance: string) => (
      <CoinPicker
        isOpen
        title="From"
        onClose={() => undefined}
        onPick={() => undefined}
        chosen="BTC"
        recent={[]}
        listCoins={() => COINS.map((one) => ({ ...one, balance }))}
      />
    );
    const screen = await render(rendered('1'));
    await expect.element(page.getByRole('listbox')).toBeVisible();
    const scroller = document.querySelector('.coin-scroller');
    scroller?.scrollTo({ top: 1000 });
    await screen.rerender(rendered('2'));
    await expect.poll(() => textOf(document.querySelector('.coin-option') ?? undefined)).toMatch(/ 2$/);
    expect(scroller?.scrollTop).toBe(1000);
  });

  test('shows a notice in place of the list', async () => {
    const { search } = await openPicker({
      notice: <p>The coins could not be loaded.</p>,
      listCoins: () => [],
    });
    await expect.element(page.getByText('The coins could not be loaded.')).toBeVisible();
    await expect.element(search).toHaveAttribute('aria-expanded', 'false');
  });

  test.each(['en', 'ar-SA'] as const)(
    'has no fault against the rules of accessibility in %s',
    async (language) => {
      await openPicker({}, language);
      await expect.element(page.getByRole('option').first()).toBeVisible();
      await userEvent.keyboard('{ArrowDown}');
      expect(await findViolations()).toEqual([]);
    },
  );

  test('is a sheet at the lower edge of a phone', async () => {
    await page.viewport(360, 640);
    const { dialog } = await openPicker();
    const box = dialog.element().getBoundingClientRect();
    expect([box.left, box.right, box.bottom, box.top]).toEqual([0, 360, 640, 48]);
    await page.viewport(1440, 900);
  });
});

test('A coin typed and taken before the list was ever drawn is taken', async () => {
  await openTexts('en');
  const onPick = vi.fn<(symbol: string) => void>();
  const screen = await render(<Ticket onPick={onPick} />);
  await typeWithoutFrame(screen.getByRole('button').element(), 'eth');
  await expect.poll(() => onPick.mock.calls).toEqual([['ETH']]);
});

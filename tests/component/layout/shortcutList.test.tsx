import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { switchShortcuts } from '#app/stores/preferencesStore.ts';
import { openExchange } from '#tests/support/browser/openExchange.tsx';

async function openList() {
  const exchange = await openExchange();
  const grid = exchange.screen.getByRole('grid').element() as HTMLElement;
  return { ...exchange, grid, list: exchange.screen.getByRole('dialog', { name: 'Keyboard shortcuts' }) };
}

/** "?" is on different keys of different keyboards; what counts is the sign. */
const ASK = '?';

describe('the list of shortcuts', () => {
  test('opens by ? and says what every key does', async () => {
    const { list, grid } = await openList();
    grid.focus();
    await userEvent.keyboard(ASK);
    await expect.element(list).toBeVisible();
    const rows = [...list.element().querySelectorAll('.shortcuts-row')].map((row) => [
      [...row.querySelectorAll('kbd')].map((key) => key.textContent).join(' '),
      row.querySelector('dd')?.textContent,
    ]);
    expect(rows).toEqual([
      ['?', 'Show this list'],
      ['F8', 'Go to notifications'],
      ['Esc', 'Close the open window'],
      ['/', 'Search'],
      ['↑ ↓', 'Move one row'],
      ['Home End', 'First or last row'],
      ['Enter', 'Open the pair'],
      ['F', 'Mark as favourite'],
      ['/', 'Choose the coin'],
      ['X', 'Swap coins'],
      ['M', 'Max'],
      ['Enter', 'Preview conversion'],
      ['Esc', 'Back'],
      ['C', 'Copy address'],
      ['T', 'Copy memo'],
      ['Q', 'Large QR code'],
      ['M', 'Max'],
      ['R', 'Review the withdrawal'],
      ['N', 'Add an address'],
      ['/', 'Search'],
      ['Del', 'Delete the address'],
      ['Tab Enter', 'Next cell, or the row below'],
      ['Ctrl Z', 'Undo'],
      ['Enter', 'Check the address'],
      ['Space', 'Select a coin'],
      ['Shift ↑ ↓', 'Select a range'],
      ['A', 'Select all, or none'],
      ['← →', 'Previous or next page'],
      ['↑ ↓', 'Move one row'],
      ['Enter', 'Open details'],
      ['E', 'Export rows'],
    ]);
  });

  test('closes by Escape and gives the focus back', async () => {
    const { list, grid } = await openList();
    grid.focus();
    await userEvent.keyboard(ASK);
    await expect.element(list).toBeVisible();
    expect(list.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    expect(document.activeElement).toBe(grid);
  });

  test('closes by its button, and opens again', async () => {
    const { list, grid } = await openList();
    for (const _time of ['first', 'second']) {
      grid.focus();
      await userEvent.keyboard(ASK);
      await expect.element(list).toBeVisible();
      await list.getByRole('button', { name: 'Close' }).click();
      await expect.element(list).not.toBeInTheDocument();
      expect(document.activeElement).toBe(grid);
    }
  });

  test('closes by a click beside it, and not by one on it', async () => {
    const { list, grid, screen } = await openList();
    grid.focus();
    await userEvent.keyboard(ASK);
    await screen.getByRole('heading', { name: 'Keyboard shortcuts' }).click();
    await expect.element(list).toBeVisible();
    await userEvent.click(list, { position: { x: -20, y: 20 }, force: true });
    await expect.element(list).not.toBeInTheDocument();
  });

  test('can be found without its key, at the end of the page', async () => {
    const { list, screen } = await openList();
    const opener = screen.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });
    await expect.element(opener).toBeVisible();
    await opener.click();
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
  });

  test('opens over the sheet of a phone, and leads back into it', async () => {
    await page.viewport(600, 900);
    onTestFinished(() => page.viewport(1440, 900));
    const { list, screen } = await openList();
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    const sheet = screen.getByRole('dialog', { name: 'More' });
    const opener = sheet.getByRole('button', { name: 'Keyboard shortcuts' });
    await opener.click();
    await expect.element(list).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(sheet).toBeVisible();
    await expect.element(opener).toHaveFocus();
  });
});

describe('single keys', () => {
  test('can be switched off and on again', async () => {
    onTestFinished(() => switchShortcuts(true));
    const { list, grid, screen } = await openList();
    const opener = screen.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });
    await opener.click();
    const choice = list.getByRole('checkbox', { name: 'Use single-key shortcuts' });
    await expect.element(choice).toBeChecked();
    await choice.click();
    await userEvent.keyboard('{Escape}');
    grid.focus();
    await userEvent.keyboard(`${ASK}/`);
    await expect.element(list).not.toBeInTheDocument();
    expect(document.activeElement).toBe(grid);

    await opener.click();
    await choice.click();
    await userEvent.keyboard('{Escape}');
    grid.focus();
    await userEvent.keyboard('/');
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('? is no shortcut', () => {
  test('in the search field, where it is typed', async () => {
    const { list, screen } = await openList();
    const search = screen.getByRole('searchbox');
    await search.click();
    await userEvent.keyboard(`what${ASK}`);
    await expect.element(search).toHaveValue('what?');
    await expect.element(list).not.toBeInTheDocument();
  });

  test('in a choice, where it may be a letter', async () => {
    const { list, screen } = await openList();
    (screen.getByRole('combobox', { name: 'Turnover in' }).element() as HTMLElement).focus();
    await userEvent.keyboard(ASK);
    await expect.element(list).not.toBeInTheDocument();
  });

  test.each(['Control', 'Meta', 'Alt'])('together with %s, which is the browser’s', async (modifier) => {
    const { list, grid } = await openList();
    grid.focus();
    await userEvent.keyboard(`{${modifier}>}${ASK}{/${modifier}}`);
    await expect.element(list).not.toBeInTheDocument();
  });

  test('while another dialog is open', async () => {
    await page.viewport(600, 900);
    onTestFinished(() => page.viewport(1440, 900));
    const { list, screen } = await openList();
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await expect.element(screen.getByRole('dialog', { name: 'More' })).toBeVisible();
    await userEvent.keyboard(ASK);
    await expect.element(list).not.toBeInTheDocument();
  });
});

import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createStore } from 'zustand/vanilla';
import type { TranslationState } from '#app/i18n/createTranslations.ts';
import { Page } from '#app/layout/Page.tsx';
import { buildMarket } from '#tests/support/browser/buildQuoteRow.ts';
import { openExchange } from '#tests/support/browser/openExchange.tsx';

describe('Another language', () => {
  test('is on the page as soon as it is chosen in the header: words, figures, direction', async () => {
    const { screen, answer } = await openExchange();
    await answer(buildMarket(3));
    const language = screen.getByRole('combobox', { name: 'Language' });
    await language.selectOptions('Deutsch');
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Konvertieren' })).toBeVisible();
    expect(document.documentElement.lang).toBe('de-DE');
    await expect.poll(() => screen.container.querySelector('.market-row')?.textContent).toMatch(/\d,\d/);
    await screen.getByRole('combobox', { name: 'Sprache' }).selectOptions('العربية');
    await expect.poll(() => document.documentElement.dir).toBe('rtl');
    const [first, tabs] = ['.section-link', '.page-tabs'].map((part) =>
      screen.container.querySelector(part)?.getBoundingClientRect(),
    );
    expect(first?.right).toBe(document.documentElement.clientWidth - 40);
    expect(tabs?.left).toBe(40);
  });

  test('names the page in the tab as well', async () => {
    await openExchange({ language: 'de-DE', path: '/withdraw' });
    await expect.poll(() => document.title).toBe('Auszahlen · Sluice');
  });
});

describe('A page without texts', () => {
  test('says so in English, and goes on when they have come', async () => {
    const store = createStore<TranslationState>()(() => ({ status: 'failed', language: 'ja-JP' }));
    const retry = async (): Promise<void> => store.setState({ status: 'loaded' });
    const screen = await render(
      <Page translations={{ store, retry }}>
        <p>市場</p>
      </Page>,
    );
    await expect
      .element(screen.getByRole('heading'))
      .toHaveTextContent('The texts of this page could not be loaded');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('市場')).toBeVisible();
  });
});

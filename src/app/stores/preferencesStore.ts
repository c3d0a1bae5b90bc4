import { createStore } from 'zustand/vanilla';
import { followKey } from '#app/storage/followKey.ts';
import { kept, keptText } from '#app/storage/kept.ts';
import { isSymbol } from '#shared/market/symbol.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { globalStore } from './globalStore.ts';
import { homeCurrency } from './homeCurrency.ts';

/** What a user chose on this device; the same in all its tabs. */
export interface Preferences {
  /** Symbols, in the order in which they were marked. */
  readonly favourites: readonly string[];
  /** The market table's fiat currency. */
  readonly currency: string;
  readonly theme: Theme;
  /** Whether single keys do something anywhere on the page. */
  readonly hasShortcuts: boolean;
}

/** The look: the device's, or one that was chosen. */
export type Theme = (typeof THEMES)[number];

export const THEMES = ['system', 'light', 'dark'] as const;

const KEYS = {
  favourites: `${PRODUCT}.favourites`,
  currency: `${PRODUCT}.currency`,
  theme: `${PRODUCT}.theme`,
  hasShortcuts: `${PRODUCT}.shortcuts`,
} as const;
const MAX_FAVOURITES = 2_000;

const stored = {
  favourites: kept(KEYS.favourites, parseFavourites),
  currency: keptText(KEYS.currency),
  theme: keptText(KEYS.theme),
  hasShortcuts: keptText(KEYS.hasShortcuts),
} as const;

export const preferencesStore = createStore<Preferences>(read);

/** Every choice is read again: another tab may have changed one since. */
const refresh = (): void => preferencesStore.setState(read());

for (const key of Object.values(KEYS)) followKey(key, refresh);

// The profile comes after the first render, and goes with the session.
globalStore.subscribe(({ global }, before) => {
  if (global.user?.currency_code !== before.global.user?.currency_code) refresh();
});

export function toggleFavourite(symbol: string): void {
  const { favourites } = read();
  stored.favourites.keep(
    favourites.includes(symbol)
      ? favourites.filter((other) => other !== symbol)
      : [...favourites, symbol].slice(-MAX_FAVOURITES),
  );
  refresh();
}

export function chooseCurrency(currency: string): void {
  stored.currency.keep(currency);
  refresh();
}

export function chooseTheme(theme: Theme): void {
  stored.theme.keep(theme);
  refresh();
}

export function switchShortcuts(hasShortcuts: boolean): void {
  stored.hasShortcuts.keep(hasShortcuts ? '1' : '0');
  refresh();
}

function read(): Preferences {
  const chosen = stored.theme.read();
  return {
    favourites: stored.favourites.read() ?? [],
    currency: readCurrency(),
    theme: THEMES.find((theme) => theme === chosen) ?? 'system',
    hasShortcuts: stored.hasShortcuts.read() !== '0',
  };
}

function parseFavourites(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter(isSymbol).slice(-MAX_FAVOURITES) : [];
}

/** What was chosen on the device; else the profile's, else that of the browser's region. USD has a column of its own. */
function readCurrency(): string {
  const profile = globalStore.getState().global.user?.currency_code ?? '';
  const found = [stored.currency.read() ?? '', profile === 'USD' ? '' : profile].find((code) =>
    /^[A-Z]{3}$/.test(code),
  );
  return found ?? homeCurrency(regionTag());
}

/** The first of the reader's languages that names a region: "en" alone says nothing of where they are. */
function regionTag(): string {
  return navigator.languages.find((tag) => /-[A-Z]{2}(?:-|$)/.test(tag)) ?? navigator.language;
}

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

// Where storage is denied or full, a choice lasts as long as the tab.
const stored = {
  favourites: kept(KEYS.favourites, parseFavourites),
  currency: keptText(KEYS.currency),
  theme: keptText(KEYS.theme),
  hasShortcuts: keptText(KEYS.hasShortcuts),
} as const;

export const preferencesStore = createStore<Preferences>(() => ({
  favourites: readFavourites(),
  currency: readCurrency(),
  theme: readTheme(),
  hasShortcuts: readHasShortcuts(),
}));

followKey(KEYS.favourites, () => preferencesStore.setState({ favourites: readFavourites() }));
followKey(KEYS.currency, () => preferencesStore.setState({ currency: readCurrency() }));
followKey(KEYS.theme, () => preferencesStore.setState({ theme: readTheme() }));
followKey(KEYS.hasShortcuts, () => preferencesStore.setState({ hasShortcuts: readHasShortcuts() }));

// The profile comes after the first render, and goes with the session.
globalStore.subscribe(({ global }, before) => {
  if (global.user?.currency_code !== before.global.user?.currency_code) {
    preferencesStore.setState({ currency: readCurrency() });
  }
});

export function toggleFavourite(symbol: string): void {
  // Read again: another tab may have changed the list since.
  const before = readFavourites();
  const isMarked = before.includes(symbol);
  const favourites = isMarked
    ? before.filter((other) => other !== symbol)
    : [...before, symbol].slice(-MAX_FAVOURITES);
  preferencesStore.setState({ favourites });
  stored.favourites.keep(favourites);
}

export function chooseCurrency(currency: string): void {
  preferencesStore.setState({ currency });
  stored.currency.keep(currency);
}

export function chooseTheme(theme: Theme): void {
  preferencesStore.setState({ theme });
  stored.theme.keep(theme);
}

export function switchShortcuts(hasShortcuts: boolean): void {
  preferencesStore.setState({ hasShortcuts });
  stored.hasShortcuts.keep(hasShortcuts ? '1' : '0');
}

function readFavourites(): readonly string[] {
  return stored.favourites.read() ?? [];
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

function readTheme(): Theme {
  const chosen = stored.theme.read();
  return THEMES.find((theme) => theme === chosen) ?? 'system';
}

function readHasShortcuts(): boolean {
  return stored.hasShortcuts.read() !== '0';
}

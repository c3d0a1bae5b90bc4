import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** product.md section 3: the language is stored under a language key. */
const KEY = `${PRODUCT}.lang`;

/** What was chosen on this device before; null where nothing was, or storage is denied. */
export function readLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // It then lasts as long as the tab.
  }
}

/** Hears of what other tabs choose. */
export function followLanguage(onChosen: (language: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== null) onChosen(newValue);
  });
}

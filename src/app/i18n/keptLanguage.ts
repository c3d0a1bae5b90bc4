import { followKey } from '#app/storage/followKey.ts';
import { keptText } from '#app/storage/kept.ts';
import { LANGUAGE_KEY } from '#shared/site/languages.ts';

/** A year. */
const KEPT_S = 31_536_000;

const stored = keptText(LANGUAGE_KEY);

/** What was chosen on this device before; null where nothing was, or storage is denied. */
export function readLanguage(): string | null {
  return stored.read() ?? null;
}

export function keepLanguage(language: string): void {
  stored.keep(language);
  try {
    // For the server, which writes the login page and the next page's first words in it; the page reads it nowhere.
    writeCookie(`${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${KEPT_S}; SameSite=Lax`);
    // An earlier version kept it for these pages alone, where it would be read first.
    writeCookie(`${LANGUAGE_KEY}=; Path=/user/assets; Max-Age=0`);
  } catch {
    // The language then lasts as long as the tab.
  }
}

function writeCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in insecure contexts.
  document.cookie = text;
}

/** Hears of what other tabs choose; null where they have forgotten it. */
export function followLanguage(onChosen: (language: string | null) => void): void {
  followKey(LANGUAGE_KEY, () => onChosen(readLanguage()));
}

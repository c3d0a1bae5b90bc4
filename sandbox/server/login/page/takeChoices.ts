import { LANGUAGE_KEY, LANGUAGE_PARAMETER, LANGUAGES } from '#shared/site/languages.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/**
 * The look and the language that were chosen in the app, as far as the server could not know them: a language that storage
 * has and no cookie is asked for by the address.
 */
export function takeChoices(): void {
  const theme = read(`${PRODUCT}.theme`);
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
  }
  const stored = read(LANGUAGE_KEY);
  const language = LANGUAGES.find((candidate) => candidate === stored);
  const url = new URL(location.href);
  if (
    language !== undefined &&
    language !== document.documentElement.lang &&
    !url.searchParams.has(LANGUAGE_PARAMETER)
  ) {
    url.searchParams.set(LANGUAGE_PARAMETER, language);
    location.replace(url);
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be denied: then nothing was chosen.
    return null;
  }
}

import type { BackendModule, ReadCallback } from 'i18next';
import type { Language } from '#shared/site/languages.ts';

export interface TextsOptions {
  readonly urlOf: (namespace: string, language: Language) => string;
  readonly fetch: typeof globalThis.fetch;
}

export interface TextsBackend extends BackendModule {
  /** A user asks for what has failed: files that did not exist are asked for again. */
  readonly askAgain: () => void;
}

/** What an answer was: texts, nothing here for good, or something that the next try may get whole. */
type Outcome =
  | { readonly texts: Record<string, string> }
  | { readonly failure: Error; readonly isForGood: boolean };

/**
 * Fetches the texts of a namespace. What may be there a moment later is asked for again by i18next, up to 5 times, after
 * 350 ms and twice as long each time, 10 at once at most (product.md section 9): those are its own numbers. A file that
 * does not exist is asked for once (screens.md 0.2c, "Translations"): it answers 4xx, or the page of a server that answers
 * every address with its index.html.
 */
export function createBackend({ urlOf, fetch }: TextsOptions): TextsBackend {
  const missing = new Map<string, Error>();

  const ask = async (url: string): Promise<Outcome> => {
    try {
      const response = await fetch(url);
      if (!response.ok) {
        const isForGood = response.status >= 400 && response.status < 500 && response.status !== 429;
        return { failure: new Error(`${url} answered ${response.status}`), isForGood };
      }
      const body = await response.text();
      if (body.trimStart().startsWith('<')) {
        return { failure: new Error(`${url} answered a page`), isForGood: true };
      }
      const texts: unknown = JSON.parse(body);
      if (isTexts(texts)) return { texts };
      return { failure: new Error(`${url} is not an object of texts`), isForGood: true };
    } catch (error) {
      // No network, or a text that breaks off: the next one may be whole.
      return { failure: error instanceof Error ? error : new Error(String(error)), isForGood: false };
    }
  };

  const read = async (language: string, namespace: string, callback: ReadCallback): Promise<void> => {
    const url = urlOf(namespace, language as Language);
    const known = missing.get(url);
    if (known !== undefined) return callback(known, false);
    const outcome = await ask(url);
    if ('texts' in outcome) return callback(null, outcome.texts);
    if (outcome.isForGood) missing.set(url, outcome.failure);
    callback(outcome.failure, !outcome.isForGood);
  };

  return {
    type: 'backend',
    callbackApi: true,
    init: () => undefined,
    read: (language, namespace, callback) => void read(language, namespace, callback),
    askAgain: () => missing.clear(),
  };
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

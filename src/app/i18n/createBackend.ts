import type { BackendModule, ReadCallback } from 'i18next';

export interface BackendOptions {
  readonly urlOf: (namespace: string, language: string) => string;
  readonly fetch: typeof globalThis.fetch;
}

/**
 * Fetches the texts of a namespace. What may be there a moment later is asked for again by i18next, up to 5 times, after
 * 350 ms and twice as long each time, 10 at once at most (product.md section 9): those are its own numbers. A file that
 * does not exist is not asked for again.
 */
export function createBackend({ urlOf, fetch }: BackendOptions): BackendModule {
  const read = async (language: string, namespace: string, callback: ReadCallback): Promise<void> => {
    const url = urlOf(namespace, language);
    try {
      const response = await fetch(url);
      if (!response.ok) {
        const isForGood = response.status >= 400 && response.status < 500 && response.status !== 429;
        callback(new Error(`${url} answered ${response.status}`), !isForGood);
        return;
      }
      const texts: unknown = await response.json();
      if (isTexts(texts)) callback(null, texts);
      else callback(new Error(`${url} is not an object of texts`), false);
    } catch (error) {
      // No network, or a text that breaks off: the next one may be whole.
      callback(error instanceof Error ? error : new Error(String(error)), true);
    }
  };
  return {
    type: 'backend',
    callbackApi: true,
    init: () => undefined,
    read: (language, namespace, callback) => void read(language, namespace, callback),
  };
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

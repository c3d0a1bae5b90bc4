import type { BackendModule, ReadCallback } from 'i18next';
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Language } from '#shared/site/languages.ts';
import { ERROR_WORDS, SCREEN_WORDS } from '#shared/site/translations.ts';
import type errorCodes from '../../../static/common-static/sluice/project/release/inverse-error-code/en.json';
import type userAssets from '../../../static/common-static/sluice/project/release/user-assets/en.json';
import type furtherTexts from './further/en.json';
import { FURTHER_WORDS } from './furtherTexts.ts';

declare module 'i18next' {
  /** The English files are the list of keys: a key that none of them has does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'user-assets';
    resources: {
      'user-assets': typeof userAssets & typeof furtherTexts;
      'inverse-error-code': typeof errorCodes;
    };
  }
}

/** What is there of the texts that every screen needs (product.md section 4: loading, loaded or failed). */
export interface TranslationState {
  readonly status: 'loading' | 'loaded' | 'failed';
  readonly language: Language;
}

export interface Translations {
  readonly i18n: I18n;
  readonly store: StoreApi<TranslationState>;
  /** Resolves when texts are there, or when all tries to load some have failed. */
  readonly ready: Promise<void>;
  /**
   * Loads what only some screens say, for all languages from then on. Fails where all tries have failed; each call tries again.
   */
  readonly loadFurther: () => Promise<void>;
  /**
   * Switches when the texts of the other language are there; until then, and without them, the page stays as it is. False
   * where it did not switch, or another language was chosen meanwhile.
   */
  readonly change: (language: Language) => Promise<boolean>;
  /** Tries again what has failed. */
  readonly retry: () => Promise<void>;
  /** The text of an error code; undefined where there is none. */
  readonly lookup: (code: string) => string | undefined;
}

export interface TranslationOptions extends TextsOptions {
  readonly language: Language;
  /** Runs whenever another language is on the page, the first one included. */
  readonly onLanguage: (language: Language) => void;
}

/** Where a language's own texts are missing, users read these rather than keys. */
const FALLBACK: Language = 'en';

/** The texts of the page, by i18next. */
export function createTranslations({ language, onLanguage, ...backend }: TranslationOptions): Translations {
  const i18n = createInstance();
  const texts = createBackend(backend);
  const translationStore = createStore<TranslationState>()(() => ({ status: 'loading', language }));
  /** Every file is whole, so that a second language is loaded only where the first one's file is missing. */
  let needsFallback = false;
  /** From the first screen that has further words. */
  let needsFurther = false;
  /** The language that was chosen last is shown, whichever comes first. */
  let newest = language;

  const has = (wanted: Language, namespace: string): boolean => i18n.hasResourceBundle(wanted, namespace);

  const settle = (shown: Language): void => {
    const isThere = has(shown, SCREEN_WORDS) || (needsFallback && has(FALLBACK, SCREEN_WORDS));
    translationStore.setState({ status: isThere ? 'loaded' : 'failed', language: shown });
    onLanguage(shown);
    void loadErrorWords(shown);
  };

  /** Loads one file only: left to itself, i18next would also load the files that have failed before. */
  const load = async (wanted: Language, namespace: string): Promise<void> => {
    if (!has(wanted, namespace)) await i18n.reloadResources([wanted], [namespace]);
  };

  const loadFallback = async (wanted: Language, namespace: string): Promise<void> => {
    if (wanted === FALLBACK || has(wanted, namespace)) return;
    needsFallback = true;
    await load(FALLBACK, namespace);
  };

  const loadFurtherWords = async (wanted: Language): Promise<boolean> => {
    await load(wanted, FURTHER_WORDS);
    await loadFallback(wanted, FURTHER_WORDS);
    return has(wanted, FURTHER_WORDS) || has(FALLBACK, FURTHER_WORDS);
  };

  /** Further words come second: a screen may ask for them while the first ones load. */
  const loadNeeded = async (wanted: Language): Promise<void> => {
    await load(wanted, SCREEN_WORDS);
    if (needsFurther) await loadFurtherWords(wanted);
  };

  /** Not what a screen waits for. */
  const loadErrorWords = async (wanted: Language): Promise<void> => {
    await load(wanted, ERROR_WORDS);
    if (!has(wanted, ERROR_WORDS)) await load(FALLBACK, ERROR_WORDS);
  };

  const start = async (): Promise<void> => {
    await i18n
      .use(texts)
      .use(initReactI18next)
      .init({
        lng: language,
        fallbackLng: () => (needsFallback ? [FALLBACK] : []),
        load: 'currentOnly',
        initAsync: false,
        ns: [SCREEN_WORDS],
        defaultNS: SCREEN_WORDS,
        // A key stands in one of the two; a server that has all of them in the first comes before the app's own.
        fallbackNS: FURTHER_WORDS,
        // React escapes what it shows.
        interpolation: { escapeValue: false },
        returnEmptyString: false,
        react: { useSuspense: false },
      });
    await loadFallback(language, SCREEN_WORDS);
    settle(language);
  };
  const ready = start();

  return {
    i18n,
    store: translationStore,
    ready,
    loadFurther: async () => {
      needsFurther = true;
      await ready;
      const { language: shown } = translationStore.getState();
      if (await loadFurtherWords(shown)) return;
      texts.askAgain();
      throw new Error(`No texts of ${FURTHER_WORDS} could be loaded.`);
    },
    change: async (wanted) => {
      newest = wanted;
      await ready;
      await loadNeeded(wanted);
      if (newest !== wanted || !has(wanted, SCREEN_WORDS)) return false;
      await i18n.changeLanguage(wanted);
      settle(wanted);
      return true;
    },
    retry: async () => {
      await ready;
      texts.askAgain();
      const { language: wanted } = translationStore.getState();
      await loadNeeded(wanted);
      await loadFallback(wanted, SCREEN_WORDS);
      // Another language was chosen meanwhile.
      if (translationStore.getState().language !== wanted) return;
      // The event renders the new texts; changing the language again would fetch its file once more.
      i18n.emit('languageChanged', wanted);
      settle(wanted);
    },
    lookup: (code) => {
      const text = [translationStore.getState().language, FALLBACK]
        .map((each): unknown => i18n.getResource(each, ERROR_WORDS, code))
        .find((each) => typeof each === 'string');
      return text as string | undefined;
    },
  };
}

interface TextsOptions {
  readonly urlOf: (namespace: string, language: Language) => string;
  readonly fetch: typeof globalThis.fetch;
}

interface TextsBackend extends BackendModule {
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
function createBackend({ urlOf, fetch }: TextsOptions): TextsBackend {
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

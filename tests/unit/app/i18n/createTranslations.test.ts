import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTranslations } from '#app/i18n/createTranslations.ts';
import type { Language } from '#shared/site/languages.ts';

const TEXTS: Readonly<Record<string, unknown>> = {
  'user-assets/en': { market: { title: 'Markets' } },
  'user-assets/de-DE': { market: { title: 'Märkte' } },
  'further/en': { tax: { title: 'Tax centre' } },
  'further/de-DE': { tax: { title: 'Steuern' } },
  'inverse-error-code/en': { '700008': 'The quote has expired.' },
  'inverse-error-code/de-DE': { '700008': 'Das Angebot ist abgelaufen.' },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The page's texts, from a server that answers by `answer`; by default it has English and German. */
function open(
  language: Language,
  answer: (path: string, attempt: number) => Response | Promise<Response> = found,
) {
  const asked: { readonly path: string; readonly atMs: number }[] = [];
  const shown: string[] = [];
  const startMs = Date.now();
  const translations = createTranslations({
    language,
    urlOf: (namespace, wanted) => `${namespace}/${wanted}`,
    onLanguage: (now) => void shown.push(now),
    fetch: async (input) => {
      const path = String(input);
      asked.push({ path, atMs: Date.now() - startMs });
      return answer(path, asked.filter((each) => each.path === path).length);
    },
  });
  return { translations, asked, shown, t: (key: string) => translations.i18n.t(key as 'market.title') };
}

function found(path: string): Response {
  return path in TEXTS ? Response.json(TEXTS[path]) : new Response(null, { status: 404 });
}

describe('the texts', () => {
  test('are loading, then loaded, in the language that was asked for and no other', async () => {
    const { translations, asked, shown, t } = open('de-DE');
    expect(translations.store.getState().status).toBe('loading');
    await translations.ready;
    expect(translations.store.getState()).toEqual({ status: 'loaded', language: 'de-DE' });
    expect(t('market.title')).toBe('Märkte');
    expect(shown).toEqual(['de-DE']);
    expect(asked.map(({ path }) => path)).not.toContain('user-assets/en');
  });

  test('of error codes come after those of the screens, and are looked up by code', async () => {
    const { translations, asked } = open('de-DE');
    await translations.ready;
    await vi.runAllTimersAsync();
    expect(asked.map(({ path }) => path)).toEqual(['user-assets/de-DE', 'inverse-error-code/de-DE']);
    expect(translations.lookup('700008')).toBe('Das Angebot ist abgelaufen.');
    expect(translations.lookup('4711')).toBeUndefined();
    expect(translations.lookup('constructor')).toBeUndefined();
  });

  test('that fail are asked for 5 more times, after 350 ms and twice as long each time', async () => {
    const { translations, asked } = open('en', () => new Response(null, { status: 503 }));
    await vi.advanceTimersByTimeAsync(10_850);
    await translations.ready;
    const times = asked.filter(({ path }) => path === 'user-assets/en').map(({ atMs }) => atMs);
    expect(times).toEqual([0, 350, 1_050, 2_450, 5_250, 10_850]);
    expect(translations.store.getState().status).toBe('failed');
  });

  test('that come with a later attempt are there', async () => {
    const { translations, t } = open('en', (path, attempt) => {
      if (attempt < 3) throw new TypeError('Failed to fetch');
      return found(path);
    });
    await vi.runAllTimersAsync();
    await translations.ready;
    expect(translations.store.getState().status).toBe('loaded');
    expect(t('market.title')).toBe('Markets');
  });

  test('of a language without a file are English, asked for once', async () => {
    const { translations, asked, t } = open('th-TH');
    await vi.runAllTimersAsync();
    await translations.ready;
    expect(t('market.title')).toBe('Markets');
    expect(asked.filter(({ path }) => path === 'user-assets/th-TH')).toHaveLength(1);
    expect(translations.store.getState().status).toBe('loaded');
  });

  test.each([
    ['no JSON', () => new Response('<html>')],
    ['a list', () => Response.json(['Markets'])],
  ])('that are %s count as failed', async (_what, answer) => {
    const { translations } = open('en', answer);
    await vi.runAllTimersAsync();
    await translations.ready;
    expect(translations.store.getState().status).toBe('failed');
  });

  test.each([
    ['answers 404', () => new Response(null, { status: 404 })],
    ['answers 403', () => new Response(null, { status: 403 })],
    ['answers with a page of the server', () => new Response('\n<!doctype html><title>Sluice</title>')],
  ])(
    'of a language whose file %s are English at once, and that file is not asked for again',
    async (_how, missing) => {
      const { translations, asked, t } = open('de-DE', (path) =>
        path === 'user-assets/de-DE' ? missing() : found(path),
      );
      await translations.ready;
      expect(t('market.title')).toBe('Markets');
      expect(asked.every(({ atMs }) => atMs === 0)).toBe(true);
      expect(await translations.change('en')).toBe(true);
      expect(await translations.change('de-DE')).toBe(false);
      expect(asked.filter(({ path }) => path === 'user-assets/de-DE')).toHaveLength(1);
    },
  );

  test('that break off are asked for again', async () => {
    const { translations, asked } = open('en', (path, attempt) =>
      attempt < 2 ? new Response('{"market":{"ti') : found(path),
    );
    await vi.runAllTimersAsync();
    await translations.ready;
    expect(translations.store.getState().status).toBe('loaded');
    expect(asked.filter(({ path }) => path === 'user-assets/en')).toHaveLength(2);
  });

  test('that failed can be tried again by hand', async () => {
    let isUp = false;
    const { translations, t } = open('de-DE', (path) =>
      isUp ? found(path) : new Response(null, { status: 502 }),
    );
    await vi.runAllTimersAsync();
    await translations.ready;
    expect(translations.store.getState().status).toBe('failed');
    isUp = true;
    const retried = translations.retry();
    await vi.runAllTimersAsync();
    await retried;
    expect(translations.store.getState().status).toBe('loaded');
    expect(t('market.title')).toBe('Märkte');
  });
});

describe('the texts that not every page has', () => {
  test('are asked for with the first screen that says them, once, and in every language from then on', async () => {
    const { translations, asked, t } = open('de-DE');
    await translations.ready;
    const further = () => asked.map(({ path }) => path).filter((path) => path.includes('further'));
    expect(further()).toEqual([]);
    await Promise.all([translations.loadFurther(), translations.loadFurther()]);
    expect(t('tax.title')).toBe('Steuern');
    await translations.loadFurther();
    expect(further()).toEqual(['further/de-DE']);
    expect(await translations.change('en')).toBe(true);
    expect(t('tax.title')).toBe('Tax centre');
  });

  test('are English where their language has none', async () => {
    const { translations, t } = open('de-DE', (path) =>
      path === 'further/de-DE' ? new Response(null, { status: 404 }) : found(path),
    );
    await translations.loadFurther();
    expect([t('market.title'), t('tax.title')]).toEqual(['Märkte', 'Tax centre']);
  });

  test('are taken from the server’s own file where that has all of them', async () => {
    const whole = { market: { title: 'Märkte' }, tax: { title: 'Steuern des Servers' } };
    const { translations, t } = open('de-DE', (path) =>
      path === 'user-assets/de-DE' ? Response.json(whole) : found(path),
    );
    await translations.loadFurther();
    expect(t('tax.title')).toBe('Steuern des Servers');
  });

  test('are an error for the screen that needs them where they can’t be had, until they can', async () => {
    let isUp = false;
    const { translations, t } = open('de-DE', (path) =>
      isUp || !path.includes('further') ? found(path) : new Response(null, { status: 404 }),
    );
    await expect(translations.loadFurther()).rejects.toThrow('further');
    isUp = true;
    await translations.loadFurther();
    expect(t('tax.title')).toBe('Steuern');
  });
});

describe('another language', () => {
  test('is shown once its texts are there', async () => {
    const { translations, shown, t } = open('en');
    await translations.ready;
    expect(await translations.change('de-DE')).toBe(true);
    expect(t('market.title')).toBe('Märkte');
    expect(shown).toEqual(['en', 'de-DE']);
    expect(translations.lookup('700008')).toBe('Das Angebot ist abgelaufen.');
  });

  test('whose texts can’t be had leaves the page as it is', async () => {
    const { translations, shown, t } = open('en');
    await translations.ready;
    const changed = translations.change('th-TH');
    await vi.runAllTimersAsync();
    expect(await changed).toBe(false);
    expect(t('market.title')).toBe('Markets');
    expect(shown).toEqual(['en']);
    expect(translations.store.getState().language).toBe('en');
  });

  test('are those of the language that was chosen last, whichever comes first', async () => {
    const { translations, shown } = open('en', async (path) => {
      await new Promise((go) => setTimeout(go, path.endsWith('de-DE') ? 300 : 0));
      return path === 'user-assets/ja-JP' ? Response.json({ market: { title: '市場' } }) : found(path);
    });
    await vi.runAllTimersAsync();
    const slow = translations.change('de-DE');
    const quick = translations.change('ja-JP');
    await vi.runAllTimersAsync();
    expect([await slow, await quick]).toEqual([false, true]);
    expect(translations.store.getState().language).toBe('ja-JP');
    expect(shown).toEqual(['en', 'ja-JP']);
  });

  test('are those of the language that was chosen while another one was tried again', async () => {
    let isUp = false;
    const { translations, shown } = open('de-DE', async (path) => {
      await new Promise((go) => setTimeout(go, path.endsWith('de-DE') ? 300 : 0));
      if (path === 'user-assets/ja-JP') return Response.json({ market: { title: '市場' } });
      return isUp ? found(path) : new Response('', { status: 503 });
    });
    await vi.runAllTimersAsync();
    isUp = true;
    const retried = translations.retry();
    const changed = translations.change('ja-JP');
    await vi.runAllTimersAsync();
    await Promise.all([retried, changed]);
    expect(translations.store.getState()).toEqual({ status: 'loaded', language: 'ja-JP' });
    expect(shown.at(-1)).toBe('ja-JP');
  });

  test('that some screens need come along where a screen asks for them while the language changes', async () => {
    const { translations, t } = open('en', async (path) => {
      await new Promise((go) => setTimeout(go, path === 'user-assets/de-DE' ? 300 : 0));
      return found(path);
    });
    await vi.runAllTimersAsync();
    const changed = translations.change('de-DE');
    const loaded = translations.loadFurther();
    await vi.runAllTimersAsync();
    await Promise.all([changed, loaded]);
    expect(t('tax.title')).toBe('Steuern');
  });
});

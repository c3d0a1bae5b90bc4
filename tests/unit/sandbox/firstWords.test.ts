import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { listPreferredLanguages } from '#sandbox/server/http/listPreferredLanguages.ts';
import { LANGUAGES } from '#shared/site/languages.ts';
import { SCREENS } from '#shared/site/screenTable.ts';
import { buildWebRoot } from './support/buildWebRoot.ts';
import { sendRequest } from './support/sendRequest.ts';
import { startSandbox } from './support/startSandbox.ts';

const TEXTS = 'common-static/sluice/project/release/user-assets';
const PAGE = await readFile('index.html', 'utf8');

/** A function that asks a sandbox for one of its pages, with the project's own texts or with others. */
async function serveTexts(others: Readonly<Record<string, string>> = {}) {
  const files = await Promise.all(
    LANGUAGES.map(async (language) => [
      `${TEXTS}/${language}.json`,
      await readFile(`static/${TEXTS}/${language}.json`, 'utf8'),
    ]),
  );
  const webRoot = await buildWebRoot({
    'user/assets/index.html': PAGE,
    ...Object.fromEntries(files),
    ...others,
  });
  const { sandbox } = await startSandbox({ webRoot });
  return async (path: string, headers: Record<string, string> = {}) => {
    const { text, headers: answered } = await sendRequest(sandbox.port, `/user/assets${path}`, { headers });
    const of = (pattern: RegExp): string | undefined => pattern.exec(text)?.[1];
    return {
      text,
      answered,
      html: of(/<html ([^>]*)>/),
      tabTitle: of(/<title>([^<]*)</),
      title: of(/<h1 class="screen-title">([^<]*)</),
      /** The space that is kept for the purpose beside the title. */
      kept: of(/<p class="screen-purpose kept-purpose" aria-hidden="true">([^<]*)</),
      purpose: of(/<p class="first-purpose">([^<]*)</),
      tabs: [...text.matchAll(/<a class="page-tab"[^>]*><span>([^<]*)</g)].map(([, label]) => label),
      isShown: !text.includes('class="first-words" hidden'),
    };
  };
}

it('says what a screen is called and what for, before any script has come', async () => {
  const get = await serveTexts();
  expect(await get('/exchange/index')).toMatchObject({
    html: 'lang="en" dir="ltr"',
    tabTitle: 'Convert · Sluice',
    title: 'Convert',
    kept: undefined,
    purpose: 'Convert one coin to another at a price you see before you confirm, and follow every pair live.',
    tabs: ['Convert', 'Small balances', 'History'],
    isShown: true,
  });
  expect(await get('/withdraw')).toMatchObject({
    kept: "Withdrawals can't be reversed once sent.",
    purpose: "Withdrawals can't be reversed once sent.",
  });
});

it('says of a screen about one account what it is for, in the tab of its page', async () => {
  const get = await serveTexts();
  const { text, title, isShown } = await get('/exchange/lwb-exchange/funding');
  expect([title, isShown]).toEqual(['Convert small balances from one account', true]);
  expect(text).toMatch(/aria-current="page"><span>Small balances</);
});

it.each(SCREENS.filter(({ path }) => !path.includes(':')).map(({ path }) => path))(
  'has words for %s, with and without a slash at its end',
  async (path) => {
    const get = await serveTexts();
    const [plain, slashed] = [await get(path), await get(`${path}/?from=BTC`)];
    expect(plain.title).toMatch(/\S/);
    expect(plain.isShown).toBe(true);
    expect(slashed.text).toBe(plain.text);
  },
);

it.each(['', '/', '/exchange/lwb-exchange/funding/more', '/no/such/page', '/exchange', '/constructor'])(
  'says nothing at "%s", which is no screen of its own',
  async (path) => {
    const get = await serveTexts();
    expect(await get(path)).toMatchObject({ html: 'lang="en"', isShown: false });
  },
);

it.each<[string, string, Record<string, string>, string]>([
  ['the address asks for', '?lang=ja-JP', { cookie: 'sluice.lang=de-DE' }, 'lang="ja-JP" dir="ltr"'],
  [
    'was chosen before',
    '',
    { cookie: 'Guid=1; sluice.lang=ar-SA', 'accept-language': 'de' },
    'lang="ar-SA" dir="rtl"',
  ],
  ['the browser prefers', '', { 'accept-language': 'fr, ko;q=0.4, de-AT;q=0.9' }, 'lang="de-DE" dir="ltr"'],
  ['the site begins with', '?site=HKG', {}, 'lang="zh-HK" dir="ltr"'],
  [
    'the host’s site has',
    '',
    { host: 'hk.sluice.example', 'accept-language': 'en' },
    'lang="en-HK" dir="ltr"',
  ],
  ['there is', '?lang=../../etc', { cookie: 'sluice.lang=<b>; %%%' }, 'lang="en" dir="ltr"'],
])('speaks the language that %s', async (_which, search, headers, html) => {
  const get = await serveTexts();
  const page = await get(`/otc/index${search}`, headers);
  expect(page).toMatchObject({ html, isShown: true });
  expect(page.answered.vary).toContain('Accept-Language, Cookie');
});

it('keeps texts text, whatever is in them', async () => {
  const screens = { withdraw: { title: '<img src=x>', purpose: '$& & $1 </p><script>', tab: '<b>$&' } };
  const get = await serveTexts({
    [`${TEXTS}/en.json`]: JSON.stringify({ app: { titled: '{{title}}$&' }, screens }),
  });
  expect(await get('/withdraw')).toMatchObject({
    tabTitle: '&lt;img src=x&gt;$&amp;',
    title: '&lt;img src=x&gt;',
    kept: '$&amp; &amp; $1 &lt;/p&gt;&lt;script&gt;',
    purpose: '$&amp; &amp; $1 &lt;/p&gt;&lt;script&gt;',
    tabs: ['&lt;b&gt;$&amp;', '', '', ''],
  });
});

it.each(['{', '[]', '{"screens":{"exchange":{"title":1}}}'])(
  'is the page without words where the texts are %s',
  async (texts) => {
    const get = await serveTexts({ [`${TEXTS}/en.json`]: texts });
    expect(await get('/exchange/index')).toMatchObject({ html: 'lang="en"', isShown: false });
  },
);

it('is another page for another screen or language, and the same one until then', async () => {
  const get = await serveTexts();
  const { etag } = (await get('/exchange/index')).answered;
  const again = await get('/exchange/index', { 'if-none-match': String(etag) });
  expect(again.text).toBe('');
  const other = await get('/exchange/index', { 'if-none-match': String(etag), 'accept-language': 'de' });
  expect(other.title).toBe('Konvertieren');
});

it.each<[string, string[]]>([
  ['', []],
  ['de', ['de']],
  ['en-US,en;q=0.9,de;q=0.95', ['en-US', 'de', 'en']],
  ['*, fr;q=0, de ; Q=0.2 , en;q=0.3', ['en', 'de']],
  ['en;q=oops', []],
])('reads "%s" as %j', (header, tags) => {
  expect(listPreferredLanguages(header)).toEqual(tags);
});

import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/site/languages.ts';
import { absoluteUrl } from '#shared/site/urls.ts';

const PAGE = { language: 'en', head: '/help', tail: '/article/7' };

test('an absolute address has the language between its head and its tail, on the www host', () => {
  expect(absoluteUrl(PAGE)).toBe('https://www.sluice.example/help/en/article/7');
});

test('a subdomain takes the place of www', () => {
  expect(absoluteUrl({ ...PAGE, subdomain: 'learn' })).toBe('https://learn.sluice.example/help/en/article/7');
});

test.each(LANGUAGES)('the language %s goes in as it is', (language) => {
  expect(absoluteUrl({ ...PAGE, language })).toBe(`https://www.sluice.example/help/${language}/article/7`);
});

test.each(['fr-FR', 'EN', 'zh', '', '../../evil', '__proto__'])(
  'the language %j is not supported, so the page is in English',
  (language) => {
    expect(absoluteUrl({ ...PAGE, language })).toBe('https://www.sluice.example/help/en/article/7');
  },
);

test('head and tail may be empty, and the tail may be a search or a hash', () => {
  expect(absoluteUrl({ language: 'de-DE', head: '', tail: '' })).toBe('https://www.sluice.example/de-DE');
  expect(absoluteUrl({ language: 'de-DE', head: '', tail: '?from=assets#top' })).toBe(
    'https://www.sluice.example/de-DE?from=assets#top',
  );
});

test('a head without its slash stays a path and does not go on with the host’s name', () => {
  expect(absoluteUrl({ language: 'en', head: '.evil.example', tail: 'x' })).toBe(
    'https://www.sluice.example/.evil.example/en/x',
  );
});

import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { createNoticeWords } from '#app/notices/noticeWords.ts';
import { PLAIN_TEXTS } from '#app/notices/plainTexts.ts';
import { plainWords } from '#app/notices/plainWords.ts';

import english from '../../../../static/common-static/sluice/project/release/user-assets/en.json' with {
  type: 'json',
};

async function translations(texts: Readonly<Record<string, unknown>>) {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de-DE',
    ns: ['user-assets'],
    defaultNS: 'user-assets',
    resources: { 'de-DE': { 'user-assets': texts } },
    interpolation: { escapeValue: false },
  });
  return createNoticeWords(i18n);
}

describe('words', () => {
  test('are those of the translations', async () => {
    const words = await translations({
      notices: { close: 'Schließen', coded: 'Code {{code}}: {{message}}' },
    });
    expect(words('notices.close')).toBe('Schließen');
    expect(words('notices.coded', { code: '7', message: 'zu wenig' })).toBe('Code 7: zu wenig');
  });

  test('are the built-in ones where the translations have none', async () => {
    const words = await translations({});
    expect(words('notices.close')).toBe('Dismiss');
    expect(words('notices.coded', { code: '7', message: 'too little' })).toBe('7: too little');
  });

  test('leave what the exchange says as it is', async () => {
    const said = '{{code}} $t(notices.close) <b> $& {{x}}';
    const words = await translations({ notices: { coded: '{{code}}: {{message}}' } });
    expect(words('notices.coded', { code: '7', message: said })).toBe(`7: ${said}`);
    expect(plainWords('notices.coded', { code: '7', message: said })).toBe(`7: ${said}`);
  });
});

test('the built-in words are those of the English file', () => {
  const textOf = (key: string): unknown =>
    key
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], english);
  const fromFile = Object.fromEntries(Object.keys(PLAIN_TEXTS).map((key) => [key, textOf(key)]));
  expect(PLAIN_TEXTS).toEqual(fromFile);
});

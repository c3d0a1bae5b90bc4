import { describe, expect, test } from 'vitest';
import { restringifiedText } from '#tests/support/canonical.ts';
import { md5 } from '#tests/support/signing.ts';

describe('the re-stringified form', () => {
  test('of the example in design.md is what design.md says', () => {
    const text = restringifiedText('{"b":[2,{"d":null,"c":"é"}],"a":1.50,"ret_code":0}');
    expect(text).toBe('{"a":1.5,"b":[2,{"c":"é","d":null}],"ret_code":0}');
    expect(md5(text ?? '')).toBe('03f28dfa20fe9198ead71c713ad2f994');
  });

  const cases: [what: string, received: string, printed: string][] = [
    [
      'prints numbers as JavaScript does',
      '[1.50,1e-7,1E+2,-0,0.0,1e21,1e400,-1e400]',
      '[1.5,1e-7,100,0,0,1e+21,null,null]',
    ],
    ['rounds long integers', '12345678901234567890', '12345678901234567000'],
    ['resolves escapes', String.raw`["\/\u00e9\ud83d\ude00\u0041"]`, '["/é😀A"]'],
    [
      'keeps the escapes that JSON needs, in lower case',
      String.raw`["\"\\\n\u000A\u001F\u2028"]`,
      '["\\"\\\\\\n\\n\\u001f\u2028"]',
    ],
    [
      'keeps lone surrogates apart from pairs',
      String.raw`["\uD83D\uD83D\uDE00","\uDE00\uD83D","\uD83Dx\uDE00"]`,
      '["\\ud83d😀","\\ude00\\ud83d","\\ud83dx\\ude00"]',
    ],
    ['sorts integer-like names as text', '{"2":1,"10":2}', '{"10":2,"2":1}'],
    ['keeps __proto__', String.raw`{"a":1,"__pro\u0074o__":{"b":1e0}}`, '{"__proto__":{"b":1},"a":1}'],
    ['keeps what looks like a number in a string', '{"1.50":"1.50"}', '{"1.50":"1.50"}'],
    ['takes a number alone', ' 1.0 ', '1'],
    ['takes an empty string', '""', '""'],
  ];
  test.each(cases)('%s', (_what, received, printed) => {
    expect(restringifiedText(received)).toBe(printed);
  });

  test('rewrites tokens that lie across the pieces it is read in', () => {
    const item = String.raw`1.50,"\ud83d\ude00",`;
    const count = 5_000;
    expect(restringifiedText(`[${item.repeat(count)}0]`)).toBe(`[${'1.5,"😀",'.repeat(count)}0]`);
    expect(restringifiedText(`"${String.raw`\u0041`.repeat(20_000)}"`)).toBe(`"${'A'.repeat(20_000)}"`);
    expect(restringifiedText(`1${'0'.repeat(20_000)}`)).toBe('null');
  });

  test('of 100,000 nested arrays is found without overflowing the stack', () => {
    const arrays = `${'['.repeat(100_000)}1.0${']'.repeat(100_000)}`;
    expect(restringifiedText(arrays)).toBe(arrays.replace('1.0', '1'));
  });
});

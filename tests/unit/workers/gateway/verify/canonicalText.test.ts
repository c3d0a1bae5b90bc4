import { describe, expect, test } from 'vitest';
import { canonicalText } from '#tests/support/canonical.ts';
import { md5 } from '#tests/support/signing.ts';

describe('the canonical text', () => {
  test('of the example in design.md is what design.md says', () => {
    const text = canonicalText('{"b":[2,{"d":null,"c":"é"}],"a":1.50,"ret_code":0}');
    expect(text).toBe('{"a":1.50,"b":[2,{"c":"é","d":null}],"ret_code":0}');
    expect(md5(text ?? '')).toBe('a36da10e309233679a31b85c8e14c2c0');
  });

  const cases: [what: string, received: string, canonical: string][] = [
    [
      'sorts names at every level',
      '{"b":{"d":1,"c":2},"a":[{"f":1,"e":2}]}',
      '{"a":[{"e":2,"f":1}],"b":{"c":2,"d":1}}',
    ],
    ['leaves arrays in order', '[3,[2,1],"b","a"]', '[3,[2,1],"b","a"]'],
    ['sorts integer-like names as text', '{"2":1,"10":2,"1":3}', '{"1":3,"10":2,"2":1}'],
    ['treats __proto__ as a name', '{"a":1,"__proto__":{"z":1,"y":2}}', '{"__proto__":{"y":2,"z":1},"a":1}'],
    ['treats names of methods as names', '{"toString":1,"constructor":2}', '{"constructor":2,"toString":1}'],
    [
      'puts a name before its continuations',
      '{"abcde":1,"abcd":2,"abc":3,"":4}',
      '{"":4,"abc":3,"abcd":2,"abcde":1}',
    ],
    ['sorts upper case before lower case', '{"a":1,"B":2,"_":3}', '{"B":2,"_":3,"a":1}'],
    [
      'sorts by UTF-16 units, so emoji before U+FB33',
      '{"\uFB33":1,"😀":2,"é":3,"z":4}',
      '{"z":4,"é":3,"😀":2,"\uFB33":1}',
    ],
    [
      'sorts names by what their escapes mean',
      String.raw`{"b":1,"\u0061":2,"\u00e9":3,"z":4}`,
      String.raw`{"\u0061":2,"b":1,"z":4,"\u00e9":3}`,
    ],
    [
      'sorts a quote and a backslash by their own codes',
      String.raw`{"\\":1,"\"":2,"A":3}`,
      String.raw`{"\"":2,"A":3,"\\":1}`,
    ],
    [
      'copies numbers',
      '[1.50,1e-7,1E+2,-0,0.0,12345678901234567890,1e400]',
      '[1.50,1e-7,1E+2,-0,0.0,12345678901234567890,1e400]',
    ],
    ['copies 19-digit ids', '{"id":1234567890123456789}', '{"id":1234567890123456789}'],
    ['copies escapes', String.raw`["\/\u00e9\n\ud83d\ude00"]`, String.raw`["\/\u00e9\n\ud83d\ude00"]`],
    [
      'copies lone surrogates, in names too',
      String.raw`{"\udc00":1,"\uD800":"\uDBFF"}`,
      String.raw`{"\uD800":"\uDBFF","\udc00":1}`,
    ],
    ['keeps empty containers', '{"b":{},"a":[],"c":[[],{}]}', '{"a":[],"b":{},"c":[[],{}]}'],
    [
      'drops white space everywhere',
      ' {\n"b" :\t[ 1 , 2 ] ,\r\n "a" : { } , "c" : [ ] } ',
      '{"a":{},"b":[1,2],"c":[]}',
    ],
    ['keeps white space in strings', '{"b c":" x ","a\u2028":"\u2029"}', '{"a\u2028":"\u2029","b c":" x "}'],
    [
      'keeps a body that is canonical already',
      '{"a":[1,{"b":2,"c":3}],"d":null}',
      '{"a":[1,{"b":2,"c":3}],"d":null}',
    ],
    ['takes a single value', ' "x" ', '"x"'],
    ['takes null', 'null', 'null'],
  ];
  test.each(cases)('%s', (_what, received, canonical) => {
    expect(canonicalText(received)).toBe(canonical);
  });

  test('of an object with thousands of members is sorted, plain and escaped names alike', () => {
    for (const toName of [
      (i: number) => `"k${(i * 7_919) % 5_003}"`,
      (i: number) => `"\\u00e9${(i * 7_919) % 5_003}"`,
    ]) {
      const members = Array.from({ length: 5_003 }, (_, i) => `${toName(i)}:${i}`);
      const sorted = [...members].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
      expect(canonicalText(`{${members.join()}}`)).toBe(`{${sorted.join()}}`);
      expect(canonicalText(`{${members.join()},${toName(3)}:0}`)).toBeNull();
    }
  });

  test('of rows with the same names, with others, and again with the first ones is sorted', () => {
    expect(canonicalText('[{"b":1,"a":2},{"b":3,"a":4},{"a":5,"c":6},{"z":7,"y":8},{"b":9,"a":0}]')).toBe(
      '[{"a":2,"b":1},{"a":4,"b":3},{"a":5,"c":6},{"y":8,"z":7},{"a":0,"b":9}]',
    );
  });

  test('of 100,000 nested arrays, or 50,000 nested objects, is found without overflowing the stack', () => {
    const arrays = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(canonicalText(arrays)).toBe(arrays);
    expect(canonicalText(arrays.slice(0, -1))).toBeNull();
    const objects = `${'{"b":'.repeat(50_000)}0${',"a":1}'.repeat(50_000)}`;
    expect(canonicalText(objects)).toBe(`${'{"a":1,"b":'.repeat(50_000)}0${'}'.repeat(50_000)}`);
  });
});

describe('a repeated name makes the body invalid', () => {
  test.each([
    '{"a":1,"a":1}',
    '{"a":1,"b":2,"a":3}',
    String.raw`{"a":1,"\u0061":2}`,
    String.raw`{"\u0061":1,"b":2,"a":2}`,
    String.raw`{"é":1,"\u00E9":2}`,
    String.raw`{"/":1,"\/":2}`,
    String.raw`{"😀":1,"\ud83d\uDE00":2}`,
    '{"":1,"":2}',
    '{"__proto__":1,"__proto__":2}',
    '[{"x":{"deep":[{"a":1,"a":2}]}}]',
    '{"abcdef":1,"abcdeg":2,"abcdef":3}',
  ])('%s', (text) => expect(canonicalText(text)).toBeNull());

  test('only within one object', () => {
    expect(canonicalText('{"a":{"a":1},"b":[{"a":1},{"a":1}]}')).toBe('{"a":{"a":1},"b":[{"a":1},{"a":1}]}');
  });
});

describe('what JSON.parse refuses is refused', () => {
  test.each([
    '',
    ' ',
    '{',
    '[',
    '}',
    ']',
    '{]',
    '[}',
    '[1,]',
    '[,1]',
    '[1 2]',
    '[1',
    '{"a":1,}',
    '{,"a":1}',
    '{"a"}',
    '{"a":}',
    '{"a" 1}',
    '{"a":1 "b":2}',
    '{a:1}',
    "{'a':1}",
    '{"a":1',
    '{"a":1]',
    '[1}',
    '1 2',
    '[]]',
    '{}x',
    '[]\u0000',
    '\uFEFF{}',
    '\u00A0[]',
    '\v1',
    '01',
    '-01',
    '-',
    '+1',
    '1.',
    '.5',
    '1e',
    '1e+',
    '1.e1',
    '0x1',
    '1_0',
    'NaN',
    'Infinity',
    '-Infinity',
    '--1',
    'tru',
    'truee',
    'nul',
    'True',
    'undefined',
    '"',
    '"a',
    '"\n"',
    '"\u0000"',
    '"\u001F"',
    '"\\',
    '"\\"',
    String.raw`"\x41"`,
    String.raw`"\u12"`,
    String.raw`"\u12G4"`,
    String.raw`"\U0041"`,
    String.raw`"\'"`,
    String.raw`{"\q":1}`,
    '// x\n1',
    '[1/**/]',
  ])('%j', (text) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(canonicalText(text)).toBeNull();
  });
});

function nameOf(member: string): string {
  return JSON.parse(member.slice(0, member.indexOf(':'))) as string;
}

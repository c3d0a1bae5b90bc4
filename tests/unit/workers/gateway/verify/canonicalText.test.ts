import { describe, expect, test } from 'vitest';
import { canonicalText, restringifiedText } from '#tests/support/canonical.ts';
import { md5, toBytes } from '#tests/support/signing.ts';
import { createVerbatimReader, digestChunks, scanBody } from '#workers/gateway/verify/canonicalText.ts';
import { finish } from '#workers/gateway/verify/pacing.ts';

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

/** Hands out a text in chunks of a few bytes. */
function digest(text: string, chunkBytes = 7): string {
  const bytes = toBytes(text);
  let at = 0;
  const next = (): Uint8Array => {
    at += chunkBytes;
    return bytes.subarray(at - chunkBytes, at);
  };
  return finish(digestChunks({ next }));
}

describe('the digest', () => {
  // RFC 1321, appendix A.5.
  test.each([
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['a', '0cc175b9c0f1b6a831c399e269772661'],
    ['abc', '900150983cd24fb0d6963f7d28e17f72'],
    ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
    ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
    [
      '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
      '57edf4a22be3c955ac49da2e2107b67a',
    ],
  ])('of %j is that of RFC 1321', (text, expected) => {
    expect(digest(text)).toBe(expected);
  });

  test('of a body of any length is that of its canonical text', () => {
    for (const length of [0, 55, 56, 63, 64, 8_189, 8_190, 8_191, 100_000]) {
      const text = `"${'é'.repeat(length)}"`;
      const scanned = finish(scanBody(toBytes(` ${text} `)));
      expect(scanned && finish(digestChunks(createVerbatimReader(scanned)))).toBe(md5(text));
    }
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkTag } from '#shared/addresses/checkTag.ts';

const HASH = 'ab'.repeat(32);

function check(format: string, text: string) {
  return checkTag(text, { format, mode: 'optional' });
}

describe('a destination tag of the XRP Ledger', () => {
  test.each(['0', '1', '12345', '4294967295', '0000000012', '00000000004294967295'])(
    '%s is accepted as it is written',
    (tag) => expect(check('xrp', tag)).toEqual({ ok: true, kind: 'number', tag }),
  );

  test.each([
    '4294967296',
    '-1',
    '1.0',
    '1e3',
    '0x1',
    'abc',
    '1 2a',
    '-1 2',
    '4294967 296',
    '99999999999999999999',
  ])('%s is refused', (tag) =>
    expect(check('xrp', tag)).toMatchObject({ ok: false, problem: 'format', code: 131002 }),
  );

  test('loses the spaces around it', () => {
    expect(check('xrp', ' \u300012345\n')).toEqual({ ok: true, kind: 'number', tag: '12345' });
  });

  test('may be typed with the gaps that it is drawn with', () => {
    for (const text of ['1 2', '123 45', '429\u00a0496 72\u202f95']) {
      const tag = text.replace(/\s/g, '');
      expect(check('xrp', text)).toEqual({ ok: true, kind: 'number', tag });
    }
  });

  test('is the same number in the digits of other keyboards', () => {
    for (const text of ['１２３４５', '١٢٣٤٥', '۱۲۳۴۵', '१२३४५', '１２３　４５']) {
      expect(check('xrp', text)).toEqual({ ok: true, kind: 'number', tag: '12345' });
    }
  });

  test('is refused with a character beside it that can’t be seen', () => {
    for (const text of ['\u200b12345', '12345\u2060', '123\u200d45', '12345\ufe0f', '\u200b']) {
      expect(check('xrp', text)).toMatchObject({ ok: false, problem: 'hidden', code: 131002 });
    }
  });
});

describe('a memo of Stellar', () => {
  test.each([
    ['hello', 'text'],
    ['a'.repeat(28), 'text'],
    ['é'.repeat(14), 'text'],
    ['0', 'id'],
    ['18446744073709551615', 'id'],
    ['18446744073709551616', 'text'],
    [HASH, 'hash'],
    [HASH.toUpperCase(), 'hash'],
    ['1'.repeat(64), 'hash'],
  ])('%s is accepted as %s', (tag, kind) => {
    expect(check('xlm', tag)).toEqual({ ok: true, kind, tag });
  });

  test.each(['a'.repeat(29), 'é'.repeat(15), `${HASH}0`, '1'.repeat(29)])('%s is too long', (tag) => {
    expect(check('xlm', tag)).toMatchObject({ problem: 'too-long', code: 131002 });
  });
});

describe('a memo of other chains', () => {
  test.each([
    ['ton', 120],
    ['bech32:cosmos', 256],
    ['bech32:inj', 256],
    ['bech32:celestia', 256],
    ['bech32:sei', 256],
    ['eosio', 256],
    ['hedera', 100],
    ['stx', 34],
  ])('has on %s up to %i bytes of UTF-8', (format, bytes) => {
    expect(check(format, 'a'.repeat(bytes))).toMatchObject({ ok: true, kind: 'text' });
    expect(check(format, '€'.repeat(Math.floor(bytes / 3)))).toMatchObject({ ok: true });
    expect(check(format, 'a'.repeat(bytes + 1))).toMatchObject({ problem: 'too-long', code: 131002 });
    expect(check(format, '€'.repeat(Math.floor(bytes / 3) + 1))).toMatchObject({ problem: 'too-long' });
  });

  test.each([
    'a\nb',
    'a\0b',
    'a\u2028b',
    '\ud800',
    'a\u007fb',
    'a\u200bb',
    '\u202eab',
    'ab\ufeff',
    'a\u0378',
  ])('cannot hold %j', (tag) =>
    expect(check('eosio', tag)).toMatchObject({ problem: 'hidden', code: 131002 }),
  );

  test('of digits alone has Latin ones, which are all that a receiver looks for', () => {
    for (const format of ['xlm', 'ton', 'bech32:cosmos', 'hedera', 'stx', 'eosio']) {
      expect(check(format, '１０４２')).toMatchObject({ ok: true, tag: '1042' });
      expect(check(format, '١٠٤٢')).toMatchObject({ ok: true, tag: '1042' });
    }
    expect(check('xlm', '１０４２')).toMatchObject({ kind: 'id' });
    expect(check('ton', '号１０４２')).toMatchObject({ tag: '号１０４２' });
  });

  test('is sent in its composed form, with plain blanks', () => {
    expect(check('ton', ' Cafe\u0301\u00a0bar ')).toEqual({ ok: true, kind: 'text', tag: 'Caf\u00e9 bar' });
  });
});

describe('whether there may be a tag', () => {
  test('an empty field is enough where none is required', () => {
    for (const mode of ['optional', 'forbidden'] as const) {
      expect(checkTag('  ', { format: 'xrp', mode })).toEqual({ ok: true, kind: 'none', tag: '' });
    }
    expect(checkTag(' ', { format: 'xrp', mode: 'required' })).toMatchObject({
      problem: 'required',
      code: 132003,
    });
  });

  test.each(['btc', 'evm', 'sol', 'unknown', '__proto__'])('%s has none', (format) => {
    expect(check(format, '1')).toMatchObject({ problem: 'not-allowed', code: 131081 });
    expect(check(format, '')).toMatchObject({ ok: true, kind: 'none' });
  });

  test('one that is forbidden is refused', () => {
    expect(checkTag('1', { format: 'xrp', mode: 'forbidden' })).toMatchObject({ code: 131081 });
  });

  test('one in the address fills the field, which may repeat it and not differ', () => {
    const options = { format: 'xrp', mode: 'required', embedded: '12345' } as const;
    const accepted = { ok: true, kind: 'number', tag: '12345' };
    expect(checkTag('', options)).toEqual(accepted);
    expect(checkTag('12345', options)).toEqual(accepted);
    expect(checkTag('0012345', options)).toEqual(accepted);
    expect(checkTag('12346', options)).toMatchObject({ problem: 'not-of-address', code: 131002 });
  });
});

test('any text is judged without a throw, quickly, and again as the same', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.stringMatching(/^\d{1,25}$/)),
      fc.constantFrom('xrp', 'xlm', 'ton', 'stx', 'eosio', 'btc', 'hedera', 'bech32:cosmos'),
      fc.constantFrom('required' as const, 'optional' as const, 'forbidden' as const),
      (text, format, mode) => {
        const tag = checkTag(text, { format, mode });
        if (tag.ok) expect(checkTag(tag.tag, { format, mode })).toEqual(tag);
        else expect([132003, 131081, 131002]).toContain(tag.code);
      },
    ),
  );
  expect(check('xlm', ' '.repeat(100_000))).toMatchObject({ problem: 'too-long' });
});

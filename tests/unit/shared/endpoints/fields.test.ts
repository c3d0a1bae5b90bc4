import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  Amount,
  Code,
  commaList,
  Dec,
  Id,
  Int,
  JsonText,
  keyed,
  Ms,
  Name,
  Nothing,
  RequestId,
  Scale,
  ScaleText,
  Unsigned,
  UnsignedOrEmpty,
  UnsignedOrNone,
  UserId,
} from '#shared/endpoints/fields.ts';
import { range } from '#shared/endpoints/paging.ts';

describe('a decimal', () => {
  test.each(['0', '-1', '0.5', '-0.000000000000000001', '64982.10', '0.00', '9'.repeat(40)])(
    '%s is taken as it stands',
    (text) => expect(v.parse(Dec, text)).toBe(text),
  );

  test.each([
    '',
    ' 1',
    '1 ',
    '1\n',
    '+1',
    '1e5',
    '1E-5',
    'NaN',
    'Infinity',
    '1,000',
    '1.',
    '.5',
    '--1',
    '007',
    '0x10',
    '1_000',
    '１',
    `0.${'1'.repeat(19)}`,
    '9'.repeat(41),
    1,
    null,
    undefined,
    {},
  ])('%j is refused', (value) => expect(v.is(Dec, value)).toBe(false));

  test('every amount of a coin is one, whatever its size', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 40n - 1n }),
        fc.stringMatching(/^\d{1,18}$/),
        (whole, fraction) => v.is(Dec, `${whole}.${fraction}`),
      ),
    );
  });

  test('may be empty only where that has a meaning', () => {
    expect(v.parse(UnsignedOrEmpty, '')).toBe('');
    expect(v.parse(UnsignedOrEmpty, '2.79')).toBe('2.79');
    expect(v.is(UnsignedOrEmpty, ' ')).toBe(false);
  });

  test.each(['-1', '-0', '-0.0', '-0.5', '--1', '+1'])('%s is nothing that is unsigned', (text) => {
    for (const schema of [Unsigned, UnsignedOrEmpty]) expect(v.is(schema, text)).toBe(false);
    expect(v.is(UnsignedOrNone, text)).toBe(text === '-1');
  });

  test.each(['0', '0.00', '-1', '-0'])('%s is no amount that a user can send', (text) =>
    expect(v.is(Amount, text)).toBe(false),
  );

  test('the smallest part of a coin can be sent', () => {
    expect(v.is(Amount, '0.000000000000000001')).toBe(true);
  });
});

describe('a time', () => {
  test.each(['0', '1714449600000', '8639999999999'])('%s is taken', (text) =>
    expect(v.parse(Ms, text)).toBe(text),
  );

  test.each(['', '-1', '1.5', '1e12', '01', ' 1', 'now', '9'.repeat(16), 1714449600000, null])(
    '%j is refused',
    (value) => expect(v.is(Ms, value)).toBe(false),
  );

  test('is always one that a date can show', () => {
    expect(Number.isNaN(new Date(Number('9'.repeat(15))).getTime())).toBe(false);
    expect(v.is(Ms, '9'.repeat(15))).toBe(true);
  });
});

describe('the id of a request', () => {
  test.each(['a', '3f2b9c1e-8d4a-4c6b-9e7f-0a1b2c3d4e5f'])('%s is taken', (text) =>
    expect(v.is(RequestId, text)).toBe(true),
  );

  test.each(['', 'a b', 'a_b', 'ä', 'a\n', 'a'.repeat(37), 7])('%j is refused', (value) =>
    expect(v.is(RequestId, value)).toBe(false),
  );
});

describe('a number of digits', () => {
  test('is from 0 to 36, since figures are padded with as many zeros', () => {
    for (const digits of [0, 8, 18, 36]) {
      expect(v.is(Scale, digits)).toBe(true);
      expect(v.is(ScaleText, String(digits))).toBe(true);
    }
    for (const digits of [-1, 37, 1.5, 2 ** 53]) {
      expect(v.is(Scale, digits)).toBe(false);
      expect(v.is(ScaleText, String(digits))).toBe(false);
    }
  });
});

describe('a code or name', () => {
  test.each([
    ['turns the direction of text', '\u202e\u200f\u061c\u2066\u2069'],
    ['has no width', '\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u180e'],
    ['is drawn as a blank', '\u115f\u1160\u3164\uffa0'],
    ['controls', '\u0000\u0007\n\r\t\u007f\u0085\u2028\u2029'],
  ])('has no character that %s', (_what, characters) => {
    for (const character of characters) {
      const text = `BT${character}C`;
      for (const schema of [Code, Name, Id]) expect(v.is(schema, text), JSON.stringify(text)).toBe(false);
    }
  });

  test.each(['Bitcoin', 'USD Coin', 'Réunion', 'بيتكوين', '比特币', 'Ξ 0x', ''])('may be %j', (text) => {
    expect(v.is(Name, text)).toBe(true);
  });
});

describe('other fields', () => {
  test('an integer beyond 2^53 is refused, since it has lost digits', () => {
    expect(v.is(Int, Number.MAX_SAFE_INTEGER)).toBe(true);
    expect(v.is(Int, Number.MAX_SAFE_INTEGER + 1)).toBe(false);
    expect(v.is(Int, 1.5)).toBe(false);
  });

  test('a user’s id is the same text whether it came as a number or as text', () => {
    expect(v.parse(UserId, 10000001)).toBe('10000001');
    expect(v.parse(UserId, '10000001')).toBe('10000001');
    for (const value of ['', '1****2', -1, 1.5, null]) expect(v.is(UserId, value)).toBe(false);
  });

  test('a coin has no comma and no blank, so that lists of them can be read back', () => {
    for (const coin of ['BTC', 'C0043USDT', '1INCH', 'baseCoin']) expect(v.is(Code, coin)).toBe(true);
    for (const coin of ['', 'BTC,ETH', 'BTC ', 'B'.repeat(33)]) expect(v.is(Code, coin)).toBe(false);
  });

  test('a comma list has words of its set only', () => {
    const wallets = commaList(['FUND', 'UTA']);
    for (const text of ['FUND', 'UTA,FUND']) expect(v.is(wallets, text)).toBe(true);
    for (const text of ['', 'FUND,', 'FUND, UTA', 'EARN']) expect(v.is(wallets, text)).toBe(false);
  });

  test('JSON in a text is JSON, and not too long for the exchange', () => {
    expect(v.is(JsonText, '{"coin":"BTC"}')).toBe(true);
    expect(v.is(JsonText, '{coin}')).toBe(false);
    expect(v.is(JsonText, `"${'é'.repeat(8191)}"`)).toBe(true);
    expect(v.is(JsonText, `"${'é'.repeat(8192)}"`)).toBe(false);
  });

  test('an empty result may be spelled in any way', () => {
    // And is never missing, which would say that a guest asked.
    for (const value of [{}, null, undefined, { any: 1 }]) expect(v.parse(Nothing, value)).toEqual({});
    expect(v.is(Nothing, 'no')).toBe(false);
  });
});

describe('an object keyed by the server’s words', () => {
  test('has what the server sent, and nothing that every object has', () => {
    const flags = v.parse(keyed(v.string()), JSON.parse('{"p2p":"show","toString":"hide"}'));
    expect([...flags]).toEqual([
      ['p2p', 'show'],
      ['toString', 'hide'],
    ]);
    expect(v.parse(keyed(v.string()), {}).get('toString')).toBeUndefined();
  });

  test('takes nothing from the keys that reach into every object', () => {
    const json =
      '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"earn":"hide"}';
    const flags = v.parse(keyed(v.string()), JSON.parse(json));
    expect([...flags.keys()]).toEqual(['earn']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('names the key whose value is wrong', () => {
    const parsed = v.safeParse(v.object({ flags: keyed(v.string()) }), { flags: { earn: 7 } });
    expect(parsed.issues?.map((issue) => v.getDotPath(issue))).toEqual(['flags.earn']);
  });
});

describe('a range of time', () => {
  const DAY_MS = 86_400_000;
  const week = v.pipe(v.object({ startTime: v.optional(Ms), endTime: v.optional(Ms) }), range(7));
  const faultOf = (input: unknown): unknown =>
    v.safeParse(week, input).issues?.map((issue) => v.getDotPath(issue));

  test('may last as long as the call allows, to the millisecond', () => {
    expect(faultOf({ startTime: '0', endTime: `${7 * DAY_MS}` })).toBeUndefined();
    expect(faultOf({ startTime: '0', endTime: `${7 * DAY_MS + 1}` })).toEqual(['endTime']);
  });

  test('may not end before it begins', () => {
    expect(faultOf({ startTime: '1000', endTime: '1000' })).toBeUndefined();
    expect(faultOf({ startTime: '1000', endTime: '999' })).toEqual(['endTime']);
  });

  test('may be open', () => {
    for (const input of [{}, { startTime: '5' }, { endTime: '5' }]) expect(faultOf(input)).toBeUndefined();
  });

  test('says which end cannot be read', () => {
    expect(faultOf({ startTime: 'yesterday', endTime: '5' })).toEqual(['startTime']);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CHAINS } from '#sandbox/seed/reference/chains.ts';
import { checkAddress } from '#shared/addresses/checkAddress.ts';
import { detectFormats } from '#shared/addresses/formats/formatTable.ts';
import { SAMPLES } from './support/samples.ts';

const FORMATS = [...new Set(CHAINS.map(({ format }) => format))];
const TRON = 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU';
const EVM = '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7';
const BITCOIN = 'bc1q26aqkl52j2z7ald9ggghxqy2cqwvn5umptnjcu';

describe('the chain that was chosen', () => {
  test.each([
    [TRON, 'evm', ['tron']],
    [EVM, 'tron', ['evm', 'fil', 'near']],
    [BITCOIN, 'evm', ['btc']],
    [BITCOIN, 'near', ['btc']],
    ['cosmos17m0gaknsnzc5vy4yhkgsdga5fhcm7epearqe0h', 'near', ['bech32:cosmos']],
    ['d21c6eaf95af7a65e757da078adc26c2f35b6185b4ca279ee42ea94d0a4655e3', 'near', ['icp']],
    ['1KnWQFT5qy3v4ZaExgvC9HRvAWKpxLc7oE', 'doge', ['btc', 'bch']],
    ['8XvTvFe9RUCjDuHFEHLhpEmqZ1vqbtXr3q9pjoasaBU6', 'btc', ['sol']],
    ['4c6426a6b2feb6df1dbcb0023863bba12d66662607c14a6c127b79bdcf6f644c', 'btc', ['near']],
    ['4c6426a6b2feb6df1dbcb0023863bba12d66662607c14a6c127b79bdcf6f644c', 'icp', null],
    [EVM.toLowerCase(), 'btc', ['evm', 'fil', 'near']],
    [EVM, 'move32', ['evm', 'fil', 'near']],
    ['cosmos17m0gaknsnzc5vy4yhkgsdga5fhcm7epearqe0h', 'bech32:sei', ['bech32:cosmos']],
  ])('%s was pasted for %s', (text, format, looksLike) => {
    const expected =
      looksLike === null
        ? { problem: 'checksum', code: 132002, looksLike: [] }
        : { problem: 'wrong-chain', code: 132001, looksLike };
    expect(checkAddress(text, { format })).toMatchObject({ ok: false, ...expected });
  });

  test('a word is no account of NEAR or EOS when another chain is chosen', () => {
    expect(checkAddress('hello', { format: 'btc' })).toMatchObject({ problem: 'format', looksLike: [] });
  });

  test('a mistyped address is reported as one, though NEAR would take it for a name', () => {
    const check = checkAddress(`${BITCOIN.slice(0, -1)}v`, { format: 'btc' });
    expect(check).toMatchObject({ problem: 'checksum', code: 132002, looksLike: [] });
  });

  test('what is wrong with an address stays said where another chain has one like it', () => {
    expect(checkAddress(EVM, { format: 'hedera' })).toMatchObject({
      problem: 'unsupported',
      hint: 'alias',
      looksLike: ['evm', 'fil', 'near'],
    });
  });

  test.each(['', 'unknown', '__proto__', 'constructor', 'toString', 'ss58:42', 'bech32:osmo', 'BTC', 'evm '])(
    'nothing is accepted for the unknown format %j',
    (format) => {
      for (const { text } of SAMPLES) {
        expect(checkAddress(text, { format })).toEqual({
          ok: false,
          problem: 'unknown-format',
          code: 132001,
          looksLike: [],
        });
      }
    },
  );
});

describe('formats are detected', () => {
  test.each(SAMPLES)('$text is one of $format', ({ format, text }) => {
    expect(detectFormats(text)).toContain(format);
  });

  test.each([
    [EVM, ['evm', 'fil', 'near']],
    ['3JHLeLGT6Srz2fQqy2H46aBJ4PCuGkX5jp', ['btc', 'ltc', 'bch']],
    ['sandboxuser1', ['near', 'eosio']],
    ['0.0.1234567', ['hedera']],
    ['nothing at all', []],
    ['', []],
  ])('%j is one of %j', (text, formats) => {
    expect(detectFormats(text)).toEqual(formats);
  });
});

describe('accounts without an owner', () => {
  test.each([
    ['btc', '1BitcoinEaterAddressDontSendf59kuE'],
    ['btc', '1111111111111111111114oLvT2'],
    ['evm', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'],
    ['evm', '0xFFfFfFffFFfffFFfFFfFFFFFffFFFffffFfFFFfF'],
    ['tron', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb'],
    ['tron', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'],
    ['xrp', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'],
    ['xrp', 'rrrrrrrrrrrrrrrrrNAMEtxvNvQ'],
    ['xlm', 'GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF'],
    ['ton', 'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c'],
    ['algo', 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAY5HFKQ'],
    ['sol', '1nc1nerator11111111111111111111111111111111'],
    ['xtz', 'tz1burnburnburnburnburnburnburjAYjjX'],
    ['move32', `0x${'0'.repeat(64)}`],
    ['move32', `0x${'2'.padStart(64, '0')}`],
    ['near', '0'.repeat(64)],
    ['fil', 'f099'],
    ['bech32:cosmos', 'cosmos1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqnrql8a'],
    ['bch', 'bitcoincash:qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqfnhks603'],
  ])('on %s %s is refused, since coins sent to it are lost', (format, text) => {
    expect(checkAddress(text, { format })).toMatchObject({ ok: false, problem: 'reserved', code: 132001 });
  });

  test('their neighbours are addresses', () => {
    expect(checkAddress('f0100', { format: 'fil' })).toMatchObject({ ok: true });
    expect(checkAddress('0.0.1', { format: 'hedera' })).toMatchObject({ ok: true });
    const plain = `0x${'10'.padStart(64, '0')}`;
    expect(checkAddress(plain, { format: 'move32' })).toMatchObject({ ok: true });
  });
});

describe('token contracts', () => {
  const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

  test.each([
    ['as it is listed', USDT, [USDT]],
    ['in one case', USDT.toLowerCase(), [USDT]],
    ['listed in one case', USDT, [USDT.toLowerCase()]],
    ['listed in capitals of its own', USDT, [`0x${USDT.slice(2).toUpperCase()}`]],
  ])('are found %s', (_how, text, contracts) => {
    expect(checkAddress(text, { format: 'evm', contracts })).toMatchObject({
      problem: 'token-contract',
      code: 132008,
    });
  });

  test('are found in the other form of a TON address', () => {
    const contracts = ['EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N'];
    const text = 'UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI';
    expect(checkAddress(text, { format: 'ton', contracts })).toMatchObject({ code: 132008 });
  });

  test('do not hide a wrong checksum and do not stop others', () => {
    const mistyped = USDT.replace('dAC', 'DAC');
    expect(checkAddress(mistyped, { format: 'evm', contracts: [USDT] })).toMatchObject({ code: 132002 });
    expect(checkAddress(EVM, { format: 'evm', contracts: [USDT, '', 'x'] })).toMatchObject({ ok: true });
  });
});

describe('any text at all', () => {
  const sample = fc.constantFrom(...SAMPLES.map(({ text }) => text));
  /** A sample with some characters put in, taken out or replaced. */
  const damaged = fc
    .tuple(sample, fc.nat(80), fc.nat(3), fc.string({ maxLength: 3, unit: 'binary' }))
    .map(([text, at, length, put]) => text.slice(0, at) + put + text.slice(at + length));
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 140 }),
    fc.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{25,50}$/),
    fc.stringMatching(/^(?:bc|tb|ltc|addr|cosmos|lnbc)1[02-9ac-hj-np-z]{6,120}$/),
    fc.stringMatching(/^(?:0x)?[0-9a-fA-F]{40,64}$/),
    fc.stringMatching(/^[A-Z2-7]{56,69}$/),
    damaged,
    sample,
  );

  test('is judged without a throw, and what is accepted is accepted again as the same', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...FORMATS), (text, format) => {
        const check = checkAddress(text, { format });
        if (!check.ok) {
          expect([132001, 132002, 132008]).toContain(check.code);
          return;
        }
        const again = checkAddress(check.normalized, { format });
        expect(again).toMatchObject({ ok: true, normalized: check.normalized, account: check.account });
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    ['a lone surrogate', '\ud800'],
    ['a NUL', '\0'],
    ['a NUL behind a sample', `${BITCOIN}\0`],
    ['the name of a prototype', '__proto__'],
    ['full-width digits', '0.0.１２３'],
    ['Arabic digits', '0.0.١٢٣'],
    ['a full-width Bitcoin address', 'ｂｃ１ｑ'],
    ['a Kelvin sign', `\u212aaspa:${'q'.repeat(61)}`],
    ['a Cyrillic letter', BITCOIN.replace('a', 'а')],
    ['a line break behind', `${EVM}\n`],
    ['a zero-width space inside', `${EVM.slice(0, 9)}\u200b${EVM.slice(9)}`],
    ['a right-to-left override', `\u202e${TRON}`],
    ['a combining accent', `${TRON}\u0301`],
  ])('with %s is refused for every format but as a name', (_what, text) => {
    for (const format of FORMATS) {
      const check = checkAddress(text, { format });
      expect(check.ok && check.kind !== 'name').toBe(false);
    }
  });

  test.each([
    ['of one letter', 'a'.repeat(100_000)],
    ['of ones', '1'.repeat(100_000)],
    ['of a prefix and letters', `bc1${'q'.repeat(100_000)}`],
    ['of separators', '1'.repeat(2048) + 'q'.repeat(2047)],
    ['like an invoice', `lnbc1${'q'.repeat(4000)}`],
    ['of groups', 'aaaaa-'.repeat(20_000)],
    ['of dots', 'a.'.repeat(50_000)],
    ['of base58', 'z'.repeat(4096)],
    ['of emoji', '🙂'.repeat(50_000)],
  ])('of 100 kB %s is refused at once', (_what, text) => {
    const startedAt = performance.now();
    for (const format of FORMATS) expect(checkAddress(text, { format })).toMatchObject({ ok: false });
    expect((performance.now() - startedAt) / FORMATS.length).toBeLessThan(50);
  });
});

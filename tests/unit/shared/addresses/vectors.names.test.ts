import { describe, expect, test } from 'vitest';
import { checkFormat } from '#shared/addresses/formats/formatTable.ts';

describe('NEAR', () => {
  test.each([
    ['aa', 'name'],
    ['near', 'name'],
    ['system', 'name'],
    ['100', 'name'],
    ['b-o_w_e-n', 'name'],
    ['max_99.near', 'name'],
    ['illia.cheap-accounts.near', 'name'],
    ['9902c136629fc630416e50d4f2fef6aff867ea7e.lockup.near', 'name'],
    ['a.ha', 'name'],
    ['0o0ooo00oo00o', 'name'],
    ['46abe81b0ef0ff938f95d1347c93e3cfdd4eab5baa773b634d90f510581fc085', 'implicit'],
  ])('%s is accepted as %s', (text, kind) => {
    expect(checkFormat(text, 'near')).toMatchObject({ ok: true, kind, normalized: text, hasChecksum: false });
  });

  test.each([
    'a',
    'A',
    'Abc',
    '-near',
    'near-',
    '-near-',
    'near.',
    '.near',
    'near@',
    '@near',
    'неар',
    '_____',
    'bo__wen',
    'bo..wen',
    'not-_alice.near',
    'a..near',
    'user@app.com',
    '46ABE81B0EF0FF938F95D1347C93E3CFDD4EAB5BAA773B634D90F510581FC085',
    'abcdefghijklmnopqrstuvwxyz.abcdefghijklmnopqrstuvwxyz.abcdefghijkl',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
    '',
  ])('%j is refused', (text) => {
    expect(checkFormat(text, 'near')).toMatchObject({ ok: false, code: 132001 });
  });

  test('an Ethereum address is accepted in lower case, with a warning', () => {
    expect(checkFormat('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'near')).toMatchObject({
      ok: true,
      kind: 'ethereum-style',
      normalized: '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
      hasChecksum: true,
      warnings: ['ethereum-style-account'],
    });
    expect(checkFormat('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'near')).toMatchObject({ code: 132002 });
  });
});

describe('Aptos and Sui', () => {
  const LONG = '0x5610cc7578fc03a488a734b7907ddc65641ed0577fb71b790979f4606a039eff';

  test('the long form is accepted in any case and normalised to lower case', () => {
    const accepted = { ok: true, normalized: LONG, hasChecksum: false };
    expect(checkFormat(`0x${LONG.slice(2).toUpperCase()}`, 'move32')).toMatchObject(accepted);
    expect(checkFormat(`0x5610CC${LONG.slice(8)}`, 'move32')).toMatchObject(accepted);
  });

  test.each(['0x1', '0xa', `0x${'1'.repeat(63)}`, '0x2::sui::SUI', LONG.slice(2), `${LONG}0`, '0x', '0xg'])(
    '%s is refused',
    (text) => {
      expect(checkFormat(text, 'move32')).toMatchObject({ ok: false, code: 132001 });
    },
  );

  test('a short form is named as one', () => {
    expect(checkFormat('0x1', 'move32')).toMatchObject({ problem: 'unsupported', hint: 'short-form' });
  });
});

describe('EOS', () => {
  test.each(['eosio', 'eosio.token', 'a', '5', 'binancecleos', 'abcdefghijkl'])('%s is accepted', (text) => {
    expect(checkFormat(text, 'eosio')).toMatchObject({ ok: true, kind: 'name', hasChecksum: false });
  });

  test.each(['', '.', 'eosio.', 'EOSIO', 'eosio6', 'eosio0', 'abcdefghijklm', 'a b', 'a-b', 'é'])(
    '%j is refused',
    (text) => {
      expect(checkFormat(text, 'eosio')).toMatchObject({ ok: false, code: 132001 });
    },
  );
});

describe('Solana', () => {
  test.each([
    // Keys of users, from the documentation and its test vectors.
    ['Ho87cuS3aSRgUMCeMrV7uNCCWx6Fj2ytnufYQ1W7KCLr', 'account', []],
    ['CSKgzVRhq6PKFUtiEFtWdTYhQTd12ohN3fc6yjxYnwHL', 'account', []],
    ['4JMhwSEujEZEfMp4X8ZrqYcDNaYy7UFaCXvoSzWQJLQq', 'account', []],
    // An address that was derived so that no key belongs to it.
    ['BwqrghZA2htAcqq8dzP1WDAhTXYTYWj7CHxF5j7TDBAe', 'program', ['program-address']],
  ])('%s is accepted as %s', (text, kind, warnings) => {
    expect(checkFormat(text, 'sol')).toMatchObject({ ok: true, kind, warnings, hasChecksum: false });
  });

  test.each([
    ['11111111111111111111111111111111', 'reserved'],
    ['1111111111111111111111111111111', 'format'],
    ['111111111111111111111111111111111', 'format'],
    ['Ho87cuS3aSRgUMCeMrV7uNCCWx6Fj2ytnufYQ1W', 'format'],
    ['Ho87cuS3aSRgUMCeMrV7uNCCWx6Fj2ytnufYQ1W7KCLrr', 'format'],
    ['0o87cuS3aSRgUMCeMrV7uNCCWx6Fj2ytnufYQ1W7KCLr', 'format'],
  ])('%s is refused: %s', (text, problem) => {
    expect(checkFormat(text, 'sol')).toMatchObject({ ok: false, problem, code: 132001 });
  });
});

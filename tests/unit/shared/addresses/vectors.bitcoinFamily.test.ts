import { describe, expect, test } from 'vitest';
import { checkFormat } from '#shared/addresses/formats/formatTable.ts';

describe('Bitcoin', () => {
  /** BIP-173 and BIP-350, the main network's that have a use today. */
  test.each([
    ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'p2wpkh'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'p2wpkh'],
    ['bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3', 'p2wsh'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0', 'p2tr'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'p2pkh'],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'p2pkh'],
    ['1111111111111111111114oLvT2', 'p2pkh'],
    ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'p2sh'],
  ])('accepts %s as %s', (text, kind) => {
    const normalized = /^bc1/i.test(text) ? text.toLowerCase() : text;
    expect(checkFormat(text, 'btc')).toMatchObject({ ok: true, kind, normalized, hasChecksum: true });
  });

  test.each([
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    'bc1pfeessrawgf',
  ])('knows %s as a witness program that no rule of today can spend', (text) => {
    expect(checkFormat(text, 'btc')).toMatchObject({
      problem: 'unsupported',
      hint: 'witness-version',
      code: 132001,
    });
  });

  test.each([
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
    'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
    'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
    'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
    '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc',
  ])('knows %s as one of a test network', (text) => {
    expect(checkFormat(text, 'btc')).toMatchObject({ problem: 'test-network', code: 132001 });
  });

  test.each([
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 132002],
    ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 132002],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 132002],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 132002],
    ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 132001],
    ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 132001],
    ['bc1pw5dgrnzv', 132001],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav', 132001],
    ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 132001],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 132001],
    ['bc1gmk9yu', 132001],
    ['bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 132001],
    ['tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut', 132001],
    ['tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty', 132001],
    ['', 132001],
    ['bc1', 132001],
    ['1', 132001],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 132002],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf', 132001],
    ['5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ', 132001],
  ])('refuses %j with %i', (text, code) => {
    expect(checkFormat(text, 'btc')).toMatchObject({ ok: false, code });
  });
});

describe('Litecoin, Dogecoin, Dash and TRON', () => {
  test.each([
    ['ltc', 'LM2WMpR1Rp6j3Sa59cMXMs1SPzj9eXpGc1', 'p2pkh'],
    ['ltc', 'MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441', 'p2sh'],
    ['ltc', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9', 'p2wpkh'],
    ['doge', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L', 'p2pkh'],
    ['dash', 'XpESxaUmonkq8RaLLp46Brx2K39ggQe226', 'p2pkh'],
    ['dash', '7gnwGHt17heGpG9Crfeh4KGpYNFugPhJdh', 'p2sh'],
    ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'account'],
    ['tron', 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL', 'account'],
  ])('%s accepts %s as %s', (format, text, kind) => {
    expect(checkFormat(text, format)).toMatchObject({ ok: true, kind, normalized: text });
  });

  test('an old script address of Litecoin is kept and hinted at', () => {
    expect(checkFormat('3JHLeLGT6Srz2fQqy2H46aBJ4PCuGkX5jp', 'ltc')).toMatchObject({
      ok: true,
      kind: 'p2sh',
      normalized: '3JHLeLGT6Srz2fQqy2H46aBJ4PCuGkX5jp',
      account: expect.stringMatching(/^M/),
      warnings: ['old-spelling'],
    });
  });

  test('the two spellings of a script address of Litecoin are one account', () => {
    const today = checkFormat('MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441', 'ltc');
    const old = checkFormat('3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', 'ltc');
    expect(today.ok && today.account).toBe('MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441');
    const spelledToday = checkFormat(old.ok ? old.account : '', 'ltc');
    expect(spelledToday).toMatchObject({ ok: true, kind: 'p2sh', account: old.ok && old.account });
  });

  test('an address of the MimbleWimble extension is named as one', () => {
    const text = `ltcmweb1qq${'q'.repeat(100)}`;
    expect(checkFormat(text, 'ltc')).toMatchObject({ problem: 'unsupported', hint: 'mweb', code: 132001 });
  });

  test.each([
    ['ltc', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['doge', 'nbTqe1StjtK1yQ6DhqnMBQvBkRzaZTzmkC'],
    ['dash', 'yNDp7n5JHJnG4yLJbD8pSr8YKuhrFERCTG'],
  ])('%s knows %s as one of a test network or as none', (format, text) => {
    expect(checkFormat(text, format)).toMatchObject({ ok: false });
  });
});

describe('Bitcoin Cash', () => {
  /** The translation table of the CashAddr specification. */
  const TRANSLATIONS = [
    ['1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
    ['1KXrWXciRDZUpQwQmuM1DbwsKDLYAYsVLR', 'bitcoincash:qr95sy3j9xwd2ap32xkykttr4cvcu7as4y0qverfuy'],
    ['16w1D5WRVKJuZUsSRzdLp9w3YGcgoxDXb', 'bitcoincash:qqq3728yw0y47sqn6l2na30mcw6zm78dzqre909m2r'],
    ['3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC', 'bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq'],
    ['3LDsS579y7sruadqu11beEJoTjdFiFCdX4', 'bitcoincash:pr95sy3j9xwd2ap32xkykttr4cvcu7as4yc93ky28e'],
    ['31nwvkZwyPdgzjBJZXfDmSWsC4ZLKpYyUw', 'bitcoincash:pqq3728yw0y47sqn6l2na30mcw6zm78dzq5ucqzc37'],
  ] as const;

  test.each(TRANSLATIONS)('%s is converted to %s, which is said', (legacy, address) => {
    expect(checkFormat(legacy, 'bch')).toMatchObject({
      ok: true,
      normalized: address,
      warnings: ['converted'],
    });
    const kind = address.startsWith('bitcoincash:q') ? 'p2pkh' : 'p2sh';
    const accepted = { ok: true, normalized: address, kind, warnings: [] };
    expect(checkFormat(address, 'bch')).toMatchObject(accepted);
    expect(checkFormat(address.toUpperCase(), 'bch')).toMatchObject(accepted);
    expect(checkFormat(address.slice('bitcoincash:'.length), 'bch')).toMatchObject(accepted);
  });

  test('the larger example of the specification is accepted', () => {
    expect(checkFormat('bitcoincash:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2', 'bch')).toMatchObject({
      ok: true,
      kind: 'p2pkh',
    });
  });

  test.each([
    ['bchtest:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t', 'test-network', 132001],
    ['pref:pr6m7j9njldwwzlg9v7v53unlr4jkmx6ey65nvtks5', 'format', 132001],
    ['prefix:0r6m7j9njldwwzlg9v7v53unlr4jkmx6ey3qnjwsrf', 'format', 132001],
    // A hash of 24 bytes, which the specification can write and no script can be spent by.
    ['bitcoincash:q9adhakpwzztepkpwp5z0dq62m6u5v5xtyj7j3h2ws4mr9g0', 'format', 132001],
    ['bitcoincash:Qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'format', 132001],
    ['BITCOINCASH:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'format', 132001],
    ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6b', 'format', 132001],
    ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q', 'checksum', 132002],
    ['bitcoincash:', 'format', 132001],
    ['bitcoincash:q', 'format', 132001],
    [':qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'format', 132001],
    ['bitcoincash:bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'format', 132001],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'test-network', 132001],
  ])('refuses %s: %s, %i', (text, problem, code) => {
    expect(checkFormat(text, 'bch')).toMatchObject({ ok: false, problem, code });
  });
});

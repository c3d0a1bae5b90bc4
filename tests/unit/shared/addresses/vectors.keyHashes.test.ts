import { describe, expect, test } from 'vitest';
import { checkFormat } from '#shared/addresses/formats/formatTable.ts';

describe('EVM chains', () => {
  /** The examples of EIP-55. */
  const CHECKSUMMED = [
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ];
  const ONE_CASE = [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
  ];

  test.each(CHECKSUMMED)('%s is accepted with its checksum', (text) => {
    expect(checkFormat(text, 'evm')).toMatchObject({ ok: true, normalized: text, hasChecksum: true });
  });

  test.each(CHECKSUMMED)('%s in one case is accepted without one, and normalised', (text) => {
    const accepted = { ok: true, normalized: text, hasChecksum: false };
    expect(checkFormat(text.toLowerCase(), 'evm')).toMatchObject(accepted);
    expect(checkFormat(`0x${text.slice(2).toUpperCase()}`, 'evm')).toMatchObject(accepted);
  });

  test.each(ONE_CASE)('%s has capitals that prove nothing', (text) => {
    expect(checkFormat(text, 'evm')).toMatchObject({ ok: true, normalized: text, hasChecksum: false });
  });

  test.each([
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'checksum', 132002],
    ['0xFB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', 'checksum', 132002],
    ['0X5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'format', 132001],
    ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'format', 132001],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'format', 132001],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAedd', 'format', 132001],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', 'format', 132001],
    [`0x${'0'.repeat(40)}`, 'reserved', 132001],
    ['0x0000000000000000000000000000000000000001', 'reserved', 132001],
    ['0x000000000000000000000000000000000000000a', 'reserved', 132001],
    ['0x0000000000000000000000000000000000000010', 'reserved', 132001],
    ['0x000000000000000000000000000000000000dEaD', 'reserved', 132001],
    ['0x000000000000000000000000000000000000dead', 'reserved', 132001],
    ['0x000000000000000000000000000000000000DEAD', 'reserved', 132001],
  ])('%s is refused: %s, %i', (text, problem, code) => {
    expect(checkFormat(text, 'evm')).toMatchObject({ ok: false, problem, code });
  });

  test('an address next to those that are refused is accepted', () => {
    expect(checkFormat('0x0000000000000000000000000000000000000100', 'evm')).toMatchObject({ ok: true });
    expect(checkFormat('0x000000000000000000000000000000000001dead', 'evm')).toMatchObject({ ok: true });
  });
});

describe('XRP Ledger', () => {
  /** Examples of the X-address specification and of ripple-address-codec. */
  test.each([
    ['r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59', undefined, 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ'],
    ['r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59', '1', 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu'],
    ['r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59', '11747', 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaLFuhLRuNXPrDeJd9A'],
    ['rLczgQHxPhWtjkaQqn3Q6UM8AbRbbRvs5K', undefined, 'XVZVpQj8YSVpNyiwXYSqvQoQqgBttTxAZwMcuJd4xteQHyt'],
    ['rpZc4mVfWUif9CRoHRKKcmhu1nx2xktxBo', '58', 'X7YenJqxv3L66CwhBSfd3N8RzGXxYqV56ZkTCa9UCzgaao1'],
    ['rsA2LpzuawewSBQXkiju3YQTMzW13pAAdW', '23480', 'X7d3eHCXzwBeWrZec1yT24iZerQjYL8m8zCJ16ACxu1BrBY'],
    ['rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf', undefined, 'XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXb'],
    ['rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf', '0', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV8AqEL4xcZj5whKbmc'],
    ['rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf', '276', 'XVLhHMPHU98es4dbozjVtdWzVrDjtVoKj3MnFGMXEFMnvJV'],
    ['rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf', '65591', 'XVLhHMPHU98es4dbozjVtdWzVrDjtVozpjdhPQVdt3ghaWw'],
    ['rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf', '16781933', 'XVLhHMPHU98es4dbozjVtdWzVrDjtVqrDUk2vDpkTjPsY73'],
    ['rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf', '4294967294', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV1kAsixQTdMjbWi39u'],
    ['rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf', '4294967295', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi'],
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', '42', 'XVPcpSm47b1CZkf5AkKM9a84dQHe3mTCLZc5ZAoh11sd5nY'],
  ])('%s with the tag %s is %s', (account, tag, text) => {
    const check = checkFormat(text, 'xrp');
    expect(check).toMatchObject({ ok: true, kind: 'x-address', normalized: text, account });
    expect(check.ok && check.tag).toBe(tag);
    expect(checkFormat(account, 'xrp')).toMatchObject({ ok: true, kind: 'account', account });
  });

  test.each([
    'TVE26TYGhfLC7tQDno7G8dGtxSkYQn49b3qD26PK7FcGSKE',
    'T719a5UwUCnEs54UsxG9CJYYDhwmFCziiNHtUukubF2Mg6t',
  ])('%s is of the test network', (text) => {
    expect(checkFormat(text, 'xrp')).toMatchObject({ problem: 'test-network', code: 132001 });
  });

  test.each([
    'rrrrrrrrrrrrrrrrrrrrrhoLvTp',
    'rrrrrrrrrrrrrrrrrrrrBZbvji',
    'rvYAfWj5gh67oV6fW32ZzP3Aw4Eubs59B',
  ])('%s is a classic address', (text) => {
    expect(checkFormat(text, 'xrp')).toMatchObject({ ok: true, kind: 'account' });
  });

  test.each([
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi', 132002],
    ['XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXa', 132002],
    ['XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQX', 132001],
    // A seed, and a tag of 64 bits.
    ['snoPBrXtMeMyMHUVTgbuqAfg1SUTb', 132001],
    ['sn259rEFXrQrWyx3Q7XneWcwV6dfL', 132001],
  ])('%s is refused with %i', (text, code) => {
    expect(checkFormat(text, 'xrp')).toMatchObject({ ok: false, code });
  });
});

describe('Tezos', () => {
  test.each([
    ['tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjb', 'account'],
    ['tz1aSkwEot3L2kmUvcoxzjMomb9mvBNuzFK6', 'account'],
    ['tz2TSvNTh2epDMhZHrw73nV9piBX7kLZ9K9m', 'account'],
    ['tz3RDC3Jdn4j15J7bBHZd29EUee9gVB1CxD9', 'account'],
    ['tz4HVR6aty9KwsQFHh81C1G7gBdhxT8kuytm', 'account'],
    ['KT1PWx2mnDueood7fEmfbBDKx1D9BAnnXitn', 'contract'],
  ])('%s is accepted as %s', (text, kind) => {
    expect(checkFormat(text, 'xtz')).toMatchObject({ ok: true, kind, normalized: text });
  });

  test.each([
    ['tz1VSUr8wwNhLAzempoch5d6hLRiTh8Cjcjc', 132002],
    ['edpkvGfYw3LyB1UcCahKQk4rF2tvbMUk8GFiTuMjL75uGXrpvKXhjn', 132001],
    ['tz1', 132001],
  ])('%s is refused with %i', (text, code) => {
    expect(checkFormat(text, 'xtz')).toMatchObject({ ok: false, code });
  });
});

describe('Stacks', () => {
  test.each([
    ['SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7', 'p2pkh'],
    ['SP80000000000000000000000000000004R0CMNV', 'p2pkh'],
    ['SP800000000000000000000000000000033H8YKK', 'p2pkh'],
    ['SM2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKQVX8X0G', 'p2sh'],
  ])('%s is accepted as %s', (text, kind) => {
    expect(checkFormat(text, 'stx')).toMatchObject({ ok: true, kind, normalized: text });
  });

  test.each([
    ['ST2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKQYAC0RQ', 'test-network', 132001],
    ['SN2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKP6D2ZK9', 'test-network', 132001],
    ['SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ8', 'checksum', 132002],
    ['sp2j6zy48gv1ez5v2v5rb9mp66sw86pykknrv9ej7', 'format', 132001],
    ['SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJO', 'format', 132001],
    // The hash of zeros, with which coins are burnt.
    ['SP000000000000000000002Q6VF78', 'format', 132001],
    ['SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7.token', 'unsupported', 132001],
  ])('%s is refused: %s, %i', (text, problem, code) => {
    expect(checkFormat(text, 'stx')).toMatchObject({ ok: false, problem, code });
  });
});

describe('Hedera', () => {
  /** The examples of HIP-15 for the main network. */
  test.each([
    '0.0.1-dfkxr',
    '0.0.4-cjcuq',
    '0.0.5-ktach',
    '0.0.6-tcxjy',
    '0.0.12-uuuup',
    '0.0.123-vfmkw',
    '0.0.1234567890-zbhlt',
    '0.0.39004-gyebe',
    '0.0.10690-gyebe',
    '0.0.3904-csury',
  ])('%s is accepted with its checksum', (text) => {
    const account = text.slice(0, text.indexOf('-'));
    expect(checkFormat(text, 'hedera')).toMatchObject({
      ok: true,
      normalized: text,
      account,
      hasChecksum: true,
    });
    expect(checkFormat(account, 'hedera')).toMatchObject({ ok: true, account, hasChecksum: false });
  });

  test.each([
    ['0.0.123-abcde', 132002],
    ['0.0.3904-gyebe', 132002],
    ['0.0.123-pzmtv', 132002],
    ['0.00.123', 132001],
    ['0.0.0123-vfmkw', 132001],
    ['0.0.123-VFMKW', 132001],
    ['0.0.123-vFmKw', 132001],
    ['0.0.123#vfmkw', 132001],
    ['0.0.123vfmkw', 132001],
    ['0.0.123 - vfmkw', 132001],
    ['0.123', 132001],
    ['0.0.123.', 132001],
    ['0.0.123-vf', 132001],
    ['0.0.123-vfm-kw', 132001],
    ['0.0.123-vfmkwxxxx', 132001],
    ['12.345.6789-aoyyt', 132001],
    ['1.23.456-adpbr', 132001],
    ['0.0.9223372036854775808', 132001],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 132001],
  ])('%s is refused with %i', (text, code) => {
    expect(checkFormat(text, 'hedera')).toMatchObject({ ok: false, code });
  });

  test('the largest number is accepted', () => {
    expect(checkFormat('0.0.9223372036854775807', 'hedera')).toMatchObject({ ok: true });
  });
});

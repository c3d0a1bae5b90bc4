import { describe, expect, test } from 'vitest';
import { checkFormat } from '#shared/addresses/formats/formatTable.ts';

describe('Algorand', () => {
  test.each([
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAY5HFKQ',
    'VQD6TBRL6BH6NAGIPEUG6JZUCPJVXB3GPTHEU5WTKX5DDGSR3AXNKBN5FQ',
    'UZDRIHQ2Q4EVRKYW4DP2XE2W2GFFIHMY2O6VVQWXZ7LS4HILKLX45W3WGA',
    'IDX7VXL6RS3ZKCVGT4KQPDUVF3VNORLMDMFUULWF423W2NORM63ZCZMIOQ',
  ])('%s is accepted', (text) => {
    expect(checkFormat(text, 'algo')).toMatchObject({ ok: true, normalized: text, hasChecksum: true });
  });

  test.each([
    ['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAY5HFKA', 132002],
    ['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAY5HFKR', 132001],
    ['VQD6TBRL6BH6NAGIPEUG6JZUCPJVXB3GPTHEU5WTKX5DDGSR3AXNKBN5F', 132001],
    ['vqd6tbrl6bh6nagipeug6jzucpjvxb3gptheu5wtkx5ddgsr3axnkbn5fq', 132001],
  ])('%s is refused with %i', (text, code) => {
    expect(checkFormat(text, 'algo')).toMatchObject({ ok: false, code });
  });
});

describe('Filecoin', () => {
  /** Examples of the specification and of go-address, with the letter of the main network. */
  test.each([
    ['f00', 'id', false],
    ['f01', 'id', false],
    ['f01024', 'id', false],
    ['f01729', 'id', false],
    ['f09223372036854775807', 'id', false],
    ['f17uoq6tp427uzv7fztkbsnn64iwotfrristwpryy', 'account', true],
    ['f1xcbgdhkgkwht3hrrnui3jdopeejsoatkzmoltqy', 'account', true],
    ['f1abjxfbp274xpdqcpuaykwkfb43omjotacm2p3za', 'account', true],
    ['f15ihq5ibzwki2b4ep2f46avlkrqzhpqgtga7pdrq', 'account', true],
    [
      'f3vvmn62lofvhjd2ugzca6sof2j2ubwok6cj4xxbfzz4yuxfkgobpihhd2thlanmsh3w2ptld2gqkn2jvlss4a',
      'account',
      true,
    ],
    [
      'f3wmuu6crofhqmm3v4enos73okk2l366ck6yc4owxwbdtkmpk42ohkqxfitcpa57pjdcftql4tojda2poeruwa',
      'account',
      true,
    ],
    ['f410fzsusgohpsu24w5svz7bupq3n2ttpgzr7s5jap4i', 'delegated', true],
    ['f410f2tc7wfsirksibajjmkm5ksymmsgjgm62hjnomwa', 'delegated', true],
  ])('%s is accepted as %s', (text, kind, hasChecksum) => {
    expect(checkFormat(text, 'fil')).toMatchObject({ ok: true, kind, normalized: text, hasChecksum });
  });

  test('an Ethereum address is compared as its delegated one', () => {
    expect(checkFormat('0xccA92338Ef9535cB7655CfC347c36dd4E6F3663f', 'fil')).toMatchObject({
      ok: true,
      kind: 'ethereum-style',
      normalized: '0xccA92338Ef9535cB7655CfC347c36dd4E6F3663f',
      account: 'f410fzsusgohpsu24w5svz7bupq3n2ttpgzr7s5jap4i',
    });
    expect(checkFormat('0xd4c5fb16488aa48081296299d54b0c648c9333da', 'fil')).toMatchObject({
      account: 'f410f2tc7wfsirksibajjmkm5ksymmsgjgm62hjnomwa',
      hasChecksum: false,
    });
  });

  test.each([
    ['t17uoq6tp427uzv7fztkbsnn64iwotfrristwpryy', 'test-network', 132001],
    ['t01024', 'test-network', 132001],
    ['t410fzsusgohpsu24w5svz7bupq3n2ttpgzr7s5jap4i', 'test-network', 132001],
    ['f2gfvuyh7v2sx3patm5k23wdzmhyhtmqctasbr23y', 'unsupported', 132001],
    ['f24vg6ut43yw2h2jqydgbg2xq7x6f4kub3bg6as6i', 'unsupported', 132001],
    ['f17uoq6tp427uzv7fztkbsnn64iwotfrristwpryq', 'checksum', 132002],
    ['f17uoq6tp427uzv7fztkbsnn64iwotfrristwpryz', 'format', 132001],
    ['F17UOQ6TP427UZV7FZTKBSNN64IWOTFRRISTWPRYY', 'format', 132001],
    ['f09223372036854775808', 'format', 132001],
    ['f001', 'format', 132001],
    ['f0', 'format', 132001],
    ['f411fzsusgohpsu24w5svz7bupq3n2ttpgzr7s5jap4i', 'format', 132001],
    ['0xff00000000000000000000000000000000000001', 'reserved', 132001],
  ])('%s is refused: %s, %i', (text, problem, code) => {
    expect(checkFormat(text, 'fil')).toMatchObject({ ok: false, problem, code });
  });
});

describe('the Internet Computer', () => {
  test.each([
    '1c7a48ba6a562aa9eaa2481a9049cdf0433b9738c992d698c31d8abf89cadc79',
    '1C7A48BA6A562AA9EAA2481A9049CDF0433B9738C992D698C31D8ABF89CADC79',
    '807077e900000000000000000000000000000000000000000000000000000000',
  ])('%s is accepted', (text) => {
    expect(checkFormat(text, 'icp')).toMatchObject({
      ok: true,
      normalized: text.toLowerCase(),
      hasChecksum: true,
    });
  });

  test.each([
    ['1c7a48ba6a562aa9eaa2481a9049cdf0433b9738c992d698c31d8abf89cadc78', 'checksum', 132002],
    ['1C7a48ba6a562aa9eaa2481a9049cdf0433b9738c992d698c31d8abf89cadc79', 'format', 132001],
    ['0x1c7a48ba6a562aa9eaa2481a9049cdf0433b9738c992d698c31d8abf89cadc79', 'format', 132001],
    ['2vxsx-fae', 'unsupported', 132001],
    ['rrkah-fqaaa-aaaaa-aaaaq-cai', 'unsupported', 132001],
    [
      'k2t6j-2nvnp-4zjm3-25dtz-6xhaa-c7boj-5gayf-oj3xs-i43lp-teztq-6ae-dfxgiyy.102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20',
      'format',
      132001,
    ],
    ['k2t6j-2nvnp-4zjm3-25dtz-6xhaa-c7boj-5gayf-oj3xs-i43lp-teztq-6ae-6cc627i.1', 'unsupported', 132001],
  ])('%s is refused: %s, %i', (text, problem, code) => {
    expect(checkFormat(text, 'icp')).toMatchObject({ ok: false, problem, code });
  });
});

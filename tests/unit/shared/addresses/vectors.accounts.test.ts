import { describe, expect, test } from 'vitest';
import { checkFormat } from '#shared/addresses/checkFormat.ts';

describe('Stellar', () => {
  const ACCOUNT = 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ';

  /** The valid cases of SEP-23 that can be paid. */
  test.each([
    [ACCOUNT, 'account', undefined],
    ['MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ', 'muxed', '0'],
    ['MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK', 'muxed', '9223372036854775808'],
  ])('%s is accepted as %s with the id %s', (text, kind, tag) => {
    const check = checkFormat(text, 'xlm');
    expect(check).toMatchObject({ ok: true, kind, normalized: text, account: ACCOUNT });
    expect(check.ok && check.tag).toBe(tag);
  });

  /** The invalid cases of SEP-23. */
  test.each([
    ['GAAAAAAAACGC6', 132001],
    ['MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUR', 132001],
    ['GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZA', 132001],
    ['GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUACUSI', 132001],
    ['G47QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVP2I', 132001],
    ['MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLKA', 132001],
    ['MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAAV75I', 132001],
    ['M47QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ', 132002],
    ['MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUK===', 132001],
    ['MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUO', 132002],
    [
      'PA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAQACAQDAQCQMBYIBEFAWDANBYHRAEISCMKBKFQXDAMRUGY4DUPB6IAAAAAAAAPM',
      132001,
    ],
    ['BAAD6DBUX6J22DMZOHIEZTEQ64CVCHEDRKWZONFEUL5Q26QD7R76RGR4TV', 132001],
    ['BAAT6DBUX6J22DMZOHIEZTEQ64CVCHEDRKWZONFEUL5Q26QD7R76RGXACA', 132001],
    [ACCOUNT.toLowerCase(), 132001],
  ])('%s is refused with %i', (text, code) => {
    expect(checkFormat(text, 'xlm')).toMatchObject({ ok: false, code });
  });

  test('a contract and a secret key are named as such', () => {
    expect(checkFormat('CA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUWDA', 'xlm')).toMatchObject({
      problem: 'unsupported',
      hint: 'contract',
      code: 132001,
    });
    expect(checkFormat('SDJHRQF4GCMIIKAAAQ6IHY42X73FQFLHUULAPSKKD4DFDM7UXWWCRHBE', 'xlm')).toMatchObject({
      problem: 'unsupported',
      hint: 'secret-key',
      code: 132001,
    });
  });
});

describe('TON', () => {
  const HASH = '83dfd552e63729b472fcbcc8c45ebcc6691702558b68ec7527e1ba403a0f31a8';

  test.each([
    ['EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N', `0:${HASH}`],
    ['UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI', `0:${HASH}`],
    ['Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF', `-1:${'3'.repeat(64)}`],
    ['Ef9VVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVbxn', `-1:${'5'.repeat(64)}`],
  ])('%s is accepted and compared as %s', (text, account) => {
    expect(checkFormat(text, 'ton')).toMatchObject({ ok: true, normalized: text, account });
  });

  test('the other alphabet is accepted and normalised', () => {
    expect(checkFormat('UQAC9faREByJqKKs6MNHgD1OHFKMTUp3Lz+HsBJRQHvLFGog', 'ton')).toMatchObject({
      ok: true,
      normalized: 'UQAC9faREByJqKKs6MNHgD1OHFKMTUp3Lz-HsBJRQHvLFGog',
    });
  });

  test.each([
    ['kQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqKYH', 'test-network', 132001],
    ['0QCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqPvC', 'test-network', 132001],
    ['UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N', 'checksum', 132002],
    ['EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2', 'format', 132001],
    [`0:${HASH}`, 'unsupported', 132001],
    [`-1:${HASH}`, 'unsupported', 132001],
  ])('%s is refused: %s, %i', (text, problem, code) => {
    expect(checkFormat(text, 'ton')).toMatchObject({ ok: false, problem, code });
  });
});

describe('Cardano', () => {
  /** CIP-19. */
  test.each([
    [
      'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
      'payment',
    ],
    [
      'addr1z8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gten0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgs9yc0hh',
      'script',
    ],
    [
      'addr1yx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerkr0vd4msrxnuwnccdxlhdjar77j6lg0wypcc9uar5d2shs2z78ve',
      'payment',
    ],
    [
      'addr1x8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gt7r0vd4msrxnuwnccdxlhdjar77j6lg0wypcc9uar5d2shskhj42g',
      'script',
    ],
    ['addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8', 'payment'],
    ['addr1w8phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtcyjy7wx', 'script'],
    ['addr1vpu5vlrf4xkxv2qpwngf6cjhtw542ayty80v8dyr49rf5eg0yu80w', null],
    ['Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAi', 'bootstrap'],
    [
      'DdzFFzCqrhsf6hiTYkK5gBAhVDwg3SiaHiEL9wZLYU3WqLUpx6DP5ZRJr4rtNRXbVNfk89FCHCDR365647os9AEJ8MKZNvG7UKTpythG',
      'bootstrap',
    ],
    [
      'DdzFFzCqrhstmqBkaU98vdHu6PdqjqotmgudToWYEeRmQKDrn4cAgGv9EZKtu1DevLrMA1pdVazufUCK4zhFkUcQZ5Gm88mVHnrwmXvT',
      'bootstrap',
    ],
  ])('%s is %s', (text, kind) => {
    // The one without a kind is in CIP-19 as "Shelley" with the prefix of the main network and the header of a test one.
    const expected =
      kind === null ? { problem: 'test-network' } : { ok: true, kind, normalized: text, hasChecksum: true };
    expect(checkFormat(text, 'ada')).toMatchObject(expected);
  });

  test.each([
    ['addr1gx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer5pnz75xxcrzqf96k', 'unsupported', 132001],
    ['addr128phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtupnz75xxcrtw79hu', 'unsupported', 132001],
    ['stake1uyehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gh6ffgw', 'unsupported', 132001],
    ['stake178phkx6acpnf78fuvxn0mkew3l0fd058hzquvz7w36x4gtcccycj5', 'unsupported', 132001],
    ['addr_test1vz2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzerspjrlsz', 'test-network', 132001],
    ['stake_test1uqehkck0lajq8gr28t9uxnuvgcqrc6070x3k9r8048z8y5gssrtvn', 'test-network', 132001],
    [
      '37btjrVyb4KDXBNC4haBVPCrro8AQPHwvCMp3RFhhSVWwfFmZ6wwzSK6JK1hY6wHNmtrpTf1kdbva8TCneM2YsiXT7mrzT21EacHnPpz5YyUdj64na',
      'test-network',
      132001,
    ],
    ['addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl9', 'checksum', 132002],
    ['Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMAj', 'checksum', 132002],
    ['Ae2tdPwUPEZFRbyhz3cpfC2CumGzNkFBN2L42rcUc2yjQpEkxDbkPodpMA', 'format', 132001],
  ])('%s is refused: %s, %i', (text, problem, code) => {
    expect(checkFormat(text, 'ada')).toMatchObject({ ok: false, problem, code });
  });
});

describe('Polkadot', () => {
  /** The development keys Alice and Bob on Polkadot, on Kusama and with the generic prefix. */
  const ALICE = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';
  const BOB = '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3';

  test.each([ALICE, BOB])('%s is accepted', (text) => {
    expect(checkFormat(text, 'ss58:0')).toMatchObject({ ok: true, normalized: text, hasChecksum: true });
  });

  test.each([
    ['5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', ALICE],
    ['HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F', ALICE],
    ['5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty', BOB],
  ])('%s is the key of %s on another chain', (text, converted) => {
    expect(checkFormat(text, 'ss58:0')).toMatchObject({
      problem: 'wrong-chain',
      code: 132001,
      converted,
      looksLike: [],
    });
  });

  test.each([
    ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp6', 132002],
    ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp', 132002],
    ['15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr', 132001],
    ['F7Hs', 132001],
    ['111111111111111111111111111111111HC1', 132001],
  ])('%s is refused with %i', (text, code) => {
    expect(checkFormat(text, 'ss58:0')).toMatchObject({ ok: false, code });
  });
});

describe('Cosmos chains', () => {
  test.each([
    ['bech32:cosmos', 'cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02'],
    ['bech32:cosmos', 'COSMOS1HSK6JRYYQJFHP5DHC55TC9JTCKYGX0EPH6DD02'],
    ['bech32:inj', 'inj14au322k9munkmx5wrchz9q30juf5wjgz2cfqku'],
  ])('%s accepts %s', (format, text) => {
    expect(checkFormat(text, format)).toMatchObject({ ok: true, normalized: text.toLowerCase() });
  });

  test.each([
    ['cosmosvaloper1sjllsnramtg3ewxqwwrwjxfgc4n4ef9u2lcnj0', 'unsupported', 132001],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'wrong-chain', 132001],
    ['cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd03', 'checksum', 132002],
    ['cosmos1', 'format', 132001],
    ['Cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02', 'format', 132001],
  ])('%s is refused: %s, %i', (text, problem, code) => {
    expect(checkFormat(text, 'bech32:cosmos')).toMatchObject({ ok: false, problem, code });
  });
});

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

describe('Kaspa', () => {
  test.each([
    ['kaspa:qpauqsvk7yf9unexwmxsnmg547mhyga37csh0kj53q6xxgl24ydxjsgzthw5j', 'account'],
    ['kaspa:qpy6l7q6apd79nqw00drvjtr83hrj95ma582r0g24ttlpuh57hmecd09de4en', 'account'],
    ['kaspa:qyp4scvsxvkrjxyq98gd4xedhgrqtmf78l7wl8p8p4j0mjuvpwjg5cqhy97n472', 'account'],
    ['kaspa:qypyrhxkfd055qulcvu6zccq4qe63qajrzgf7t4u4uusveguw6zzc3grrceeuex', 'account'],
    ['kaspa:precqv0krj3r6uyyfa36ga7s0u9jct0v4wg8ctsfde2gkrsgwgw8jgxfzfc98', 'script'],
  ])('%s is accepted as %s', (text, kind) => {
    expect(checkFormat(text, 'kaspa')).toMatchObject({ ok: true, kind, normalized: text, hasChecksum: true });
  });

  test.each([
    ['kaspatest:qqnapngv3zxp305qf06w6hpzmyxtx2r99jjhs04lu980xdyd2ulwwmx9evrfz', 'test-network', 132001],
    ['kaspa:qpauqsvk7yf9unexwmxsnmg547mhyga37csh0kj53q6xxgl24ydxjsgzthw5q', 'checksum', 132002],
    ['qpauqsvk7yf9unexwmxsnmg547mhyga37csh0kj53q6xxgl24ydxjsgzthw5j', 'format', 132001],
    ['kaspa:qpzry9x8', 'format', 132001],
    ['kaspa:hallo', 'format', 132001],
    ['KASPA:QPAUQSVK7YF9UNEXWMXSNMG547MHYGA37CSH0KJ53Q6XXGL24YDXJSGZTHW5J', 'format', 132001],
  ])('%s is refused: %s, %i', (text, problem, code) => {
    expect(checkFormat(text, 'kaspa')).toMatchObject({ ok: false, problem, code });
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
    // Keys of people, from the documentation and its test vectors.
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

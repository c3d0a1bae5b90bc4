import { describe, expect, test } from 'vitest';
import { checkFormat } from '#shared/addresses/formats/formatTable.ts';

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

import { describe, expect, test } from 'vitest';
import { checkFormat } from '#shared/addresses/formats/formatTable.ts';

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

import { describe, expect, test } from 'vitest';
import { readPayment, readTyped, readWhole } from '#app/addressField/readEntry.ts';
import {
  ADDRESS_SAMPLES,
  ADDRESS_CHAINS as CHAINS,
  USDT_CONTRACT,
} from '#tests/support/browser/addressChains.ts';

/** What a payment code means while this network is chosen. */
function read(text: string, chain: keyof typeof CHAINS | null, chains = Object.values(CHAINS)) {
  const { uri } = readWhole(text);
  if (uri === undefined) throw new Error('is no payment code');
  return readPayment(uri, { chain: chain === null ? undefined : CHAINS[chain], chains });
}

describe('What is put into the address field', () => {
  test('loses spaces, line breaks and invisible characters, and says so', () => {
    expect(readTyped(` TQja 5Mrg\n\u200bmzuS\u202e `)).toEqual({ text: 'TQja5MrgmzuS', isCleaned: true });
    expect(readTyped('TQja')).toEqual({ text: 'TQja', isCleaned: false });
  });

  test('is taken apart where it is a payment code, when it comes as a whole', () => {
    const code = `bitcoin:${ADDRESS_SAMPLES.btc}?amount=0.5`;
    expect(readWhole(code)).toMatchObject({
      text: ADDRESS_SAMPLES.btc,
      uri: { chain: 'BTC', amount: '0.5' },
    });
    expect(readTyped(code)).toEqual({ text: code, isCleaned: false });
  });

  test.each([
    ['bitcoin', `bitcoin:${ADDRESS_SAMPLES.btc}?amount=0.5`, 'BTC', { amount: '0.5' }],
    ['XRP', `ripple:${ADDRESS_SAMPLES.xrp}?dt=12345&amount=7`, 'XRP', { tag: '12345', amount: '7' }],
    [
      'a token of Ethereum',
      `ethereum:${USDT_CONTRACT}@1/transfer?address=${ADDRESS_SAMPLES.evm}&uint256=1000000`,
      'ETH',
      {},
    ],
  ] as const)('fills in tag and amount of %s', (_name, code, chain, fill) => {
    expect(read(code, chain)).toEqual({ fill, clash: { isOtherCoin: false } });
  });

  test('leaves out an amount that is one of another coin', () => {
    expect(read(`ethereum:${ADDRESS_SAMPLES.evm}@1?value=1e18`, 'ETH')).toEqual({
      fill: {},
      clash: { isOtherCoin: true },
    });
  });

  test('names the other network of a code, also where addresses look the same on both', () => {
    const code = `ethereum:${ADDRESS_SAMPLES.evm}@56?value=1e18`;
    expect(read(code, 'ETH').clash).toEqual({ chain: CHAINS.BSC, isOtherCoin: true });
    expect(read(code, 'ETH', [CHAINS.ETH]).clash.chain).toBeNull();
    expect(read(`ethereum:${ADDRESS_SAMPLES.evm}@424242`, 'BSC').clash.chain).toBeNull();
  });

  test('chooses the network of a code where none was chosen', () => {
    expect(read(`ethereum:${ADDRESS_SAMPLES.evm}@56?value=1e18`, null)).toEqual({
      fill: { chain: 'BSC', amount: '1' },
      clash: { isOtherCoin: false },
    });
  });
});

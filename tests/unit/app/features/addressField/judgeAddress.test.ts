import { describe, expect, test } from 'vitest';
import { judgeAddress } from '#app/features/addressField/judgeAddress.ts';
import {
  ADDRESS_SAMPLES,
  ADDRESS_CHAINS as CHAINS,
  USDT_CONTRACT,
} from '#tests/support/browser/addressChains.ts';

const all = Object.values(CHAINS);
const USDT = { chains: [CHAINS.ETH, CHAINS.TRX, CHAINS.SOL], all };

describe('The judgement of an address on the page', () => {
  test('accepts an address of the chosen network', () => {
    expect(judgeAddress(ADDRESS_SAMPLES.tron, { ...USDT, chain: CHAINS.TRX })).toMatchObject({
      kind: 'fits',
      check: { normalized: ADDRESS_SAMPLES.tron, hasChecksum: true },
    });
  });

  test('names the network that an address looks like, and offers it where the coin is sent on it', () => {
    expect(judgeAddress(ADDRESS_SAMPLES.tron, { ...USDT, chain: CHAINS.ETH })).toEqual({
      kind: 'other-chain',
      name: 'TRON (TRC20)',
      fitting: [CHAINS.TRX],
    });
  });

  test('names a network on which the coin is not sent, without offering it', () => {
    expect(judgeAddress(ADDRESS_SAMPLES.btc, { ...USDT, chain: CHAINS.ETH })).toEqual({
      kind: 'other-chain',
      name: 'Bitcoin',
      fitting: [],
    });
  });

  test('offers the networks that an address fits while none is chosen', () => {
    expect(judgeAddress(ADDRESS_SAMPLES.evm, { ...USDT, chain: undefined })).toEqual({
      kind: 'no-chain',
      fitting: [CHAINS.ETH],
    });
  });

  test('refuses a wrong checksum with 132002, a token contract with 132008, and nonsense with 132001', () => {
    const judge = (text: string) => judgeAddress(text, { ...USDT, chain: CHAINS.ETH });
    expect(judge(ADDRESS_SAMPLES.evm.replace('EC', 'eC'))).toMatchObject({ kind: 'refused', code: 132002 });
    expect(judge(USDT_CONTRACT)).toMatchObject({ kind: 'refused', code: 132008 });
    expect(judge('hello')).toMatchObject({ kind: 'refused', code: 132001 });
  });
});

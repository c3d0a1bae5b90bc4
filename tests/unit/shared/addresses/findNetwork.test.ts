import { describe, expect, test } from 'vitest';
import { CHAINS } from '#sandbox/seed/reference/chains.ts';
import { findNetwork } from '#shared/addresses/findNetwork.ts';
import { NETWORK_NAMES } from '#shared/addresses/networkNames.ts';

const ALL = CHAINS.map(({ chain, label }) => ({ code: chain as string, label }));
const find = (text: string, coin?: string) => findNetwork(ALL, text, coin)?.code;

describe('A network', () => {
  test.each(
    Object.entries({
      ETH: ['erc20', 'ERC-20', 'Ethereum', 'ETHEREUM (ERC20)', 'ETH/ERC20', 'Ethereum Mainnet', 'ERC 20'],
      TRX: ['TRC20', 'trc-20', 'Tron', 'TRX(TRC20)', 'TRON Network', 'ＴＲＣ２０', 'TRC20\u200b', 'trc_20'],
      BSC: ['BEP20', 'BEP-20 (BSC)', 'BNB Smart Chain', 'Binance Smart Chain', 'BNB Chain', 'BSC (BEP20)'],
      ARBI: ['Arbitrum One', 'arbitrum', 'ARBITRUM_ONE', 'Arbitrum Network', 'ARB'],
      OP: ['Optimism', 'OP Mainnet', 'Optimism (OP Mainnet)'],
      MATIC: ['Polygon', 'POLYGON', 'Polygon PoS', 'Matic', 'POL', 'Polygon (MATIC)'],
      CAVAX: ['AVAX C-Chain', 'AVAXC', 'Avalanche', 'Avalanche C Chain'],
      SOL: ['Solana', 'SPL', 'Solana (SPL)'],
      BTC: ['Bitcoin', 'BTC (SegWit)', 'bitcoin network'],
      LIGHTNING: ['Lightning', 'lightning network', 'BTC-Lightning', 'LN'],
      XRP: ['Ripple', 'XRPL'],
      TON: ['The Open Network', 'Toncoin', 'TON (The Open Network)'],
      DOT: ['Polkadot', 'Asset Hub', 'Polkadot Asset Hub'],
      APTOS: ['APT', 'Aptos'],
    }).flatMap(([code, texts]) => texts.map((text) => [text, code] as const)),
  )('is found by its usual name: %s', (text, code) => {
    expect(find(text)).toBe(code);
  });

  test('is found by its code and by its label, each of them', () => {
    for (const { code, label } of ALL) {
      expect([find(code), find(code.toLowerCase()), find(label)]).toEqual([code, code, code]);
    }
  });

  test('may be written behind the coin that travels', () => {
    expect(find('USDT-TRC20', 'USDT')).toBe('TRX');
    expect(find('USDT (BEP20)', 'usdt')).toBe('BSC');
    expect(find('ETH-ERC20', 'ETH')).toBe('ETH');
    expect(find('USDC-TRC20', 'USDT')).toBeUndefined();
  });

  test.each([
    '',
    ' ',
    'EVM',
    'TRC10',
    'BEP2',
    'Arbitrum Nova',
    'BEP20 (TRC20)',
    'Arbitrum (ERC20)',
    'Avalanche X-Chain',
    'mainnet',
    'network',
    '20',
    'USDT',
    '()',
  ])('is not guessed from %j', (text) => {
    expect(find(text)).toBeUndefined();
  });

  test('is found among those on offer alone, under whatever code an exchange gives it', () => {
    const own = [
      { code: 'ARBITRUM', label: 'Arbitrum' },
      { code: 'ETHEREUM', label: 'Ethereum' },
    ];
    expect(findNetwork(own, 'ARBI')?.code).toBe('ARBITRUM');
    expect(findNetwork(own, 'ERC20')?.code).toBe('ETHEREUM');
    expect(findNetwork(own, 'TRC20')).toBeUndefined();
    expect(findNetwork([...own, { code: 'E2', label: 'Ethereum' }], 'ERC20')).toBeUndefined();
  });

  test('has usual names that no other network has', () => {
    const names = NETWORK_NAMES.flat();
    expect(names).toEqual([...new Set(names)]);
    expect(NETWORK_NAMES.map(([code]) => code?.toUpperCase()).toSorted()).toEqual(
      ALL.map(({ code }) => code).toSorted(),
    );
  });
});

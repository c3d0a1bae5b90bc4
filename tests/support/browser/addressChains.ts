import type { AddressChain } from '#app/features/addressField/addressChain.ts';

const NO_TAG = { mode: 'forbidden', name: '' } as const;
export const USDT_CONTRACT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

function chain(code: string, label: string, format: string, more: Partial<AddressChain> = {}): AddressChain {
  return { code, label, format, tag: NO_TAG, contracts: [], contract: '', ...more };
}

/** Networks as the address field knows them, for a coin that is USDT where the network has tokens. */
export const ADDRESS_CHAINS = {
  BTC: chain('BTC', 'Bitcoin', 'btc'),
  ETH: chain('ETH', 'Ethereum (ERC20)', 'evm', { contracts: [USDT_CONTRACT], contract: USDT_CONTRACT }),
  BSC: chain('BSC', 'BNB Smart Chain', 'evm'),
  TRX: chain('TRX', 'TRON (TRC20)', 'tron', { contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }),
  SOL: chain('SOL', 'Solana', 'sol'),
  DOT: chain('DOT', 'Polkadot', 'ss58:0'),
  XRP: chain('XRP', 'XRP Ledger', 'xrp', { tag: { mode: 'optional', name: 'destination tag' } }),
} as const satisfies Readonly<Record<string, AddressChain>>;

/** Addresses of screens.md 3.2; no one holds a key. */
export const ADDRESS_SAMPLES = {
  btc: 'bc1q26aqkl52j2z7ald9ggghxqy2cqwvn5umptnjcu',
  evm: '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7',
  tron: 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU',
  sol: '8XvTvFe9RUCjDuHFEHLhpEmqZ1vqbtXr3q9pjoasaBU6',
  xrp: 'ra8qE6mwisPyKp1mBg3raojBBZ42uhN65d',
  xAddress: 'X78R9UeXkpfVXD9Q6MaW5njxyNtMF48r7Z2bhbYp9e5jPCV',
} as const;

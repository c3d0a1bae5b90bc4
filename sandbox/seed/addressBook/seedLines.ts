import type { OwnerNames } from '#sandbox/calls/addressBook/book.ts';

interface Owner {
  readonly legalType: 'individual' | 'company';
  readonly names: OwnerNames;
}

/** An entry that a demo user saved some time ago. */
export interface SeedLine {
  readonly remark: string;
  readonly coin: string;
  /** "" inside of the exchange. */
  readonly chain: string;
  /** An id or an e-mail, inside of the exchange. */
  readonly account?: string;
  readonly tag?: string;
  readonly isVerified?: boolean;
  /** The exchange it is at; else it is somebody's own wallet. */
  readonly vasp?: string;
  /** Whose it is, if it is another's. */
  readonly owner?: Owner;
  readonly state?: 'normal' | 'locked' | 'blocked' | 'data needed';
}

const person = (firstName: string, lastName: string): Owner => ({
  legalType: 'individual',
  names: { firstName, lastName },
});
const company = (companyName: string): Owner => ({
  legalType: 'company',
  names: { companyName },
});

/** Every state, every kind of owner, and the words of screens.md 3.6 that withdrawals obey. */
export const SEED_BOOK: readonly { readonly uid: number; readonly lines: readonly SeedLine[] }[] = [
  {
    uid: 20_000_001,
    lines: [
      { remark: 'Hardware wallet', coin: 'BTC', chain: 'BTC', isVerified: true },
      { remark: 'Ethereum, any coin', coin: 'baseCoin', chain: 'ETH', isVerified: true },
      { remark: 'Northwind', coin: 'USDT', chain: 'TRX', vasp: 'northwind' },
      { remark: 'Ben, rent', coin: 'USDT', chain: 'ETH', owner: person('Ben', 'Brandt') },
      { remark: 'XRP at Lakeside', coin: 'XRP', chain: 'XRP', tag: '104857601', vasp: 'lakeside' },
      { remark: 'Phone', coin: 'TON', chain: 'TON', tag: 'pocket money' },
      { remark: 'Solana', coin: 'SOL', chain: 'SOL' },
      { remark: 'New cold wallet', coin: 'ETH', chain: 'ETH', state: 'locked' },
      { remark: 'Old exchange', coin: 'USDC', chain: 'ETH', vasp: 'others', state: 'blocked' },
      {
        remark: 'Supplier',
        coin: 'USDC',
        chain: 'BASE',
        owner: company('Supply GmbH'),
        state: 'data needed',
      },
      { remark: 'Vera', coin: 'baseCoin', chain: '', account: '20000003', owner: person('Vera', 'Vip') },
      {
        remark: 'Main & Sons',
        coin: 'USDT',
        chain: '',
        account: 'main@sluice.example',
        owner: company('Main & Sons'),
      },
      { remark: 'Will reject', coin: 'USDT', chain: 'BSC' },
      { remark: 'Wants info', coin: 'USDT', chain: 'ARBI' },
      { remark: 'Slow boat', coin: 'USDT', chain: 'MATIC' },
    ],
  },
  {
    uid: 20_000_003,
    lines: [
      { remark: 'Vault', coin: 'BTC', chain: 'BTC', isVerified: true },
      { remark: 'Treasury', coin: 'baseCoin', chain: 'ETH', isVerified: true },
      { remark: 'Meridian', coin: 'ETH', chain: 'ETH', vasp: 'meridian' },
      { remark: 'Tron desk', coin: 'USDT', chain: 'TRX', isVerified: true },
      { remark: 'Stellar', coin: 'XLM', chain: 'XLM', tag: '20000003', vasp: 'harbour' },
      {
        remark: 'Dana',
        coin: 'baseCoin',
        chain: '',
        account: 'demo@sluice.example',
        owner: person('Dana', 'Demo'),
      },
    ],
  },
  {
    uid: 20_000_005,
    lines: [
      { remark: 'Cold storage', coin: 'BTC', chain: 'BTC', isVerified: true },
      { remark: 'Payroll', coin: 'USDC', chain: 'ETH', isVerified: true },
      { remark: 'Harbour account', coin: 'USDT', chain: 'TRX', vasp: 'harbour' },
      { remark: 'Auditor', coin: 'USDC', chain: 'BASE', owner: company('Ledger & Partner') },
      { remark: 'Validator', coin: 'SOL', chain: 'SOL' },
      { remark: 'Sanctioned?', coin: 'USDT', chain: 'ETH', vasp: 'others', state: 'blocked' },
      { remark: 'Broker', coin: 'ETH', chain: 'ARBI', owner: company('Broker AG'), state: 'data needed' },
      { remark: 'New partner', coin: 'USDT', chain: 'BSC', owner: company('Partner Ltd'), state: 'locked' },
    ],
  },
  {
    uid: 20_000_010,
    lines: [
      { remark: 'Kowloon', coin: 'USDT', chain: 'TRX', vasp: 'kowloon', owner: person('Ho', 'Hong Kong') },
      { remark: 'Own wallet', coin: 'ETH', chain: 'ETH', owner: person('Ho', 'Hong Kong'), isVerified: true },
      { remark: 'Mei', coin: 'BTC', chain: 'BTC', owner: person('Mei', 'Wong'), state: 'data needed' },
    ],
  },
  {
    uid: 20_000_011,
    lines: [
      { remark: 'Ganges', coin: 'USDT', chain: 'TRX', vasp: 'ganges', owner: person('Indu', 'India') },
      { remark: 'Own wallet', coin: 'BTC', chain: 'BTC', owner: person('Indu', 'India'), isVerified: true },
      { remark: 'Brother', coin: 'USDC', chain: 'ETH', owner: person('Ravi', 'India') },
    ],
  },
];

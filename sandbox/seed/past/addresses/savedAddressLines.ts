import type { OwnerNames } from '#sandbox/calls/addressBook/book.ts';
import { FORM_USERS, USER_ID } from '#sandbox/seed/reference/demoUsers.ts';

interface Owner {
  readonly legalType: 'individual' | 'company';
  readonly names: OwnerNames;
}

/** An entry that a demo user saved some time ago. */
export interface SavedAddressLine {
  readonly remark: string;
  readonly coin: string;
  /** "" inside the exchange. */
  readonly chain: string;
  /** An id or an e-mail, inside the exchange. */
  readonly account?: string;
  readonly tag?: string;
  readonly isVerified?: boolean;
  /** The exchange it is at; a wallet of the user's own without it. */
  readonly vasp?: string;
  /** The owner, where it is another's. */
  readonly owner?: Owner;
  readonly state?: 'normal' | 'locked' | 'blocked' | 'data needed';
}

const individual = (firstName: string, lastName: string): Owner => ({
  legalType: 'individual',
  names: { firstName, lastName },
});
const company = (companyName: string): Owner => ({
  legalType: 'company',
  names: { companyName },
});

/** Every state, every kind of owner, and the words of screens.md 3.6 that withdrawals obey. */
export const SAVED_ADDRESS_LINES: readonly {
  readonly uid: number;
  readonly lines: readonly SavedAddressLine[];
}[] = [
  {
    uid: USER_ID.demo,
    lines: [
      { remark: 'Hardware wallet', coin: 'BTC', chain: 'BTC', isVerified: true },
      { remark: 'Ethereum, any coin', coin: 'baseCoin', chain: 'ETH', isVerified: true },
      { remark: 'Northwind', coin: 'USDT', chain: 'TRX', vasp: 'northwind' },
      { remark: 'Ben, rent', coin: 'USDT', chain: 'ETH', owner: individual('Ben', 'Brandt') },
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
      { remark: 'Vera', coin: 'baseCoin', chain: '', account: '20000003', owner: individual('Vera', 'Vip') },
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
    uid: USER_ID.vip,
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
        owner: individual('Dana', 'Demo'),
      },
    ],
  },
  {
    uid: USER_ID.main,
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
    uid: USER_ID.hongKong,
    lines: [
      {
        remark: 'Kowloon',
        coin: 'USDT',
        chain: 'TRX',
        vasp: 'kowloon',
        owner: individual('Ho', 'Hong Kong'),
      },
      {
        remark: 'Own wallet',
        coin: 'ETH',
        chain: 'ETH',
        owner: individual('Ho', 'Hong Kong'),
        isVerified: true,
      },
      { remark: 'Mei', coin: 'BTC', chain: 'BTC', owner: individual('Mei', 'Wong'), state: 'data needed' },
    ],
  },
  {
    uid: USER_ID.india,
    lines: [
      { remark: 'Ganges', coin: 'USDT', chain: 'TRX', vasp: 'ganges', owner: individual('Indu', 'India') },
      {
        remark: 'Own wallet',
        coin: 'BTC',
        chain: 'BTC',
        owner: individual('Indu', 'India'),
        isVerified: true,
      },
      { remark: 'Brother', coin: 'USDC', chain: 'ETH', owner: individual('Ravi', 'India') },
    ],
  },
  ...FORM_USERS.map(({ id: uid, username }) => ({
    uid,
    lines: [
      { remark: 'Own wallet', coin: 'ETH', chain: 'ETH', owner: ownerOf(username) },
      { remark: 'Wants info', coin: 'USDT', chain: 'TRX', owner: ownerOf(username) },
    ],
  })),
];

/** The user as the owner of their own address: the first word of a user name is the first name. */
function ownerOf(username: string): Owner {
  const [firstName = '', ...rest] = username.split(' ');
  return individual(firstName, rest.join(' '));
}

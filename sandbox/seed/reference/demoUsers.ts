/** An account of the sandbox, in the fields of the profile call (screens.md 2.1). */
export interface DemoUser {
  readonly id: number;
  /** The name to log in with. */
  readonly account: string;
  readonly username: string;
  /** Masked, as the exchange shows it. */
  readonly mobile: string;
  /** ISO 3166-1, three letters. */
  readonly country: string;
  /** Empty means USD (product.md section 3). */
  readonly currency: string;
  readonly kycLevel: 0 | 1 | 2;
  readonly isBusiness: boolean;
  /** The main account, of a sub-account. */
  readonly parentId: number | null;
  /** 2 marks an Islamic sub-account (product.md section 3). */
  readonly subAttribute: number;
  readonly vipLevel: number;
  readonly utaStatus: '' | 'FAIL' | 'PROCESS' | 'SUCCESS';
  readonly siteId: string;
  readonly createdAtMs: number;
  readonly hasTotp: boolean;
  readonly hasFundPassword: boolean;
}

/** The password of every demo account. It guards nothing: the README says it too. */
export const DEMO_PASSWORD = 'sluice-demo';

const ORDINARY: Omit<DemoUser, 'id' | 'account' | 'username'> = {
  mobile: '+49****4711',
  country: 'DEU',
  currency: 'EUR',
  kycLevel: 1,
  isBusiness: false,
  parentId: null,
  subAttribute: 0,
  vipLevel: 0,
  utaStatus: '',
  siteId: 'SLUICE',
  createdAtMs: Date.UTC(2024, 2, 4, 9, 30),
  hasTotp: true,
  hasFundPassword: false,
};

const MAIN_ID = 20_000_005;

/** Ids stay what they are: tests and addresses are made of them. */
export const DEMO_USERS: readonly DemoUser[] = [
  { ...ORDINARY, id: 20_000_001, account: 'demo@sluice.example', username: 'Dana Demo' },
  {
    ...ORDINARY,
    id: 20_000_002,
    account: 'newcomer@sluice.example',
    username: 'Noa Newcomer',
    mobile: '',
    currency: '',
    kycLevel: 0,
    createdAtMs: Date.UTC(2026, 9, 1),
    hasTotp: false,
  },
  {
    ...ORDINARY,
    id: 20_000_003,
    account: 'vip@sluice.example',
    username: 'Vera Vip',
    currency: 'USD',
    kycLevel: 2,
    vipLevel: 5,
    hasFundPassword: true,
  },
  {
    ...ORDINARY,
    id: 20_000_004,
    account: 'islamic@sluice.example',
    username: 'Idris Islamic',
    mobile: '+971****5544',
    country: 'ARE',
    currency: 'AED',
    parentId: MAIN_ID,
    subAttribute: 2,
    siteId: 'ISLAMIC',
  },
  {
    ...ORDINARY,
    id: MAIN_ID,
    account: 'main@sluice.example',
    username: 'Main & Sons',
    currency: 'USD',
    kycLevel: 2,
    isBusiness: true,
    vipLevel: 2,
    utaStatus: 'SUCCESS',
    hasFundPassword: true,
  },
  { ...ORDINARY, id: 20_000_006, account: 'sub@sluice.example', username: 'Main trading', parentId: MAIN_ID },
  {
    ...ORDINARY,
    id: 20_000_007,
    account: 'unified@sluice.example',
    username: 'Uma Unified',
    utaStatus: 'SUCCESS',
  },
  {
    ...ORDINARY,
    id: 20_000_008,
    account: 'upgrading@sluice.example',
    username: 'Uli Upgrading',
    utaStatus: 'PROCESS',
  },
  {
    ...ORDINARY,
    id: 20_000_009,
    account: 'failed@sluice.example',
    username: 'Fay Failed',
    utaStatus: 'FAIL',
  },
  {
    ...ORDINARY,
    id: 20_000_010,
    account: 'hongkong@sluice.example',
    username: 'Ho Hong Kong',
    mobile: '+852****1122',
    country: 'HKG',
    currency: 'HKD',
    siteId: 'HKG',
  },
  {
    ...ORDINARY,
    id: 20_000_011,
    account: 'india@sluice.example',
    username: 'Indu India',
    mobile: '+91****7788',
    country: 'IND',
    currency: 'INR',
  },
];

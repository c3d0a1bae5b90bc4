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

/** Ids stay what they are: tests and addresses are made of them. */
export const USER_ID = {
  demo: 20_000_001,
  newcomer: 20_000_002,
  vip: 20_000_003,
  islamic: 20_000_004,
  main: 20_000_005,
  sub: 20_000_006,
  unified: 20_000_007,
  upgrading: 20_000_008,
  failed: 20_000_009,
  hongKong: 20_000_010,
  india: 20_000_011,
  europe: 20_000_012,
  netherlands: 20_000_013,
  turkey: 20_000_014,
  kazakhstan: 20_000_015,
  emirates: 20_000_016,
} as const;

export const DEMO_USERS: readonly DemoUser[] = [
  { ...ORDINARY, id: USER_ID.demo, account: 'demo@sluice.example', username: 'Dana Demo' },
  {
    ...ORDINARY,
    id: USER_ID.newcomer,
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
    id: USER_ID.vip,
    account: 'vip@sluice.example',
    username: 'Vera Vip',
    currency: 'USD',
    kycLevel: 2,
    vipLevel: 5,
    hasFundPassword: true,
  },
  {
    ...ORDINARY,
    id: USER_ID.islamic,
    account: 'islamic@sluice.example',
    username: 'Idris Islamic',
    mobile: '+971****5544',
    country: 'ARE',
    currency: 'AED',
    parentId: USER_ID.main,
    subAttribute: 2,
    siteId: 'ISLAMIC',
  },
  {
    ...ORDINARY,
    id: USER_ID.main,
    account: 'main@sluice.example',
    username: 'Main & Sons',
    currency: 'USD',
    kycLevel: 2,
    isBusiness: true,
    vipLevel: 2,
    utaStatus: 'SUCCESS',
    hasFundPassword: true,
  },
  {
    ...ORDINARY,
    id: USER_ID.sub,
    account: 'sub@sluice.example',
    username: 'Main trading',
    parentId: USER_ID.main,
  },
  {
    ...ORDINARY,
    id: USER_ID.unified,
    account: 'unified@sluice.example',
    username: 'Uma Unified',
    utaStatus: 'SUCCESS',
  },
  {
    ...ORDINARY,
    id: USER_ID.upgrading,
    account: 'upgrading@sluice.example',
    username: 'Uli Upgrading',
    utaStatus: 'PROCESS',
  },
  {
    ...ORDINARY,
    id: USER_ID.failed,
    account: 'failed@sluice.example',
    username: 'Fay Failed',
    utaStatus: 'FAIL',
  },
  {
    ...ORDINARY,
    id: USER_ID.hongKong,
    account: 'hongkong@sluice.example',
    username: 'Ho Hong Kong',
    mobile: '+852****1122',
    country: 'HKG',
    currency: 'HKD',
    siteId: 'HKG',
  },
  {
    ...ORDINARY,
    id: USER_ID.india,
    account: 'india@sluice.example',
    username: 'Indu India',
    mobile: '+91****7788',
    country: 'IND',
    currency: 'INR',
  },
  {
    ...ORDINARY,
    id: USER_ID.europe,
    account: 'europe@sluice.example',
    username: 'Eva Europe',
    mobile: '+33****2210',
    country: 'FRA',
    siteId: 'EU',
  },
  {
    ...ORDINARY,
    id: USER_ID.netherlands,
    account: 'netherlands@sluice.example',
    username: 'Nel Netherlands',
    mobile: '+31****3320',
    country: 'NLD',
    siteId: 'NLD',
  },
  {
    ...ORDINARY,
    id: USER_ID.turkey,
    account: 'turkey@sluice.example',
    username: 'Tuna Turkey',
    mobile: '+90****4430',
    country: 'TUR',
    currency: 'TRY',
    siteId: 'TUR',
  },
  {
    ...ORDINARY,
    id: USER_ID.kazakhstan,
    account: 'kazakhstan@sluice.example',
    username: 'Kamila Kazakhstan',
    mobile: '+7****5540',
    country: 'KAZ',
    currency: 'KZT',
    siteId: 'KAZ',
  },
  {
    ...ORDINARY,
    id: USER_ID.emirates,
    account: 'emirates@sluice.example',
    username: 'Amal Emirates',
    mobile: '+971****6650',
    country: 'ARE',
    currency: 'AED',
    siteId: 'ARE',
  },
];

/** Users of the sites whose law asks for more than names (screens.md 3.5): one for each form. */
export const FORM_USERS: readonly DemoUser[] = DEMO_USERS.filter(({ siteId }) =>
  ['EU', 'NLD', 'TUR', 'KAZ', 'ARE'].includes(siteId),
);

import { onTestFinished } from 'vitest';
import { TaxCenterScreen } from '#app/screens/statements/taxCenter/TaxCenterScreen.tsx';
import { globalStore, mergeMemberInfo, setUser, type User } from '#app/stores/globalStore.ts';
import { noticeStore } from '#app/stores/noticeStore.ts';
import type { EndpointName } from '#shared/endpoints/table.ts';
import type { Language } from '#shared/site/languages.ts';
import { taxPeriod } from '#shared/tax/periods.ts';
import { taxCurrencyOf } from '#shared/tax/taxCountries.ts';
import { taxYearLabel, taxZoneOf } from '#shared/tax/taxYears.ts';
import { type Answer, openHistory } from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { USER } from '#tests/support/browser/openSession.ts';

export const THIS_YEAR = new Date().getUTCFullYear();

export const SUBS = [
  { uid: 20_000_006, name: 'Trading', status: 'normal', type: 1 },
  { uid: 20_000_007, name: 'Savings', status: 'normal', type: 1 },
];

/** What each method comes to. */
const SUMS = {
  FIFO: { cost: '60.00000001', gain: '39.99999999' },
  LIFO: { cost: '70', gain: '30' },
  HIFO: { cost: '80.5', gain: '19.5' },
  AVERAGE: { cost: '65', gain: '35' },
  SHARE_MATCHING: { cost: '62', gain: '38' },
} as const;

export type Said = { readonly result: unknown } | { readonly error: Parameters<typeof failure>[0] };
const failure = (error: { kind: 'business'; code: string; message: string; retryable: boolean }) => error;

export interface TaxOptions {
  readonly user?: Partial<User>;
  readonly identity?: object;
  readonly subs?: typeof SUBS;
  readonly path?: string;
  readonly width?: number;
  readonly language?: Language;
  /** What the exchange says instead. */
  readonly answer?: Answer;
}

const FIGURES = {
  ...{ disposals: 2, proceeds: '100', income: '-1.5', taxWithheld: '1' },
  ...{ fees: '0.25', conversionFees: '0.2', withdrawalFees: '0.05' },
};
const ORIGINS = {
  incomes: [
    { kind: 'funding', value: '-2.5' },
    { kind: 'bonus', value: '1' },
  ],
  withheld: [{ type: 'TDS', by: 'Sluice', value: '1' }],
};

const HOLDINGS = [
  { coin: 'BTC', band: 'short', amount: '0.25', cost: '10000.5', worth: '20000', receipts: 0 },
  { coin: 'BTC', band: 'long', amount: '0.5', cost: '15000.123456789', worth: '40000', receipts: 0 },
  { coin: 'BTC', band: 'unknown', amount: '0.25', cost: '0', worth: '20000', receipts: 1 },
];

export function overviewBy(method: keyof typeof SUMS, change: object = {}) {
  const figures = { ...FIGURES, ...SUMS[method] };
  const amounts = { opening: '1.5', in: '0.5', out: '1', closing: '1' };
  const missingCost = [
    {
      txId: 'tx-bitcoin-000001',
      amount: '0.5',
      receivedAt: String(Date.UTC(2025, 0, 2, 12)),
      worth: '45000',
    },
  ];
  const missing = { receipts: 1, worth: '45000' };
  const coin = { coin: 'BTC', ...figures, ...amounts, missing, missingCost, enteredCost: [], ...change };
  return {
    ...describeYear('USA', THIS_YEAR),
    ...{ method, methods: [], coins: [coin], summary: { ...figures, ...ORIGINS, missing: coin.missing } },
    holdings: { atTime: String(Date.UTC(THIS_YEAR, 10, 20)), rows: HOLDINGS },
    months: [
      { month: `${THIS_YEAR}-01`, disposals: 1, gain: figures.gain },
      { month: `${THIS_YEAR}-02`, disposals: 1, gain: '-2.125' },
    ],
  };
}

/** By whose rules an overview is. */
export function describeYear(country: string, year: number) {
  const { startMs, endMs } = taxPeriod(country, year);
  return {
    ...{ country, label: taxYearLabel(country, year), currency: taxCurrencyOf(country, 'USD') },
    ...{ timezone: taxZoneOf(country), startTime: String(startMs), endTime: String(endMs) },
  };
}

/** The tax centre, with an exchange that the test plays. */
export async function openTax(options: TaxOptions = {}) {
  const { user, identity, subs, path = '', width, language, answer } = options;
  globalStore.setState(globalStore.getInitialState(), true);
  noticeStore.setState(noticeStore.getInitialState(), true);
  localStorage.clear();
  sessionStorage.clear();
  setUser({ ...USER, ...user });
  if (subs !== undefined) mergeMemberInfo({ sub_accounts: subs });
  onTestFinished(() => globalStore.setState(globalStore.getInitialState(), true));
  let kept: keyof typeof SUMS = 'FIFO';
  const known = identity ?? { status: 'verified', country: 'USA', id_masked: '*****6789' };
  const replies: Partial<Record<EndpointName, (input: Readonly<Record<string, unknown>>) => unknown>> = {
    userTag: () => ({ tax_identity: known }),
    countryList: () => ({
      list: [
        { code: 'DEU', code2: 'DE', name: 'Germany', dial: '49', restricted: false, has_states: false },
        {
          code: 'GBR',
          code2: 'GB',
          name: 'United Kingdom',
          dial: '44',
          restricted: false,
          has_states: false,
        },
        { code: 'IND', code2: 'IN', name: 'India', dial: '91', restricted: false, has_states: false },
        { code: 'USA', code2: 'US', name: 'United States', dial: '1', restricted: false, has_states: false },
      ],
    }),
    // Without a method asked for, the exchange's own.
    taxOverview: ({ method = kept }) => overviewBy(method as keyof typeof SUMS),
    taxMethod: ({ method, fromYear }) => {
      kept = method as keyof typeof SUMS;
      return { methods: [{ fromYear, method }] };
    },
    exportList: () => ({ list: [], nextPageCursor: '', quota: { total: 30, used: 2, resetAt: '0' } }),
    subAccountTax: () => ({
      list: SUBS.map(({ uid, name }) => ({
        ...{ uid, name, currency: 'USD', tax_type: '', status: 'open', tax_withheld: '0' },
        ...{ disposals: 1, proceeds: '10', cost: '4', gain: '6', income: '0', fees: '0' },
        ...{ conversion_fees: '0', withdrawal_fees: '0' },
      })),
      summary: {
        ...{ disposals: 2, proceeds: '20', cost: '8', gain: '12', income: '0', fees: '0', tax_withheld: '0' },
        ...{ conversion_fees: '0', withdrawal_fees: '0' },
      },
      updated_at: '0',
    }),
  };
  return openHistory({
    path: `/tax-center${path}`,
    part: (
      <>
        <h1>Tax centre</h1>
        <TaxCenterScreen />
      </>
    ),
    ...(width !== undefined && { width }),
    ...(language !== undefined && { language }),
    answer: (call) => {
      const said = answer?.(call);
      if (said !== undefined) return said;
      const reply = replies[call.name];
      return reply === undefined ? undefined : { result: reply(call.input) };
    },
  });
}

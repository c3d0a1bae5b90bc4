import { onTestFinished } from 'vitest';
import { TaxCenterScreen } from '#app/screens/statements/taxCenter/TaxCenterScreen.tsx';
import { globalStore, mergeMemberInfo, setUser, type User } from '#app/stores/globalStore.ts';
import { noticeStore } from '#app/stores/noticeStore.ts';
import type { EndpointName } from '#shared/endpoints/table.ts';
import type { Language } from '#shared/site/languages.ts';
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

const FIGURES = { disposals: 2, proceeds: '100', income: '-1.5', fees: '0.25', taxWithheld: '1' };

export function overviewBy(method: keyof typeof SUMS, change: object = {}) {
  const figures = { ...FIGURES, ...SUMS[method] };
  const amounts = { opening: '1.5', in: '0.5', out: '1', closing: '1' };
  const missingCost = [
    { txId: 'tx-bitcoin-000001', amount: '0.5', receivedAt: String(Date.UTC(2025, 0, 2)) },
  ];
  return {
    coins: [{ coin: 'BTC', ...figures, ...amounts, missingCost, enteredCost: [], ...change }],
    summary: figures,
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
  const known = identity ?? { status: 'verified', country: 'USA', id_masked: '*****6789' };
  const replies: Partial<Record<EndpointName, (input: Readonly<Record<string, unknown>>) => unknown>> = {
    userTag: () => ({ tax_identity: known }),
    countryList: () => ({
      list: [
        { code: 'DEU', code2: 'DE', name: 'Germany', dial: '49', restricted: false, has_states: false },
        { code: 'IND', code2: 'IN', name: 'India', dial: '91', restricted: false, has_states: false },
        { code: 'USA', code2: 'US', name: 'United States', dial: '1', restricted: false, has_states: false },
      ],
    }),
    taxOverview: ({ method }) => overviewBy(method as keyof typeof SUMS),
    exportList: () => ({ list: [], nextPageCursor: '', quota: { total: 30, used: 2, resetAt: '0' } }),
    subAccountTax: () => ({
      list: SUBS.map(({ uid, name }) => ({
        ...{ uid, name, currency: 'USD', tax_type: '', status: 'open', tax_withheld: '0' },
        ...{ disposals: 1, proceeds: '10', cost: '4', gain: '6', income: '0', fees: '0' },
      })),
      summary: {
        ...{ disposals: 2, proceeds: '20', cost: '8', gain: '12', income: '0', fees: '0', tax_withheld: '0' },
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

import { type ReactNode, useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { BridgeContext, useBridge } from '#app/bridge/BridgeContext.ts';
import type { Bridge } from '#app/bridge/createBridge.ts';
import type { AnswerOf } from '#app/bridge/request.ts';
import { LowBalanceHistoryScreen } from '#app/screens/convert/lowBalance/LowBalanceHistoryScreen.tsx';
import { LowBalanceScreen } from '#app/screens/convert/lowBalance/LowBalanceScreen.tsx';
import { globalStore, setUser } from '#app/stores/globalStore.ts';
import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';
import { ok } from '#shared/result/result.ts';
import type { Language } from '#shared/site/languages.ts';
import { openQueries } from './openQueries.tsx';
import { USER } from './openSession.ts';
import { openTexts } from './openTexts.ts';
import { queueCalls } from './queueCalls.ts';

const BASE = '/exchange/lwb-exchange';

export interface LowBalanceOptions {
  /** Below /exchange/lwb-exchange. */
  readonly path?: string;
  /** Codes of the accounts that the user has. */
  readonly accounts?: readonly (1 | 2 | 6 | 10)[];
  readonly language?: Language;
  /** What the history's lists are answered with, each by its period; questions for one id wait for the test. */
  readonly history?: readonly LowBalanceRecord[];
}

type LowBalanceAnswer = ResultOf<'lowBalanceList'>;
export type LowBalanceRecord = Extract<LowBalanceAnswer, { records: unknown }>['records'][number];

/** The screens of small balances by themselves; the test plays the exchange. Accounts are answered, the rest waits for it. */
export async function openLowBalance(options: LowBalanceOptions = {}) {
  const { path = '', accounts = [6, 2, 1], history = [] } = options;
  await openTexts(options.language);
  sessionStorage.clear();
  localStorage.clear();
  globalStore.setState(globalStore.getInitialState(), true);
  setUser(USER);
  onTestFinished(() => globalStore.setState(globalStore.getInitialState(), true));
  const listed: InputOf<'lowBalanceList'>[] = [];
  const listRecords = (input: InputOf<'lowBalanceList'>): LowBalanceAnswer => {
    listed.push(input);
    const [first, last] = [Number(input.start_time), Number(input.end_time)];
    const records = history.filter(
      ({ created_at }) => Number(created_at) >= first && Number(created_at) <= last,
    );
    return { total: records.length, records };
  };
  const router = createMemoryRouter(
    [
      { path: BASE, element: <Page screen={<LowBalanceScreen />} /> },
      { path: `${BASE}/:id`, element: <Page screen={<LowBalanceScreen />} /> },
      { path: `${BASE}/history/:id`, element: <Page screen={<LowBalanceHistoryScreen />} /> },
      { path: '*', element: <Page screen={<h1>Another screen</h1>} /> },
    ],
    { initialEntries: [`${BASE}${path}`] },
  );
  const page = await openQueries(
    <WithHistory list={listRecords}>
      <RouterProvider router={router} />
    </WithHistory>,
  );
  const { next, count } = queueCalls(page.calls);
  (await next('aggregateInfo')).answer(buildHoldings(accounts));
  return {
    ...page,
    /** What the history's lists were asked by. */
    listed,
    next,
    count,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

interface WithHistoryProps {
  readonly list: (input: InputOf<'lowBalanceList'>) => LowBalanceAnswer;
  readonly children: ReactNode;
}

/** Answers the lists of the history at once: how many there are depends on the day of the year. */
function WithHistory({ list, children }: WithHistoryProps) {
  const bridge = useBridge();
  const whole = useMemo((): Bridge => {
    const request: Bridge['request'] = async (name, input, options) => {
      const asked = name === 'lowBalanceList' ? (input as InputOf<'lowBalanceList'>) : undefined;
      if (asked?.start_time === undefined) return bridge.request(name, input, options);
      // The test knows what a call of this name answers.
      return ok({ result: list(asked), asOfMs: 0, generation: 1, skewMs: 0 } as unknown as AnswerOf<
        typeof name
      >);
    };
    return { ...bridge, request };
  }, [bridge, list]);
  return <BridgeContext value={whole}>{children}</BridgeContext>;
}

function Page({ screen }: { readonly screen: ReactNode }) {
  return <main>{screen}</main>;
}

function buildHoldings(codes: readonly (1 | 2 | 6 | 10)[]): ResultOf<'aggregateInfo'> {
  return {
    totalEquityUsd: '100',
    accounts: codes.map((code) => ({ accountType: 'ANY', code, equityUsd: '1', transferable: true })),
    pendingAssets: [],
    frozenUsd: '0',
    withdrawableUsd: '100',
    depositAccountType: 'FUND',
  };
}

import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AddressCheckScreen } from '#app/screens/withdraw/addressCheck/AddressCheckScreen.tsx';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { openQueries } from './openQueries.tsx';
import { openTexts } from './openTexts.ts';
import { queueCalls } from './queueCalls.ts';

type Finding = Omit<ResultOf<'preKyaCheck'>, 'quota'>;
type Row = ResultOf<'preKyaCheckList'>['list'][number];

const RESET_MS = Date.UTC(2100, 0, 3);

export const CLEAN_FINDING: Finding = {
  checkId: 'check-000001',
  status: 'done',
  riskLevel: 'LOW',
  score: 12,
  categories: [{ code: 'mining', name: 'Mining and staking', share: '0.88', hops: 2 }],
  advice: 'Nothing speaks against a deposit from this address.',
  checkedAt: '1790000000000',
  fromCache: false,
};

/** What the shell has around it. */
function Page() {
  return (
    <main>
      <h1>Risk check</h1>
      <AddressCheckScreen />
    </main>
  );
}

export interface RiskCheckSetup {
  readonly search?: string;
  /** Checks of the week that are used, of ten; null where the account has none at all. */
  readonly used?: number | null;
  readonly log?: readonly Row[];
}

/** The risk check by itself. Networks and log are answered, again and again; checks wait for the test. */
export async function openRiskCheck({ search = '', used = 3, log = [] }: RiskCheckSetup = {}) {
  await openTexts();
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [`/money-address/risk-check${search}`],
  });
  const page = await openQueries(<RouterProvider router={router} />);
  const { next, count } = queueCalls(page.calls);
  const quota = { total: used === null ? 0 : 10, used: used ?? 0, resetAt: String(RESET_MS) };
  const chains = [
    { chain: 'TRX', name: 'TRON', addressFormat: 'tron', sample: '' },
    { chain: 'ETH', name: 'Ethereum', addressFormat: 'evm', sample: '' },
  ];
  const answerLists = (): void => {
    for (const call of page.calls) {
      if (call.name === 'preKyaChainList') call.answer({ chains, quota });
      if (call.name === 'preKyaCheckList') call.answer({ list: log, nextPageCursor: '' });
    }
  };
  await next('preKyaChainList');
  answerLists();
  return {
    ...page,
    next,
    count,
    answerLists,
    address: () => router.state.location.search,
    answerCheck: async (finding: Partial<Finding> = {}) => {
      const call = await next('preKyaCheck');
      call.answer({ ...CLEAN_FINDING, ...finding, quota: { ...quota, used: quota.used + 1 } });
      return call.input;
    },
  };
}

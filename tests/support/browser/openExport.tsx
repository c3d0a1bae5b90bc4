import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { stopJobFollower } from '#app/features/exportJobs/jobFollower.ts';
import { ExportStatementScreen } from '#app/screens/statements/exportStatement/ExportStatementScreen.tsx';
import { globalStore, setUser } from '#app/stores/globalStore.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { openQueries } from './openQueries.tsx';
import { USER } from './openSession.ts';
import { openTexts } from './openTexts.ts';
import { queueCalls } from './queueCalls.ts';

type Config = ResultOf<'exportConfig'>;
export type ListedJob = ResultOf<'exportList'>['list'][number];

function typeOf(type: string, more: Partial<Config['types'][number]> = {}): Config['types'][number] {
  return {
    ...{ type, name: type, accounts: ['FUND'], coins: true, maxDays: 366, enabled: true },
    ...{ formats: ['CSV', 'XLSX', 'PDF'], since: '1600000000000', ...more },
  };
}

export const QUOTA = { total: 30, used: 3, resetAt: '1800000000000' };

const CONFIG: Config = {
  types: [
    typeOf('funding'),
    typeOf('convert', { accounts: ['FUND', 'SPOT'] }),
    typeOf('ETP', { enabled: false }),
    typeOf('personalInfo', { accounts: [], coins: false }),
    typeOf('addressOwnership', { formats: ['PDF'] }),
    typeOf('withdrawalReceipt', { formats: ['PDF'] }),
    typeOf('signedApplication', { formats: ['PDF'] }),
  ],
  quota: QUOTA,
  cutoff: '1714449600',
  fileTtlDays: 7,
  timezones: ['UTC'],
};

export const ESTIMATE: ResultOf<'exportEstimate'> = {
  ...{ rows: 12_400, files: 1, bytes: 1_234_567, columns: ['Time', 'Coin'], sample: [['2026-11-01', 'BTC']] },
  parts: [{ startTime: '1760000000000', endTime: '1762000000000' }],
};

export function listedJob(change: Partial<ListedJob> = {}): ListedJob {
  return {
    ...{ id: 'job-1', kind: 'create', type: 'funding', startTime: '1760000000000', endTime: '1762000000000' },
    ...{
      format: 'CSV',
      status: 2,
      progress: 100,
      rows: 42,
      sizeBytes: 7_000,
      files: 1,
      sha256: ['ab'.repeat(32)],
    },
    ...{ createdAt: '1762000000000', expireAt: '4000000000000', ...change },
  };
}

/** What the shell has around it. */
function Page() {
  return (
    <main>
      <h1>Export statements</h1>
      <ExportStatementScreen />
    </main>
  );
}

export interface ExportOptions {
  readonly search?: string;
  readonly jobs?: readonly ListedJob[];
  readonly quota?: Config['quota'];
  /** What the device has kept stays, as through a reload. */
  readonly isReload?: boolean;
}

/** The export screen by itself: what can be had and the list are answered, estimates and orders wait for the test. */
export async function openExport({
  search = '',
  jobs = [],
  quota = QUOTA,
  isReload = false,
}: ExportOptions = {}) {
  await openTexts();
  if (!isReload) {
    localStorage.clear();
    sessionStorage.clear();
  }
  globalStore.setState(globalStore.getInitialState(), true);
  setUser(USER);
  onTestFinished(() => {
    stopJobFollower();
    globalStore.setState(globalStore.getInitialState(), true);
  });
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [`/exportStatment${search}`],
  });
  const page = await openQueries(<RouterProvider router={router} />);
  const { next, count } = queueCalls(page.calls);
  const answerList = async (list: readonly ListedJob[]): Promise<void> =>
    (await next('exportList')).answer({ list, nextPageCursor: '', quota });
  (await next('exportConfig')).answer({ ...CONFIG, quota });
  await answerList(jobs);
  return { ...page, next, count, answerList, address: () => router.state.location.search };
}

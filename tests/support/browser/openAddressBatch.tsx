import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { AddressBatchScreen } from '#app/screens/withdraw/addressBatch/AddressBatchScreen.tsx';
import { globalStore, setUser } from '#app/stores/globalStore.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';
import { WITHDRAW_COINS } from './batchContext.ts';
import { openQueries } from './openQueries.tsx';
import { USER } from './openSession.ts';
import { openTexts } from './openTexts.ts';
import { queueCalls } from './queueCalls.ts';

type Checked = ResultOf<'addressCheck'>['items'][number];
type Saved = ResultOf<'addressBatchCreate'>;

/** What the shell has around it. */
function Page() {
  return (
    <main>
      <h1>Add many addresses</h1>
      <AddressBatchScreen />
    </main>
  );
}

export interface AddressBatchOptions {
  readonly search?: string;
  readonly isReload?: boolean;
  /** Rows left out of the answer with the networks. */
  readonly leftOut?: LeftOut;
}

/** The batch by itself, with an empty book; checks and the saving wait for the test. */
export async function openAddressBatch({ search = '', isReload = false, leftOut }: AddressBatchOptions = {}) {
  await openTexts();
  if (!isReload) sessionStorage.clear();
  globalStore.setState(globalStore.getInitialState(), true);
  setUser(USER);
  onTestFinished(() => globalStore.setState(globalStore.getInitialState(), true));
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [`/money-address/batch${search}`],
  });
  const page = await openQueries(<RouterProvider router={router} />);
  const { next, count } = queueCalls(page.calls);
  (await next('withdrawChains')).answer({ uid: '1', rows: WITHDRAW_COINS }, 0, leftOut);
  const settings = { whitelistOnly: false, newAddressLock: false, verificationFree: false };
  (await next('addressList')).answer({
    ...{ uid: '1', rows: [], nextPageCursor: '', count: 0, max: 200, settings },
  });
  const answerCheck = async (changesOf: (address: string) => Partial<Checked> = () => ({})) => {
    const call = await next('addressCheck');
    const { items } = call.input as InputOf<'addressCheck'>;
    call.answer({
      uid: '1',
      items: items.map(({ address }) => ({
        ...{ valid: true, code: 0, normalized: address, kind: 'eoa', internal: false, own: false },
        ...{ similarTo: [], risk: 'LOW', firstUse: true, chainCandidates: [] },
        ...changesOf(address),
      })),
    });
    return items;
  };
  return {
    ...page,
    next,
    count,
    answerCheck,
    cell: (column: string, line: number) => page.screen.getByLabelText(`${column}, line ${line}`),
    /** The exchange asks for no code, and answers each item with a code: 0 for saved. */
    answerSave: async (codeOf: (remark: string) => number) => {
      const { input, answer } = await next('addressBatchCreate');
      const { items, requestId } = input as InputOf<'addressBatchCreate'>;
      const results: Saved['results'] = items.map(({ remark }, index) => ({
        index,
        code: codeOf(remark),
        msg: '',
      }));
      const failed = results.filter(({ code }) => code !== 0).length;
      answer({ uid: '1', requestId, results, created: items.length - failed, failed });
      return input as InputOf<'addressBatchCreate'>;
    },
    passStep: async () => {
      const call = await next('riskIntercept');
      call.answer({
        ...{ risk_token: 'token', expire_at: String(Date.now() + 600_000), components: [], action: 'pass' },
      });
      return call.input;
    },
  };
}

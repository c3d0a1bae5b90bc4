import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished } from 'vitest';
import { WithdrawScreen } from '#app/screens/withdraw/withdraw/WithdrawScreen.tsx';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { globalStore, setUser } from '#app/stores/globalStore.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { openQueries } from './openQueries.tsx';
import { USER } from './openSession.ts';
import { openTexts } from './openTexts.ts';
import { queueCalls } from './queueCalls.ts';

const UID = '20000001';
export const TRON = 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU';

const COIN = {
  ...{ coin: 'USDT', name: 'Tether USD', icon: '', iconNight: '', scale: 4, type: 'crypto' as const },
  ...{ hot: true, new: false, deposit: 1 as const, withdraw: 1 as const, convert: 1 as const },
  ...{ contracts: [], rank: 1 },
};

const CHAINS: ResultOf<'withdrawChains'> = {
  uid: UID,
  rows: [
    {
      coin: 'USDT',
      chains: [
        {
          ...{ chain: 'TRX', chainType: 'TRON (TRC20)', confirmation: '20', safeConfirmNumber: '20' },
          ...{ depositMin: '0', withdrawMin: '1', withdrawMax: '-1', withdrawFee: '1', minAccuracy: '4' },
          ...{ withdrawPercentageFee: '0', chainDeposit: '1', chainWithdraw: '1', contractAddress: '' },
          ...{ depositEta: 60, withdrawEta: 60, addressFormat: 'tron', explorerTx: '', explorerAddress: '' },
          ...{ tag: { mode: 'forbidden', name: '', regex: '' }, batchReleaseLimit: '-1', tips: [] },
          ...{ internalEnabled: true, internalMin: '0.0001' },
        },
      ],
    },
  ],
};

const ENTRY: ResultOf<'addressList'>['rows'][number] = {
  ...{ id: 'entry-1', coin: 'USDT', chain: 'TRX', chainType: 'TRON (TRC20)', address: TRON, tag: '' },
  ...{ remark: 'Ledger, cold', addressType: 0, walletType: 1, ownership: 'self', verified: 0, status: 0 },
  ...{ createAt: '1700000000', risk: 'LOW' },
};

const LIMIT: ResultOf<'withdrawLimit'> = {
  limitAmountUsd: '0',
  withdrawableAmount: { FUND: { coin: 'USDT', withdrawableAmount: '4120.55', availableBalance: '4120.55' } },
  daily: { limitUsd: '1000000', usedUsd: '120500', resetAt: '1900000000000' },
  single: { min: '1', max: '1000000' },
  price: '1',
  travelRule: { required: false, zone: '', fields: [], thresholdUsd: '0' },
};

type Chain = (typeof CHAINS)['rows'][number]['chains'][number];

function withNetwork(network: Partial<Chain>): typeof CHAINS {
  const rows = CHAINS.rows.map((row) => ({
    ...row,
    chains: row.chains.map((chain) => ({ ...chain, ...network })),
  }));
  return { ...CHAINS, rows };
}

/** What the shell has around it. */
function Page() {
  return (
    <main>
      <h1>Withdraw</h1>
      <WithdrawScreen />
    </main>
  );
}

export interface WithdrawPageOptions {
  /** What the coin's network has other than TRON: the format of its addresses, whether it takes a memo … */
  readonly network?: Partial<Chain>;
  readonly entry?: Partial<typeof ENTRY>;
  /** What the exchange says of the address. */
  readonly checked?: Partial<ResultOf<'addressCheck'>['items'][number]>;
  readonly limit?: Partial<ResultOf<'withdrawLimit'>>;
  readonly settings?: Partial<ResultOf<'addressList'>['settings']>;
  readonly search?: string;
  /** Rows left out of the answers with the coins, the networks and the address book. */
  readonly leftOut?: LeftOut;
}

/** The withdraw screen by itself, with a coin, its network and an address book; orders wait for the test. */
export async function openWithdrawPage(options: WithdrawPageOptions = {}) {
  const { network = {}, entry, checked, limit, settings, leftOut, search = '?coin=USDT&chain=TRX' } = options;
  await openTexts();
  localStorage.clear();
  sessionStorage.clear();
  globalStore.setState(globalStore.getInitialState(), true);
  connectionStore.setState({ isOnline: true });
  setUser(USER);
  onTestFinished(() => {
    globalStore.setState(globalStore.getInitialState(), true);
    connectionStore.setState(connectionStore.getInitialState(), true);
    sessionStorage.clear();
  });
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [`/withdraw${search}`],
  });
  const page = await openQueries(<RouterProvider router={router} />);
  const { next, count } = queueCalls(page.calls);
  (await next('coinList')).answer({ list: [COIN] }, 0, leftOut);
  (await next('withdrawChains')).answer(withNetwork(network), 0, leftOut);
  // Nothing more is asked of a page without a coin.
  const hasCoin = search.includes('coin=');
  if (hasCoin) (await next('withdrawLimit')).answer({ ...LIMIT, ...limit });
  const book = {
    ...{ uid: UID, rows: [{ ...ENTRY, ...entry }], nextPageCursor: '', count: 1, max: 200 },
    settings: { whitelistOnly: false, newAddressLock: false, verificationFree: false, ...settings },
  };
  if (hasCoin) (await next('addressList')).answer(book, 0, leftOut);
  const { screen } = page;
  const review = screen.getByRole('button', { name: 'Review withdrawal' });
  return {
    ...page,
    next,
    count,
    review,
    goOn: screen.getByRole('button', { name: 'Continue to security check' }),
    address: () => router.state.location.search,
    /** Chooses the entry of the book and enters an amount. */
    fill: async (amount: string): Promise<void> => {
      await screen.getByRole('button', { name: /Ledger, cold/ }).click();
      (await next('addressCheck')).answer({
        uid: UID,
        items: [
          {
            ...{
              valid: true,
              code: 0,
              normalized: entry?.address ?? TRON,
              kind: 'eoa',
              internal: false,
              own: false,
            },
            ...{ inBook: 'entry-1', similarTo: [], risk: 'LOW', firstUse: false, chainCandidates: ['TRX'] },
            ...checked,
          },
        ],
      });
      await screen.getByRole('textbox', { name: 'You send' }).fill(amount);
    },
    /** From the review through a security step that asks for nothing; the order is out then. */
    send: async () => {
      await review.click();
      const button = screen.getByRole('button', { name: 'Continue to security check' });
      await expect.poll(() => button.element().getAttribute('aria-disabled'), { timeout: 6_000 }).toBeNull();
      await button.click();
      (await next('riskIntercept')).answer({
        ...{ risk_token: 'token', expire_at: '4000000000000', components: [], action: 'pass' },
      });
      return next('withdrawCreate');
    },
  };
}

import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { DepositScreen } from '#app/screens/deposit/deposit/DepositScreen.tsx';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { globalStore, setUser } from '#app/stores/globalStore.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { Language } from '#shared/site/languages.ts';
import { openQueries } from './openQueries.tsx';
import { USER } from './openSession.ts';
import { openTexts } from './openTexts.ts';
import { queueCalls } from './queueCalls.ts';

type Config = ResultOf<'coinConfig'>;
type Chain = Config['chains'][number];
type Answer = ResultOf<'depositAddresses'>;
export type AnsweredChain = Answer['chains'][number];

export const BTC_ADDRESS = '1KnWQFT5qy3v4ZaExgvC9HRvAWKpxLc7oE';
export const XRP_ADDRESS = 'ra8qE6mwisPyKp1mBg3raojBBZ42uhN65d';
export const EVM_ADDRESS = '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7';

function chainOf(chain: string, chainType: string, addressFormat: string, more: Partial<Chain> = {}): Chain {
  return {
    chain,
    chainType,
    addressFormat,
    confirmation: '6',
    safeConfirmNumber: '65',
    depositMin: '0.001',
    withdrawMin: '1',
    withdrawMax: '-1',
    withdrawFee: '1',
    withdrawPercentageFee: '0',
    minAccuracy: '8',
    chainDeposit: '1',
    chainWithdraw: '1',
    contractAddress: '',
    depositEta: 180,
    withdrawEta: 180,
    tag: { mode: 'forbidden', name: '', regex: '' },
    explorerTx: '',
    explorerAddress: '',
    batchReleaseLimit: '-1',
    tips: [],
    ...more,
  };
}

const CHAINS: Readonly<Record<string, readonly Chain[]>> = {
  BTC: [chainOf('BTC', 'Bitcoin', 'btc')],
  XRP: [
    chainOf('XRP', 'XRP Ledger', 'xrp', {
      tag: { mode: 'optional', name: 'destination tag', regex: '' },
      batchReleaseLimit: '2500',
    }),
  ],
  USDT: [
    chainOf('ETH', 'Ethereum (ERC20)', 'evm', {
      contractAddress: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
    }),
    chainOf('TRX', 'TRON (TRC20)', 'tron'),
    chainOf('MANTLE', 'Mantle Network', 'evm', { chainDeposit: '0', reason: 'Being upgraded.' }),
  ],
};

function coinOf(coin: string) {
  return {
    coin,
    name: `${coin} coin`,
    icon: '',
    iconNight: '',
    scale: 8,
    type: 'crypto' as const,
    hot: true,
    new: false,
    deposit: 1 as const,
    withdraw: 1 as const,
    convert: 1 as const,
    contracts: [],
    rank: 1,
  };
}

/** What the exchange says of a coin and its networks. */
export function buildConfig(coin: string) {
  return { uid: '20000001', ...coinOf(coin), chains: CHAINS[coin] };
}

/** What the exchange says of an address on a chain; without one there is none yet. */
export function answerOf(
  coin: string,
  chain: string,
  address: {
    readonly text: string;
    readonly tag?: string;
    readonly uri?: string;
    readonly id?: string;
  } | null,
  more: Partial<AnsweredChain> = {},
): Answer {
  const { text = '', tag = '', uri = text, id = text } = address ?? {};
  const row = {
    id,
    addressDeposit: text,
    tagDeposit: tag,
    label: '',
    isDefault: true,
    state: 'ready' as const,
    createdAt: '1',
    totalReceived: '0',
    uri,
  };
  return {
    uid: '20000001',
    coin,
    chain,
    chains: [
      {
        chain,
        chainType: chain,
        status: 1,
        needTag: tag !== '',
        addresses: address === null ? [] : [row],
        contractAddress: '',
        depositMin: '0',
        confirmation: '6',
        safeConfirmNumber: '65',
        batchReleaseLimit: '-1',
        tips: [],
        ...more,
      },
    ],
  };
}

/** What the shell has around it. */
function Page() {
  return (
    <main>
      <h1>Deposit</h1>
      <DepositScreen />
    </main>
  );
}

export interface DepositOptions {
  readonly search?: string;
  /** What the device has kept stays, as through a reload. */
  readonly isReload?: boolean;
  readonly lastCoin?: string;
  /** Without them the list of coins waits for the test as well. */
  readonly hasCoins?: boolean;
  readonly language?: Language;
  /** Ways to pay in, on a site that offers them. */
  readonly fiatChannels?: ResultOf<'userPreferences'>['fiatChannels'];
}

/** The deposit screen by itself. Coins, networks and preferences are answered; addresses and orders wait for the test. */
export async function openDeposit({
  search = '',
  isReload = false,
  lastCoin = '',
  hasCoins = true,
  language = 'en',
  fiatChannels = [],
}: DepositOptions = {}) {
  await openTexts(language);
  if (!isReload) localStorage.clear();
  sessionStorage.clear();
  globalStore.setState(globalStore.getInitialState(), true);
  connectionStore.setState({ isOnline: true });
  setUser(USER);
  onTestFinished(() => {
    globalStore.setState(globalStore.getInitialState(), true);
    connectionStore.setState(connectionStore.getInitialState(), true);
  });
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [`/deposit${search}`],
  });
  const page = await openQueries(<RouterProvider router={router} />);
  const { next, count } = queueCalls(page.calls);
  const coins = { list: Object.keys(CHAINS).map(coinOf) };
  if (hasCoins) (await next('coinList')).answer(coins);
  (await next('userPreferences')).answer({
    lastCoin,
    lastChain: '',
    fiat: 'EUR',
    channel: 'crypto',
    creditAccount: 'FUND',
    fiatChannels,
  });
  return {
    ...page,
    coins,
    next,
    count,
    address: () => router.state.location.search,
    goTo: (target: string) => router.navigate(target),
    /** Answers the next question about a coin's networks. */
    answerConfig: async (): Promise<void> => {
      const call = await next('coinConfig');
      const { coin } = call.input as { readonly coin: string };
      call.answer(buildConfig(coin));
    },
    connect: (isOnline: boolean) => connectionStore.setState({ isOnline }),
  };
}

import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { BridgeContext, useBridge } from '#app/bridge/BridgeContext.ts';
import { createInterestService } from '#app/bridge/createInterestService.ts';
import type { CoinInfo } from '#app/features/ticketForm/pickerCoins.ts';
import { useTicketLink } from '#app/features/ticketForm/useTicketLink.ts';
import { BatchForm } from '#app/screens/convert/exchange/batch/BatchForm.tsx';
import { globalStore, setUser, type User } from '#app/stores/globalStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { Language } from '#shared/site/languages.ts';
import { buildCoinInfo } from './buildCoinInfo.ts';
import { emptyQuotes } from './emptyQuotes.ts';
import { openQueries } from './openQueries.tsx';
import { USER } from './openSession.ts';
import { openTexts } from './openTexts.ts';
import { queueCalls } from './queueCalls.ts';

type Line = ResultOf<'batchQuote'>['exchangeCoins'][number];

const TERMS: ResultOf<'batchSetting'> = {
  maxCoins: 20,
  minTotalUsd: '1',
  maxTotalUsd: '100000',
  toCoins: ['USDT', 'BTC'],
  feeRate: '0.001',
  quoteTtl: 30_000,
  reQuoteMax: 3,
};

/** A line of a quote in USDT that will be converted, unless set otherwise. */
export function buildLine(fromCoin: string, changes: Partial<Line> = {}): Line {
  return {
    fromCoin,
    amount: '2',
    supportConvert: 1,
    availableBalance: '2',
    baseValue: '200',
    toCoin: 'USDT',
    toAmount: '199.8',
    exchangeRate: '100',
    feeInfo: { feeCoin: 'USDT', amount: '0.2', feeRate: '0.001' },
    taxFeeInfo: { totalAmount: '0', feeCoin: '', taxFeeItems: [] },
    ...changes,
  };
}

/** A quote that holds for 30 s from now. */
export function buildQuote(quoteId: string, lines: readonly Line[], totalToAmount: string): unknown {
  return {
    uid: String(USER.id),
    requestId: 'a-request',
    quoteId,
    quoteCreateTime: String(Date.now()),
    quoteExpireTime: String(Date.now() + 30_000),
    exchangeCoins: lines,
    totalFeeInfo: { feeCoin: 'USDT', amount: '0.2', feeRate: '0.001' },
    totalTaxFeeInfo: { totalAmount: '0', feeCoin: '', taxFeeItems: [] },
    totalToAmount,
  };
}

export interface BatchOptions {
  readonly user?: User | null;
  readonly path?: string;
  readonly coins?: readonly CoinInfo[];
  readonly language?: Language;
}

/** The Batch tab by itself; the test plays the exchange. Coins and terms are answered, the rest waits for the test. */
export async function openBatch(options: BatchOptions = {}) {
  const { user = USER, path = '/?tab=batch', coins = [buildCoinInfo('SOL'), buildCoinInfo('ADA')] } = options;
  await openTexts(options.language);
  sessionStorage.clear();
  localStorage.clear();
  quoteStore.setState(emptyQuotes(), true);
  globalStore.setState(globalStore.getInitialState(), true);
  setUser(user);
  onTestFinished(() => globalStore.setState(globalStore.getInitialState(), true));
  const router = createMemoryRouter([{ path: '*', element: <Tab /> }], { initialEntries: [path] });
  const page = await openQueries(<RouterProvider router={router} />);
  const { next, count } = queueCalls(page.calls);
  (await next('batchSetting')).answer(TERMS);
  if (user !== null) {
    (await next('convertCoins')).answer({ coins });
  }
  return {
    ...page,
    next,
    count,
    address: () => router.state.location.search,
  };
}

function Tab() {
  const bridge = useBridge();
  const whole = useMemo(
    () => ({ ...bridge, interest: createInterestService('USD', () => undefined) }),
    [bridge],
  );
  const link = useTicketLink();
  return (
    <BridgeContext value={whole}>
      <main>
        <h1>A screen</h1>
        <h2>A ticket</h2>
        <BatchForm {...link} />
      </main>
    </BridgeContext>
  );
}

import { type ReactNode, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished } from 'vitest';
import { BridgeContext, useBridge } from '#app/bridge/BridgeContext.ts';
import type { Bridge } from '#app/bridge/createBridge.ts';
import { createInterestService, type InterestService } from '#app/bridge/createInterestService.ts';
import type { AnswerOf } from '#app/bridge/request.ts';
import type { Deal } from '#app/features/ticket/deal.ts';
import type { PairLimit } from '#app/features/ticketForm/amountEntry.ts';
import type { CoinInfo } from '#app/features/ticketForm/pickerCoins.ts';
import { useConvertForm } from '#app/features/ticketForm/useConvertForm.ts';
import { useTicketLink } from '#app/features/ticketForm/useTicketLink.ts';
import { InstantTicket } from '#app/screens/convert/exchange/instant/InstantTicket.tsx';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { globalStore, setUser, type User } from '#app/stores/globalStore.ts';
import { applyBatch, quoteStore } from '#app/stores/quoteStore.ts';
import type { Epoch } from '#shared/contract/ids.ts';
import type { EndpointName, InputOf, ResultOf } from '#shared/endpoints/table.ts';
import { ok } from '#shared/result/result.ts';
import type { Language } from '#shared/site/languages.ts';
import { buildCoinInfo } from './buildCoinInfo.ts';
import { buildQuoteRow } from './buildQuoteRow.ts';
import { emptyQuotes } from './emptyQuotes.ts';
import { openQueries } from './openQueries.tsx';
import { USER } from './openSession.ts';
import { openTexts } from './openTexts.ts';
import { queueCalls } from './queueCalls.ts';

/** At a price of 50,000 and a distance of 0.1 % below it. */
const GAP = { rate: '49950', referenceRate: '50000', gapRate: '-0.001', warnRate: '0.01', blockRate: '0.05' };

const LIMIT: PairLimit = {
  ...{ fromMin: '0.001', fromMax: '1.5', toMin: '50', toMax: '75000', dailyRemaining: '5', priceScale: 2 },
  ...{ feeRate: '0.0005', taxRate: '0' },
  limitOrder: { enabled: true, minPriceRatio: '0.5', maxPriceRatio: '2', expireDays: [1], maxOpen: 20 },
};

export interface InstantOptions {
  readonly user?: User | null;
  readonly path?: string;
  readonly coins?: readonly CoinInfo[];
  readonly limit?: Partial<PairLimit>;
  readonly language?: Language;
  /** In place of the ticket by itself. */
  readonly part?: ReactNode;
  /** An order that was sent before the page was loaded again. */
  readonly pending?: Deal;
}

/** A price for 0.1 BTC in USDT that holds for 15 s from now. */
export function buildConvertQuote(quoteTxId: string, changes: Partial<ResultOf<'convertQuote'>> = {}) {
  return {
    ...{ uid: String(USER.id), requestId: 'a-request', quoteTxId },
    ...{ fromCoin: 'BTC', toCoin: 'USDT', fromAmount: '0.1', toAmount: '4992.5025' },
    ...{ exchangeRate: '49950', inverseRate: '0.00002002002', gapRate: '-0.001' },
    ...{ fee: { coin: 'USDT', amount: '2.4975', rate: '0.0005' }, extTaxAndFee: [], firm: false },
    ...{ expiredTime: String(Date.now() + 15_000), ttl: 15_000 },
    ...changes,
  };
}

/** The Instant ticket by itself; the test plays the exchange. Lists and terms are answered, what is about money waits. */
export async function openInstant(options: InstantOptions = {}) {
  const { user = USER, path = '/?from=BTC&to=USDT', limit = {}, part = <Ticket /> } = options;
  const coins = options.coins ?? [
    buildCoinInfo('BTC'),
    buildCoinInfo('ETH'),
    buildCoinInfo('USDT', { accuracyLength: 4 }),
  ];
  await openTexts(options.language);
  sessionStorage.clear();
  localStorage.clear();
  if (options.pending !== undefined) {
    sessionStorage.setItem(`sluice.ticket.instant.${USER.id}`, JSON.stringify([options.pending]));
  }
  quoteStore.setState(emptyQuotes(), true);
  connectionStore.setState(connectionStore.getInitialState(), true);
  globalStore.setState(globalStore.getInitialState(), true);
  setUser(user);
  onTestFinished(() => {
    globalStore.setState(globalStore.getInitialState(), true);
    connectionStore.setState(connectionStore.getInitialState(), true);
  });
  const standing: Standing = {
    convertCoins: () => ({ coins: [...coins] }),
    convertLimit: () => ({ ...LIMIT, ...limit }),
    gapRate: () => ({ ...GAP, time: '1' }),
    convertSpecifiedCoins: () => ({ coins: [...coins], toCoins: [], feeRate: '0.0005', taxRate: '0' }),
  };
  const interestService = createInterestService('USD', () => undefined);
  const router = createMemoryRouter(
    [
      { path: '/', element: <main>{part}</main> },
      { path: '*', element: <main>Another screen</main> },
    ],
    { initialEntries: [path] },
  );
  const page = await openQueries(
    <WithAnswers {...{ standing, interestService }}>
      <RouterProvider router={router} />
    </WithAnswers>,
  );
  let sequence = 0;
  return {
    ...page,
    ...queueCalls(page.calls),
    router,
    interestService,
    address: () => router.state.location.search,
    /** The feed sends the last price of BTC, once the page looks at it. */
    sendPrice: async (last: string) => {
      await expect.poll(() => interestService.wanted().symbols.has('BTCUSDT')).toBe(true);
      sequence += 1;
      const rows = [buildQuoteRow('BTCUSDT', { last })];
      const batch = { epoch: 'an-epoch' as Epoch, sequence, asOfMs: Date.now(), rows };
      flushSync(() =>
        quoteStore.setState((state) => applyBatch(state, batch, interestService.wanted()), true),
      );
    },
    goOffline: () => flushSync(() => connectionStore.setState({ isOnline: false })),
    goOnline: () => flushSync(() => connectionStore.setState({ isOnline: true })),
    fields: {
      from: page.screen.getByRole('textbox', { name: 'From' }),
      to: page.screen.getByRole('textbox', { name: 'To' }),
    },
    preview: page.screen.getByRole('button', { name: /^Preview conversion/ }),
    confirm: page.screen.getByRole('button', { name: 'Convert BTC to USDT' }),
  };
}

type Standing = { readonly [Name in EndpointName]?: (input: InputOf<Name>) => ResultOf<Name> };

interface WithAnswersProps {
  readonly standing: Standing;
  readonly interestService: InterestService;
  readonly children: ReactNode;
}

/** Answers at once what every ticket asks when it opens. */
function WithAnswers({ standing, interestService, children }: WithAnswersProps) {
  const bridge = useBridge();
  const whole = useMemo((): Bridge => {
    const request: Bridge['request'] = async (name, input, options) => {
      const answer = standing[name];
      if (answer === undefined) return bridge.request(name, input, options);
      const result = answer(input);
      // The test knows what a call of this name answers.
      return ok({ result, asOfMs: 0, generation: 1, skewMs: 0 } as AnswerOf<typeof name>);
    };
    return { ...bridge, request, interest: interestService };
  }, [bridge, interestService, standing]);
  return <BridgeContext value={whole}>{children}</BridgeContext>;
}

function Ticket() {
  const form = useConvertForm('convert', useTicketLink());
  return (
    <>
      <h1>Convert</h1>
      <h2>Instant</h2>
      <InstantTicket form={form} onSettled={() => undefined} />
    </>
  );
}

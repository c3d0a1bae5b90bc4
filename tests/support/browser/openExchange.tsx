import { Profiler } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';
import { BridgeContext } from '#app/bridge/BridgeContext.ts';
import type { Bridge } from '#app/bridge/createBridge.ts';
import { createInterestService, type InterestService } from '#app/bridge/createInterestService.ts';
import { type Shell, ShellContext } from '#app/layout/ShellContext.ts';
import { type Present, PresentContext } from '#app/notices/errors/createPresent.ts';
import { createRoutes } from '#app/routes.tsx';
import { type ConnectionState, connectionStore } from '#app/stores/connectionStore.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import { applyBatch, quoteStore } from '#app/stores/quoteStore.ts';
import type { FeedStatus } from '#shared/contract/feedStatus.ts';
import type { MarketView } from '#shared/contract/gatewayApi.ts';
import type { Epoch, TabId } from '#shared/contract/ids.ts';
import type { QuoteBatch, QuoteRow } from '#shared/contract/quoteBatch.ts';
import { appError } from '#shared/result/appError.ts';
import { err } from '#shared/result/result.ts';
import type { Language } from '#shared/site/languages.ts';
import type { SiteId } from '#shared/site/siteOfHost.ts';
import { emptyQuotes } from './emptyQuotes.ts';
import { openTexts } from './openTexts.ts';
import '#app/theme.css';
import '#app/layout/shell.css';

/** The exchange's page with its own stores and its own interest service; the test plays the gateway behind them. */
export interface ExchangePage {
  readonly screen: RenderResult;
  readonly interestService: InterestService;
  /** What the table asks for; fails while it asks for nothing. */
  readonly view: () => MarketView;
  /** Applies a batch as the bridge does. */
  readonly send: (batch: Partial<QuoteBatch>) => void;
  /** Answers the table's view with the rows of its window. */
  readonly answer: (rows: readonly QuoteRow[], batch?: Partial<QuoteBatch>) => Promise<void>;
  readonly connect: (state: Partial<ConnectionState>) => void;
  readonly retries: () => number;
  /** How often any of the page was rendered so far. */
  readonly renders: () => number;
}

export interface ExchangeOptions {
  readonly path?: string;
  readonly favourites?: readonly string[];
  /** What this device has kept stays, as through a reload. */
  readonly isReload?: boolean;
  readonly currency?: string;
  readonly language?: Language;
  readonly site?: SiteId;
  /** What of the bridge answers otherwise than without workers. */
  readonly inspect?: Partial<Pick<Bridge, 'inspectQuotes' | 'inspectGateway' | 'request'>>;
}

export const LIVE: FeedStatus = {
  state: 'open',
  reason: null,
  attempt: 0,
  nextAttemptAtMs: null,
  stale: false,
};

/** Screens tell in their own place what could not be loaded. */
const SILENT: Present = { error: () => undefined, loading: () => undefined };

const NOT_RUNNING = err(appError('worker/not-ready', 'This test runs no workers.'));

/** Opens the page at an address, with nothing known yet. */
export async function openExchange(options: ExchangeOptions = {}): Promise<ExchangePage> {
  const { path = '/exchange/index', favourites = [], currency = 'EUR', site = 'SLUICE' } = options;
  const translations = await openTexts(options.language);
  if (options.isReload !== true) localStorage.clear();
  if (favourites.length > 0) localStorage.setItem('sluice.favourites', JSON.stringify(favourites));
  preferencesStore.setState({ favourites, currency });
  quoteStore.setState(emptyQuotes(), true);
  connectionStore.setState(connectionStore.getInitialState(), true);
  globalStore.setState(globalStore.getInitialState(), true);

  let retries = 0;
  let renders = 0;
  let sequence = 0;
  const interestService = createInterestService(currency, () => undefined);
  const bridge: Bridge = {
    interest: interestService,
    request: async () => NOT_RUNNING,
    takeReports: async () => [],
    retry: () => {
      retries += 1;
    },
    inspectQuotes: async () => NOT_RUNNING,
    inspectGateway: async () => NOT_RUNNING,
    figures: () => ({ tabId: 'a-tab' as TabId, batches: 3, applyMs: 6, firstPatchMs: 120, calls: [] }),
    ...options.inspect,
  };
  const shell: Shell = {
    site: { id: site, environment: 'test', isLocal: true },
    languages: ['en', 'de-DE', 'ar-SA'],
    changeLanguage: async (language) => void (await translations.change(language)),
    logOut: async () => undefined,
  };
  const screen = await render(
    <BridgeContext value={bridge}>
      <PresentContext value={SILENT}>
        <ShellContext value={shell}>
          <Profiler id="page" onRender={() => (renders += 1)}>
            <RouterProvider
              router={createMemoryRouter(createRoutes(translations.loadFurther, bridge.request), {
                initialEntries: [path],
              })}
            />
          </Profiler>
        </ShellContext>
      </PresentContext>
    </BridgeContext>,
  );

  // Screens are loaded when they are first opened.
  await expect.element(screen.getByRole('heading', { level: 1 }).first()).toBeInTheDocument();
  // So is the pair beside the market.
  if (path.startsWith('/exchange/index')) {
    await expect.poll(() => screen.container.querySelector('.pair-head')).not.toBeNull();
  }

  const view = (): MarketView => {
    const asked = interestService.interest().view;
    if (asked === null) throw new Error('The page asks for no view.');
    return asked;
  };
  const send = (changes: Partial<QuoteBatch>): void => {
    sequence += 1;
    const batch: QuoteBatch = { epoch: 'an-epoch' as Epoch, sequence, asOfMs: Date.now(), ...changes };
    flushSync(() => quoteStore.setState((state) => applyBatch(state, batch, interestService.wanted()), true));
  };
  return {
    screen,
    interestService,
    view,
    send,
    answer: async (rows, batch = {}) => {
      await expect.poll(() => interestService.interest().view?.window.count ?? 0).toBeGreaterThan(0);
      const { first, count } = view().window;
      const shown = rows.slice(first, first + count);
      send({
        view: { total: rows.length, first, symbols: shown.map(([symbol]) => symbol) },
        rows: shown,
        ...batch,
      });
    },
    connect: (state) => flushSync(() => connectionStore.setState(state)),
    retries: () => retries,
    renders: () => renders,
  };
}

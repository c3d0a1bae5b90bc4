import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BridgeContext } from '#app/bridge/BridgeContext.ts';
import type { Bridge } from '#app/bridge/createBridge.ts';
import type { AnswerOf } from '#app/bridge/request.ts';
import { createPresent, PresentContext } from '#app/notices/errors/createPresent.ts';
import { plainWords } from '#app/notices/plainWords.ts';
import { ExchangeHistoryScreen } from '#app/screens/convert/exchangeHistory/ExchangeHistoryScreen.tsx';
import { sessionStore } from '#app/stores/sessionStore.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import type { EndpointName } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import { err, ok } from '#shared/result/result.ts';
import type { Language } from '#shared/site/languages.ts';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import '#app/theme.css';
import '#app/layout/shell.css';

export interface Call {
  readonly name: EndpointName;
  readonly input: Readonly<Record<string, unknown>>;
}

/** What the exchange of the test says to a call; undefined is a history without rows. */
export type Answer = (call: Call) => Said | Promise<Said>;
export type Said =
  | { readonly result: unknown; readonly leftOut?: LeftOut }
  | { readonly error: AppError }
  | undefined;

export interface HistoryOptions {
  readonly path?: string;
  /** What is opened: the history, unless a test is about a part that other pages have as well. */
  readonly part?: ReactNode;
  readonly answer?: Answer;
  readonly language?: Language;
  readonly width?: number;
  /** How far the exchange's clock is ahead of the device's, in ms. */
  readonly skewMs?: number;
}

const NO_ROWS = { total: 0, list: [], records: [] };

/** The history as a page, with an exchange that the test plays. */
export async function openHistory(options: HistoryOptions = {}) {
  const { path = '/exchange/history', answer = () => undefined, language = 'en', width = 1440 } = options;
  const { part = <ExchangeHistoryScreen />, skewMs = 0 } = options;
  await openTexts(language);
  await page.viewport(width, 1000);
  sessionStore.setState(sessionStore.getInitialState(), true);
  const calls: Call[] = [];
  const request: Bridge['request'] = async (name, input) => {
    const call = { name, input: { ...input } };
    calls.push(call);
    const said = (await answer(call)) ?? { result: NO_ROWS };
    if ('error' in said) return err(said.error);
    // The test knows what a call of this name answers.
    return ok({ ...said, asOfMs: 0, generation: 1, skewMs } as AnswerOf<typeof name>);
  };
  const bridge = { request, interest: { watch: () => () => undefined } } as unknown as Bridge;
  const present = createPresent({
    lookup: () => undefined,
    language: () => 'en',
    words: plainWords,
    monitor: { record: () => undefined },
  });
  const router = createMemoryRouter([{ path: '*', element: part }], {
    initialEntries: [path],
  });
  onTestFinished(() => router.dispose());
  const screen = await render(
    <BridgeContext value={bridge}>
      <PresentContext value={present}>
        <main className="shell-main">
          <RouterProvider router={router} />
        </main>
      </PresentContext>
    </BridgeContext>,
  );
  return {
    screen,
    calls,
    search: () => router.state.location.search,
    goBack: () => router.navigate(-1),
  };
}

/** The calls of a name, in the order in which they came. */
export function callsOf(calls: readonly Call[], name: EndpointName): readonly Call['input'][] {
  return calls.filter((call) => call.name === name).map(({ input }) => input);
}

/** Whether a history's call asks for these rows: its newest page, of an account key. */
export function asksFor(call: Call, key: string): boolean {
  return call.name === 'convertQuery' && String(call.input.accountType).split(',').includes(key);
}

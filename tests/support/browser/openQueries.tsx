import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { BridgeContext } from '#app/bridge/BridgeContext.ts';
import type { Bridge } from '#app/bridge/createBridge.ts';
import type { AnswerOf, RequestOptions } from '#app/bridge/request.ts';
import { createPresent, PresentContext } from '#app/notices/errors/createPresent.ts';
import { NoticesHost } from '#app/notices/NoticesHost.tsx';
import { plainWords } from '#app/notices/plainWords.ts';
import { createQueries } from '#app/queries/createQueries.ts';
import type { MonitorEvent } from '#app/start/monitoring/createMonitor.ts';
import { noticeStore } from '#app/stores/noticeStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import type { EndpointName } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import { err, ok } from '#shared/result/result.ts';
import '#app/theme.css';

/** A call that waits for the test to answer it. */
export interface AskedCall {
  readonly name: EndpointName;
  readonly input: unknown;
  readonly options: RequestOptions;
  readonly answer: (result: unknown, asOfMs?: number, leftOut?: LeftOut) => void;
  readonly fail: (error: AppError) => void;
}

/** No prices come: what follows them shows none. */
const NO_INTEREST = { watch: () => () => undefined } as Partial<Bridge['interest']>;

/** A part of the page with queries and notices around it; the test plays the exchange. */
export async function openQueries(part: ReactNode) {
  noticeStore.setState(noticeStore.getInitialState(), true);
  sessionStore.setState(sessionStore.getInitialState(), true);
  const calls: AskedCall[] = [];
  const reports: MonitorEvent[] = [];
  const request: Bridge['request'] = (name, input, options = {}) =>
    new Promise((resolve) => {
      calls.push({
        name,
        input,
        options,
        answer: (result, asOfMs = 0, leftOut) =>
          resolve(
            // The test knows what a call of this name answers.
            ok({
              ...{ result, asOfMs, generation: 1, skewMs: 0 },
              ...(leftOut !== undefined && { leftOut }),
            } as AnswerOf<typeof name>),
          ),
        fail: (error) => resolve(err(error)),
      });
    });
  const present = createPresent({
    lookup: () => undefined,
    language: () => 'en',
    words: plainWords,
    monitor: { record: (event) => void reports.push(event) },
  });
  const client = createQueries(present);
  onTestFinished(() => client.clear());
  const around = (children: ReactNode): ReactNode => (
    <BridgeContext value={{ request, interest: NO_INTEREST } as Bridge}>
      <PresentContext value={present}>
        <QueryClientProvider client={client}>
          {children}
          <NoticesHost />
        </QueryClientProvider>
      </PresentContext>
    </BridgeContext>
  );
  const screen = await render(around(part));
  return {
    screen,
    calls,
    /** The call of this number, once it is made. */
    call: async (at: number): Promise<AskedCall> => {
      await expect.poll(() => calls.length).toBeGreaterThan(at);
      return calls[at] as AskedCall;
    },
    reports,
    present,
    client,
    /** Shows another part in the first one's place. */
    show: (other: ReactNode) => screen.rerender(around(other)),
    /** The user logs out or changes, as the bridge reports it. */
    endSession: () =>
      sessionStore.setState(({ generation }) => ({ generation: generation + 1, lastEnd: 'user-changed' })),
  };
}

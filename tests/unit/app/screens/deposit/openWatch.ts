import type { AnswerOf, Request } from '#app/bridge/request.ts';
import type { Present } from '#app/notices/errors/createPresent.ts';
import type { ChainAnswer, DepositAddressRow } from '#app/screens/deposit/deposit/address/addressState.ts';
import { createAddressWatch } from '#app/screens/deposit/deposit/address/createAddressWatch.ts';
import type { AppError } from '#shared/result/appError.ts';
import { err, ok } from '#shared/result/result.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';

export function buildAddress(fields: Partial<DepositAddressRow> = {}): DepositAddressRow {
  return {
    id: 'an-address',
    addressDeposit: '1KnWQFT5qy3v4ZaExgvC9HRvAWKpxLc7oE',
    tagDeposit: '',
    label: '',
    isDefault: true,
    state: 'ready',
    createdAt: '1',
    totalReceived: '0',
    uri: 'bitcoin:1KnWQFT5qy3v4ZaExgvC9HRvAWKpxLc7oE',
    ...fields,
  };
}

export function buildChain(fields: Partial<ChainAnswer> = {}): ChainAnswer {
  return {
    chain: 'BTC',
    chainType: 'Bitcoin',
    status: 1,
    needTag: false,
    addresses: [],
    contractAddress: '',
    depositMin: '0',
    confirmation: '1',
    safeConfirmNumber: '2',
    batchReleaseLimit: '-1',
    tips: [],
    ...fields,
  };
}

interface Asked {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal | undefined;
  readonly answer: (result: unknown) => Promise<void>;
  readonly fail: (error: AppError) => Promise<void>;
}

/** A watch of BTC on Bitcoin with a clock of its own; the test plays the exchange. */
export function openWatch() {
  const clock = createFakeClock();
  const calls: Asked[] = [];
  const shown: AppError[] = [];
  const loading: AppError[] = [];
  const ask: Request = (name, input, options = {}) =>
    new Promise((resolve) => {
      calls.push({
        name,
        input: input as Readonly<Record<string, unknown>>,
        signal: options.signal,
        answer: async (result) => {
          // The test knows what a call of this name answers.
          resolve(ok({ result, asOfMs: clock.wallNow(), generation: 1, skewMs: 0 } as AnswerOf<typeof name>));
          await settle();
        },
        fail: async (error) => {
          resolve(err(error));
          await settle();
        },
      });
    });
  const present: Present = {
    error: (error) => void shown.push(error),
    loading: (error) => void loading.push(error),
  };
  const watch = createAddressWatch({
    coin: 'BTC',
    chain: 'BTC',
    ask,
    present,
    clock,
    requestId: 'one-order',
  });
  const stop = watch.start();
  const last = (): Asked => {
    const call = calls.at(-1);
    if (call === undefined) throw new Error('Nothing was asked.');
    return call;
  };
  return {
    clock,
    watch,
    stop,
    calls,
    shown,
    loading,
    last,
    /** Answers the newest question for addresses. */
    answer: (...chains: readonly ChainAnswer[]) =>
      last().answer({ uid: '1', coin: 'BTC', chain: 'BTC', chains }),
    kind: () => watch.state().kind,
  };
}

/** A few promises lie between an answer and the state. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

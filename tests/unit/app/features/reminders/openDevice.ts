import type { TFunction } from 'i18next';
import { createStore } from 'zustand/vanilla';
import type { AnswerOf } from '#app/bridge/request.ts';
import { watchReminders } from '#app/features/reminders/watchReminders.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import { createReminders } from '#app/stores/createReminders.ts';
import type { QuoteState } from '#app/stores/quoteStore.ts';
import { err, ok } from '#shared/result/result.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';
import { openStorage } from '#tests/support/fakeStorage.ts';
import { buildCoin, buildView } from '#tests/unit/app/screens/convert/lowBalance/buildLowBalanceView.ts';

export const ANN = 20_000_001;

export interface TabOptions {
  readonly hasLocks?: boolean;
  readonly isVisible?: boolean;
}

/** A device with its storage, its locks and its clock; its tabs have their own prices and hear of nothing by themselves. */
export function openDevice(storage: KeyStorage = openStorage()) {
  const clock = createFakeClock();
  let isLocked = false;
  const locks = {
    request: async (name: string, _options: unknown, run: (lock: Lock | null) => unknown) => {
      if (isLocked) return run(null);
      isLocked = true;
      await run({ mode: 'exclusive', name });
      isLocked = false;
    },
  } as unknown as Pick<LockManager, 'request'>;

  const openTab = ({ hasLocks = true, isVisible = true }: TabOptions = {}) => {
    const reminders = createReminders(storage);
    const quotes = createStore<QuoteState>(() => ({
      quoteBySymbol: new Map(),
      view: null,
      asOfMs: null,
      currency: null,
      rateByCurrency: new Map(),
      klinesByKey: new Map(),
    }));
    const shown: string[] = [];
    const watched: string[][] = [];
    const state = {
      worth: '6',
      isVisible,
      userId: ANN as number | null,
      isFailing: false,
      asked: 0,
      testStatus: 'Pending',
    };
    const stop = watchReminders({
      ...{ reminders, quotes, clock, storage },
      interest: {
        watch: (symbols) => {
          watched.push([...symbols]);
          return () => void watched.push([]);
        },
      },
      request: async (name) => {
        state.asked += 1;
        if (name === 'withdrawRecords') {
          const rows = [{ status: state.testStatus }];
          return ok({ result: { rows }, asOfMs: 0, generation: 1, skewMs: 0 } as unknown as AnswerOf<
            typeof name
          >);
        }
        if (state.isFailing) return err({ kind: 'http', code: 'http/0', message: '', retryable: true });
        const closed = buildCoin('B', { usdt_value: '100', support: 2 });
        const result = buildView([buildCoin('A', { usdt_value: state.worth }), closed]);
        // The watch calls nothing else.
        return ok({ result, asOfMs: 0, generation: 1, skewMs: 0 } as unknown as AnswerOf<typeof name>);
      },
      readUserId: () => state.userId,
      isVisible: () => state.isVisible,
      locks: hasLocks ? locks : null,
      i18n: { t: writeKey as unknown as TFunction, language: 'en' },
      isFlipped: () => false,
      notify: ({ text }) => shown.push(text),
    });
    return {
      ...{ reminders, shown, watched, state, stop },
      sendPrice: async (lastPrice: string) => {
        const row = { symbol: 'BTCUSDT', lastPrice } as never;
        quotes.setState({ quoteBySymbol: new Map([['BTCUSDT', row]]) });
        await Promise.resolve();
      },
    };
  };
  /** Minute by minute, with time for what is asked in each of them. */
  const passMinutes = async (minutes: number): Promise<void> => {
    for (let minute = 0; minute < minutes; minute += 1) {
      clock.advance(60_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { openTab, clock, storage, passMinutes };
}

/** A text's key with its figures, without the marks that isolate them. */
function writeKey(key: string, figures: Readonly<Record<string, string>> = {}): string {
  return [key, ...Object.values(figures)].join(' | ').replace(/[\u2066\u2069]/g, '');
}

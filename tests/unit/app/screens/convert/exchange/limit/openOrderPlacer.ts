import type { Request } from '#app/bridge/request.ts';
import type { Signals } from '#app/features/orders/orderSignals.ts';
import { createOrderPlacer } from '#app/screens/convert/exchange/limit/createOrderPlacer.ts';
import type { OrderDraft } from '#app/screens/convert/exchange/limit/pendingLimitOrders.ts';
import type { AppError } from '#shared/result/appError.ts';
import { ok, type Result } from '#shared/result/result.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';
import { openStorage } from '#tests/support/fakeStorage.ts';

export const DRAFT: OrderDraft = {
  fromCoin: 'BTC',
  toCoin: 'USDT',
  fromAmount: '0.1',
  limitPrice: '70000',
  expireDays: 7,
};
export const PLACED = { exchangeTxId: 'x1', status: 'open', lockedAmount: '0.1', expiredAt: '99' };
export const ROW = {
  exchangeTxId: 'x1',
  fromCoin: 'BTC',
  toCoin: 'USDT',
  fromAmount: '0.1',
  limit: { limitPrice: '70000', expiredAt: '99', status: 'open' },
};
export const TIMEOUT: AppError = { kind: 'http', code: '9000001', message: 'timeout', retryable: true };
export const refused = (code: string): AppError => ({
  kind: 'business',
  code,
  message: '',
  retryable: false,
});

/** A placer whose exchange answers by `reply`; undefined is no answer yet. `storage` is that of a page before a reload. */
export function openPlacer(
  reply: (name: string, calls: number) => Result<unknown> | undefined,
  storage = openStorage(),
) {
  const clock = createFakeClock();
  const late: string[] = [];
  const lateRefusals: string[] = [];
  const around: { now: Signals } = { now: { isOnline: true, isVisible: true, session: 1 } };
  const listeners = new Set<() => void>();
  const waiting: ((answer: Result<unknown>) => void)[] = [];
  const calls: { readonly name: string; readonly input: Record<string, unknown> }[] = [];
  const request = ((name: string, input: Record<string, unknown>) => {
    calls.push({ name, input });
    const answered = reply(name, calls.filter((call) => call.name === name).length);
    if (answered === undefined) return new Promise((resolve) => waiting.push(resolve));
    return Promise.resolve(answered.ok ? ok({ result: answered.value }) : answered);
  }) as unknown as Request;
  let ids = 0;
  const placer = createOrderPlacer({
    request,
    clock,
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    storage,
    userId: '7',
    signals: {
      read: () => around.now,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    onFoundLate: ({ requestId }) => void late.push(requestId),
    onRefusedLate: ({ requestId }, { code }) => void lateRefusals.push(`${requestId} ${code}`),
  });
  const leave = placer.start();
  const signal = (change: Partial<Signals>): void => {
    around.now = { ...around.now, ...change };
    for (const listener of [...listeners]) listener();
  };
  const wait = async (ms: number): Promise<void> => {
    for (let past = 0; past < ms; past += 500) {
      clock.advance(500);
      await flush();
    }
  };
  return {
    placer,
    calls,
    wait,
    storage,
    late,
    lateRefusals,
    leave,
    signal,
    /** The exchange answers what was asked first and has no answer yet. */
    answerFirst: async (answer: Result<unknown>): Promise<void> => {
      waiting.shift()?.(answer);
      await flush();
    },
    created: () => calls.filter(({ name }) => name === 'limitOrderCreate'),
  };
}

export function flush(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

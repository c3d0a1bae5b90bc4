import { onTestFinished } from 'vitest';
import type { AnswerOf, Request } from '#app/bridge/request.ts';
import { createTicket, type Ticket } from '#app/features/ticket/createTicket.ts';
import type { Booked, Deal } from '#app/features/ticket/deal.ts';
import {
  createBlockOrderType,
  createInstantOrderType,
} from '#app/features/ticket/orderTypes/convertOrderTypes.ts';
import { createBatchOrderType } from '#app/features/ticket/orderTypes/createBatchOrderType.ts';
import { createLowBalanceOrderType } from '#app/features/ticket/orderTypes/createLowBalanceOrderType.ts';
import type { OrderType } from '#app/features/ticket/orderTypes/orderType.ts';
import type { TicketState, TicketStateName } from '#app/features/ticket/ticketState.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { createDeferred } from '#shared/async/deferred.ts';
import type { Result } from '#shared/result/result.ts';
import { createFakeClock, type FakeClock } from '#tests/support/fakeClock.ts';
import { openStorage } from '#tests/support/fakeStorage.ts';
import { GUEST_PAGE, openRequestService } from '#tests/support/node/openRequestService.ts';

export interface OpenOrderTypes {
  readonly sandbox: Sandbox;
  readonly request: Request;
  /** Paths of what was sent. */
  readonly sent: readonly string[];
  readonly instant: ReturnType<typeof createInstantOrderType>;
  readonly block: ReturnType<typeof createBlockOrderType>;
  readonly batch: ReturnType<typeof createBatchOrderType>;
  readonly lowBalance: ReturnType<typeof createLowBalanceOrderType>;
  /** What the account can use of a coin for conversions. */
  readonly balance: (coin: string) => Promise<string>;
}

/** The four order types at a real sandbox, through the gateway's own request code. */
export async function openOrderTypes(
  account = 'demo@sluice.example',
  options: Parameters<typeof openRequestService>[1] = {},
): Promise<OpenOrderTypes> {
  const { call, logIn, sent, sandbox } = await openRequestService({}, options);
  await logIn(account);
  const request: Request = async (name, input, { fresh = false } = {}) => {
    const answered = await call(name, input, { path: GUEST_PAGE, fresh });
    return answered as Result<AnswerOf<typeof name>>;
  };
  return {
    sandbox,
    request,
    sent,
    instant: createInstantOrderType(request),
    block: createBlockOrderType(request),
    batch: createBatchOrderType(request),
    lowBalance: createLowBalanceOrderType(request),
    balance: async (coin) => {
      const input = { accountType: 'funding', coins: [coin], withPairs: false } as const;
      const answered = await request('convertSpecifiedCoins', input);
      return answered.ok ? (answered.value.result?.coins[0]?.balance ?? '') : answered.error.code;
    },
  };
}

export interface RunTicket<Order> {
  readonly ticket: Ticket<Order>;
  readonly clock: FakeClock;
  readonly late: readonly [Deal, Booked | null][];
  /** Moves the ticket's time on until it is in a state, giving the exchange real time to answer. */
  readonly until: <Name extends TicketStateName>(
    name: Name,
    stepMs?: number,
  ) => Promise<Extract<TicketState<Order>, { readonly name: Name }>>;
}

let ids = 0;

export const newId = (): string => {
  ids += 1;
  return `order-type-test-${ids}`;
};

/** A ticket whose orders go to the sandbox. The ticket's clock is fake, so that nothing waits; the exchange's clock is real. */
export function runTicket<Order>(
  orderType: OrderType<Order>,
  storage: KeyStorage = openStorage(),
): RunTicket<Order> {
  const steady = createFakeClock();
  const startMs = Date.now() - steady.now();
  const clock = { ...steady, wallNow: () => startMs + steady.now() };
  const late: [Deal, Booked | null][] = [];
  const ticket = createTicket<Order>({
    orderType,
    clock,
    newId,
    storage,
    userId: '20000001',
    signals: {
      read: () => ({ isOnline: true, isVisible: true, session: 0 }),
      subscribe: () => () => undefined,
    },
    onDecidedLate: (deal, booked) => late.push([deal, booked]),
  });
  ticket.start();
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const until: RunTicket<Order>['until'] = async (name, stepMs = 0) => {
    while (!isOver && ticket.getState().name !== name) {
      const state = ticket.getState();
      if (state.name === 'IDLE' && state.error !== null) throw new Error(`refused: ${state.error.code}`);
      clock.advance(stepMs);
      if (ticket.getState() !== state) continue;
      await nextTurn();
    }
    return ticket.getState() as Awaited<ReturnType<typeof until<typeof name>>>;
  };
  return { ticket, clock, late, until };
}

/** Lets I/O happen. */
function nextTurn(): Promise<void> {
  const { promise, resolve } = createDeferred<void>();
  setImmediate(resolve);
  return promise;
}

/** An order type whose answers to orders are lost: the exchange executes them, the page never hears of it. */
export function losingAnswers<Order>(orderType: OrderType<Order>): OrderType<Order> {
  return {
    ...orderType,
    execute: async (deal, guard) => {
      void orderType.execute(deal, guard);
      return { ok: false, error: { kind: 'http', code: '9000001', message: '', retryable: true } };
    },
  };
}

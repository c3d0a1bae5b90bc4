import type { Signals } from '#app/features/orders/orderSignals.ts';
import type { SecurityProof } from '#app/features/securityStep/securityState.ts';
import { createTicket, type Ticket } from '#app/features/ticket/createTicket.ts';
import type { Booked, Deal, OrderStatus } from '#app/features/ticket/deal.ts';
import type { AskOptions } from '#app/features/ticket/orderTypes/orderType.ts';
import type { TicketQuote } from '#app/features/ticket/ticketQuote.ts';
import type { TimedResult } from '#app/queries/requireResult.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import { createDeferred, type Deferred } from '#shared/async/deferred.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { createFakeClock, type FakeClock } from '#tests/support/fakeClock.ts';
import { openStorage } from '#tests/support/fakeStorage.ts';
import { buildQuote, type Order, refusal } from './buildTicket.ts';

interface Question<Given, Answer> {
  readonly given: Given;
  readonly answer: Deferred<Result<TimedResult<Answer>>>;
}

export interface OpenTicket {
  readonly ticket: Ticket<Order>;
  readonly clock: FakeClock;
  readonly storage: KeyStorage;
  readonly asked: readonly Question<{ order: Order; options: AskOptions<Order> }, TicketQuote>[];
  readonly sent: readonly Question<
    { deal: Deal; guard: SecurityProof | null; kept: string | null },
    OrderStatus
  >[];
  readonly searched: readonly Question<Deal, Booked | null>[];
  readonly late: readonly [Deal, Booked | null][];
  /** Why the late ones were refused. */
  readonly refusals: readonly string[];
  readonly listenerCount: () => number;
  readonly stop: () => void;
  readonly signal: (signals: Partial<Signals>) => void;
  /** The exchange answers the newest question for a price, with a life of 15 s by its own clock. */
  readonly quote: (toAmount?: string, rest?: Partial<TicketQuote>) => Promise<void>;
  readonly refuseQuote: (code: string) => Promise<void>;
  readonly answerOrder: (outcome: OrderStatus | { readonly code: string }) => Promise<void>;
  /** The exchange answers the newest search. */
  readonly answerSearch: (booked: Booked | null) => Promise<void>;
  readonly failSearch: () => Promise<void>;
  /** A quote is shown. */
  readonly toQuoted: () => Promise<void>;
  /** The order was sent. */
  readonly toConfirming: () => Promise<void>;
  /** The answer was lost, no list has the order, and it was sent once more after the quote had expired. */
  readonly toSentAgain: () => Promise<void>;
}

export interface OpenTicketOptions {
  readonly clock?: FakeClock;
  readonly storage?: KeyStorage;
  readonly isFirm?: boolean;
  readonly userId?: string;
  /** How far the exchange's clock is ahead, in ms. */
  readonly skewMs?: number;
}

export const LIFE_MS = 15_000;

/** A ticket with an order type that answers when a test says so. */
export function openTicket(options: OpenTicketOptions = {}): OpenTicket {
  const { clock = createFakeClock(), storage = openStorage(), skewMs = 0, userId = '20000001' } = options;
  const asked: OpenTicket['asked'][number][] = [];
  const sent: OpenTicket['sent'][number][] = [];
  const searched: OpenTicket['searched'][number][] = [];
  const late: [Deal, Booked | null][] = [];
  const refusals: string[] = [];
  const listeners = new Set<() => void>();
  let signals: Signals = { isOnline: true, isVisible: true, session: 0 };
  let ids = 0;

  const put = <Given, Answer>(list: Question<Given, Answer>[], given: Given) => {
    const answer = createDeferred<Result<TimedResult<Answer>>>();
    list.push({ given, answer });
    return answer.promise;
  };
  const key = `sluice.ticket.instant.${userId}`;

  const ticket = createTicket<Order>({
    orderType: {
      name: 'instant',
      isFirm: options.isFirm ?? false,
      ask: (order, how) => put(asked, { order, options: how }),
      execute: (deal, guard) => put(sent, { deal, guard, kept: storage.getItem(key) }),
      find: (deal) => put(searched, deal),
    },
    clock,
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    storage,
    userId,
    signals: {
      read: () => signals,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    onDecidedLate: (deal, booked, refusal) => {
      late.push([deal, booked]);
      if (refusal !== null) refusals.push(refusal.code);
    },
  });

  const answer = async <Answer>(
    list: readonly Question<unknown, Answer>[],
    result: Result<TimedResult<Answer>>,
  ): Promise<void> => {
    list.at(-1)?.answer.resolve(result);
    await settle();
  };
  const answered = <T>(value: T): Result<TimedResult<T>> => ok({ value, skewMs });

  const open: OpenTicket = {
    ticket,
    clock,
    storage,
    asked,
    sent,
    searched,
    late,
    refusals,
    listenerCount: () => listeners.size,
    stop: ticket.start(),
    signal: (changed) => {
      signals = { ...signals, ...changed };
      for (const listener of [...listeners]) listener();
    },
    quote: (toAmount = '6500', rest = {}) => {
      const expiresAtMs = clock.wallNow() + skewMs + LIFE_MS;
      return answer(asked, answered(buildQuote(`q${asked.length}`, toAmount, { expiresAtMs, ...rest })));
    },
    refuseQuote: (code) => answer(asked, err(refusal(code))),
    answerOrder: (outcome) =>
      answer(sent, typeof outcome === 'string' ? answered(outcome) : err(refusal(outcome.code))),
    answerSearch: (booked) => answer(searched, answered(booked)),
    failSearch: () => answer(searched, err(refusal('http/network'))),
    toQuoted: async () => {
      ticket.preview('0.1 BTC');
      await open.quote();
    },
    toConfirming: async () => {
      await open.toQuoted();
      ticket.confirm();
    },
    toSentAgain: async () => {
      await open.toConfirming();
      await open.answerOrder({ code: '9000001' });
      for (let known = 0; sent.length === 1; clock.advance(100)) {
        if (searched.length === known) continue;
        known = searched.length;
        await open.answerSearch(null);
      }
    },
  };
  return open;
}

/** Lets every promise that is settled reach its caller. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

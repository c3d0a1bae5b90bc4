import type { CallContext } from '#shared/contract/apiCall.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { EndpointName } from '#shared/endpoints/table.ts';
import type { RawAnswer } from './createExchange.ts';

/** A call on its way through the stages. */
export interface Job {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly input: Readonly<Record<string, unknown>>;
  readonly context: CallContext;
  readonly verify: Endpoint['verify'];
  /** The generation of the session that the call was made in. */
  readonly generation: number;
  /** The key under which its answer is kept, and equal calls are shared. */
  readonly key: string;
  /** Bypasses the cache. */
  readonly fresh: boolean;
  /** How old, in ms, a kept answer may be to serve this fresh call; 0 for none. */
  readonly withinMs: number;
  /** Aborts when no caller waits any more, or the time is up. */
  readonly signal: AbortSignal;
}

/** An answer of the exchange to a request of ours. */
export interface ReceivedAnswer extends RawAnswer {
  /** Requests are numbered in the order they are sent: of two answers, the one to the later request is newer. */
  readonly requestNumber: number;
  /** Whether the answer itself ended its session, as a guest's profile does: its caller still has to get it. */
  readonly isLast: boolean;
}

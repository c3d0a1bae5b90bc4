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
  /** Of the session it was made in. */
  readonly generation: number;
  /** Under which its answer is kept, and equal calls are shared. */
  readonly key: string;
  /** Passes by what is kept. */
  readonly fresh: boolean;
  /** Nobody waits for it any more, or its time is up. */
  readonly signal: AbortSignal;
}

/** An answer of the exchange to a request of ours. */
export interface FlownAnswer extends RawAnswer {
  /** Requests are numbered as they leave: of two answers the one that was asked for later is the newer one. */
  readonly departure: number;
  /** It ended its session itself, as a profile does which says that nobody is signed in: who asked has to hear it. */
  readonly isLast: boolean;
}

import type { Answer } from '#shared/contract/apiCall.ts';
import type { Verified } from '#shared/contract/verified.ts';
import type { EndpointName, InputOf, ResultOf } from '#shared/endpoints/table.ts';
import type { Result } from '#shared/result/result.ts';

export interface RequestOptions {
  /** Cancels the call; the request itself is aborted when no other caller waits for it. */
  readonly signal?: AbortSignal | undefined;
  /** Asks for a signature where the endpoint only reports on it. */
  readonly verify?: boolean;
  /** Bypasses the cache. */
  readonly fresh?: boolean;
  /** With `fresh`: an answer that another tab was given so many ms ago serves as well. */
  readonly withinMs?: number;
}

/** A checked answer of a call; its result is missing for guests on pages without login (product.md section 6). */
export interface AnswerOf<Name extends EndpointName> extends Omit<Answer, 'result'> {
  readonly result: Verified<ResultOf<Name>> | undefined;
}

export type Request = <Name extends EndpointName>(
  name: Name,
  input: InputOf<Name>,
  options?: RequestOptions,
) => Promise<Result<AnswerOf<Name>>>;

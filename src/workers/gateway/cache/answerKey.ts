import type { Endpoint } from '#shared/endpoints/endpoint.ts';

export interface KeyParts {
  readonly endpoint: Endpoint;
  /** The query or body, canonical. */
  readonly input: string;
  /** Rises with every change of user, logout included: a user's data belong to one generation. */
  readonly generation: number;
  /** Rises with every change of what the answer shows: one that was asked for before is not given again. */
  readonly version: number;
  readonly site: string;
  readonly language: string;
}

/**
 * The key under which an answer is kept and equal calls are shared (design.md section 4): user, site, language where it
 * matters, method, path, canonical input, and how often its data have changed. The user stands there as the session's generation, which is known before the
 * profile is; answers that are the same for all users have none.
 */
export function answerKey({ endpoint, input, generation, version, site, language }: KeyParts): string {
  const user = endpoint.cache === 'stored' ? 'all' : `g${generation}`;
  return JSON.stringify([
    user,
    site,
    endpoint.byLanguage ? language : '',
    endpoint.method,
    endpoint.path,
    input,
    version,
  ]);
}

import { systemClock } from '../../src/shared/async/clock.ts';
import { createAnswerStore } from '../../src/workers/gateway/cache/createAnswerStore.ts';
import {
  createRequestService,
  type RequestService,
  type RequestServiceOptions,
} from '../../src/workers/gateway/createRequestService.ts';

type Given = Pick<RequestServiceOptions, 'fetch' | 'api'>;

/** The gateway's HTTP half as it runs in Node, which has no IndexedDB: nothing outlives the process. */
export function buildRequestService(options: Given & Partial<RequestServiceOptions>): RequestService {
  return createRequestService({
    clock: systemClock,
    measure: () => 0,
    subtle: crypto.subtle,
    store: createAnswerStore({
      database: { entries: async () => [], set: async () => undefined, delete: async () => undefined },
      ttlMs: 60_000,
      maxBytes: 4_500_000,
      clock: systemClock,
      warn: () => undefined,
    }),
    onSessionEnd: () => undefined,
    onChange: () => undefined,
    report: () => undefined,
    ...options,
  });
}

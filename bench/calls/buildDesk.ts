import { systemClock } from '../../src/shared/async/clock.ts';
import { createAnswerStore } from '../../src/workers/gateway/cache/createAnswerStore.ts';
import {
  createRequestDesk,
  type RequestDesk,
  type RequestDeskOptions,
} from '../../src/workers/gateway/createRequestDesk.ts';

type Given = Pick<RequestDeskOptions, 'fetch' | 'api'>;

/** The gateway's HTTP half as it runs in Node, which has no IndexedDB: nothing outlives the process. */
export function buildDesk(options: Given & Partial<RequestDeskOptions>): RequestDesk {
  return createRequestDesk({
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
    report: () => undefined,
    ...options,
  });
}

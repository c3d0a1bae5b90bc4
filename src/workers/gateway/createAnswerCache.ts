import type { Clock } from '#shared/async/clock.ts';
import type { AnswerStore } from './cache/createAnswerStore.ts';
import { createMemoryCache } from './cache/createMemoryCache.ts';
import { readStored, writeResult } from './cache/storedResult.ts';
import { unlessAborted } from './cache/unlessAborted.ts';
import type { RawAnswer } from './createExchange.ts';
import type { FlownAnswer, Job } from './job.ts';
import { CACHE_ENTRIES, CACHE_TTL_MS, LARGE_ANSWER_BYTES } from './policy.ts';
import { assure } from './verify/admitAnswer.ts';
import { breathe } from './verify/breathe.ts';

/** Which answers are kept, where, and who may be served from them (design.md section 4 "Cache"). */
export interface AnswerCache {
  /** Undefined where nothing is kept that may serve this caller, and as soon as nobody waits. */
  readonly recall: (job: Job) => Promise<RawAnswer | undefined>;
  /** `result` is what the schema let through; nothing else gets on the device. */
  readonly remember: (job: Job, flown: FlownAnswer, result: unknown) => void;
  readonly forget: (key: string) => void;
  /** Everything, as when the session ends. */
  readonly clear: () => void;
  readonly size: () => number;
}

export interface AnswerCacheOptions {
  readonly clock: Clock;
  readonly store: AnswerStore;
  /** Of the session that is on. */
  readonly generation: () => number;
}

export function createAnswerCache({ clock, store, generation }: AnswerCacheOptions): AnswerCache {
  const memory = createMemoryCache<FlownAnswer>({
    capacity: CACHE_ENTRIES,
    ttlMs: CACHE_TTL_MS,
    now: clock.now,
  });

  const recallStored = async ({ key, signal }: Job): Promise<RawAnswer | undefined> => {
    const stored = await unlessAborted(store.get(key), signal);
    // Who wrote it may have been a person: it goes through the schema like any answer.
    const read = stored && readStored(stored.text);
    if (stored === undefined || read === undefined) return undefined;
    const envelope = { code: 0, message: '', result: read.result, extInfo: undefined, serverMs: null };
    const isLarge = stored.text.length >= LARGE_ANSWER_BYTES;
    return { envelope, check: null, atMs: stored.atMs, isLarge };
  };

  const keep = async ({ key }: Job, flown: FlownAnswer, result: unknown): Promise<void> => {
    try {
      if (flown.isLarge) await breathe();
      // Meanwhile the session may have ended, or a newer answer have come.
      if (memory.get(key) !== flown) return;
      await store.put(key, { text: writeResult(result), atMs: flown.atMs });
    } catch {
      // What could not be kept is asked for again.
    }
  };

  return {
    recall: async (job) => {
      const { endpoint, key, fresh, verify } = job;
      if (fresh || endpoint.cache === 'none') return undefined;
      const kept = memory.get(key) ?? (endpoint.cache === 'stored' ? await recallStored(job) : undefined);
      // A caller who wants a signature is not served from what came without one.
      return kept !== undefined && assure(verify, kept.check).ok ? kept : undefined;
    },
    remember: (job, flown, result) => {
      const { endpoint, key } = job;
      if (endpoint.cache === 'none' || job.generation !== generation()) return;
      // Somebody may have changed it. Who asked has been answered and the failure reported; nobody else is to see it.
      if (flown.check?.status === 'FAIL') return;
      const kept = memory.get(key);
      if (kept !== undefined && kept.departure >= flown.departure) return;
      memory.put(key, flown, endpoint.cache === 'pinned');
      if (endpoint.cache === 'stored') void keep(job, flown, result);
    },
    forget: memory.remove,
    clear: () => {
      memory.clear();
      void store.clear();
    },
    size: memory.size,
  };
}

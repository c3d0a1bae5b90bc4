import type { Clock } from '#shared/async/clock.ts';
import type { Answer } from '#shared/contract/apiCall.ts';
import type { AnswerStore } from './cache/createAnswerStore.ts';
import { createMemoryCache } from './cache/createMemoryCache.ts';
import type { RawAnswer } from './createExchange.ts';
import type { Job, ReceivedAnswer } from './job.ts';
import { CACHE_ENTRIES, CACHE_TTL_MS, LARGE_ANSWER_BYTES } from './policy.ts';
import { assure } from './verify/admitAnswer.ts';
import { breathe } from './verify/pacing.ts';

/** Keeps answers, and decides where and for which callers (design.md section 4 "Cache"). */
export interface AnswerCache {
  /** Undefined where nothing is kept that may serve this caller, and as soon as the call is cancelled. */
  readonly recall: (job: Job) => Promise<RawAnswer | undefined>;
  /** Only what has passed its schema is stored on the device, and only where no row was left out. */
  readonly remember: (
    job: Job,
    received: ReceivedAnswer,
    settled: Pick<Answer, 'result' | 'leftOut'>,
  ) => void;
  readonly forget: (key: string) => void;
  /** Drops everything, as when the session ends. */
  readonly clear: () => void;
  readonly size: () => number;
}

export interface AnswerCacheOptions {
  readonly clock: Clock;
  readonly store: AnswerStore;
  /** The generation of the current session. */
  readonly generation: () => number;
}

export function createAnswerCache({ clock, store, generation }: AnswerCacheOptions): AnswerCache {
  const memory = createMemoryCache<ReceivedAnswer>({
    capacity: CACHE_ENTRIES,
    ttlMs: CACHE_TTL_MS,
    now: clock.now,
  });

  /** Answers to what is asked again in time, which are kept for no other callers: the next tab that asks finds them. */
  const polled = createMemoryCache<ReceivedAnswer>({
    capacity: CACHE_ENTRIES,
    ttlMs: CACHE_TTL_MS,
    now: clock.now,
  });

  const recallPolled = ({ key, withinMs }: Job): RawAnswer | undefined => {
    const kept = withinMs > 0 ? polled.get(key) : undefined;
    const ageMs = kept === undefined ? Number.POSITIVE_INFINITY : clock.wallNow() - kept.atMs;
    // A clock that was set back says nothing of its age.
    return ageMs >= 0 && ageMs <= withinMs ? kept : undefined;
  };

  const recallStored = async ({ key, signal }: Job): Promise<RawAnswer | undefined> => {
    const stored = await unlessAborted(store.get(key), signal);
    // A user can edit the database: what is read goes through the schema like any answer.
    const read = stored && readStored(stored.text);
    if (stored === undefined || read === undefined) return undefined;
    const envelope = {
      code: 0,
      message: '',
      result: read.result,
      extInfo: undefined,
      extCode: '',
    };
    const isLarge = stored.text.length >= LARGE_ANSWER_BYTES;
    return { envelope, check: null, atMs: stored.atMs, isLarge };
  };

  const recallKept = async (job: Job): Promise<RawAnswer | undefined> => {
    const { endpoint, key } = job;
    if (endpoint.cache === 'none') return undefined;
    return memory.get(key) ?? (endpoint.cache === 'stored' ? await recallStored(job) : undefined);
  };

  const keep = async ({ key }: Job, received: ReceivedAnswer, result: unknown): Promise<void> => {
    try {
      if (received.isLarge) await breathe();
      // Meanwhile the session may have ended, or a newer answer may have arrived.
      if (memory.get(key) !== received) return;
      await store.put(key, { text: writeResult(result), atMs: received.atMs });
    } catch {
      // What could not be stored is requested again.
    }
  };

  return {
    recall: async (job) => {
      const { verify } = job;
      const kept = job.fresh ? recallPolled(job) : await recallKept(job);
      // A caller that requires a signature is not served an unsigned answer.
      return kept !== undefined && assure(verify, kept.check).ok ? kept : undefined;
    },
    remember: (job, received, { result, leftOut }) => {
      const { endpoint, key } = job;
      if (job.generation !== generation()) return;
      // The answer may have been tampered with: its caller gets the outcome, the failure is reported, no other caller gets it.
      if (received.check?.status === 'FAIL') return;
      const before = job.withinMs > 0 ? polled.get(key) : received;
      if (before === undefined || before.requestNumber < received.requestNumber) polled.put(key, received);
      if (endpoint.cache === 'none') return;
      const kept = memory.get(key);
      if (kept !== undefined && kept.requestNumber >= received.requestNumber) return;
      memory.put(key, received, endpoint.cache === 'pinned');
      if (endpoint.cache === 'stored' && leftOut === undefined) void keep(job, received, result);
    },
    forget: (key) => {
      memory.remove(key);
      polled.remove(key);
    },
    clear: () => {
      memory.clear();
      polled.clear();
      void store.clear();
    },
    size: memory.size,
  };
}

/** A result as text. What its schema made Maps of is an object again, as the same schema takes it. */
function writeResult(result: unknown): string {
  return JSON.stringify(result, (_key, value: unknown) =>
    value instanceof Map ? Object.fromEntries(value) : value,
  );
}

/** Undefined where the text is no JSON. Its schema still has to check it. */
function readStored(text: string): { readonly result: unknown } | undefined {
  try {
    return { result: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Resolves to the promise's value, or to undefined as soon as the signal aborts. The loser is ignored. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const abandon = (): void => resolve(undefined);
    if (signal.aborted) abandon();
    signal.addEventListener('abort', abandon);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abandon));
  });
}

import type { Answer, ApiCall, CallContext, SessionNotice } from '#shared/contract/apiCall.ts';
import type { RequestFigures } from '#shared/contract/gatewayApi.ts';
import type { TabId } from '#shared/contract/ids.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ENDPOINTS, type EndpointName, type ResultOf } from '#shared/endpoints/table.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { isNoLoginPage } from '#shared/site/noLoginPages.ts';
import { checkEcho } from './answer/checkEcho.ts';
import { judgeEnvelope } from './answer/judgeEnvelope.ts';
import type { Envelope } from './answer/readEnvelope.ts';
import { readInput, readResult } from './answer/readResult.ts';
import { answerKey } from './cache/answerKey.ts';
import type { AnswerStore } from './cache/createAnswerStore.ts';
import { createFlights } from './cache/createFlights.ts';
import { createMemoryCache } from './cache/createMemoryCache.ts';
import { createExchange, type ExchangeOptions, type RawAnswer } from './createExchange.ts';
import { CACHE_ENTRIES, CACHE_TTL_MS, LARGE_ANSWER_BYTES, REQUEST_TIMEOUT_MS } from './policy.ts';
import { CANCELLED, TIMEOUT } from './request/sendRequest.ts';
import { createSession } from './session/createSession.ts';
import { assure, markVerified, signatureError } from './verify/admitAnswer.ts';
import { breathe } from './verify/breathe.ts';
import type { SignatureCheck, SignedForm } from './verify/signatureCheck.ts';

/**
 * What is noticed about a call and isn't the caller's to handle: the check of a signature that failed, or that covers the
 * re-stringified form; a signed answer to another question; a result that its schema refuses, and where.
 */
export type CallReport =
  | { readonly name: 'signature'; readonly path: string; readonly code: number }
  | { readonly name: 'signature-form'; readonly path: string; readonly form: SignedForm }
  | { readonly name: 'wrong-answer'; readonly path: string }
  | { readonly name: 'bad-result'; readonly path: string; readonly field: string };

/** The gateway's HTTP half: request → verify → cache → answer. Every call ends, and ends as data. */
export interface RequestDesk {
  readonly request: (call: ApiCall) => Promise<Result<Answer>>;
  readonly cancel: (tabId: TabId, callId: number) => void;
  /** A tab is gone: nobody waits for its calls any more. */
  readonly forgetTab: (tabId: TabId) => void;
  readonly figures: () => RequestFigures;
}

export interface RequestDeskOptions extends ExchangeOptions {
  /** Answers that are the same for everybody, across lives of the worker. */
  readonly store: AnswerStore;
  readonly onSessionEnd: (notice: SessionNotice) => void;
  readonly report: (report: CallReport) => void;
}

/** A call on its way through the stages. */
interface Job {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly input: Readonly<Record<string, unknown>>;
  readonly context: CallContext;
  readonly verify: Endpoint['verify'];
  readonly generation: number;
  readonly key: string;
  readonly fresh: boolean;
  readonly signal: AbortSignal;
}

const UNKNOWN_CALL = appError('input/unknown-call', 'The page asked for a call that does not exist.');
const SESSION_CHANGED = appError('session/changed', 'The user changed while this was being loaded.', true);

/** Composes the HTTP half; this file alone knows the order of its stages. */
export function createRequestDesk(options: RequestDeskOptions): RequestDesk {
  const { clock, store } = options;
  const exchange = createExchange(options);
  const memory = createMemoryCache<RawAnswer>({
    capacity: CACHE_ENTRIES,
    ttlMs: CACHE_TTL_MS,
    now: clock.now,
  });
  const flights = createFlights<Result<RawAnswer>>();
  const callsByTab = new Map<TabId, Map<number, AbortController>>();
  const totals = { calls: 0, cached: 0 };
  let loners = 0;

  const session = createSession((generation, reason) => {
    memory.clear();
    void store.clear();
    options.onSessionEnd({ generation, reason });
  });

  const jobFor = (call: ApiCall, signal: AbortSignal): Result<Job> => {
    if (!Object.hasOwn(ENDPOINTS, call.name)) return err(UNKNOWN_CALL);
    const endpoint: Endpoint = ENDPOINTS[call.name];
    const input = readInput(endpoint, call.input);
    if (!input.ok) return input;
    const { context } = call;
    session.seeToken(context.token);
    const generation = session.generation();
    const { site, language } = context;
    return ok({
      name: call.name,
      endpoint,
      input: input.value,
      context,
      verify: call.verify ? 'required' : endpoint.verify,
      generation,
      key: answerKey({ endpoint, input: JSON.stringify(input.value), generation, site, language }),
      fresh: call.fresh,
      signal,
    });
  };

  const answer = async (job: Job): Promise<Result<Answer>> => {
    const asker = job.endpoint.echo === null ? ok(null) : await askWho(job);
    if (!asker.ok) return asker;
    const kept = await recall(job);
    if (kept !== undefined) return settle(job, kept, asker.value);
    const raw = await fly(job);
    if (!raw.ok) return raw;
    const settled = settle(job, raw.value, asker.value);
    if (settled.ok && settled.value.result !== undefined) remember(job, raw.value);
    // The schema took its time, and so will the copy that crosses to the page.
    if (raw.value.isLarge) await breathe();
    return settled;
  };

  /** An answer that repeats its user can be compared only with a user who is known: the profile comes first. */
  const askWho = async (job: Job): Promise<Result<number | null>> => {
    const known = session.uid();
    if (known !== null) return ok(known);
    const profile = await loadProfile(job.context, job.signal);
    return profile.ok ? ok(session.uid()) : profile;
  };

  const loadProfile = (context: CallContext, signal: AbortSignal): Promise<Result<Answer>> => {
    const call = { callId: 0, name: 'profile', input: {}, context, verify: false, fresh: false } as const;
    const job = jobFor(call, signal);
    return job.ok ? answer(job.value) : Promise.resolve(job);
  };

  const recall = async ({ endpoint, key, fresh, verify }: Job): Promise<RawAnswer | undefined> => {
    if (fresh || endpoint.cache === 'none') return undefined;
    const kept = memory.get(key) ?? (endpoint.cache === 'stored' ? await recallStored(key) : undefined);
    // A caller who wants a signature is not served from what came without one.
    if (kept === undefined || !assure(verify, kept.check).ok) return undefined;
    totals.cached += 1;
    return kept;
  };

  const recallStored = async (key: string): Promise<RawAnswer | undefined> => {
    const stored = await store.get(key);
    if (stored === undefined) return undefined;
    // Who wrote it may have been another build, or a person: it goes through the schema like any answer.
    try {
      const result: unknown = JSON.parse(stored.text);
      const envelope = { code: 0, message: '', result, extInfo: undefined, serverMs: null };
      return { envelope, check: null, atMs: stored.atMs, isLarge: stored.text.length >= LARGE_ANSWER_BYTES };
    } catch {
      return undefined;
    }
  };

  const remember = ({ endpoint, key, generation }: Job, raw: RawAnswer): void => {
    if (endpoint.cache === 'none' || generation !== session.generation()) return;
    memory.put(key, raw, endpoint.cache === 'pinned');
    if (endpoint.cache === 'stored') void keep(key, generation, raw);
  };

  const keep = async (key: string, generation: number, raw: RawAnswer): Promise<void> => {
    if (raw.isLarge) await breathe();
    if (generation !== session.generation()) return;
    await store.put(key, { text: JSON.stringify(raw.envelope.result), atMs: raw.atMs });
  };

  /** Equal calls share one request, unless one moves something or must not see what was asked before it. */
  const fly = async (job: Job): Promise<Result<RawAnswer>> => {
    const isShared = !job.fresh && (job.endpoint.method === 'get' || job.endpoint.cache !== 'none');
    loners += 1;
    const flightKey = isShared ? job.key : `${loners}`;
    const outcome = await flights.join(flightKey, job.signal, (signal) => ask(job, signal));
    return outcome ?? err(CANCELLED);
  };

  /** Asks the exchange, once for all who wait for the answer. */
  const ask = async (job: Job, signal: AbortSignal): Promise<Result<RawAnswer>> => {
    const raw = await exchange.ask(job.endpoint, job.input, job.context, signal);
    if (!raw.ok) return raw;
    const { check, envelope } = raw.value;
    reportCheck(job.endpoint, check);
    noteSession(job, envelope);
    return raw;
  };

  const reportCheck = ({ path }: Endpoint, check: SignatureCheck | null): void => {
    if (check === null || check.form === 'verbatim') return;
    if (check.form !== null) options.report({ name: 'signature-form', path, form: check.form });
    else options.report({ name: 'signature', path, code: check.reportCode ?? 79992 });
  };

  /** What an answer says of the session, once for all who wait for it (product.md section 6). */
  const noteSession = (job: Job, envelope: Envelope): void => {
    if (job.generation !== session.generation()) return;
    const refused = judgeEnvelope(envelope);
    if (job.endpoint.login === 'profile') {
      if (refused?.code === '10007') session.seeUser(null);
      else if (refused === null) seeProfile(readResult(job.endpoint, envelope.result));
    } else if (refused?.kind === 'login') {
      memory.remove(profileKeyFor(job.context));
      void loadProfile(job.context, new AbortController().signal);
    } else if (job.name === 'logout' && refused === null) {
      session.end('logout');
    }
  };

  /** A profile that can't be read says nothing of who is signed in. */
  const seeProfile = (profile: Result<unknown>): void => {
    if (profile.ok) session.seeUser((profile.value as ResultOf<'profile'>).id);
  };

  const profileKeyFor = ({ site, language }: CallContext): string =>
    answerKey({
      endpoint: ENDPOINTS.profile,
      input: '{}',
      generation: session.generation(),
      site,
      language,
    });

  /** Applies to an answer what its caller may see of it. */
  const settle = (job: Job, raw: RawAnswer, uid: number | null): Result<Answer> => {
    const { endpoint, context, input } = job;
    const isOutdated = job.generation !== session.generation() && job.name !== 'logout';
    const about = { asOfMs: raw.atMs, generation: session.generation(), skewMs: exchange.skewMs() };
    const refused = judgeEnvelope(raw.envelope);
    if (refused !== null) {
      // On pages for guests such a call resolves, without a result.
      if (refused.kind === 'login' && isNoLoginPage(context.path)) return ok({ ...about, result: undefined });
      return err(refused);
    }
    if (isOutdated) return err(SESSION_CHANGED);
    const assurance = assure(job.verify, raw.check);
    if (!assurance.ok) return assurance;
    // Before its shape: what answers another question has another shape as well.
    if (
      endpoint.echo !== null &&
      (uid === null || !checkEcho(endpoint.echo, { uid, input }, raw.envelope.result))
    ) {
      options.report({ name: 'wrong-answer', path: endpoint.path });
      return err(signatureError(null));
    }
    const result = readResult(endpoint, raw.envelope.result);
    if (!result.ok) {
      options.report({ name: 'bad-result', path: endpoint.path, field: result.error.extInfo.field });
      return result;
    }
    return ok({ ...about, result: markVerified(result.value, assurance.value) });
  };

  const request = async (call: ApiCall): Promise<Result<Answer>> => {
    const { tabId, traceId } = call.context;
    const controller = new AbortController();
    const calls = callsByTab.get(tabId) ?? new Map<number, AbortController>();
    callsByTab.set(tabId, calls.set(call.callId, controller));
    totals.calls += 1;
    let isLate = false;
    // A call may need the profile first, so that no single request's timeout bounds it.
    const timer = clock.setTimer(() => {
      isLate = true;
      controller.abort();
    }, REQUEST_TIMEOUT_MS);
    const job = jobFor(call, controller.signal);
    const answered = job.ok ? await answer(job.value) : job;
    clock.clearTimer(timer);
    if (calls.get(call.callId) === controller) calls.delete(call.callId);
    if (calls.size === 0 && callsByTab.get(tabId) === calls) callsByTab.delete(tabId);
    if (answered.ok) return answered;
    const error = isLate && answered.error.code === CANCELLED.code ? TIMEOUT : answered.error;
    return err(traceId === null ? error : { ...error, traceId });
  };

  return {
    request,
    cancel: (tabId, callId) => callsByTab.get(tabId)?.get(callId)?.abort(),
    forgetTab: (tabId) => {
      for (const controller of callsByTab.get(tabId)?.values() ?? []) controller.abort();
    },
    figures: () => ({
      ...totals,
      ...exchange.figures(),
      pending: [...callsByTab.values()].reduce((sum, calls) => sum + calls.size, 0),
      cacheEntries: memory.size(),
      generation: session.generation(),
      skewMs: exchange.skewMs(),
    }),
  };
}

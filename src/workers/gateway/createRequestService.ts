import { type Answer, type ApiCall, SESSION_CHANGED, type SessionNotice } from '#shared/contract/apiCall.ts';
import type { RequestFigures } from '#shared/contract/gatewayApi.ts';
import type { TabId } from '#shared/contract/ids.ts';
import type { DataKind } from '#shared/endpoints/dataKinds.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ENDPOINTS } from '#shared/endpoints/table.ts';
import { appError, unsent } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { readInput } from './answer/checkResult.ts';
import { judgeEnvelope } from './answer/envelope.ts';
import { answerKey } from './cache/answerKey.ts';
import type { AnswerStore } from './cache/createAnswerStore.ts';
import { createPendingRequests } from './cache/createPendingRequests.ts';
import type { CallReport } from './callReport.ts';
import { createAnswerCache } from './createAnswerCache.ts';
import { createCallRuns } from './createCallRuns.ts';
import { createDataChanges } from './createDataChanges.ts';
import { createExchange, type ExchangeOptions, type RawAnswer } from './createExchange.ts';
import { createIdentity } from './createIdentity.ts';
import { insteadOf } from './insteadOf.ts';
import type { Job, ReceivedAnswer } from './job.ts';
import { CANCELLED } from './request/sendRequest.ts';
import { createSession } from './session/createSession.ts';
import { settleAnswer } from './settleAnswer.ts';
import type { SignatureCheck } from './verify/createSignatureChecker.ts';
import { breathe } from './verify/pacing.ts';

/** The gateway's HTTP half: request → verify → cache → answer. Every call ends, and ends as data. */
export interface RequestService {
  readonly request: (call: ApiCall) => Promise<Result<Answer>>;
  readonly cancel: (tabId: TabId, callId: number) => void;
  /** A tab is gone: its calls are cancelled. */
  readonly forgetTab: (tabId: TabId) => void;
  /** Another gateway says what has changed. */
  readonly onChangedElsewhere: (kinds: readonly DataKind[]) => void;
  readonly figures: () => RequestFigures;
}

export interface RequestServiceOptions extends ExchangeOptions {
  /** Answers that are the same for all users; outlives the worker. */
  readonly store: AnswerStore;
  readonly onSessionEnd: (notice: SessionNotice) => void;
  /** A call has changed data of the user, or may have. */
  readonly onChange: (kinds: readonly DataKind[]) => void;
  readonly report: (report: CallReport) => void;
}

const UNKNOWN_CALL = appError('input/unknown-call', 'The page asked for a call that does not exist.');

/** Composes the HTTP half; this file alone knows the order of its stages. */
export function createRequestService(options: RequestServiceOptions): RequestService {
  const { clock } = options;
  const exchange = createExchange(options);
  const session = createSession((notice) => {
    cache.clear();
    changes.forgetRows();
    options.onSessionEnd(notice);
  });
  const cache = createAnswerCache({ clock, store: options.store, generation: session.generation });
  const changes = createDataChanges();
  const pending = createPendingRequests<Result<ReceivedAnswer>>();
  let cached = 0;
  let unshared = 0;
  let requests = 0;

  const jobFor = (call: ApiCall, signal: AbortSignal): Result<Job> => {
    if (!Object.hasOwn(ENDPOINTS, call.name)) return err(UNKNOWN_CALL);
    const endpoint: Endpoint = ENDPOINTS[call.name];
    const input = readInput(endpoint, call.input);
    if (!input.ok) return input;
    const { context } = call;
    session.observeToken(context.token);
    session.observeShown(context.uid);
    const generation = session.generation();
    const { site, language } = context;
    return ok({
      name: call.name,
      endpoint,
      input: input.value,
      context,
      verify: call.verify ? 'required' : endpoint.verify,
      generation,
      key: answerKey({
        ...{ endpoint, input: JSON.stringify(input.value), generation, site, language },
        version: changes.versionOf(endpoint),
      }),
      fresh: call.fresh,
      withinMs: call.withinMs ?? 0,
      signal,
    });
  };

  const identity = createIdentity({
    session,
    cache,
    exchange,
    loadProfile: async (context, { verify, signal }) => {
      const job = jobFor({ callId: 0, name: 'profile', input: {}, context, verify, fresh: false }, signal);
      return job.ok ? answer(job.value) : job;
    },
    onWrongAnswer: (path) => options.report({ name: 'wrong-answer', path }),
  });

  /** A logout has ended the session itself. */
  const isOutdated = ({ name, generation }: Job): boolean =>
    generation !== session.generation() && name !== 'logout';

  const answer = async (job: Job): Promise<Result<Answer>> => {
    // The user in an answer can be compared only with a known user: the profile comes first.
    const user = await identity.findUser(job);
    if (!user.ok) return err(unsent(user.error));
    const kept = await cache.recall(job);
    // Nothing is sent for a caller that is gone.
    if (job.signal.aborted) return err(unsent(CANCELLED));
    if (isOutdated(job)) return err(unsent(SESSION_CHANGED));
    if (kept !== undefined) {
      cached += 1;
      return settle(job, kept, user.value);
    }
    const received = await requestShared(job);
    if (!received.ok) return isOutdated(job) ? err(insteadOf(received.error, SESSION_CHANGED)) : received;
    const settled = settle(job, received.value, user.value);
    const isForGuest = settled.ok && settled.value.result === undefined;
    if (settled.ok && !isForGuest) {
      cache.remember(job, received.value, settled.value);
      if (!isOutdated(job)) announce(changes.learn(job, settled.value.result));
    }
    // The schema took its time, and so will the copy that crosses to the page.
    if (received.value.isLarge) await breathe();
    // Answers to the user before, refusals included, must not reach the new one.
    const isStale = isOutdated(job) && !received.value.isLast && !isForGuest;
    return isStale ? err(SESSION_CHANGED) : settled;
  };

  /** Equal calls share one request, unless a call changes something or wants an answer of its own. */
  const requestShared = async (job: Job): Promise<Result<ReceivedAnswer>> => {
    const isRepeated = !job.fresh || job.withinMs > 0;
    const isShared = isRepeated && (job.endpoint.method === 'get' || job.endpoint.cache !== 'none');
    unshared += 1;
    const requestKey = isShared ? job.key : `${unshared}`;
    const outcome = await pending.join(requestKey, job.signal, (signal) => ask(job, signal));
    return outcome ?? err(CANCELLED);
  };

  const announce = (kinds: readonly DataKind[]): void => {
    if (kinds.length === 0) return;
    changes.record(kinds);
    options.onChange(kinds);
  };

  /** Asks the exchange, once for all waiting callers. */
  const ask = async (job: Job, signal: AbortSignal): Promise<Result<ReceivedAnswer>> => {
    requests += 1;
    const requestNumber = requests;
    const raw = await exchange.ask(job.endpoint, job.input, job.context, signal);
    // Before any caller knows: what one of them reads next is new. An answer that was lost may have changed the same.
    if (raw.ok ? judgeEnvelope(raw.value.envelope) === null : raw.error.isUnsent !== true) {
      announce(job.endpoint.changes);
    }
    if (!raw.ok) return raw;
    reportCheck(job.endpoint, raw.value.check);
    const confirmed = await identity.confirm(job, raw.value);
    if (!confirmed.ok) return confirmed;
    const generation = session.generation();
    const learned = identity.learn(job, raw.value);
    return learned.ok
      ? ok({ ...raw.value, requestNumber, isLast: session.generation() !== generation })
      : learned;
  };

  const reportCheck = ({ path }: Endpoint, check: SignatureCheck | null): void => {
    if (check === null) return;
    if (check.reportCode !== null) options.report({ name: 'signature', path, code: check.reportCode });
    else if (check.form === 'restringified')
      options.report({ name: 'signature-form', path, form: check.form });
  };

  const settle = (job: Job, raw: RawAnswer, uid: number | null): Result<Answer> =>
    settleAnswer(
      job,
      raw,
      { uid, namedUid: session.namedUid(), generation: session.generation(), skewMs: exchange.skewMs() },
      options.report,
    );

  const runs = createCallRuns(clock, async (call, signal) => {
    const job = jobFor(call, signal);
    return job.ok ? answer(job.value) : err(unsent(job.error));
  });

  const request = async (call: ApiCall): Promise<Result<Answer>> => {
    try {
      const answered = await runs.run(call);
      const { traceId } = call.context;
      return answered.ok || traceId === null ? answered : err({ ...answered.error, traceId });
    } catch (reason) {
      // A bug of ours or of the calling page: the error carries the reason.
      return err(appError('worker/failed', `The background worker failed: ${String(reason)}`));
    }
  };

  return {
    request,
    cancel: runs.cancel,
    onChangedElsewhere: changes.record,
    forgetTab: runs.forgetTab,
    figures: () => ({
      ...{ calls: runs.count(), cached },
      ...exchange.figures(),
      pending: runs.pending(),
      cacheEntries: cache.size(),
      generation: session.generation(),
      skewMs: exchange.skewMs(),
    }),
  };
}

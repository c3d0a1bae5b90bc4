import type { Clock } from '#shared/async/clock.ts';
import type { CallContext } from '#shared/contract/apiCall.ts';
import type { ApiSettings } from '#shared/contract/gatewayApi.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { Measure } from '#shared/profiling/trackMeasure.ts';
import { appError, unsent } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { type Envelope, readEnvelope } from './answer/envelope.ts';
import {
  LARGE_ANSWER_BYTES,
  MAX_ANSWER_BYTES,
  REQUEST_TIMEOUT_MS,
  SIGNATURE_TOLERANCE_MS,
} from './policy.ts';
import { buildRequest, type HttpRequest } from './request/buildRequest.ts';
import { type HttpResponse, sendRequest } from './request/sendRequest.ts';
import { createServerClock } from './request/serverClock.ts';
import { readBody } from './verify/admitAnswer.ts';
import { newestVersion } from './verify/createKeyRing.ts';
import {
  createSignatureChecker,
  type SignatureCheck,
  type SignatureChecker,
} from './verify/createSignatureChecker.ts';
import { breathe } from './verify/pacing.ts';
import { loadForge } from './verify/rsaVerify.ts';
import { signRequest } from './verify/signRequest.ts';

/** What the exchange answered, before any caller's policy is applied to it. */
export interface RawAnswer {
  readonly envelope: Envelope;
  /** Set for an answer that says success and carries a signature (product.md section 5). */
  readonly check: SignatureCheck | null;
  /** By the device's clock, in ms since 1970. */
  readonly atMs: number;
  /** Too large to be checked, kept and sent in one task. */
  readonly isLarge: boolean;
}

/** One request and its answer, with the signatures of both: build → sign → send → verify → envelope. */
export interface Exchange {
  readonly ask: (
    endpoint: Endpoint,
    input: Readonly<Record<string, unknown>>,
    context: CallContext,
    signal: AbortSignal,
  ) => Promise<Result<RawAnswer>>;
  /** Whether there is anything to check signatures with. */
  readonly hasKeys: () => boolean;
  /** Server time minus the device's, in ms. */
  readonly skewMs: () => number;
  readonly figures: () => { readonly requests: number; readonly verifyMs: number };
}

export interface ExchangeOptions {
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  readonly measure: Measure;
  readonly api: () => ApiSettings;
  /** Null in insecure contexts. */
  readonly subtle: SubtleCrypto | null;
}

export const NO_KEYS = appError(
  'signature/no-keys',
  'This site has no keys to verify the signed response, so nothing was sent. Contact support.',
);

/** The exchange's refusal of a request by its signature or the time of it (screens.md 0.2). */
const WRONGLY_SIGNED = 790001;

export function createExchange({ clock, fetch, measure, api, subtle }: ExchangeOptions): Exchange {
  const serverClock = createServerClock();
  const figures = { requests: 0, verifyMs: 0 };
  let checkedWith: { readonly keys: ApiSettings['keys']; readonly checker: SignatureChecker } | undefined;

  /** Keys are imported once, and again only when a newer page brings other keys. */
  const checker = (): SignatureChecker => {
    const { keys } = api();
    if (JSON.stringify(checkedWith?.keys) !== JSON.stringify(keys)) {
      const created = createSignatureChecker({ keys, subtle, loadForge, breathe, now: clock.now });
      checkedWith = { keys, checker: created };
      return created;
    }
    return checkedWith?.checker as SignatureChecker;
  };

  const sign = (request: HttpRequest, endpoint: Endpoint, atMs: number): Result<HttpRequest> => {
    const { keys } = api();
    const version = newestVersion(keys);
    if (version === undefined) return err(unsent(NO_KEYS));
    const signedInput =
      endpoint.encoding === 'json' ? (request.body ?? '{}') : Object.fromEntries(request.pairs);
    const signature = signRequest(signedInput, keys, version, atMs);
    if (signature === null) return err(unsent(NO_KEYS));
    return ok({ ...request, headers: { ...request.headers, 'X-Signature': signature } });
  };

  const read = async (
    { body, signature, date }: HttpResponse,
    question: Question,
  ): Promise<Result<RawAnswer>> => {
    const atMs = clock.wallNow();
    const startMs = performance.now();
    // The server's time comes from earlier signatures; for the first one, from its answer's own date.
    if (date !== null) serverClock.learnDate(Date.parse(date), atMs);
    const nowMs = serverClock.serverNow(atMs, clock.now());
    const checked = await readBody(body, signature, checker(), nowMs);
    if (signature !== null) figures.verifyMs += measure('verify', startMs);
    if (!checked.ok) return checked;
    const envelope = readEnvelope(checked.value.json);
    if (!envelope.ok) return envelope;
    const judged = learnTime(checked.value.check, atMs, isFresh(question, envelope.value.result));
    const isLarge = body.byteLength >= LARGE_ANSWER_BYTES;
    // Parsing took long, and so will the schema: other waiting work runs in between.
    if (isLarge) await breathe();
    const check = envelope.value.code === 0 ? judged : null;
    return ok({ envelope: envelope.value, check, atMs, isLarge });
  };

  /** Learns from the time of a signature that verifies; one that was late is in time where its clock is believed by now. */
  const learnTime = (
    check: SignatureCheck | null,
    localMs: number,
    isFreshAnswer: boolean,
  ): SignatureCheck | null => {
    if (check === null || check.signedMs === null) return check;
    const time = { signedMs: check.signedMs, localMs };
    if (check.status === 'SUCCESS') serverClock.learn(time);
    else if (serverClock.learnLate(time, isFreshAnswer)) {
      return { ...check, status: 'SUCCESS', reportCode: null, clockOffMs: null };
    } else {
      // The user can set the device's clock: the difference is from that, unless it is right.
      const fromDeviceMs = time.signedMs - localMs;
      if (Math.abs(fromDeviceMs) > SIGNATURE_TOLERANCE_MS) return { ...check, clockOffMs: fromDeviceMs };
    }
    return check;
  };

  /** Sends a request once; `atMs` is the time in its signature, where it needs one. */
  const askOnce = async (
    question: Question,
    request: HttpRequest,
    atMs: number,
    signal: AbortSignal,
  ): Promise<{ readonly answered: Result<RawAnswer>; readonly date: string | null }> => {
    const signed =
      question.endpoint.verify === 'required' ? sign(request, question.endpoint, atMs) : ok(request);
    if (!signed.ok) return { answered: signed, date: null };
    figures.requests += 1;
    const response = await sendRequest(signed.value, {
      fetch,
      clock,
      timeoutMs: REQUEST_TIMEOUT_MS,
      maxBytes: MAX_ANSWER_BYTES,
      signal,
    });
    if (!response.ok) return { answered: response, date: null };
    return { answered: await read(response.value, question), date: response.value.date };
  };

  return {
    ask: async (endpoint, input, context, signal) => {
      const question = { endpoint, input };
      const request = buildRequest(endpoint, input, context, api());
      const atMs = Math.round(clock.wallNow() + serverClock.skewMs());
      const { answered, date } = await askOnce(question, request, atMs, signal);
      const isRefused = answered.ok && answered.value.envelope.code === WRONGLY_SIGNED;
      if (!isRefused || endpoint.verify !== 'required') return answered;
      // Nothing was carried out. Refusals are not signed, so that a clock which was learnt wrongly would never be corrected
      // by one; a wrong date harms nothing here, since it is only what this request is dated.
      const dated = date === null ? clock.wallNow() : Date.parse(date);
      const isOff = Number.isFinite(dated) && Math.abs(dated - atMs) > SIGNATURE_TOLERANCE_MS / 2;
      return isOff ? (await askOnce(question, request, Math.round(dated), signal)).answered : answered;
    },
    hasKeys: () => newestVersion(api().keys) !== undefined,
    skewMs: serverClock.skewMs,
    figures: () => figures,
  };
}

interface Question {
  readonly endpoint: Endpoint;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Fields of an id that is made for one request. */
const REQUEST_IDS: readonly string[] = ['requestId', 'request_id'];

/** Whether an answer repeats an id that was made for its question: no answer to an earlier one does. */
function isFresh({ endpoint, input }: Question, result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return false;
  const fields = Object.entries(endpoint.echo?.fields ?? {});
  return fields.some(
    ([answered, asked]) =>
      REQUEST_IDS.includes(asked) &&
      input[asked] !== undefined &&
      Reflect.get(result, answered) === input[asked],
  );
}

import type { Clock } from '#shared/async/clock.ts';
import type { CallContext } from '#shared/contract/apiCall.ts';
import type { ApiSettings } from '#shared/contract/gatewayApi.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { Measure } from '#shared/profiling/trackMeasure.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { type Envelope, readEnvelope } from './answer/envelope.ts';
import { LARGE_ANSWER_BYTES, MAX_ANSWER_BYTES, REQUEST_TIMEOUT_MS } from './policy.ts';
import { buildRequest, type HttpRequest } from './request/buildRequest.ts';
import { type HttpResponse, sendRequest } from './request/sendRequest.ts';
import { createReplayClock, createSkew } from './request/serverClock.ts';
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
  'The answer to this would have to be signed, and this site has no keys to check it with. Nothing was sent.',
);

export function createExchange({ clock, fetch, measure, api, subtle }: ExchangeOptions): Exchange {
  const skew = createSkew();
  const replayClock = createReplayClock();
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

  const sign = (request: HttpRequest, endpoint: Endpoint): Result<HttpRequest> => {
    const { keys } = api();
    const version = newestVersion(keys);
    if (version === undefined) return err(NO_KEYS);
    const signedInput =
      endpoint.encoding === 'json' ? (request.body ?? '{}') : Object.fromEntries(request.pairs);
    const signature = signRequest(signedInput, keys, version, Math.round(skew.serverNow(clock.wallNow())));
    if (signature === null) return err(NO_KEYS);
    return ok({ ...request, headers: { ...request.headers, 'X-Signature': signature } });
  };

  const read = async ({ body, signature, date }: HttpResponse): Promise<Result<RawAnswer>> => {
    const atMs = clock.wallNow();
    const startMs = performance.now();
    // The server's time comes from earlier answers; for the first answer, from its own date.
    if (date !== null) skew.learnDate(Date.parse(date), atMs);
    const nowMs = replayClock.serverNow(atMs, clock.now()) ?? skew.serverNow(atMs);
    const checked = await readBody(body, signature, checker(), nowMs);
    if (signature !== null) figures.verifyMs += measure('verify', startMs);
    if (!checked.ok) return checked;
    const envelope = readEnvelope(checked.value.json);
    if (!envelope.ok) return envelope;
    learnTime(envelope.value, checked.value.check, atMs);
    const isLarge = body.byteLength >= LARGE_ANSWER_BYTES;
    // Parsing took long, and so will the schema: other waiting work runs in between.
    if (isLarge) await breathe();
    const check = envelope.value.code === 0 ? checked.value.check : null;
    return ok({ envelope: envelope.value, check, atMs, isLarge });
  };

  /** An answer with a failed signature is not used; replays are measured by signed answers only. */
  const learnTime = ({ serverMs }: Envelope, check: SignatureCheck | null, atMs: number): void => {
    if (serverMs === null || check?.status === 'FAIL') return;
    skew.learn(serverMs, atMs);
    if (check?.status === 'SUCCESS') replayClock.learn(serverMs, atMs);
  };

  return {
    ask: async (endpoint, input, context, signal) => {
      const request = buildRequest(endpoint, input, context, api());
      const signed = endpoint.verify === 'required' ? sign(request, endpoint) : ok(request);
      if (!signed.ok) return signed;
      figures.requests += 1;
      const response = await sendRequest(signed.value, {
        fetch,
        clock,
        timeoutMs: REQUEST_TIMEOUT_MS,
        maxBytes: MAX_ANSWER_BYTES,
        signal,
      });
      return response.ok ? read(response.value) : response;
    },
    hasKeys: () => newestVersion(api().keys) !== undefined,
    skewMs: skew.ms,
    figures: () => figures,
  };
}

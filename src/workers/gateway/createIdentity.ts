import type { Answer, CallContext } from '#shared/contract/apiCall.ts';
import { ENDPOINTS, type ResultOf } from '#shared/endpoints/table.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { judgeEnvelope } from './answer/judgeEnvelope.ts';
import { readResult } from './answer/readResult.ts';
import { answerKey } from './cache/answerKey.ts';
import type { AnswerCache } from './createAnswerCache.ts';
import { type Exchange, NO_KEYS, type RawAnswer } from './createExchange.ts';
import type { Job } from './job.ts';
import type { Session } from './session/createSession.ts';
import { signatureError } from './verify/admitAnswer.ts';

/** Whom the calls are made for (docs/decisions/0009-whose-answers.md). */
export interface Identity {
  /**
   * The id that a signed answer to this job has to repeat; null for a guest, and where nothing has to be repeated. It is
   * known by a signed profile alone: whoever could name another person would have answers to them accepted.
   */
  readonly askWho: (job: Job) => Promise<Result<number | null>>;
  /**
   * Takes what an answer says of the session, once for all who wait for it (product.md section 6); an error where the
   * answer itself can't be believed.
   */
  readonly note: (job: Job, raw: RawAnswer) => Result<void>;
}

export interface IdentityOptions {
  readonly session: Session;
  readonly cache: Pick<AnswerCache, 'forget'>;
  readonly exchange: Pick<Exchange, 'hasKeys'>;
  readonly loadProfile: (
    context: CallContext,
    options: { readonly verify: boolean; readonly signal: AbortSignal },
  ) => Promise<Result<Answer>>;
  /** Told the path of an answer that is about somebody else. */
  readonly onWrongAnswer: (path: string) => void;
}

export function createIdentity(options: IdentityOptions): Identity {
  const { session, cache, exchange, loadProfile } = options;

  const seeProfile = ({ endpoint }: Job, { envelope, check }: RawAnswer): Result<void> => {
    const profile = readResult(endpoint, envelope.result);
    // One that can't be read says nothing of who is signed in.
    if (!profile.ok) return ok();
    const { id } = profile.value as ResultOf<'profile'>;
    // product.md section 3: positive when logged in.
    if (id === 0) session.seeGuest();
    else if (!session.seeUser(id, check?.status === 'SUCCESS')) {
      options.onWrongAnswer(endpoint.path);
      return err(signatureError(null));
    }
    return ok();
  };

  /** Refused to somebody who may have been logged out elsewhere: the profile tells. */
  const reloadProfile = ({ context }: Job): void => {
    const { site, language } = context;
    const generation = session.generation();
    cache.forget(answerKey({ endpoint: ENDPOINTS.profile, input: '{}', generation, site, language }));
    const { signal } = new AbortController();
    // Nobody waits for it: what it says of the session has been noted by then.
    loadProfile(context, { verify: false, signal }).catch(() => undefined);
  };

  return {
    askWho: async ({ endpoint, context, signal }) => {
      const known = session.uid();
      if (endpoint.echo === null || known !== null) return ok(known);
      // No profile could be believed, so that none is asked for either.
      if (!exchange.hasKeys()) return err(NO_KEYS);
      const profile = await loadProfile(context, { verify: true, signal });
      return profile.ok ? ok(session.uid()) : profile;
    },
    note: (job, raw) => {
      if (job.generation !== session.generation()) return ok();
      const refused = judgeEnvelope(raw.envelope);
      if (job.endpoint.login === 'profile') {
        if (refused === null) return seeProfile(job, raw);
        if (refused.code === '10007') session.seeGuest();
      } else if (refused?.kind === 'login') reloadProfile(job);
      else if (refused === null && job.name === 'logout') session.end('logout');
      return ok();
    },
  };
}

import { type Answer, type CallContext, SESSION_CHANGED } from '#shared/contract/apiCall.ts';
import { ENDPOINTS, type ResultOf } from '#shared/endpoints/table.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { signatureError } from '#shared/result/signatureError.ts';
import { isForGuest } from './answer/agreement/repeatsQuestion.ts';
import { readResult } from './answer/checkResult.ts';
import { judgeEnvelope } from './answer/envelope.ts';
import { answerKey } from './cache/answerKey.ts';
import type { AnswerCache } from './createAnswerCache.ts';
import { type Exchange, NO_KEYS, type RawAnswer } from './createExchange.ts';
import type { Job } from './job.ts';
import type { Session } from './session/createSession.ts';

/** The user that calls are made for (docs/decisions/0009-whose-answers.md). */
export interface Identity {
  /**
   * The user id that a signed answer to this job has to repeat; null for a guest, and where nothing has to be repeated.
   * Only a signed profile sets it: an attacker who could name another user would get that user's answers accepted.
   */
  readonly findUser: (job: Job) => Promise<Result<number | null>>;
  /**
   * Looks at whether a user is still signed in where an answer about their data was given to a guest; an error where the
   * session has ended. A page for guests gets such answers with balances of 0, which must not be taken for the user's.
   */
  readonly confirm: (job: Job, raw: RawAnswer) => Promise<Result<void>>;
  /**
   * Takes from an answer what it says of the session, once for all waiting callers (product.md section 6); an error where
   * the answer itself cannot be trusted.
   */
  readonly learn: (job: Job, raw: RawAnswer) => Result<void>;
}

export interface IdentityOptions {
  readonly session: Session;
  readonly cache: Pick<AnswerCache, 'forget'>;
  readonly exchange: Pick<Exchange, 'hasKeys'>;
  readonly loadProfile: (
    context: CallContext,
    options: { readonly verify: boolean; readonly signal: AbortSignal },
  ) => Promise<Result<Answer>>;
  /** Called with the path of an answer that is about another user. */
  readonly onWrongAnswer: (path: string) => void;
}

export function createIdentity(options: IdentityOptions): Identity {
  const { session, cache, exchange, loadProfile } = options;

  const learnProfile = ({ endpoint }: Job, { envelope, check }: RawAnswer): Result<void> => {
    const profile = readResult(endpoint, envelope.result);
    // An unreadable profile says nothing of the user.
    if (!profile.ok) return ok();
    const { id } = profile.value.value as ResultOf<'profile'>;
    // product.md section 3: positive when logged in.
    if (id === 0) session.observeGuest();
    else if (!session.observeUser(id, check?.status === 'SUCCESS')) {
      options.onWrongAnswer(endpoint.path);
      return err(signatureError(null));
    }
    return ok();
  };

  /** A refused user may have logged out elsewhere: the profile shows it. */
  const reloadProfile = async ({ context }: Job): Promise<void> => {
    const { site, language } = context;
    const generation = session.generation();
    // No call changes what the profile says.
    const version = 0;
    cache.forget(
      answerKey({ endpoint: ENDPOINTS.profile, input: '{}', generation, version, site, language }),
    );
    const { signal } = new AbortController();
    // `learn` takes what it says of the session.
    await loadProfile(context, { verify: false, signal }).catch(() => undefined);
  };

  return {
    findUser: async ({ endpoint, context, signal }) => {
      const known = session.uid();
      if (endpoint.echo === null || known !== null) return ok(known);
      // Without keys no profile could be trusted, so none is requested.
      if (!exchange.hasKeys()) return err(NO_KEYS);
      const profile = await loadProfile(context, { verify: true, signal });
      return profile.ok ? ok(session.uid()) : profile;
    },
    confirm: async (job, raw) => {
      if (!isDoubtful(job, raw, session)) return ok();
      await reloadProfile(job);
      return job.generation === session.generation() ? ok() : err(SESSION_CHANGED);
    },
    learn: (job, raw) => {
      if (job.generation !== session.generation()) return ok();
      const refused = judgeEnvelope(raw.envelope);
      if (job.endpoint.login === 'profile') {
        if (refused === null) return learnProfile(job, raw);
        if (refused.code === '10007') session.observeGuest();
      } else if (refused?.kind === 'login') void reloadProfile(job);
      else if (refused === null && job.name === 'logout') session.end('logout');
      return ok();
    },
  };
}

/** Whether an answer about a user's data was given to a guest, while a user is known. */
function isDoubtful(job: Job, { envelope }: RawAnswer, session: Session): boolean {
  const isOfUser = job.generation === session.generation() && session.namedUid() !== null;
  // A log-out ends the session that it was asked in.
  if (!isOfUser || job.name === 'logout' || judgeEnvelope(envelope) !== null) return false;
  return isForGuest(job.endpoint, envelope.asked);
}

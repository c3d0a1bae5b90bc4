import type { Answer } from '#shared/contract/apiCall.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { signatureError } from '#shared/result/signatureError.ts';
import { isNoLoginPage } from '#shared/site/login.ts';
import { isAnswerTo } from './answer/agreement/isAnswerTo.ts';
import { repeatsQuestion } from './answer/agreement/repeatsQuestion.ts';
import { checkEcho, readResult } from './answer/checkResult.ts';
import { judgeEnvelope } from './answer/envelope.ts';
import type { CallReport } from './callReport.ts';
import type { RawAnswer } from './createExchange.ts';
import type { Job } from './job.ts';
import { assure, markVerified } from './verify/admitAnswer.ts';

/** What an answer is judged by, besides the call that it answers. */
export interface AnswerFacts {
  /** The user that an answer has to name; null where none is known. */
  readonly uid: number | null;
  /** The user that it may not contradict, though no signed answer has named them; null where none is known. */
  readonly namedUid: number | null;
  /** The session's, now. */
  readonly generation: number;
  /** How far the exchange's clock is ahead, in ms. */
  readonly skewMs: number;
}

/** Turns a raw answer into what this caller may get of it. */
export function settleAnswer(
  job: Job,
  raw: RawAnswer,
  { uid, namedUid, generation, skewMs }: AnswerFacts,
  report: (report: CallReport) => void,
): Result<Answer> {
  const { endpoint, context, input } = job;
  const about = {
    ...{ asOfMs: raw.atMs, generation, skewMs },
    ...(endpoint.cache !== 'none' && { isKept: true as const }),
  };
  const refused = judgeEnvelope(raw.envelope);
  if (refused !== null) {
    // On pages for guests such a call resolves, without a result.
    if (refused.kind === 'login' && isNoLoginPage(context.path)) return ok({ ...about, result: undefined });
    return err(refused);
  }
  const assurance = assure(job.verify, raw.check);
  if (!assurance.ok) return assurance;
  const refuseWrong = (): Result<Answer> => {
    report({ name: 'wrong-answer', path: endpoint.path });
    return err(signatureError(null));
  };
  // Before its shape: an answer to another question has another shape as well.
  const isEchoed =
    endpoint.echo === null || (uid !== null && checkEcho(endpoint.echo, { uid, input }, raw.envelope.result));
  if (!isEchoed || !repeatsQuestion(endpoint, { uid: namedUid, input }, raw.envelope.asked))
    return refuseWrong();
  const result = readResult(endpoint, raw.envelope.result);
  if (!result.ok) {
    report({ name: 'bad-result', path: endpoint.path, field: result.error.extInfo.field });
    return result;
  }
  const { value, leftOut } = result.value;
  if (!isAnswerTo(job.name, input, value)) return refuseWrong();
  const answered = { ...about, result: markVerified(value, assurance.value) };
  const [field] = leftOut;
  if (field === undefined) return ok(answered);
  const rows = leftOut.length;
  report({ name: 'left-out-rows', path: endpoint.path, field, rows });
  return ok({ ...answered, leftOut: { rows, traceId: context.traceId } });
}

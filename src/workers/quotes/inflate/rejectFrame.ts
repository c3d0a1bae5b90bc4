import { appError } from '#shared/result/appError.ts';
import { err, type Result } from '#shared/result/result.ts';

/** Why a frame gives no text. `frame/{kind}` is what it is counted by; `fault` completes "A quote frame …". */
export function rejectFrame(kind: string, fault: string): Result<never> {
  return err(appError(`frame/${kind}`, `A quote frame ${fault}; it was skipped.`));
}

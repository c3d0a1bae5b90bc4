import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';

/** What the step gives to the call it guards (screens.md 2.0): for that call alone, never kept, stored or logged. */
export interface SecurityProof {
  readonly riskToken: string;
  readonly verification: InputOf<'withdrawCreate'>['verification'];
}

type Intercept = ResultOf<'riskIntercept'>;

/** A proof that is asked for. A masked address says where a code goes, "" where it goes nowhere. */
export interface Factor {
  readonly type: 'email' | 'sms' | 'totp' | 'fund_password';
  readonly isRequired: boolean;
  readonly masked: string;
}

/** A step that has begun: the token is for what is done, and good for ten minutes. */
interface Step {
  readonly token: string;
  /** On the device's clock, ms since 1970. */
  readonly expiresAtMs: number;
  /** Empty: the exchange asks for nothing. */
  readonly factors: readonly Factor[];
}

/** Why the fields are shown again. */
export type StepFault =
  /** A code or the password is wrong, or one is missing; null: it is not known how many tries are left. */
  | { readonly kind: 'wrong'; readonly remaining: number | null }
  /** The ten minutes were over. */
  | { readonly kind: 'renewed' };

/** The states of the security step (screens.md 0.3 C6, 1.21 "SECURITY"). `number` counts the questions to the exchange. */
export type SecurityState = { readonly number: number } & (
  | { readonly name: 'CLOSED' }
  /** The exchange is asked what it needs: at first (nothing is shown yet), or again, for the reason in `fault`. */
  | { readonly name: 'ASKING'; readonly isFirst: boolean; readonly fault: StepFault | null }
  /** The exchange could not be asked. */
  | { readonly name: 'UNREACHED'; readonly error: AppError }
  /** The exchange refuses; `code` is its own code, or `passkey` where one is required. */
  | { readonly name: 'BLOCKED'; readonly code: string }
  | { readonly name: 'ENTERING'; readonly step: Step; readonly fault: StepFault | null }
  /** Too many wrong codes, until a moment of the device's clock. */
  | { readonly name: 'LOCKED'; readonly untilMs: number }
  /** The guarded call is under way and can't be taken back. `wasFree`: the exchange asked for no code. */
  | { readonly name: 'SENDING'; readonly step: Step; readonly wasFree: boolean }
);

/** What can happen; events have the number of their question, so that late answers of an earlier one are dropped. */
export type SecurityEvent =
  | { readonly type: 'begin'; readonly fault: StepFault | null }
  /** `expiresAtMs` on the device's clock. */
  | {
      readonly type: 'answered';
      readonly number: number;
      readonly answer: Intercept;
      readonly expiresAtMs: number;
    }
  | { readonly type: 'unreached'; readonly number: number; readonly error: AppError }
  | { readonly type: 'retry' }
  | { readonly type: 'submit'; readonly nowMs: number }
  /** The guarded call was refused by what was proved. */
  | { readonly type: 'refused'; readonly refusal: Refusal; readonly nowMs: number }
  /** The ten minutes are over, or the pause after too many wrong codes. */
  | { readonly type: 'timeOver'; readonly nowMs: number }
  /** The guarded call has ended, or the user closed the dialog. */
  | { readonly type: 'close' };

/** How the exchange refuses a proof: 10031 and 131080 (screens.md 0.2). */
export type Refusal =
  | { readonly kind: 'wrong'; readonly remaining: number | null }
  | { readonly kind: 'locked'; readonly retryAfterMs: number };

/** What one of the exchange's refusals says of the proof; null for any other error, which is the caller's to show. */
export function readRefusal({ code, extInfo }: AppError): Refusal | null {
  const remaining = readCount(extInfo, 'remaining');
  // The last wrong code begins the pause, as any code after it does.
  const isOver = code === '131080' || (code === '10031' && remaining === 0);
  if (!isOver) return code === '10031' ? { kind: 'wrong', remaining } : null;
  const seconds = readCount(extInfo, 'retryAfter') ?? LOCK_SECONDS;
  return { kind: 'locked', retryAfterMs: seconds * 1_000 };
}

/** The pause after three wrong codes, where the exchange does not say what is left of it (screens.md 3.6). */
const LOCK_SECONDS = 600;

/** A count in what the exchange sent along; null where there is none. */
function readCount(extInfo: unknown, name: 'remaining' | 'retryAfter'): number | null {
  if (typeof extInfo !== 'object' || extInfo === null) return null;
  const count: unknown = Reflect.get(extInfo, name);
  return Number.isSafeInteger(count) && Number(count) >= 0 ? Number(count) : null;
}

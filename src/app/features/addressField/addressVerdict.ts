import type { AcceptedAddress } from '#shared/addresses/addressCheck.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { AddressJudgement } from './judgeAddress.ts';
import type { PaymentStage } from './paymentStage.ts';
import type { CheckedAddress, ExchangeCheck } from './useExchangeCheck.ts';

/** Whether an address can be used; a form can be sent with `ready` alone. */
export type AddressVerdict =
  | { readonly kind: 'empty' }
  | { readonly kind: 'no-chain' }
  /** `code` of screens.md 0.2; the field says it. */
  | { readonly kind: 'wrong'; readonly code: number }
  /** The field asks the user something: what a payment code says otherwise, or the middle of a look-alike. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'checking' }
  /** The exchange could not be asked. */
  | { readonly kind: 'unanswered'; readonly error: AppError }
  | {
      readonly kind: 'ready';
      /** The spelling to save and to send to. */
      readonly address: string;
      readonly check: AcceptedAddress;
      /** Null where the exchange is not asked (`asksExchange: false`). */
      readonly checked: CheckedAddress | null;
    };

/** Codes of the exchange's check that are about the tag: the tag field says them. */
const TAG_CODES: ReadonlySet<number> = new Set([131002, 131081, 132003]);

/** The exchange's complaint about the tag; null for none. */
export function tagCodeOf(check: ExchangeCheck): number | null {
  const code = check.kind === 'answered' ? check.checked.code : 0;
  return TAG_CODES.has(code) ? code : null;
}

export interface VerdictParts {
  readonly judgement: AddressJudgement;
  readonly check: ExchangeCheck;
  readonly asksExchange: boolean;
  /** The entry is a payment code that can't be used. */
  readonly isRefused: boolean;
  /** What a payment code still asks: while a question is open, its address is not accepted (screens.md 0.2c). */
  readonly stage: PaymentStage['kind'];
  /** The address looks like a known one, and the user has not yet typed its middle. */
  readonly isGuarded: boolean;
}

/** Joins the page's judgement, the exchange's and the open questions; no address is ready by the page's judgement alone. */
export function toVerdict({
  judgement,
  check,
  asksExchange,
  isRefused,
  stage,
  isGuarded,
}: VerdictParts): AddressVerdict {
  if (isRefused) return { kind: 'wrong', code: 132001 };
  switch (judgement.kind) {
    case 'empty':
    case 'no-chain':
      return { kind: judgement.kind };
    case 'loading':
      return { kind: 'checking' };
    case 'other-chain':
      return { kind: 'wrong', code: 132001 };
    case 'refused':
      return { kind: 'wrong', code: judgement.code };
    case 'fits':
      break;
  }
  if (isQuestion(stage) || isGuarded) return { kind: 'asking' };
  if (stage !== 'done') return { kind: 'checking' };
  const ready = { kind: 'ready', address: judgement.check.normalized, check: judgement.check } as const;
  if (!asksExchange) return { ...ready, checked: null };
  if (check.kind === 'failed') return { kind: 'unanswered', error: check.error };
  if (check.kind !== 'answered') return { kind: 'checking' };
  const { checked } = check;
  if (!checked.valid && !TAG_CODES.has(checked.code)) return { kind: 'wrong', code: checked.code };
  return { ...ready, checked };
}

/** Whether the user has to decide something about a payment code. */
export function isQuestion(stage: PaymentStage['kind']): stage is 'network' | 'coin' | 'memo' | 'values' {
  return stage === 'network' || stage === 'coin' || stage === 'memo' || stage === 'values';
}

import type { WithdrawalRecord, WithdrawalStatus } from '#app/screens/withdraw/records/withdrawalRecord.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { SentOrder, WithdrawalOrder, WithdrawalRequest } from './withdrawalOrder.ts';

/** A fee that has changed so much that the user has to see it (screens.md 1.17); plain decimals of the coin. */
export interface FeeChange {
  readonly before: string;
  readonly after: string;
}

/** What goes on with an order whose outcome is not known: nothing, or the same is about to be sent again. */
export type Resending = 'none' | 'travel' | 'security' | 'sending';

/** Why the exchange refused an order; it holds for this very order alone. */
export interface OrderRefusal {
  readonly order: WithdrawalOrder;
  readonly error: AppError;
}

interface Unknown {
  readonly name: 'UNKNOWN';
  readonly sent: SentOrder;
  readonly resending: Resending;
  /** How the exchange answered when the same was sent again; it says nothing of the first one, which may still be under way. */
  readonly refusal: AppError | null;
}

/**
 * The states of the form (screens.md 1.21, "Withdraw form"). BLOCKED, where the security step is denied, is the step's own:
 * its dialog says why, and closes to REVIEW, or to TRAVEL where answers go along. UNKNOWN is ruling 0.2b's "not known yet".
 */
export type WithdrawalState =
  /** Also READY of that table: whether the form is an order is a function of the form, not a state. */
  | { readonly name: 'EDIT'; readonly refusal: OrderRefusal | null }
  | {
      readonly name: 'REVIEW';
      readonly order: WithdrawalOrder;
      /** Small changes must not add up unseen: the fee that later ones are compared with. */
      readonly seenFee: string;
      readonly change: FeeChange | null;
      /** The button is off until then, by the device's clock: stops a second Enter, and an unread new fee. */
      readonly heldUntilMs: number;
      readonly error: AppError | null;
    }
  | {
      readonly name: 'TRAVEL';
      readonly order: WithdrawalOrder;
      readonly seenFee: string;
      readonly error: AppError | null;
    }
  | { readonly name: 'SECURITY'; readonly request: WithdrawalRequest }
  | { readonly name: 'SUBMITTING'; readonly request: WithdrawalRequest; readonly sent: SentOrder }
  /** The same was withdrawn within a minute: the user is asked. */
  | { readonly name: 'REPEATED'; readonly request: WithdrawalRequest }
  | Unknown
  | {
      readonly name: 'TRACKING';
      readonly sent: SentOrder;
      readonly status: WithdrawalStatus;
      /** Null until it has come; until then the answer's figures are the ones that count. */
      readonly record: WithdrawalRecord | null;
      /** What the exchange booked; differs from the order's where its fee has changed. */
      readonly fee: string;
      readonly receive: string;
    };

export type WithdrawalStateName = WithdrawalState['name'];
export type WithdrawalIn<Name extends WithdrawalStateName> = Extract<
  WithdrawalState,
  { readonly name: Name }
>;

/** What can happen to the form; what names a request is dropped where it is about another one. */
export type WithdrawalEvent =
  | { readonly type: 'review'; readonly order: WithdrawalOrder; readonly nowMs: number }
  /** What the form comes to while its order is reviewed; null where something is missing or wrong. */
  | { readonly type: 'compared'; readonly order: WithdrawalOrder | null; readonly nowMs: number }
  | { readonly type: 'back' }
  | {
      readonly type: 'next';
      readonly nowMs: number;
      readonly needsAnswers: boolean;
      readonly requestId: string;
    }
  /** The travel-rule form was filled in. */
  | { readonly type: 'answers'; readonly questionnaire: string; readonly requestId: string }
  /** The security step was passed; the order goes out. */
  | { readonly type: 'sending'; readonly sent: SentOrder }
  /** The security step was closed or denied. */
  | { readonly type: 'closed' }
  | {
      readonly type: 'submitted';
      readonly requestId: string;
      readonly status: WithdrawalStatus;
      readonly fee: string;
      readonly receive: string;
    }
  | { readonly type: 'failed'; readonly requestId: string; readonly error: AppError }
  /** The user means another one of the same. */
  | { readonly type: 'repeat' }
  /** The user sends an order again whose outcome is not known. `hasAnswers`: its travel-rule form is still there. */
  | { readonly type: 'sendAgain'; readonly hasAnswers: boolean }
  | { readonly type: 'found'; readonly requestId: string; readonly record: WithdrawalRecord }
  /** Another part of the page has learned its outcome, and reported it; there is no record of it. */
  | { readonly type: 'gone'; readonly requestId: string }
  /** After a reload or a new login. */
  | { readonly type: 'resume'; readonly sent: SentOrder }
  | { readonly type: 'startNew' };

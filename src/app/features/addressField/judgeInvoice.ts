import { shiftPoint } from '#shared/addresses/uris/amounts.ts';
import type { AddressJudgement } from './judgeAddress.ts';

export interface InvoiceFacts {
  /** By the exchange's clock, in ms since 1970. */
  readonly nowMs: number;
  /** As it stands in the amount field; null for a form without one. */
  readonly amount: string | null;
}

const PLAIN = /^\d+(?:\.\d+)?$/;

/** What time and amount make of a good Lightning invoice (screens.md 0.2c); any other judgement stays as it is. */
export function judgeInvoice(judgement: AddressJudgement, { nowMs, amount }: InvoiceFacts): AddressJudgement {
  const invoice = judgement.kind === 'fits' ? judgement.check.invoice : undefined;
  if (invoice === undefined) return judgement;
  if (nowMs >= invoice.expiresAtMs) return refuse('expired');
  const isOther =
    invoice.amount !== null &&
    amount !== null &&
    PLAIN.test(amount) &&
    shiftPoint(amount, 0) !== shiftPoint(invoice.amount, 0);
  return isOther ? refuse('amount') : judgement;
}

function refuse(problem: 'expired' | 'amount'): AddressJudgement {
  return { kind: 'refused', problem, code: 132001, hint: undefined, converted: undefined };
}

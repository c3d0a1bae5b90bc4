import { paysInvoice } from '#shared/addresses/uris/invoiceAmount.ts';
import type { AddressJudgement } from './judgeAddress.ts';

export interface InvoiceFacts {
  /** By the exchange's clock, in ms since 1970. */
  readonly nowMs: number;
  /** What the receiver would get by what is entered; null for a form without an amount. */
  readonly arriving: string | null;
  /** Digits behind the point that the network sends; undefined where that is not known. */
  readonly digits: number | undefined;
}

const PLAIN = /^\d+(?:\.\d+)?$/;

/** What time and amount make of a good Lightning invoice (screens.md 0.2c); any other judgement stays as it is. */
export function judgeInvoice(judgement: AddressJudgement, facts: InvoiceFacts): AddressJudgement {
  const { nowMs, arriving, digits } = facts;
  const invoice = judgement.kind === 'fits' ? judgement.check.invoice : undefined;
  if (invoice === undefined) return judgement;
  if (nowMs >= invoice.expiresAtMs) return refuse('expired');
  const isEntered = arriving !== null && PLAIN.test(arriving);
  return isEntered && !paysInvoice(invoice.amount, arriving, digits) ? refuse('amount') : judgement;
}

function refuse(problem: 'expired' | 'amount'): AddressJudgement {
  return { kind: 'refused', problem, code: 132001, hint: undefined, converted: undefined };
}

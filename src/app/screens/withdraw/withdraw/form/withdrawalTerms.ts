import type { PickerChain } from '#app/components/chainPicker/chainOrder.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { type FeeTerms, priceWithdrawal } from '#shared/money/priceWithdrawal.ts';
import type { FormValues } from './formValues.ts';

/** A network of a coin, as withdraw/coin-chain describes it. */
export type WithdrawChain = ResultOf<'withdrawChains'>['rows'][number]['chains'][number];

/** What a withdrawal has to keep to, whichever way it goes; plain decimals. */
export interface WithdrawalTerms extends FeeTerms {
  readonly min: string;
  /** Undefined where there is none. */
  readonly max: string | undefined;
  readonly etaSeconds: number;
  /** Confirmations until it has arrived; 0 inside of the exchange. */
  readonly confirmations: number;
}

const NO_MAX = '-1';

/** The terms of a network. An empty fee is one that withdraws nothing; it says so as being closed. */
function chainTermsOf(chain: WithdrawChain): WithdrawalTerms {
  const { withdrawFee, withdrawPercentageFee, minAccuracy, withdrawMin, withdrawMax } = chain;
  return {
    fixed: withdrawFee === '' ? '0' : withdrawFee,
    percentage: withdrawPercentageFee,
    accuracy: Number(minAccuracy),
    min: withdrawMin,
    max: withdrawMax === NO_MAX ? undefined : withdrawMax,
    etaSeconds: chain.withdrawEta,
    confirmations: Number(chain.confirmation),
  };
}

/** Inside of the exchange nothing is paid, and it is there at once (screens.md 1.17). */
function insideTermsOf(chain: WithdrawChain, scale: number): WithdrawalTerms {
  const { max } = chainTermsOf(chain);
  return {
    fixed: '0',
    percentage: '0',
    accuracy: scale,
    min: chain.internalMin,
    max,
    etaSeconds: 0,
    confirmations: 0,
  };
}

/** The terms of the way that the coins take. */
export function termsOf(chain: WithdrawChain, scale: number, isInside: boolean): WithdrawalTerms {
  return isInside ? insideTermsOf(chain, scale) : chainTermsOf(chain);
}

/** Stands for a text that can't be read yet, which is another amount than any. */
const UNREAD = '?';

/** What the receiver would get by what is entered, a plain decimal string; "" for nothing entered. */
export function arrivingOf(
  { reading, feeType }: Pick<FormValues, 'reading' | 'feeType'>,
  terms: FeeTerms | undefined,
): string {
  if (reading.kind === 'empty') return '';
  if (reading.kind !== 'amount') return UNREAD;
  return terms === undefined
    ? reading.amount
    : priceWithdrawal(reading.amount, feeType, terms).receive.toFixed();
}

/** Closed networks send nothing (131097). */
export function isOpenChain({ chainWithdraw, withdrawFee }: WithdrawChain): boolean {
  return chainWithdraw === '1' && withdrawFee !== '';
}

/** A network as the picker shows it for withdrawals. */
export function toWithdrawPicker(chain: WithdrawChain): PickerChain {
  return {
    code: chain.chain,
    label: chain.chainType,
    fee: chain.withdrawFee === '' ? undefined : chain.withdrawFee,
    min: chain.withdrawMin,
    etaSeconds: chain.withdrawEta,
    creditAfter: Number(chain.confirmation),
    unlockAfter: Number(chain.safeConfirmNumber),
    ...(!isOpenChain(chain) && {
      suspension: {
        reason: chain.reason ?? '',
        ...(chain.reopenAt !== undefined && { reopensAtMs: Number(chain.reopenAt) }),
      },
    }),
  };
}

import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { createFormDraft } from '#app/storage/formDrafts.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import {
  askForAmount,
  type PaymentTarget,
  type PaymentText,
  paymentTextOf,
} from '#shared/addresses/paymentRequest.ts';
import type { VerifiedAddressProps } from './addressProps.ts';

/** What the QR code says, and the amount that it asks for. */
export interface UsedPayment extends PaymentText {
  /** The scheme of this chain can ask for an amount. */
  readonly canAsk: boolean;
  /** Plain decimal string, "" for none. */
  readonly amount: string;
  readonly setAmount: (amount: string) => void;
}

/** The text of the code: the exchange's URI where it says what the page says, with the amount where one is asked for. */
export function usePaymentText({ coin, terms, address }: VerifiedAddressProps): UsedPayment {
  const { chain, addressFormat: format, contractAddress: contract, contractDecimals: decimals } = terms;
  const { addressDeposit, tagDeposit: tag, uri } = address;
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  const draft = useMemo(() => createFormDraft(userId, `deposit.${coin}.${chain}`), [userId, coin, chain]);
  const [amount, setAmount] = useState(() => readAmount(draft.read().amount));
  return useMemo(() => {
    const target: PaymentTarget = { coin, chain, format, address: addressDeposit, tag, contract, decimals };
    const plain = paymentTextOf(uri, target);
    const asking = amount === '' ? null : askForAmount(uri, amount, target);
    return {
      ...plain,
      ...(asking !== null && { text: asking }),
      canAsk: askForAmount(uri, '1', target) !== null,
      amount: asking === null ? '' : amount,
      setAmount: (next) => {
        if (next === '') draft.drop();
        else draft.keep({ amount: next });
        setAmount(next);
      },
    };
  }, [coin, chain, format, addressDeposit, tag, contract, decimals, uri, amount, draft]);
}

function readAmount(kept: string | undefined): string {
  return kept !== undefined && /^(?:0|[1-9]\d{0,29})(?:\.\d{1,18})?$/.test(kept) && /[1-9]/.test(kept)
    ? kept
    : '';
}

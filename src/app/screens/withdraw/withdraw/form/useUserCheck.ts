import { useState } from 'react';
import { useApiAction } from '#app/queries/useApiAction.ts';
import type { BookEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import { writeDial } from '#app/screens/withdraw/users/dialCountry.ts';
import { tidyAccount, validateAccount } from '#app/screens/withdraw/users/validateAccount.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { FormValues } from './formValues.ts';
import type { Recipient } from './recipient.ts';

export interface UsedUserCheck {
  /** The user of the exchange that was found for what stands in the form now. */
  readonly found: Extract<Recipient, { readonly kind: 'user' }> | null;
  readonly isRunning: boolean;
  /** What was entered is no account of its kind. */
  readonly isBad: boolean;
  readonly error: AppError | null;
  /** The last refusal, whatever stands in the form now: too many checks are counted over all questions. */
  readonly refusal: AppError | null;
  readonly check: () => void;
  readonly reset: () => void;
}

/** Said at the field (screens.md 0.2); the last one is about too many checks. */
const INLINE_CODES = ['131075', '131076', '131077', '131078', '131079', '139001'];

type Found = UsedUserCheck['found'];

interface Answer {
  readonly question: string;
  readonly found: Found;
  /** The user's entry for them, as the exchange says. */
  readonly inBook?: string | undefined;
}

/** A user of the book is sent to as they are saved there: the exchange compares the account with the entry. */
function withEntry(
  found: NonNullable<Found>,
  inBook: string | undefined,
  saved: readonly BookEntry[],
): NonNullable<Found> {
  const entry = saved.find(
    ({ id, addressType, internalType, address }) =>
      id === inBook ||
      (addressType === 1 && internalType === found.internalType && address === found.account),
  );
  if (entry === undefined) return found;
  const { internalType = found.internalType, address: account } = entry;
  return { ...found, internalType, account, entry };
}

/**
 * Asks whether a UID, an e-mail or a phone belongs to a user who can receive. The user presses for it: the exchange allows ten
 * checks a minute, against guessing of accounts (screens.md 2.5). `saved`: entries of the book that can get the coin; a user who
 * is in it is that entry, however they were found.
 */
export function useUserCheck(values: FormValues, coin: string, saved: readonly BookEntry[]): UsedUserCheck {
  const { internalType, areaCode } = values;
  const account = tidyAccount(values);
  const question = `${internalType} ${areaCode} ${account}`;
  const { run, isRunning, inlineError, reset } = useApiAction('internalAddressCheck', {
    inlineCodes: INLINE_CODES,
  });
  const [answer, setAnswer] = useState<Answer>({ question: '', found: null });
  const [badQuestion, setBadQuestion] = useState('');
  const [refusal, setRefusal] = useState<AppError | null>(null);

  const check = async (): Promise<void> => {
    setBadQuestion('');
    if (!validateAccount(values)) return setBadQuestion(question);
    const answered = await run({
      internalType,
      account,
      ...(internalType === 'mobile' && { areaCode }),
      ...(coin !== '' && { coin }),
    });
    if (!answered.ok) {
      setRefusal(answered.error);
      setAnswer({ question, found: null });
      return;
    }
    const { result } = answered.value;
    if (result?.valid !== true || !result.canReceive) return setAnswer({ question, found: null });
    const sentTo = internalType === 'mobile' ? `${writeDial(areaCode)}${account}` : account;
    setAnswer({
      question,
      found: {
        kind: 'user',
        internalType,
        account: sentTo,
        uid: result.uid,
        name: result.nameMasked,
        entry: null,
      },
      inBook: result.inBook,
    });
  };
  const isCurrent = answer.question === question;
  return {
    found: isCurrent && answer.found !== null ? withEntry(answer.found, answer.inBook, saved) : null,
    isRunning,
    isBad: badQuestion === question,
    error: isCurrent ? inlineError : null,
    refusal,
    check: () => void check(),
    reset: () => {
      reset();
      setAnswer({ question: '', found: null });
    },
  };
}

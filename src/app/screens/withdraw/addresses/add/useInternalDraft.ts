import { useRef, useState } from 'react';
import { UNIVERSAL } from '#app/features/addressField/addressChain.ts';
import { pausedUntilMs } from '#app/notices/errors/retryAfterMs.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import type { BookEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import { type RemarkFault, validateRemark } from '#app/screens/withdraw/book/validateRemark.ts';
import { useInternalTypes } from '#app/screens/withdraw/users/useInternalTypes.ts';
import { type NamedUser, tidyAccount, validateAccount } from '#app/screens/withdraw/users/validateAccount.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { AppError } from '#shared/result/appError.ts';
import { tidyEnteredText } from '#shared/text/enteredText.ts';
import type { CheckedDraft } from './entryDraft.ts';
import { findSavedUser } from './findSaved.ts';

export type AccountFault = 'format' | 'areaCode' | 'taken' | null;

/** What is entered of a user of the exchange, and whether they can be saved. */
export interface InternalDraft {
  readonly user: NamedUser;
  readonly coin: string;
  readonly remark: string;
  readonly remarkFault: RemarkFault | null;
  readonly isFree: boolean;
  readonly accountFault: AccountFault;
  /** The entry that has this account already. */
  readonly taken: BookEntry | undefined;
  readonly setUser: (user: NamedUser) => void;
  readonly setCoin: (coin: string) => void;
  readonly setRemark: (remark: string) => void;
  readonly setFree: (isFree: boolean) => void;
  /**
   * Asks the exchange whether there is such a user who can receive; null where that, or anything else, is not so, and undefined
   * where something else was entered meanwhile.
   */
  readonly check: () => Promise<CheckedDraft | null | undefined>;
  readonly isChecking: boolean;
  /** Why the exchange says no: of what is entered now. */
  readonly error: AppError | null;
  /** The last refusal, whatever is entered now: the exchange takes ten questions a minute, against guessing. */
  readonly refusal: AppError | null;
}

/** The form of a recipient inside of the exchange (screens.md 1.9, 1.22). */
export function useInternalDraft(book: readonly BookEntry[]): InternalDraft {
  const request = useApi();
  const [firstType = 'uid'] = useInternalTypes();
  const [user, setUser] = useState<NamedUser>({ internalType: firstType, account: '', areaCode: '' });
  const [coin, setCoin] = useState(UNIVERSAL);
  const [remark, setRemark] = useState('');
  const [isFree, setFree] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const account = tidyAccount(user);
  const { internalType, areaCode } = user;
  const remarkFault = validateRemark(remark, book);
  const taken = findSavedUser(book, { internalType, account, coin });

  const faultOf = (): AccountFault => {
    if (internalType === 'mobile' && areaCode === '') return 'areaCode';
    if (!validateAccount(user)) return 'format';
    return taken === undefined ? null : 'taken';
  };
  const accountFault = faultOf();

  const question = JSON.stringify([user, coin, remark, isFree]);
  const newest = useRef(question);
  newest.current = question;

  const check = async (): Promise<CheckedDraft | null | undefined> => {
    if (
      accountFault !== null ||
      remarkFault !== null ||
      isChecking ||
      pausedUntilMs(refusal) > systemClock.wallNow()
    )
      return null;
    setChecking(true);
    setError(null);
    const answered = requireResult(
      await request('internalAddressCheck', {
        ...{ internalType, account },
        ...(internalType === 'mobile' && { areaCode }),
        ...(coin !== UNIVERSAL && { coin }),
      }),
    );
    setChecking(false);
    if (!answered.ok) setRefusal(answered.error);
    if (newest.current !== question) return undefined;
    if (!answered.ok) {
      setError(answered.error);
      return null;
    }
    const { valid, canReceive, uid, nameMasked } = answered.value.value;
    if (!valid || !canReceive) {
      setError({ kind: 'business', code: '131078', message: '', retryable: false });
      return null;
    }
    return {
      where: `${nameMasked} · ${uid}`,
      draft: {
        ...{
          coin,
          chain: '',
          address: account,
          remark: tidyEnteredText(remark),
          addressType: 1,
          internalType,
        },
        ...(internalType === 'mobile' && { areaCode }),
        ...{ walletType: 0, ownership: 'other', verified: isFree ? 1 : 0 },
      },
    };
  };
  return {
    ...{ user, coin, remark, remarkFault, isFree, accountFault, taken, setCoin, setRemark, setFree },
    setUser: (next) => {
      setError(null);
      setUser(next);
    },
    ...{ check, isChecking, error, refusal },
  };
}

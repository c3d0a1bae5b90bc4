import { useEffect, useState } from 'react';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';

export type CheckQuestion = InputOf<'addressCheck'>['items'][number];
/** What the exchange knows of an address: whose it is, whether it is in the book, and how risky it is. */
export type CheckedAddress = ResultOf<'addressCheck'>['items'][number];

export type ExchangeCheck =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'failed'; readonly error: AppError; readonly retry: () => void }
  | { readonly kind: 'answered'; readonly checked: CheckedAddress };

/** How long the user must have stopped typing (screens.md 1.17). */
const DEBOUNCE_MS = 300;
const NOTHING: CheckQuestion = { coin: '', chain: '', address: '' };

/** Asks the exchange about an address once it stays the same; an answer about an earlier one is never shown. */
export function useExchangeCheck(question: CheckQuestion | null): ExchangeCheck {
  const key = question === null ? '' : JSON.stringify(question);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = systemClock.setTimer(() => setSettled(key), DEBOUNCE_MS);
    return () => systemClock.clearTimer(timer);
  }, [key]);
  const isAsked = question !== null && settled === key;
  const query = useApiQuery('addressCheck', { items: [isAsked ? question : NOTHING] }, { enabled: isAsked });
  if (question === null) return { kind: 'none' };
  if (!isAsked) return { kind: 'asking' };
  const checked = query.answer?.result?.items[0];
  if (checked !== undefined) return { kind: 'answered', checked };
  return query.error === null
    ? { kind: 'asking' }
    : { kind: 'failed', error: query.error, retry: query.refresh };
}

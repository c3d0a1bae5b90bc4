import { useRef, useState } from 'react';
import type { CheckedAddress } from '#app/features/addressField/useExchangeCheck.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import type { AppError } from '#shared/result/appError.ts';
import { type Question, questionKey } from './lines/questionKey.ts';

/** Lines of one question to the exchange (screens.md 1.10). */
const GROUP = 20;

export interface BatchCheck {
  /** What the exchange said, by questionKey; a changed line is another question. */
  readonly checked: ReadonlyMap<string, CheckedAddress>;
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly error: AppError | null;
  /** Asks about what was not asked yet, in groups; what was answered stays when a group fails. */
  readonly check: (questions: readonly Question[]) => Promise<void>;
}

export function useBatchCheck(): BatchCheck {
  const request = useApi();
  const known = useRef(new Map<string, CheckedAddress>());
  const [checked, setChecked] = useState<ReadonlyMap<string, CheckedAddress>>(known.current);
  const [progress, setProgress] = useState<BatchCheck['progress']>(null);
  const [error, setError] = useState<AppError | null>(null);

  const check = async (questions: readonly Question[]): Promise<void> => {
    const open = questions.filter((question) => !known.current.has(questionKey(question)));
    const total = open.length;
    setError(null);
    for (let done = 0; done < total; done += GROUP) {
      setProgress({ done, total });
      const items = open.slice(done, done + GROUP);
      const answered = requireResult(await request('addressCheck', { items: [...items] }));
      if (!answered.ok) {
        setError(answered.error);
        break;
      }
      for (const [at, item] of items.entries()) {
        const found = answered.value.value.items[at];
        if (found !== undefined) known.current.set(questionKey(item), found);
      }
      setChecked(new Map(known.current));
    }
    setProgress(null);
  };
  return { checked, progress, error, check };
}

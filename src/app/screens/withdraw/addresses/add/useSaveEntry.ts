import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import { type BookEntry, readEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import { useBookCache } from '#app/screens/withdraw/book/useBook.ts';
import { createId } from '#shared/contract/ids.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { EntryDraft } from './entryDraft.ts';

export interface SaveEntry {
  /** The saved entry; null where nothing was saved, or it is not known (`error`). */
  readonly save: (draft: EntryDraft) => Promise<BookEntry | null>;
  readonly isSaving: boolean;
  readonly error: AppError | null;
  /** Another draft is another question. */
  readonly reset: () => void;
  readonly dialog: ReactNode;
}

/** Saves a checked draft after the security step; the codes are for this very address. */
export function useSaveEntry(): SaveEntry {
  const { t } = useTranslation();
  const request = useApi();
  const { changeRows, refresh } = useBookCache();
  const { run, isOpen, dialog } = useSecurityStep();
  const [error, setError] = useState<AppError | null>(null);
  // The same for every try of one draft: one whose answer was lost may have been carried out.
  const attempt = useRef({ draft: '', requestId: '' });

  const save = async (draft: EntryDraft): Promise<BookEntry | null> => {
    const key = JSON.stringify(draft);
    if (attempt.current.draft !== key) attempt.current = { draft: key, requestId: createId() };
    const { requestId } = attempt.current;
    const { tag, internalType, areaCode, remark } = draft;
    setError(null);
    const subject = {
      scene: RISK_SCENES.addressCreate,
      about: { ...draft, tag, internalType, areaCode },
      what: t('book.add.what', { name: remark }),
    } as const;
    const done = await run(subject, async (proof) =>
      requireResult(await request('addressCreate', { ...draft, requestId, ...proof })),
    );
    if (done === null) return null;
    if (!done.ok) {
      setError(done.error);
      refresh();
      return null;
    }
    const { value, skewMs } = done.value;
    const entry = readEntry(value, skewMs);
    changeRows((rows) => [entry, ...rows.filter(({ id }) => id !== entry.id)]);
    refresh();
    return entry;
  };
  return { save, isSaving: isOpen, error, reset: () => setError(null), dialog };
}

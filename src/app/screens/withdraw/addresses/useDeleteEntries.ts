import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityProof } from '#app/features/securityStep/securityState.ts';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { usePresent } from '#app/notices/errors/createPresent.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import { showNotification } from '#app/stores/noticeStore.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import { ok } from '#shared/result/result.ts';
import type { BookEntry } from '../book/bookEntry.ts';
import { useBookCache } from '../book/useBook.ts';
import { deleteWithUndo } from './deletions.ts';

/** The exchange has no such entry: it is as gone as the user wanted it. */
const NOT_FOUND = 132009;

export interface DeleteEntries {
  /** Takes them out of the list at once; what the exchange refuses comes back with the reason. */
  readonly run: (entries: readonly BookEntry[]) => Promise<void>;
  readonly isOpen: boolean;
  readonly dialog: ReactNode;
}

/** Deletes entries of the book, with 5 s to undo it (screens.md 1.9). */
export function useDeleteEntries(): DeleteEntries {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const present = usePresent();
  const request = useApi();
  const { changeRows, refresh } = useBookCache();
  const { run: guard, isOpen, dialog } = useSecurityStep();

  const send = async (entries: readonly BookEntry[], proof: SecurityProof): Promise<void> => {
    const ids = entries.map(({ id }) => id);
    const answered = requireResult(await request('addressDelete', { ids, ...proof }));
    if (!answered.ok) {
      present.error(answered.error);
      return refresh();
    }
    const { deleted, failed } = answered.value.value;
    const kept = failed.filter(({ code }) => code !== NOT_FOUND);
    const gone = [...deleted, ...failed.map(({ id }) => id)].filter(
      (id) => !kept.some((row) => row.id === id),
    );
    changeRows((rows) => rows.filter(({ id }) => !gone.includes(id)));
    for (const { id, code } of kept) {
      const name = entries.find((entry) => entry.id === id)?.remark ?? '';
      showNotification({
        type: 'error',
        title: t('book.delete.kept', { name }),
        text: errorText({ code: String(code), message: '' }),
      });
    }
    refresh();
  };

  return {
    isOpen,
    dialog,
    run: async (entries) => {
      const ids = entries.map(({ id }) => id);
      const isOne = ids.length === 1;
      const name = entries[0]?.remark ?? '';
      const subject = {
        scene: RISK_SCENES.addressDelete,
        about: { ids },
        what: isOne ? t('book.delete.whatNamed', { name }) : t('book.delete.what', { count: ids.length }),
      } as const;
      // The codes, where the exchange asks for any, go with the call, sent when it can't be undone any more.
      const given = await guard(subject, async (proof) => ok(proof));
      if (given?.ok !== true) return;
      deleteWithUndo({
        ids,
        text: isOne ? t('book.delete.doneNamed', { name }) : t('book.delete.done', { count: ids.length }),
        undo: t('book.delete.undo'),
        send: () => send(entries, given.value),
      });
    },
  };
}

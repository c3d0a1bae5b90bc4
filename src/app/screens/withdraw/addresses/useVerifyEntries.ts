import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityProof } from '#app/features/securityStep/securityState.ts';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { usePresent } from '#app/notices/errors/createPresent.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import type { Result } from '#shared/result/result.ts';
import type { BookEntry } from '../book/bookEntry.ts';
import { useBookCache } from '../book/useBook.ts';
import { superProof, useIsUs } from './usVariant.ts';

export interface VerifyEntries {
  /** Frees withdrawals to these entries of codes, or asks for codes again; true once the exchange has done it for all. */
  readonly run: (entries: readonly BookEntry[], isVerified: boolean) => Promise<boolean>;
  /** A security step is open. */
  readonly isOpen: boolean;
  readonly dialog: ReactNode;
}

/** The flag "no code needed" (screens.md 1.9): to set it takes codes, to take it away does not. */
export function useVerifyEntries(): VerifyEntries {
  const { t } = useTranslation();
  const isUs = useIsUs();
  const present = usePresent();
  const request = useApi();
  const { changeRows, refresh } = useBookCache();
  const { run: guard, isOpen, dialog } = useSecurityStep();

  const show = (ids: readonly string[], verified: 0 | 1): void =>
    changeRows((rows) => rows.map((row) => (ids.includes(row.id) ? { ...row, verified } : row)));

  const free = async (entries: readonly BookEntry[]): Promise<boolean> => {
    const ids = entries.map(({ id }) => id);
    const subject = {
      scene: RISK_SCENES.verifiedFlag,
      about: { ids },
      what:
        ids.length === 1
          ? t('book.verify.whatNamed', { name: entries[0]?.remark ?? '' })
          : t('book.verify.what', { count: ids.length }),
    } as const;
    const send = async (proof: SecurityProof): Promise<Result<unknown>> => {
      const [id] = ids;
      // The US variant is for one entry at a time.
      return isUs && id !== undefined
        ? requireResult(await request('addressSuperVerification', { id, ...superProof(proof) }))
        : requireResult(await request('addressVerification', { ids, verified: 1, ...proof }));
    };
    const done = await guard(subject, send);
    if (done?.ok === false) present.error(done.error);
    if (done?.ok === true) show(ids, 1);
    // Done or not: an answer that was lost may have arrived there.
    if (done !== null) refresh();
    return done?.ok === true;
  };

  const bind = async (entries: readonly BookEntry[]): Promise<boolean> => {
    const ids = entries.map(({ id }) => id);
    show(ids, 0);
    const done = requireResult(await request('addressVerification', { ids, verified: 0 }));
    if (!done.ok) {
      for (const { id, verified } of entries) show([id], verified);
      present.error(done.error);
    }
    refresh();
    return done.ok;
  };

  return {
    isOpen,
    dialog,
    run: async (entries, isVerified) => {
      if (!isVerified) return bind(entries);
      const parts = isUs ? entries.map((entry) => [entry]) : [entries];
      for (const part of parts) if (!(await free(part))) return false;
      return true;
    },
  };
}

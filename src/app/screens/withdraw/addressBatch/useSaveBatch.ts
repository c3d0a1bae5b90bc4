import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSettledError } from '#app/features/orders/isSettledError.ts';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import { createId } from '#shared/contract/ids.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import { useBookCache } from '../book/useBook.ts';
import type { SavableLine } from './useBatch.ts';

/** What is saved, and the id under which the exchange does it once. */
export interface BatchOrder {
  readonly requestId: string;
  readonly lines: readonly SavableLine[];
}

export type SaveOutcome =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'saved';
      readonly order: BatchOrder;
      readonly results: ResultOf<'addressBatchCreate'>['results'];
    }
  /** The answer was lost: the same order is sent again, which is carried out at most once. */
  | { readonly kind: 'unknown'; readonly order: BatchOrder }
  | { readonly kind: 'refused'; readonly error: AppError };

export interface SaveBatch {
  readonly outcome: SaveOutcome;
  readonly isRunning: boolean;
  readonly save: (lines: readonly SavableLine[]) => Promise<void>;
  readonly sendAgain: () => Promise<void>;
  readonly reset: () => void;
  readonly dialog: ReactNode;
}

/**
 * Saves a batch with one security step (screens.md 1.10).
 *
 * @param onSaved Takes the ids of the lines that are in the book.
 */
export function useSaveBatch(onSaved: (lineIds: readonly string[]) => void): SaveBatch {
  const { t } = useTranslation();
  const request = useApi();
  const { refresh } = useBookCache();
  const step = useSecurityStep();
  const [outcome, setOutcome] = useState<SaveOutcome>({ kind: 'none' });

  const send = async (order: BatchOrder): Promise<void> => {
    const { requestId } = order;
    const items = order.lines.map(({ entry }) => entry);
    const subject = {
      scene: RISK_SCENES.addressBatch,
      about: { items },
      what: t('addressBatch.what', { count: items.length }),
    } as const;
    const saved = await step.run(subject, async (proof) =>
      requireResult(await request('addressBatchCreate', { items, requestId, ...proof })),
    );
    // The dialog was closed: nothing was sent, and what was not known before is not known now.
    if (saved === null) return;
    refresh();
    if (saved.ok) {
      const { results } = saved.value.value;
      setOutcome({ kind: 'saved', order, results });
      const isSaved = (at: number): boolean => results.some(({ index, code }) => index === at && code === 0);
      onSaved(order.lines.flatMap(({ line }, at) => (isSaved(at) ? [line.id] : [])));
    } else if (isSettledError(saved.error)) setOutcome({ kind: 'refused', error: saved.error });
    else setOutcome({ kind: 'unknown', order });
  };

  return {
    outcome,
    isRunning: step.isOpen,
    save: (lines) => send({ requestId: createId(), lines }),
    sendAgain: async () => {
      if (outcome.kind === 'unknown') await send(outcome.order);
    },
    reset: () => setOutcome({ kind: 'none' }),
    dialog: step.dialog,
  };
}

import { useEffect, useMemo, useState } from 'react';
import type { TicketAccount } from '#app/features/ticketForm/ticketLink.ts';
import { createFormDraft } from '#app/storage/formDrafts.ts';
import { type BatchChoice, NOTHING_CHOSEN } from './batchChoice.ts';
import { type AccountChoice, keepChoice, readChoice } from './choiceDraft.ts';

/**
 * What is ticked, and how much of it. Another account has other coins: there nothing is ticked, whatever changed the account.
 * It is kept for as long as the browser's tab is open (screens.md 0.3, C14), or until it is forgotten.
 */
export function useChoice(
  userId: number,
  account: TicketAccount,
): readonly [BatchChoice, (change: (before: BatchChoice) => BatchChoice) => void, forget: () => void] {
  const draft = useMemo(() => createFormDraft(userId, 'batch'), [userId]);
  const [chosen, setChosen] = useState(() => readChoice(draft));
  useEffect(() => {
    if (chosen !== null) keepChoice(draft, chosen);
  }, [draft, chosen]);
  const choiceIn = (known: AccountChoice | null): BatchChoice =>
    known?.account === account ? known.choice : NOTHING_CHOSEN;
  return [
    choiceIn(chosen),
    (change) => setChosen((before) => ({ account, choice: change(choiceIn(before)) })),
    () => {
      draft.drop();
      setChosen(null);
    },
  ];
}

import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Tabs } from '#app/components/Tabs.tsx';
import { useForm } from '#app/components/useForm.ts';
import { EntryHints } from '#app/features/addressField/EntryHints.tsx';
import { SimilarHint } from '#app/features/addressField/SimilarHint.tsx';
import { isSettledError } from '#app/features/orders/isSettledError.ts';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import { type BookEntry, readEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import { nextEntryState } from '#app/screens/withdraw/book/entryState.ts';
import type { Book } from '#app/screens/withdraw/book/readBook.ts';
import { useBookCache } from '#app/screens/withdraw/book/useBook.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { createId } from '#shared/contract/ids.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import type { AppError } from '#shared/result/appError.ts';
import { ChainForm } from './ChainForm.tsx';
import { EntryReview } from './EntryReview.tsx';
import type { CheckedDraft, EntryDraft } from './entryDraft.ts';
import { InternalForm } from './InternalForm.tsx';
import { useChainDraft } from './useChainDraft.ts';
import { useInternalDraft } from './useInternalDraft.ts';

export interface AddDialogProps {
  readonly book: Book;
  /** What is chosen at first; "" for nothing. */
  readonly kind: 'chain' | 'internal';
  readonly coin: string;
  readonly chain: string;
  readonly onClose: () => void;
}

/** Adds an entry: what is entered is checked, read back, confirmed with codes, and saved (screens.md 1.9, "Flow, add"). */
export function AddDialog({ book, onClose, ...first }: AddDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [kind, setKind] = useState(first.kind);
  const [state, dispatch] = useReducer(nextEntryState, { name: 'draft' });
  const [isWaiting, setWaiting] = useState(false);
  const [reviewed, setReviewed] = useState<CheckedDraft | null>(null);
  const chainForm = useChainDraft({ book: book.rows, coin: first.coin, chain: first.chain });
  const userForm = useInternalDraft(book.rows);
  const { save, isSaving, error, reset, dialog } = useSaveEntry();
  const newestKind = useRef(kind);
  newestKind.current = kind;

  const show = (checked: CheckedDraft | null): void => {
    if (checked === null) {
      form.focusFault();
      return;
    }
    setReviewed(checked);
    dispatch({ type: 'judged', isRight: true });
  };
  const isAsking = kind === 'chain' && chainForm.entry.verdict.kind === 'checking';
  const review = async (): Promise<void> => {
    if (isAsking) setWaiting(true);
    else if (kind === 'chain') show(chainForm.checked);
    else {
      const checked = await userForm.check();
      // What is shown or entered by now is another question.
      if (checked !== undefined && newestKind.current === kind) show(checked);
    }
  };
  // Whether it is right is known once the exchange has answered.
  const form = useForm({ isValid: true, onSubmit: review });
  // The user asked for the review before the exchange had answered about the address.
  const isAnswered = isWaiting && !isAsking;
  useEffect(() => {
    if (!isAnswered) return;
    setWaiting(false);
    show(chainForm.checked);
  });
  const back = (): void => {
    reset();
    dispatch({ type: 'edited' });
  };
  const finish = async (): Promise<void> => {
    if (reviewed === null) return;
    const entry = await save(reviewed.draft);
    if (entry === null) return;
    if (reviewed.draft.addressType === 0) chainForm.forget();
    const after = nextEntryState(state, { type: 'read', entry });
    const isLocked = after.name === 'locked';
    showToast({
      type: 'success',
      text: t(isLocked ? 'book.add.doneLocked' : 'book.add.doneUsable', { name: entry.remark }),
    });
    onClose();
  };
  // An answer that was lost says nothing about what became of the entry.
  const isUnknown = error !== null && !isSettledError(error);
  const content = (): ReactNode => {
    if (state.name !== 'draft' && reviewed !== null) {
      return (
        <EntryReview
          checked={reviewed}
          hints={
            reviewed.draft.addressType === 0 && (
              <>
                <SimilarHint resemblance={chainForm.entry.parts.resemblance} />
                <EntryHints entry={chainForm.entry} coin={chainForm.coin} />
              </>
            )
          }
          isLocking={book.settings.newAddressLock}
          isSaving={isSaving}
          error={error === null ? undefined : isUnknown ? t('book.add.unknown') : errorText(error)}
          refusal={error}
          onBack={back}
          onSave={() => void finish()}
        />
      );
    }
    return (
      <Stack as="form" gap="gap-4" {...form.formProps}>
        <Tabs
          label={t('book.add.where')}
          selected={kind}
          onSelect={(next) => {
            form.reset();
            setWaiting(false);
            setKind(next);
          }}
          tabs={[
            {
              id: 'chain',
              label: t('book.tabs.chain'),
              content: kind === 'chain' && (
                <Stack gap="gap-4">
                  <ChainForm form={chainForm} isJudged={form.isValidated} />
                </Stack>
              ),
            },
            {
              id: 'internal',
              label: t('book.tabs.internal'),
              content: kind === 'internal' && (
                <Stack gap="gap-4">
                  <InternalForm form={userForm} isJudged={form.isValidated} />
                </Stack>
              ),
            },
          ]}
        />
        <PausedButton
          type="submit"
          variant="primary"
          size="large"
          error={kind === 'internal' ? userForm.refusal : null}
          isLoading={userForm.isChecking || isWaiting}
        >
          {t('book.add.review')}
        </PausedButton>
      </Stack>
    );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(state.name === 'draft' ? 'book.add.title' : 'book.add.reviewTitle')}
    >
      {content()}
      {dialog}
    </Dialog>
  );
}

interface SaveEntry {
  /** The saved entry; null where nothing was saved, or it is not known (`error`). */
  readonly save: (draft: EntryDraft) => Promise<BookEntry | null>;
  readonly isSaving: boolean;
  readonly error: AppError | null;
  /** Another draft is another question. */
  readonly reset: () => void;
  readonly dialog: ReactNode;
}

/** Saves a checked draft after the security step; the codes are for this very address. */
function useSaveEntry(): SaveEntry {
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

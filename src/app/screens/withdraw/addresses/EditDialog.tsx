import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import type { AppError } from '#shared/result/appError.ts';
import { tidyEnteredText } from '#shared/text/enteredText.ts';
import type { BookEntry } from '../book/bookEntry.ts';
import { readEntry } from '../book/bookEntry.ts';
import { judgeRemark } from '../book/judgeRemark.ts';
import { useBook, useBookCache } from '../book/useBook.ts';
import { focusFirstFault } from './focusFirstFault.ts';
import { OwnerFields } from './OwnerFields.tsx';
import { judgeOwner, ownerFields, ownerOf, writeOwner } from './ownerAnswers.ts';
import { RemarkField } from './RemarkField.tsx';
import { useZone } from './useZone.ts';

export interface EditDialogProps {
  readonly entry: BookEntry;
  readonly onClose: () => void;
}

/** screens.md 2.0, "Risk scenes". */
const EDIT = 30004;

/**
 * Changes the name of an entry and whose it is, neither of which locks it again. Another address is another entry
 * (screens.md 1.9).
 */
export function EditDialog({ entry, onClose }: EditDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const request = useApi();
  const zone = useZone();
  const others = (useBook().book?.rows ?? []).filter(({ id }) => id !== entry.id);
  const { changeRows, refresh } = useBookCache();
  const { run, isOpen, dialog } = useSecurityStep();
  const form = useRef<HTMLFormElement>(null);
  const [remark, setRemark] = useState(entry.remark);
  const [owner, setOwner] = useState(() => ownerOf(entry));
  const [isJudged, setJudged] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const isOnChain = entry.addressType === 0;
  const fault = judgeRemark(remark, others);
  const fields = isOnChain ? ownerFields(owner, zone) : [];
  const isRight = fault === null && fields.every((field) => judgeOwner(field, owner, zone) === null);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isOpen) return;
    setJudged(true);
    setError(null);
    if (!isRight) return focusFirstFault(form.current);
    const { legalType: _byNames, ...said } = writeOwner(owner, zone);
    const change = { remark: tidyEnteredText(remark), ...(isOnChain && said) };
    const subject = {
      scene: EDIT,
      about: { ids: [entry.id] },
      what: t('book.edit.what', { name: entry.remark }),
    } as const;
    const done = await run(subject, async (proof) =>
      requireResult(await request('addressEdit', { id: entry.id, ...change, ...proof })),
    );
    if (done === null) return;
    if (done.ok) {
      const { value, skewMs } = done.value;
      changeRows((rows) => rows.map((row) => (row.id === value.id ? readEntry(value, skewMs) : row)));
    }
    refresh();
    if (done.ok) onClose();
    else setError(done.error);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('book.edit.title', { name: entry.remark })}
      description={t('book.edit.text')}
    >
      <form ref={form} className="book-form" noValidate onSubmit={(event) => void save(event)}>
        <RemarkField remark={remark} fault={fault} isJudged={isJudged} onChange={setRemark} />
        {isOnChain && <OwnerFields zone={zone} owner={owner} isJudged={isJudged} onChange={setOwner} />}
        <p role="alert" className="text-down empty:hidden">
          {error !== null && errorText(error)}
        </p>
        <PausedButton type="submit" variant="primary" error={error} isLoading={isOpen}>
          {t('book.edit.save')}
        </PausedButton>
      </form>
      {dialog}
    </Dialog>
  );
}

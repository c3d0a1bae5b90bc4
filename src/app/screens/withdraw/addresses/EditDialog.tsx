import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { useForm } from '#app/components/useForm.ts';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import type { AppError } from '#shared/result/appError.ts';
import { tidyEnteredText } from '#shared/text/enteredText.ts';
import type { BookEntry } from '../book/bookEntry.ts';
import { readEntry } from '../book/bookEntry.ts';
import { useBook, useBookCache } from '../book/useBook.ts';
import { validateRemark } from '../book/validateRemark.ts';
import { OwnerFields } from './OwnerFields.tsx';
import { ownerFields, ownerOf, validateOwner, writeOwner } from './ownerAnswers.ts';
import { RemarkField } from './RemarkField.tsx';
import { useZone } from './useZone.ts';

export interface EditDialogProps {
  readonly entry: BookEntry;
  readonly onClose: () => void;
}

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
  const [remark, setRemark] = useState(entry.remark);
  const [owner, setOwner] = useState(() => ownerOf(entry));
  const [error, setError] = useState<AppError | null>(null);
  const isOnChain = entry.addressType === 0;
  const fault = validateRemark(remark, others);
  const fields = isOnChain ? ownerFields(owner, zone) : [];
  const isRight = fault === null && fields.every((field) => validateOwner(field, owner, zone) === null);

  const save = async (): Promise<void> => {
    setError(null);
    const { legalType: _byNames, ...said } = writeOwner(owner, zone);
    const change = { remark: tidyEnteredText(remark), ...(isOnChain && said) };
    const subject = {
      scene: RISK_SCENES.addressEdit,
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
  const { formProps, isValidated } = useForm({ isValid: isRight, isBusy: isOpen, onSubmit: save });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('book.edit.title', { name: entry.remark })}
      description={t('book.edit.text')}
    >
      <Stack as="form" gap="gap-4" {...formProps}>
        <RemarkField remark={remark} fault={fault} isJudged={isValidated} onChange={setRemark} />
        {isOnChain && <OwnerFields zone={zone} owner={owner} isJudged={isValidated} onChange={setOwner} />}
        <p role="alert" className="text-down empty:hidden">
          {error !== null && errorText(error)}
        </p>
        <PausedButton type="submit" variant="primary" error={error} isLoading={isOpen}>
          {t('book.edit.save')}
        </PausedButton>
      </Stack>
      {dialog}
    </Dialog>
  );
}

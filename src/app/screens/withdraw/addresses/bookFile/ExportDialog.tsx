import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#app/browser/saveFile.ts';
import { Button } from '#app/components/Button.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { TextField } from '#app/components/TextField.tsx';
import { useForm } from '#app/components/useForm.ts';
import { validateFilePassword } from '#app/components/validateFilePassword.ts';
import type { BookEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { PasswordField } from './PasswordField.tsx';
import { sealBook } from './sealBook.ts';

export interface ExportDialogProps {
  readonly rows: readonly BookEntry[];
  readonly onClose: () => void;
}

/** Saves the whole book as a file that only its password opens; the password stays in this form alone (screens.md 1.9). */
export function ExportDialog({ rows, onClose }: ExportDialogProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isSealing, setSealing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const fault = validateFilePassword(password, repeated);

  const save = async (): Promise<void> => {
    setSealing(true);
    const sealed = await sealBook(rows, password);
    setSealing(false);
    setFailed(sealed === null);
    if (sealed === null) return;
    const name = `address-book-${new Date(systemClock.wallNow()).toISOString().slice(0, 10)}.json`;
    saveFile(new Blob([sealed], { type: 'application/json' }), name);
    showToast({ type: 'success', text: t('book.file.saved', { name }) });
    onClose();
  };
  const { formProps, isValidated } = useForm({ isValid: fault === null, isBusy: isSealing, onSubmit: save });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('book.file.exportTitle')}
      description={t('book.file.exportText', { count: rows.length })}
    >
      <Stack as="form" gap="gap-4" {...formProps}>
        <PasswordField
          password={password}
          isNew
          error={
            isValidated && fault !== null && fault !== 'repeat'
              ? t(`book.file.passwordFault.${fault}`)
              : undefined
          }
          onChange={setPassword}
        />
        <TextField
          type="password"
          dir="ltr"
          autoComplete="new-password"
          label={t('book.file.repeat')}
          error={isValidated && fault === 'repeat' ? t('book.file.passwordFault.repeat') : undefined}
          value={repeated}
          onChange={setRepeated}
        />
        <p role="alert" className="text-down empty:hidden">
          {hasFailed && t('book.file.fault.noCrypto')}
        </p>
        <Button type="submit" variant="primary" isLoading={isSealing}>
          {t('book.file.save')}
        </Button>
      </Stack>
    </Dialog>
  );
}

import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#app/browser/saveFile.ts';
import { Button } from '#app/components/Button.tsx';
import { judgeFilePassword } from '#app/components/judgeFilePassword.ts';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { TextField } from '#app/components/TextField.tsx';
import type { BookEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { focusFirstFault } from '../focusFirstFault.ts';
import { PasswordField } from './PasswordField.tsx';
import { sealBook } from './sealBook.ts';

export interface ExportDialogProps {
  readonly rows: readonly BookEntry[];
  readonly onClose: () => void;
}

/** Saves the whole book as a file that only its password opens; the password stays in this form alone (screens.md 1.9). */
export function ExportDialog({ rows, onClose }: ExportDialogProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isJudged, setJudged] = useState(false);
  const [isSealing, setSealing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const fault = judgeFilePassword(password, repeated);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSealing) return;
    setJudged(true);
    if (fault !== null) return focusFirstFault(form.current);
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

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('book.file.exportTitle')}
      description={t('book.file.exportText', { count: rows.length })}
    >
      <form ref={form} className="book-form" noValidate onSubmit={(event) => void save(event)}>
        <PasswordField
          password={password}
          isNew
          error={
            isJudged && fault !== null && fault !== 'repeat'
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
          error={isJudged && fault === 'repeat' ? t('book.file.passwordFault.repeat') : undefined}
          value={repeated}
          onChange={setRepeated}
        />
        <p role="alert" className="text-down empty:hidden">
          {hasFailed && t('book.file.fault.noCrypto')}
        </p>
        <Button type="submit" variant="primary" isLoading={isSealing}>
          {t('book.file.save')}
        </Button>
      </form>
    </Dialog>
  );
}

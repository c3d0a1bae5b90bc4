import { useTranslation } from 'react-i18next';
import { TextField } from '#app/components/TextField.tsx';

export interface PasswordFieldProps {
  readonly password: string;
  /** The password is chosen here, and not the one of a file. */
  readonly isNew?: boolean;
  readonly error: string | undefined;
  readonly onChange: (password: string) => void;
}

export function PasswordField({ password, isNew = false, error, onChange }: PasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      type="password"
      dir="ltr"
      autoComplete={isNew ? 'new-password' : 'off'}
      label={t('book.file.password')}
      error={error}
      hint={isNew ? t('book.file.passwordHint') : undefined}
      value={password}
      onChange={onChange}
    />
  );
}

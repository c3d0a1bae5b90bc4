import { useTranslation } from 'react-i18next';
import { Field } from '#app/components/Field.tsx';
import { validatePassword } from '../judgeExport.ts';

export interface Passwords {
  readonly first: string;
  readonly repeated: string;
}

export interface PasswordFieldsProps {
  readonly value: Passwords;
  readonly onChange: (value: Passwords) => void;
}

/** The password of a PDF, typed twice. It is held by the form alone: no store, draft or address ever has it. */
export function PasswordFields({ value, onChange }: PasswordFieldsProps) {
  const { t } = useTranslation();
  const { first, repeated } = value;
  const fault = validatePassword(first, repeated);
  // Nothing is wrong with what is not typed yet.
  const isFirst = fault === 'length' || fault === 'mix';
  return (
    <>
      <Field
        label={t('exports.field.password')}
        hint={t('exports.field.passwordHint')}
        error={isFirst && first !== '' ? t(`exports.fault.${fault}`) : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="password"
            dir="ltr"
            autoComplete="new-password"
            value={first}
            onChange={({ target }) => onChange({ first: target.value, repeated })}
          />
        )}
      </Field>
      {(first !== '' || repeated !== '') && (
        <Field
          label={t('exports.field.repeat')}
          error={fault === 'repeat' && repeated !== '' ? t('exports.fault.repeat') : undefined}
        >
          {(control) => (
            <input
              {...control}
              type="password"
              dir="ltr"
              autoComplete="new-password"
              value={repeated}
              onChange={({ target }) => onChange({ first, repeated: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

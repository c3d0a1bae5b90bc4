import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { CodeField } from '#app/components/codeField/CodeField.tsx';
import { CODE_LENGTH } from '#app/components/codeField/cleanCode.ts';
import { Field } from '#app/components/Field.tsx';
import { countdownText, useTimeLeft } from '#app/components/format/countdown.ts';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { Facts } from '#app/components/layout/Facts.tsx';
import { useForm } from '#app/components/useForm.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { SecurityStep } from './createSecurityStep.ts';
import { EmailField } from './EmailField.tsx';
import { SubjectFacts } from './SubjectFacts.tsx';
import type { Factor, SecurityProof, SecurityState, StepFault } from './securityState.ts';

export interface SecurityDialogProps {
  readonly step: SecurityStep;
  readonly state: SecurityState;
}

/** What is to be confirmed, and what the exchange asks for it. It is closed by the user only while nothing is being sent. */
export function SecurityDialog({ step, state }: SecurityDialogProps) {
  const { t } = useTranslation();
  const subject = step.getSubject();
  return (
    <Dialog isOpen title={t('security.title')} description={subject?.what} onClose={step.close}>
      {subject?.facts !== undefined && (
        <Facts hasColumns gap="gap-x-4 gap-y-1" className="num rounded-card bg-surface p-3">
          <SubjectFacts facts={subject.facts} valueClass="font-semibold" />
        </Facts>
      )}
      <Content step={step} state={state} />
    </Dialog>
  );
}

function Content({ step, state }: SecurityDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  switch (state.name) {
    case 'ASKING':
      return (
        <p role="status" className="text-text-2">
          {t('security.asking')}
        </p>
      );
    case 'UNREACHED':
      return (
        <>
          <p role="alert">{errorText(state.error)}</p>
          <PausedButton variant="primary" error={state.error} onClick={step.retry}>
            {t('states.retry')}
          </PausedButton>
        </>
      );
    case 'BLOCKED':
      return (
        <p role="alert">
          {state.code === 'passkey' ? t('security.passkey') : errorText({ code: state.code, message: '' })}
        </p>
      );
    case 'LOCKED':
      return <Locked untilMs={state.untilMs} />;
    case 'ENTERING':
    case 'SENDING':
      return <FactorForm key={state.step.token} step={step} state={state} />;
    default:
      return null;
  }
}

/** The pause after too many wrong codes; the step begins again by itself when it is over. */
function Locked({ untilMs }: { readonly untilMs: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const leftMs = useTimeLeft(untilMs);
  return (
    <div className="grid gap-2">
      <p role="alert">{t('security.locked')}</p>
      <p className="text-text-2">
        {t('security.lockedLeft')}{' '}
        <bdi className="num font-semibold text-text" role="timer" aria-live="off">
          {countdownText(leftMs, language)}
        </bdi>
      </p>
    </div>
  );
}

interface FactorFormProps {
  readonly step: SecurityStep;
  readonly state: Extract<SecurityState, { readonly name: 'ENTERING' | 'SENDING' }>;
}

/** A fund password's length (screens.md 1.22). */
const PASSWORD = { min: 6, max: 30 } as const;

type Entries = Readonly<Record<Factor['type'], string>>;
const NOTHING: Entries = { email: '', sms: '', totp: '', fund_password: '' };

/** One field for each factor. What is typed lives here alone, and is gone with the dialog. */
function FactorForm({ step, state }: FactorFormProps) {
  const { t } = useTranslation();
  const [entries, setEntries] = useState(NOTHING);
  const { factors, token } = state.step;
  const isSending = state.name === 'SENDING';
  const fault = state.name === 'ENTERING' ? state.fault : null;
  const scene = step.getSubject()?.scene;
  const { formProps, isValidated, reset } = useForm({
    isValid: factors.every((factor) => isWhole(factor, entries[factor.type])),
    isBusy: isSending,
    onSubmit: () => step.submit(proofOf(factors, entries)),
  });
  const form = formProps.ref;

  // A wrong code is no use any more, and the first field is where to begin again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each fault
  useEffect(() => {
    if (fault === null) return;
    setEntries(({ fund_password }) => ({ ...NOTHING, fund_password }));
    reset();
    form.current?.querySelector('input')?.focus();
  }, [fault]);

  const set = (type: Factor['type']) => (text: string) =>
    setEntries((before) => ({ ...before, [type]: text }));
  return (
    <form {...formProps} className="grid gap-4">
      <Fault fault={fault} />
      {factors.map((factor) => {
        const { type } = factor;
        const error =
          isValidated && !isWhole(factor, entries[type])
            ? t(`security.incomplete.${kindOf(type)}`)
            : undefined;
        const field = { code: entries[type], onChange: set(type), isDisabled: isSending, error };
        if (type === 'email' && scene !== undefined) {
          return <EmailField key={type} {...field} masked={factor.masked} scene={scene} token={token} />;
        }
        if (type === 'fund_password') {
          return <FundPasswordField key={type} {...field} />;
        }
        return (
          <CodeField
            key={type}
            {...field}
            label={t(type === 'totp' ? 'security.totp' : 'security.sms')}
            {...(factor.masked !== '' && { hint: factor.masked })}
          />
        );
      })}
      <Button type="submit" variant="primary" size="large" isLoading={isSending}>
        {t('security.confirm')}
      </Button>
    </form>
  );
}

interface FundPasswordFieldProps {
  readonly code: string;
  readonly onChange: (text: string) => void;
  readonly isDisabled: boolean;
  readonly error: string | undefined;
}

function FundPasswordField({ code, onChange, isDisabled, error }: FundPasswordFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t('security.fundPassword')} error={error}>
      {(control) => (
        <input
          {...control}
          type="password"
          dir="ltr"
          autoComplete="off"
          maxLength={PASSWORD.max}
          disabled={isDisabled}
          value={code}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** Why the codes are asked for again; it is announced. */
function Fault({ fault }: { readonly fault: StepFault | null }) {
  const { t } = useTranslation();
  const say = (): string | null => {
    if (fault === null) return null;
    if (fault.kind === 'renewed') return t('security.renewed');
    return fault.remaining === null
      ? t('security.wrong')
      : t('security.wrongLeft', { count: fault.remaining });
  };
  return (
    <div role="alert" className="text-down empty:-mb-4">
      {fault !== null && <p>{say()}</p>}
    </div>
  );
}

function kindOf(type: Factor['type']): 'password' | 'code' {
  return type === 'fund_password' ? 'password' : 'code';
}

function isWhole({ type, isRequired }: Factor, entry: string): boolean {
  if (!isRequired && entry === '') return true;
  return type === 'fund_password' ? entry.length >= PASSWORD.min : entry.length === CODE_LENGTH;
}

/** The entries by the names of the guarded calls. */
function proofOf(factors: readonly Factor[], entries: Entries): SecurityProof['verification'] {
  const proof: Partial<Record<'email' | 'sms' | 'totp' | 'fundPassword', string>> = {};
  for (const { type } of factors) {
    const entry = entries[type];
    if (entry !== '') proof[type === 'fund_password' ? 'fundPassword' : type] = entry;
  }
  return proof;
}

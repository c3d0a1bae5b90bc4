import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { Select } from '#app/components/Select.tsx';
import { useForm } from '#app/components/useForm.ts';
import type { SecurityProof } from '#app/features/securityStep/securityState.ts';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { usePresent } from '#app/notices/errors/createPresent.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import { useCountries } from '#app/screens/statements/useCountries.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import { taxIdsOf } from '#shared/tax/taxIds.ts';
import { createIdentityDraft } from './identityDraft.ts';
import type { TaxIdentity } from './useTaxIdentity.ts';
import { validateTaxId } from './validateTaxId.ts';

const DOCUMENTS = ['none', 'taxCard', 'assessment', 'residence', 'identityCard'] as const;
/** Not a number of this country; not a country (screens.md 1.22). */
const INLINE_CODES = ['131065', '700000'];

export interface IdentityFormProps {
  readonly userId: number;
  /** The country of the profile, chosen at first. */
  readonly country: string;
  readonly onSaved: (identity: TaxIdentity) => void;
  /** Where there is a number already: leaves it as it is. */
  readonly onCancel?: (() => void) | undefined;
}

/** Country, kind and number, checked by the country's rules before they are sent (screens.md 1.20, 1.22). */
export function IdentityForm({ userId, country: home, onSaved, onCancel }: IdentityFormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const countries = useCountries();
  const draft = useMemo(() => createIdentityDraft(userId), [userId]);
  const [entered, setEntered] = useState(() => ({
    country: home,
    type: '',
    document: 'none',
    ...draft.read(),
  }));
  const [taxId, setTaxId] = useState('');
  const { save, isRunning, error, reset, dialog } = useSaveIdentity(onCancel !== undefined);
  const isOfNumber = error !== null && INLINE_CODES.includes(error.code);

  const { country, document } = entered;
  const kinds = taxIdsOf(country);
  const kind = kinds.find(({ type }) => type === entered.type) ?? kinds[0] ?? { type: '', example: '' };
  const fault = validateTaxId({ country, type: kind.type, taxId });
  const words = {
    type: kind.type,
    country: countries.nameOf(country),
    example: `\u2066${kind.example}\u2069`,
  };

  const change = (patch: Partial<typeof entered>): void => {
    reset();
    const next = { ...entered, ...patch };
    setEntered(next);
    draft.keep(next);
  };
  const send = async (): Promise<void> => {
    const done = await save({
      ...{ country, taxId, type: kind.type },
      ...(document !== 'none' && { document }),
    });
    // What is said at the field is read where it can be put right.
    if (done.error !== null && INLINE_CODES.includes(done.error.code)) focusFault();
    const { saved } = done;
    if (saved === undefined) return;
    // The number leaves the page with the form.
    draft.drop();
    onSaved(saved);
  };
  const { formProps, isValidated, focusFault } = useForm({
    ...{ isValid: fault === null && country !== '', isBusy: isRunning, onSubmit: send },
  });

  // What is sent in the dialog is not sent by the form: it stands beside it.
  return (
    <>
      <form {...formProps} className="grid max-w-120 gap-4">
        <p className="text-text-2">{t('tax.identity.why')}</p>
        <Select
          label={t('tax.identity.country')}
          value={country}
          onChange={(code) => change({ country: code, type: '' })}
          leftOut={countries.leftOut}
          options={[
            { value: '', label: t('tax.identity.choose'), isDisabled: true },
            ...countries.list.map(({ code, name }) => ({ value: code, label: name })),
          ]}
          hint={
            countries.hasFailed ? (
              <button type="button" className="underline" onClick={countries.refresh}>
                {t('travelRule.listFailed')}
              </button>
            ) : undefined
          }
        />
        {kinds.length > 1 && (
          <Select
            label={t('tax.identity.type')}
            value={kind.type}
            onChange={(type) => change({ type })}
            options={kinds.map(({ type }) => ({ value: type, label: type }))}
          />
        )}
        <Field
          label={`${t('tax.identity.number')} (${kind.type})`}
          hint={t('tax.identity.shape', words)}
          error={
            isValidated && fault !== null
              ? t(`tax.identity.fault.${fault}`, words)
              : isOfNumber
                ? errorText(error)
                : undefined
          }
        >
          {(control) => (
            <input
              {...control}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              value={taxId}
              onChange={({ target }) => {
                reset();
                setTaxId(target.value);
              }}
            />
          )}
        </Field>
        <Select
          label={t('tax.identity.document')}
          value={document}
          onChange={(next) => change({ document: next })}
          options={DOCUMENTS.map((each) => ({ value: each, label: t(`tax.identity.documents.${each}`) }))}
          hint={t('tax.identity.documentHint')}
        />
        <p role="alert" className="text-down empty:hidden">
          {error !== null && !isOfNumber && errorText(error)}
        </p>
        <div className="flex flex-wrap gap-2">
          <PausedButton
            type="submit"
            variant="primary"
            error={error}
            isLoading={isRunning}
            isDisabled={country === ''}
          >
            {t('tax.identity.send')}
          </PausedButton>
          {onCancel !== undefined && <Button onClick={onCancel}>{t('tax.identity.keep')}</Button>}
        </div>
        <p className="text-text-2">{t('tax.identity.kept')}</p>
      </form>
      {dialog}
    </>
  );
}

/** screens.md 0.2c: a change of the tax number. */
const CHANGE = RISK_SCENES.taxIdentity;
/** The exchange has a number already, whatever this page knows: one that was given in another tab. */
const NEEDS_STEP = '10031';

interface SaveIdentity {
  /** Null where nothing was saved: the exchange refused it, which `error` says, or the security step was closed. */
  readonly save: (input: InputOf<'taxIdentity'>) => Promise<{
    readonly saved: TaxIdentity | undefined;
    readonly error: AppError | null;
  }>;
  readonly isRunning: boolean;
  readonly error: AppError | null;
  readonly reset: () => void;
  readonly dialog: ReactNode;
}

/** Saves a tax number; one that takes another's place only behind the security step. What was typed is kept nowhere here. */
function useSaveIdentity(isChange: boolean): SaveIdentity {
  const { t } = useTranslation();
  const request = useApi();
  const present = usePresent();
  const { nameOf } = useCountries();
  const step = useSecurityStep();
  const [error, setError] = useState<AppError | null>(null);
  const [isRunning, setRunning] = useState(false);

  const save: SaveIdentity['save'] = async (input) => {
    const { generation } = sessionStore.getState();
    const send = async (proof: Partial<SecurityProof>) =>
      requireResult(await request('taxIdentity', { ...input, ...proof }));
    setError(null);
    setRunning(true);
    const first = isChange ? null : await send({});
    const { country, type, taxId } = input;
    const done =
      first === null || (!first.ok && first.error.code === NEEDS_STEP)
        ? await step.run(
            {
              ...{ scene: CHANGE, about: { country, type, taxId }, what: t('tax.identity.confirm') },
              facts: [
                { label: t('tax.identity.country'), text: nameOf(country) },
                { label: t('tax.identity.type'), text: type },
                { label: t('tax.identity.masked'), text: taxId.trim() },
              ],
            },
            send,
          )
        : first;
    setRunning(false);
    // The dialog was closed, or it is another user's page by now.
    if (done === null || generation !== sessionStore.getState().generation) {
      return { saved: undefined, error: null };
    }
    if (done.ok) return { saved: done.value.value.tax_identity, error: null };
    present.loading(done.error);
    setError(done.error);
    return { saved: undefined, error: done.error };
  };
  return { save, isRunning, error, reset: () => setError(null), dialog: step.dialog };
}

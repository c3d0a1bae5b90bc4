import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Field } from '#app/components/Field.tsx';
import { formatPeriod, formatUtcDate } from '#app/components/format/formatPeriod.ts';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Select } from '#app/components/Select.tsx';
import { orderFile } from '#app/features/exportJobs/orderFile.ts';
import { planSteps } from '#app/features/recordList/splitSpan.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useApi } from '#app/queries/useApi.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { validatePassword } from '../judgeExport.ts';
import { typeName } from '../typeNames.ts';
import { quotaLeft } from './EstimatePanel.tsx';
import { MembersField } from './MembersField.tsx';
import { OrderOutcome } from './OrderOutcome.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { useExportOrder } from './useExportOrder.ts';
import { usePeriodChoice } from './usePeriodChoice.ts';

interface Passwords {
  readonly first: string;
  readonly repeated: string;
}

interface PasswordFieldsProps {
  readonly value: Passwords;
  readonly onChange: (value: Passwords) => void;
}

/** The password of a PDF, typed twice. It is held by the form alone: no store, draft or address ever has it. */
function PasswordFields({ value, onChange }: PasswordFieldsProps) {
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

export interface StatementBuilderProps {
  readonly config: ResultOf<'exportConfig'>;
}

const NO_PASSWORD: Passwords = { first: '', repeated: '' };
/** What statements are valued in besides the user's own currency. */
const CURRENCIES = ['USD', 'EUR', 'USDT', 'BTC'] as const;

/** Builds an account statement: balances and movements of a month, a quarter, a year or other days, as a PDF (screens.md 1.18). */
export function StatementBuilder({ config }: StatementBuilderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const request = useApi();
  const { state, order, goOn, reset } = useExportOrder();
  const own = useStore(globalStore, ({ global }) => global.user?.currency_code) || 'USD';
  const openedMs = Number(config.types[0]?.since ?? 0);
  const choice = usePeriodChoice(openedMs);
  const { kind, span, fault } = choice;
  const [uids, setUids] = useState<readonly number[]>([]);
  const [currency, setCurrency] = useState(own);
  const [passwords, setPasswords] = useState(NO_PASSWORD);

  // Older records are kept apart: a statement that crosses the cut-off is two (134007).
  const spans = span === null || fault !== null ? [] : planSteps(span, Number.POSITIVE_INFINITY).toReversed();
  const isRight = spans.length > 0 && validatePassword(passwords.first, passwords.repeated) === null;
  const left = quotaLeft(config.quota);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (span === null) return;
    const name = t('exports.jobs.name', {
      what: typeName('accountStatement', t),
      period: formatPeriod(span, language, t),
      format: 'PDF',
    });
    const password = passwords.first;
    order(name, spans, ({ startMs, endMs, requestId }) =>
      orderFile(request, 'exportAccountStatement', {
        ...{ period: kind, startTime: String(startMs), endTime: String(endMs), uids: [...uids] },
        ...{ format: 'PDF', valuationCurrency: currency, lang: language, requestId },
        ...(password !== '' && { password }),
      }),
    );
  };
  return (
    <Stack as="form" gap="gap-4" onChange={reset} onSubmit={submit}>
      <PeriodFields {...choice} openedMs={openedMs} />
      <CurrencySelect own={own} chosen={currency} onChange={setCurrency} />
      <MembersField uids={uids} onChange={setUids} />
      <PasswordFields value={passwords} onChange={setPasswords} />
      {spans.length > left && <TooMany count={spans.length} quota={config.quota} />}
      <PausedButton
        type="submit"
        variant="primary"
        size="large"
        error={state.kind === 'ordered' ? state.error : null}
        isDisabled={!isRight || spans.length > left}
        isLoading={state.kind === 'ordering'}
      >
        {t('exports.order.statement')}
      </PausedButton>
      <OrderOutcome state={state} goOn={goOn} />
    </Stack>
  );
}

interface CurrencySelectProps {
  /** The user's own currency, which comes first. */
  readonly own: string;
  readonly chosen: string;
  readonly onChange: (currency: string) => void;
}

/** What the statement values the coins in. */
function CurrencySelect({ own, chosen, onChange }: CurrencySelectProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('exports.field.currency')}
      options={[...new Set([own, ...CURRENCIES])].map((value) => ({ value, label: value }))}
      value={chosen}
      onChange={onChange}
    />
  );
}

interface TooManyProps {
  /** Files that the order takes. */
  readonly count: number;
  readonly quota: ResultOf<'exportConfig'>['quota'];
}

/** The month's quota has no room for the order. */
function TooMany({ count, quota }: TooManyProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <p className="text-down" role="alert">
      {t('exports.estimate.tooMany', {
        ...{ count, left: quotaLeft(quota) },
        date: formatUtcDate(Number(quota.resetAt), language, t),
      })}
    </p>
  );
}

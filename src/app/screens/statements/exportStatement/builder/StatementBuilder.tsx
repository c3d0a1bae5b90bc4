import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Field } from '#app/components/Field.tsx';
import { formatPeriod, formatUtcDate } from '#app/components/format/formatPeriod.ts';
import { Select } from '#app/components/Select.tsx';
import { orderFile } from '#app/features/exportJobs/orderFile.ts';
import { planSteps } from '#app/features/recordList/splitSpan.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useApi } from '#app/queries/useApi.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { judgeStatementSpan, validatePassword } from '../judgeExport.ts';
import { customPeriod, PERIOD_KINDS, type PeriodKind, statementPeriods } from '../statementPeriods.ts';
import { typeName } from '../typeNames.ts';
import { quotaLeft } from './EstimatePanel.tsx';
import { MembersField } from './MembersField.tsx';
import { OrderOutcome } from './OrderOutcome.tsx';
import { PasswordFields, type Passwords } from './PasswordFields.tsx';
import { useExportOrder } from './useExportOrder.ts';

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
  const nowMs = systemClock.wallNow();
  const openedMs = Number(config.types[0]?.since ?? 0);
  const [kind, setKind] = useState<PeriodKind>('month');
  const [chosen, setChosen] = useState('');
  const [days, setDays] = useState({ start: '', end: '' });
  const [uids, setUids] = useState<readonly number[]>([]);
  const [currency, setCurrency] = useState(own);
  const [passwords, setPasswords] = useState(NO_PASSWORD);

  const periods = kind === 'custom' ? [] : statementPeriods(kind, openedMs, nowMs);
  const period = periods.find(({ id }) => id === chosen) ?? periods[0];
  const span = kind === 'custom' ? customPeriod(days.start, days.end) : (period ?? null);
  const fault =
    kind === 'custom' && (days.start === '' || days.end === '')
      ? null
      : judgeStatementSpan(span, openedMs, nowMs);
  // Older records are kept apart: a statement that crosses the cut-off is two (134007).
  const spans = span === null || fault !== null ? [] : planSteps(span, Number.POSITIVE_INFINITY).toReversed();
  const isRight = spans.length > 0 && validatePassword(passwords.first, passwords.repeated) === null;
  const left = quotaLeft(config.quota);

  const submit = (): void => {
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
    <form
      className="export-fields"
      onChange={reset}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Select
        label={t('exports.field.period')}
        options={PERIOD_KINDS.map((value) => ({ value, label: t(`exports.period.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      {kind === 'custom' ? (
        <div className="export-days">
          {(['start', 'end'] as const).map((side) => (
            <Field key={side} label={t(side === 'start' ? 'exports.field.first' : 'exports.field.last')}>
              {(control) => (
                <input
                  {...control}
                  type="date"
                  max={new Date(nowMs).toISOString().slice(0, 10)}
                  value={days[side]}
                  onChange={({ target }) => setDays({ ...days, [side]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      ) : (
        <Select
          label={t('exports.field.which')}
          options={periods.map(({ id, startMs, endMs }) => ({
            value: id,
            label: kind === 'month' ? `${id} (${formatPeriod({ startMs, endMs }, language, t)})` : id,
          }))}
          value={period?.id ?? ''}
          onChange={setChosen}
        />
      )}
      <p className="text-down" role="alert">
        {fault !== null && t(`exports.fault.${fault}`, { date: formatUtcDate(openedMs, language, t) })}
      </p>
      <Select
        label={t('exports.field.currency')}
        options={[...new Set([own, ...CURRENCIES])].map((value) => ({ value, label: value }))}
        value={currency}
        onChange={setCurrency}
      />
      <MembersField uids={uids} onChange={setUids} />
      <PasswordFields value={passwords} onChange={setPasswords} />
      {spans.length > left && (
        <p className="text-down" role="alert">
          {t('exports.estimate.tooMany', {
            ...{ count: spans.length, left },
            date: formatUtcDate(Number(config.quota.resetAt), language, t),
          })}
        </p>
      )}
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
    </form>
  );
}

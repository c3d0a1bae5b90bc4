import { useTranslation } from 'react-i18next';
import { Field } from '#app/components/Field.tsx';
import { formatPeriod, formatUtcDate } from '#app/components/format/formatPeriod.ts';
import { Select } from '#app/components/Select.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PERIOD_KINDS } from '../statementPeriods.ts';
import type { usePeriodChoice } from './usePeriodChoice.ts';

export interface PeriodFieldsProps extends ReturnType<typeof usePeriodChoice> {
  /** When the account was opened, in ms since 1970. */
  readonly openedMs: number;
}

/** The month, quarter or year of a statement, or its days. */
export function PeriodFields(props: PeriodFieldsProps) {
  const { kind, setKind, days, setDays, periods, period, setChosen, fault, nowMs, openedMs } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <Select
        label={t('exports.field.period')}
        options={PERIOD_KINDS.map((value) => ({ value, label: t(`exports.period.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      {kind === 'custom' ? (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(140px,1fr))] gap-3">
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
    </>
  );
}

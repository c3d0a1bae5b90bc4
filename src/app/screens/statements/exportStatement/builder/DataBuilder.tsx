import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { formatDate } from '#app/components/format/dates.ts';
import { formatPeriod } from '#app/components/format/formatPeriod.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Select } from '#app/components/Select.tsx';
import { orderFile } from '#app/features/exportJobs/orderFile.ts';
import { RANGE_PRESETS, type RangePreset, spanOf } from '#app/features/recordList/dateRange.ts';
import { PeriodField } from '#app/features/recordList/filterFields.tsx';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useApi } from '#app/queries/useApi.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { type DataFields, estimateInput, offeredTypes, PERSONAL_TYPE, timelessSpan } from '../dataFields.ts';
import { judgePeriod, MOST_DAYS } from '../judgeExport.ts';
import type { OrderPart } from '../orderParts.ts';
import { typeName } from '../typeNames.ts';
import { DataChoices } from './DataChoices.tsx';
import { EstimatePanel, quotaLeft } from './EstimatePanel.tsx';
import { OrderOutcome } from './OrderOutcome.tsx';
import { useExportOrder } from './useExportOrder.ts';

export interface DataBuilderProps {
  readonly config: ResultOf<'exportConfig'>;
  /** Types of files that could not be read. */
  readonly leftOut: LeftOut | undefined;
  /** A choice that the exchange allows. */
  readonly fields: DataFields;
  readonly onChange: (change: Partial<DataFields>) => void;
}

const PERIOD = { maxDays: MOST_DAYS, hasYear: true, initial: { kind: 'preset', preset: '30d' } } as const;
const BAR_PRESETS: readonly RangePreset[] = RANGE_PRESETS.filter((preset) => preset !== '24h');
/** As long as it takes to type a day or a symbol. */
const SETTLED_MS = 400;
const MINUTE_MS = 60_000;

/** Builds a file of records: what, which period, which format; says what it will be, and orders it (screens.md 1.18). */
export function DataBuilder({ config, leftOut, fields, onChange }: DataBuilderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const request = useApi();
  const security = useSecurityStep();
  const { state, order, goOn, reset } = useExportOrder();
  const flags = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig.flags);
  const types = offeredTypes(config.types, flags);
  const type = types.find((each) => each.type === fields.type);
  // To the end of the minute: what goes on with the clock is the same question for so long.
  const nowMs = Math.ceil((systemClock.wallNow() + 1) / MINUTE_MS) * MINUTE_MS - 1;
  const isPersonal = fields.type === PERSONAL_TYPE;
  const fault = judgePeriod(fields, Number(type?.since ?? 0), nowMs);
  const span = isPersonal ? timelessSpan(nowMs) : spanOf(fields.range, nowMs);
  const wanted = estimateInput(fields, span ?? timelessSpan(nowMs));
  const canAsk = useSettled(JSON.stringify(wanted), SETTLED_MS) && span !== null && fault === null;
  const query = useApiQuery('exportEstimate', wanted, { enabled: canAsk });
  if (type === undefined) return null;
  const estimate = canAsk ? query.answer?.result : undefined;
  const parts = estimate?.parts ?? [];
  const canOrder = estimate !== undefined && estimate.rows > 0 && parts.length <= quotaLeft(config.quota);
  const change = (next: Partial<DataFields>): void => {
    reset();
    onChange(next);
  };

  const send = ({ startMs, endMs, requestId }: OrderPart) => {
    const input = { ...estimateInput(fields, { startMs, endMs }), requestId };
    if (!isPersonal) return orderFile(request, 'exportCreate', input);
    const what = t('exports.order.security', { format: fields.format });
    return security.run({ scene: RISK_SCENES.personalExport, about: { type: fields.type }, what }, (proof) =>
      orderFile(request, 'exportCreate', { ...input, ...proof }),
    );
  };
  const submit = (): void => {
    const spans = parts.map(({ startTime, endTime }) => ({
      startMs: Number(startTime),
      endMs: Number(endTime),
    }));
    const [first, last] = [spans[0]?.startMs ?? nowMs, spans.at(-1)?.endMs ?? nowMs];
    const name = t('exports.jobs.name', {
      what: typeName(type.type, t, type.name),
      period: formatPeriod({ startMs: first, endMs: last }, language, t),
      format: fields.format,
    });
    order(name, spans, send);
  };
  return (
    <Stack
      as="form"
      gap="gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Select
        label={t('exports.type.label')}
        options={types.map((each) => ({ value: each.type, label: typeName(each.type, t, each.name) }))}
        value={type.type}
        onChange={(next) => change({ type: next })}
        leftOut={leftOut}
      />
      {!isPersonal && (
        // The days have a line of their own on a phone, and what they open is as wide as the form.
        <Row as="fieldset" gap="gap-2" className="relative max-md:[&>[data-period]]:flex-none">
          <legend className="mb-1 font-semibold">{t('exports.field.period')}</legend>
          <PeriodField
            period={PERIOD}
            range={fields.range}
            barPresets={BAR_PRESETS}
            onChange={(range) => change({ range })}
          />
          {fault !== null && (
            <p className="w-full text-down" role="alert">
              {t(`exports.fault.${fault}`, { date: formatDate(Number(type.since), language) })}
            </p>
          )}
        </Row>
      )}
      <Select
        label={t('exports.field.format')}
        options={type.formats.map((value) => ({ value, label: t(`exports.format.${value}`) }))}
        value={fields.format}
        onChange={(format) => change({ format })}
      />
      <DataChoices fields={fields} type={type} onChange={change} />
      <EstimatePanel query={canAsk ? query : null} quota={config.quota} isPersonal={isPersonal} />
      <PausedButton
        type="submit"
        variant="primary"
        size="large"
        error={state.kind === 'ordered' ? state.error : null}
        isDisabled={!canOrder}
        isLoading={state.kind === 'ordering' && !security.isOpen}
      >
        {parts.length > 1 ? t('exports.order.many', { count: parts.length }) : t('exports.order.one')}
      </PausedButton>
      <OrderOutcome state={state} goOn={goOn} />
      {security.dialog}
    </Stack>
  );
}

/** Whether a text has stayed the same for so long: what is typed is not asked for letter by letter. */
function useSettled(text: string, waitMs: number): boolean {
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = systemClock.setTimer(() => setSettled(text), waitMs);
    return () => systemClock.clearTimer(timer);
  }, [text, waitMs]);
  return settled === text;
}

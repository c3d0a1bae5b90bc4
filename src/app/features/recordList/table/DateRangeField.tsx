import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDays } from '#app/components/format/dates.ts';
import { deviceZone } from '#app/components/format/deviceZone.ts';
import { joinClasses } from '#app/components/layout/box.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { RangePreset } from '../dateRange.ts';
import type { RangeFieldState } from '../rangeField.ts';
import { FilterPanel } from './FilterPanel.tsx';

const DAY =
  'min-h-11 w-full min-w-0 rounded-button border border-field-line bg-raised px-2 text-normal text-text aria-invalid:border-down';

export interface DateRangeFieldProps extends RangeFieldState {
  /** The presets in the bar itself; the others are in the panel. */
  readonly barPresets: readonly RangePreset[];
  readonly onPreset: (preset: RangePreset) => void;
  readonly onDays: (start: string, end: string) => void;
}

/**
 * A period by preset, or by two days in a panel; the zone that the days are of and what they are in UTC stand below (screens.md
 * 0.3, C10). The browser's own date inputs are filled in by keys, and open its calendar.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { presets, barPresets, start, end, today, span, fault, onDays } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  const describe = { 'aria-describedby': `${id}-hint`, 'aria-invalid': fault !== null || undefined };
  const label = t('records.range.label');
  return (
    <>
      <Presets {...props} shown={presets.filter((each) => barPresets.includes(each))} />
      <FilterPanel
        label={label}
        look="period"
        words={
          <>
            <span className="sr-only">{label}</span>{' '}
            <span className="num font-semibold text-text">
              {span === null ? '–' : formatDays(span.startMs, span.endMs, language)}
            </span>
          </>
        }
      >
        <Presets {...props} shown={presets.filter((each) => !barPresets.includes(each))} isInPanel />
        <div className="grid grid-cols-2 gap-2">
          <label className="grid min-w-0 gap-1 text-small/normal text-text-2">
            <span>{t('records.range.start')}</span>
            <input
              type="date"
              className={DAY}
              value={start}
              max={today}
              {...describe}
              onChange={({ target }) => onDays(target.value, end)}
            />
          </label>
          <label className="grid min-w-0 gap-1 text-small/normal text-text-2">
            <span>{t('records.range.end')}</span>
            <input
              type="date"
              className={DAY}
              value={end}
              max={today}
              {...describe}
              onChange={({ target }) => onDays(start, target.value)}
            />
          </label>
        </div>
        <RangeHint {...props} id={`${id}-hint`} />
      </FilterPanel>
    </>
  );
}

type RangeHintProps = Pick<DateRangeFieldProps, 'span' | 'fault' | 'maxDays'> & { readonly id: string };

/** What is wrong with the days, or the zone that they are of and what they are in UTC. */
function RangeHint({ id, span, fault, maxDays }: RangeHintProps) {
  const { t } = useTranslation();
  return (
    <div id={id} aria-live="polite" className="text-small/normal text-text-2">
      {fault !== null ? (
        <p className="flex items-center gap-1 text-down">
          <CircleAlert size={14} aria-hidden="true" className="flex-none" />
          {t(`records.range.fault.${fault}`, { count: maxDays })}
        </p>
      ) : (
        <>
          <p>{t('records.range.zone', { zone: zoneName() })}</p>
          {span !== null && (
            <p>{t('records.range.asked', { from: utc(span.startMs), to: utc(span.endMs) })}</p>
          )}
        </>
      )}
    </div>
  );
}

interface PresetsProps extends Pick<DateRangeFieldProps, 'preset' | 'onPreset'> {
  readonly shown: readonly RangePreset[];
  readonly isInPanel?: boolean;
}

function Presets({ shown, preset, onPreset, isInPanel = false }: PresetsProps) {
  const { t } = useTranslation();
  if (shown.length === 0) return null;
  return (
    <fieldset
      className={joinClasses('flex rounded-button border border-line-strong', isInPanel && 'w-fit flex-wrap')}
      aria-label={t('records.range.presets')}
    >
      {shown.map((choice) => (
        <button
          key={choice}
          type="button"
          className="min-h-[34px] rounded-[3px] px-2.5 text-text-2 hover:text-text aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-text max-md:min-h-11 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          aria-pressed={choice === preset}
          onClick={() => onPreset(choice)}
        >
          {t(`records.range.preset.${choice}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** "Europe/Berlin", isolated from the words around it. */
function zoneName(): string {
  return isolate(deviceZone());
}

function utc(atMs: number): string {
  return isolate(new Date(atMs).toISOString().slice(0, 19).replace('T', ' '));
}

/** Left-to-right within whatever sentence it stands in (Unicode's LRI and PDI). */
function isolate(words: string): string {
  return `\u2066${words}\u2069`;
}

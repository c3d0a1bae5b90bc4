import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RangePreset } from '../dateRange.ts';
import type { RangeFieldState } from '../rangeField.ts';
import './filters.css';

export interface DateRangeFieldProps extends RangeFieldState {
  readonly onPreset: (preset: RangePreset) => void;
  readonly onDays: (start: string, end: string) => void;
}

/**
 * A period by preset or by two days; the zone that the days are of and what they are in UTC stand below (screens.md 0.3, C10).
 * The browser's own date inputs are filled in by keys, and open its calendar.
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { presets, preset, start, end, today, span, fault, maxDays, onPreset, onDays } = props;
  const { t } = useTranslation();
  const id = useId();
  const describe = { 'aria-describedby': `${id}-hint`, 'aria-invalid': fault !== null || undefined };
  return (
    <fieldset className="range-field">
      <legend className="range-legend">{t('records.range.label')}</legend>
      <div className="range-presets">
        {presets.map((choice) => (
          <button
            key={choice}
            type="button"
            className="range-preset"
            aria-pressed={choice === preset}
            onClick={() => onPreset(choice)}
          >
            {t(`records.range.preset.${choice}`)}
          </button>
        ))}
      </div>
      <div className="range-days">
        <label className="range-day">
          <span>{t('records.range.start')}</span>
          <input
            type="date"
            value={start}
            max={today}
            {...describe}
            onChange={({ target }) => onDays(target.value, end)}
          />
        </label>
        <label className="range-day">
          <span>{t('records.range.end')}</span>
          <input
            type="date"
            value={end}
            max={today}
            {...describe}
            onChange={({ target }) => onDays(start, target.value)}
          />
        </label>
      </div>
      <div id={`${id}-hint`} aria-live="polite" className="range-hint">
        {fault !== null ? (
          <p className="range-fault">
            <CircleAlert size={14} aria-hidden="true" />
            {t(`records.range.fault.${fault}`, { count: maxDays })}
          </p>
        ) : (
          <p>
            {t('records.range.zone', { zone: zoneName() })}
            {span !== null && (
              <>
                {' · '}
                {t('records.range.asked', { from: utc(span.startMs), to: utc(span.endMs) })}
              </>
            )}
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** "Europe/Berlin", isolated from the words around it. */
function zoneName(): string {
  return isolate(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

function utc(atMs: number): string {
  return isolate(new Date(atMs).toISOString().slice(0, 19).replace('T', ' '));
}

/** Left-to-right within whatever sentence it stands in (Unicode's LRI and PDI). */
function isolate(words: string): string {
  return `\u2066${words}\u2069`;
}

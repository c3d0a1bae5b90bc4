import { Check, Circle, LoaderCircle, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatTime } from '#app/components/format/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { dayOf } from '../dateRange.ts';

export interface TimelineStep {
  readonly id: string;
  readonly title: string;
  readonly state: keyof typeof ICON_BY_STATE;
  /** ms since 1970; null where it has no time, or none yet. */
  readonly atMs: number | null;
}

export interface TimelineProps {
  /** In the order in which they happen. */
  readonly steps: readonly TimelineStep[];
  /** What this status means: what happens next, who has to act, how long it takes. One text per status. */
  readonly meaning: string;
}

const ICON_BY_STATE = { done: Check, current: LoaderCircle, failed: X, ahead: Circle } as const;

const MARKS = { done: 'text-up', current: 'text-text', failed: 'text-down', ahead: 'text-text-3' } as const;
const TITLES = { done: '', current: 'font-semibold', failed: 'font-semibold', ahead: 'text-text-2' } as const;

/**
 * The steps of a record, the current one marked (screens.md 0.3, C9); UTC is said once, of the first time. What it means is said
 * again when it changes.
 */
export function Timeline({ steps, meaning }: TimelineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const first = steps.find(({ atMs }) => atMs !== null);
  const firstDay = dayIn(first?.atMs ?? null);
  return (
    <section className="grid gap-3" aria-label={t('records.timeline')}>
      <ol>
        {steps.map(({ id, title, state, atMs }, at) => {
          const Icon = ICON_BY_STATE[state];
          // The day is said once.
          const isSameDay =
            dayIn(atMs) === firstDay && steps.slice(0, at).some((before) => before.atMs !== null);
          return (
            <li
              key={id}
              // A line leads from each mark to the next.
              className="relative flex items-start gap-3 pb-4 last:pb-0 not-last:before:absolute not-last:before:start-[9px] not-last:before:top-5 not-last:before:bottom-0 not-last:before:w-0.5 not-last:before:bg-line-strong"
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <Icon size={16} aria-hidden="true" className={`box-content flex-none p-0.5 ${MARKS[state]}`} />
              <span className="grid min-w-0 gap-0.5">
                <span className={TITLES[state]}>{title}</span>
                <span className="sr-only">{t(`records.stepState.${state}`)}</span>
              </span>
              {atMs !== null && (
                <time
                  className="num ms-auto flex-none text-small/normal text-text-3"
                  dateTime={new Date(atMs).toISOString()}
                >
                  {isSameDay ? formatTime(atMs) : formatMoment(atMs, language)}
                  {id === first?.id && (
                    <span data-utc="" className="block text-end text-(length:--size-mini)/small">
                      {t('records.utc', { time: formatMoment(atMs, language, { clock: 'UTC' }) })}
                    </span>
                  )}
                </time>
              )}
            </li>
          );
        })}
      </ol>
      <p role="status" className="rounded-card bg-surface p-3">
        {meaning}
      </p>
    </section>
  );
}

function dayIn(atMs: number | null): string | null {
  return atMs === null ? null : dayOf(atMs);
}

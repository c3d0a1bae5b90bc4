import { Check, Circle, LoaderCircle, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TimeCell } from './TimeCell.tsx';
import './timeline.css';

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

/** The steps of a record, the current one marked (screens.md 0.3, C9). What it means is said again when it changes. */
export function Timeline({ steps, meaning }: TimelineProps) {
  const { t } = useTranslation();
  return (
    <section className="timeline" aria-label={t('records.timeline')}>
      <ol className="timeline-steps">
        {steps.map(({ id, title, state, atMs }) => {
          const Icon = ICON_BY_STATE[state];
          return (
            <li
              key={id}
              className="timeline-step"
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <Icon size={16} aria-hidden="true" className="timeline-mark" />
              <span className="timeline-words">
                <span className="timeline-title">{title}</span>
                <span className="sr-only">{t(`records.stepState.${state}`)}</span>
                {atMs !== null && <TimeCell atMs={atMs} />}
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="timeline-meaning">
        {meaning}
      </p>
    </section>
  );
}

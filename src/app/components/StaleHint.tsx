import './states.css';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { formatWhen } from './format/dates.ts';
import { NextStep } from './NextStep.tsx';

export interface StaleHintProps {
  /** When what is shown was true, in ms since 1970. */
  readonly asOfMs: number;
  readonly onRetry: () => void;
}

/** Beside what stays on screen although refreshing it failed: from when it is, and another try (screens.md 0.3, C14). */
export function StaleHint({ asOfMs, onRetry }: StaleHintProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className="stale-hint">
      <History size={16} aria-hidden="true" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="min-w-0 flex-[1_1_200px] py-1.5 wrap-anywhere [&_time]:text-text-2">
          {t('states.staleTitle')}
          {' · '}
          <time className="num" dateTime={new Date(asOfMs).toISOString()}>
            {t('states.asOf', { time: formatWhen(asOfMs, language) })}
          </time>
        </p>
        <NextStep label={t('states.retry')} onClick={onRetry} />
      </div>
    </div>
  );
}

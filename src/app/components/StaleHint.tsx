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
      <div className="stale-body">
        <p role="status" className="stale-words">
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

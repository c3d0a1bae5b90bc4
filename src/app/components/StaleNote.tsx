import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatTime } from './format/formatTime.ts';
import { NextStep } from './NextStep.tsx';
import './states.css';

export interface StaleNoteProps {
  /** When what is shown was true, in ms since 1970. */
  readonly asOfMs: number;
  readonly onRetry: () => void;
}

/** Beside what stays on screen although refreshing it failed: from when it is, and another try (screens.md 0.3, C14). */
export function StaleNote({ asOfMs, onRetry }: StaleNoteProps) {
  const { t } = useTranslation();
  return (
    <div className="stale-note">
      <History size={16} aria-hidden="true" />
      <div className="stale-body">
        <p role="status" className="stale-words">
          {t('states.staleTitle')}
          {' · '}
          <time className="num" dateTime={new Date(asOfMs).toISOString()}>
            {t('states.asOf', { time: formatTime(asOfMs) })}
          </time>
        </p>
        <NextStep label={t('states.retry')} onPress={onRetry} />
      </div>
    </div>
  );
}

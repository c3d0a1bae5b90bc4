import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './quoteRing.css';

export interface QuoteRingProps {
  /** Whole seconds that the price still holds. */
  readonly seconds: number;
  /** What was left of the life when `seconds` changed, from 1 down to 0. */
  readonly fraction: number;
  readonly lifeMs: number;
}

const SECOND_MS = 1_000;
/** screens.md 0.3: a countdown is announced at these seconds only. */
const ANNOUNCED: readonly number[] = [10, 5, 0];
const LAST_SECONDS = 5;

/**
 * How long a price still holds (screens.md 1.1, step 3): a ring that runs down by a transition of a second, so that React
 * renders once a second, and stands still in between where motion is unwanted.
 */
export function QuoteRing({ seconds, fraction, lifeMs }: QuoteRingProps) {
  const { t } = useTranslation();
  const [announced, setAnnounced] = useState<number | null>(null);
  if (ANNOUNCED.includes(seconds) && announced !== seconds) setAnnounced(seconds);
  // Another quote has begun.
  else if (announced !== null && seconds > announced) setAnnounced(null);
  const atNextSecond = Math.max(0, fraction - SECOND_MS / Math.max(lifeMs, SECOND_MS));
  return (
    <span className="quote-ring" data-last={seconds <= LAST_SECONDS || undefined}>
      <svg viewBox="0 0 44 44" aria-hidden="true" className="quote-ring-drawing">
        <circle className="quote-ring-track" cx="22" cy="22" r="19" />
        <circle
          className="quote-ring-left"
          cx="22"
          cy="22"
          r="19"
          pathLength={1}
          strokeDasharray={1}
          strokeDashoffset={1 - atNextSecond}
        />
      </svg>
      <span className="quote-ring-seconds num" aria-hidden="true">
        {seconds}
      </span>
      <span role="timer" className="sr-only">
        {t('ticket.ring.left', { count: seconds })}
      </span>
      <span role="status" className="sr-only">
        {announced !== null &&
          (announced === 0 ? t('ticket.ring.over') : t('ticket.ring.left', { count: announced }))}
      </span>
    </span>
  );
}

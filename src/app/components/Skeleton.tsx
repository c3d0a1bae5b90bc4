import './states.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { systemClock } from '#shared/async/clock.ts';

export interface SkeletonProps {
  /** How many lines of text it stands for. */
  readonly lines?: number;
}

/** Stands where something is being loaded. Its place is kept from the start; its bars are seen, and said, after 150 ms. */
export function Skeleton({ lines = 3 }: SkeletonProps) {
  const { t } = useTranslation();
  const isShown = useIsLate();
  return (
    <div className="skeleton" data-shown={isShown || undefined}>
      {/* Here before its words are: what appears together with its region is not said. */}
      <span role="status" className="sr-only">
        {isShown && t('states.loading')}
      </span>
      <div aria-hidden="true" className="skeleton-bars">
        {Array.from({ length: lines }, (_, line) => line).map((line) => (
          <div key={line} className="skeleton-bar" />
        ))}
      </div>
    </div>
  );
}

/** screens.md 0.3, C14: what comes sooner is better shown at once than after a flicker of grey. */
const LATE_AFTER_MS = 150;

/** Whether the component has waited for 150 ms, from when on it shows and says that something is being loaded. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = systemClock.setTimer(() => setLate(true), LATE_AFTER_MS);
    return () => systemClock.clearTimer(timer);
  }, []);
  return isLate;
}

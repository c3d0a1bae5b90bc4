import { useTranslation } from 'react-i18next';
import { useIsLate } from './useIsLate.ts';
import './states.css';

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

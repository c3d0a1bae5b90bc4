import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import type { UsedSplit } from './useSplit.ts';

export interface SplitProgressProps {
  readonly split: UsedSplit;
  /** Asks for the price of the next ticket; null where the form does. */
  readonly onNext: (() => void) | null;
}

/** How many tickets of a series have settled, and the way to the next one: nobody but the person asks for it. */
export function SplitProgress({ split: { plan, done, stop }, onNext }: SplitProgressProps) {
  const { t } = useTranslation();
  if (plan === null) return null;
  const left = plan.count - done;
  return (
    <div className="convert-hint">
      <p role="status">{t('block.split.progress', { done, count: plan.count, left })}</p>
      <div className="flex flex-wrap gap-2">
        {onNext !== null && left > 0 && <Button onClick={onNext}>{t('block.split.next')}</Button>}
        <Button variant="ghost" onClick={stop}>
          {t('block.split.stop')}
        </Button>
      </div>
    </div>
  );
}

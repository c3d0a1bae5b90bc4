import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface RateFlipProps {
  readonly isFlipped: boolean;
  readonly onFlip: (isFlipped: boolean) => void;
}

/** Turns all rates of a column around; it stands in the column's header. */
export function RateFlip({ isFlipped, onFlip }: RateFlipProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="record-flip"
      aria-pressed={isFlipped}
      aria-label={t('records.flip')}
      title={t('records.flip')}
      onClick={() => onFlip(!isFlipped)}
    >
      <ArrowLeftRight size={14} aria-hidden="true" />
    </button>
  );
}

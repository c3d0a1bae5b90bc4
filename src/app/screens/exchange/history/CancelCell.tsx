import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import type { Conversion } from '../conversions/conversion.ts';
import { useConversionWords } from '../conversions/useConversionWords.ts';
import { isCancellable, shownStatus } from './orderStatus.ts';
import type { OrderCancels } from './useOrderCancels.ts';

export interface CancelCellProps {
  readonly conversion: Conversion;
  readonly cancels: OrderCancels;
  /** Asks for the cancelling, which has to be confirmed. */
  readonly onCancel: (order: Conversion) => void;
}

/** The way to cancel an order, as long as there is one. */
export function CancelCell({ conversion, cancels, onCancel }: CancelCellProps) {
  const { t } = useTranslation();
  const words = useConversionWords();
  if (!isCancellable(conversion, cancels)) return <span className="record-under">–</span>;
  return (
    <Button
      size="small"
      isLoading={shownStatus(conversion, cancels) === 'cancelling'}
      aria-label={t('history.cancelOne', { pair: words.pair(conversion) })}
      onClick={() => onCancel(conversion)}
    >
      {t('history.cancel')}
    </Button>
  );
}

import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { Button } from '#app/components/Button.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';

/** The open order that is asked about. */
export interface CancellableOrder {
  readonly id: string;
  readonly fromCoin: string;
  /** A plain decimal string. */
  readonly fromAmount: string;
  readonly toCoin: string;
}

export interface CancelOrderDialogProps {
  /** Null while nothing is asked. */
  readonly order: CancellableOrder | null;
  readonly onClose: () => void;
  readonly onConfirm: (id: string) => void;
}

/** Asks before a limit order is cancelled (screens.md 1.1, "Cancel: row button → confirm"). */
export function CancelOrderDialog({ order, onClose, onConfirm }: CancelOrderDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (order === null) return null;
  const { id, fromAmount, fromCoin, toCoin } = order;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('orders.cancelTitle')}
      description={t('orders.cancelText', {
        amount: amountWithUnit(fromAmount, { language, unit: fromCoin }),
        to: toCoin,
      })}
      actions={
        <>
          <Button onClick={onClose}>{t('orders.keep')}</Button>
          <Button variant="danger" onClick={() => onConfirm(id)}>
            {t('orders.cancel')}
          </Button>
        </>
      }
    />
  );
}

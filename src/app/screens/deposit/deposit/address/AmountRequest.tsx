import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '#app/components/amount/AmountField.tsx';
import { Button } from '#app/components/Button.tsx';
import { ModalLayer } from '#app/components/layers/ModalLayer.tsx';
import type { UsedPayment } from './usePaymentText.ts';

export interface AmountRequestProps {
  readonly coin: string;
  /** Digits after the point that the chain carries. */
  readonly scale: number;
  readonly payment: UsedPayment;
  readonly onClose: () => void;
}

/** Puts an amount into the QR code, for a payer whose wallet reads it (BIP-21, EIP-681 and their kin). */
export function AmountRequest({ coin, scale, payment, onClose }: AmountRequestProps) {
  const { t } = useTranslation();
  const [amount, setAmount] = useState(payment.amount);
  const isAmount = /[1-9]/.test(amount);
  const use = (next: string): void => {
    payment.setAmount(next);
    onClose();
  };
  return (
    <ModalLayer
      isOpen
      onClose={onClose}
      title={t('deposit.amount.title')}
      description={t('deposit.amount.text')}
      className="modal-dialog"
      actions={
        <>
          {payment.amount !== '' && <Button onClick={() => use('')}>{t('deposit.amount.remove')}</Button>}
          <Button variant="primary" isDisabled={!isAmount} onClick={() => use(amount)}>
            {t('deposit.amount.use')}
          </Button>
        </>
      }
    >
      <AmountField
        label={t('deposit.amount.label')}
        amount={amount}
        onRead={(reading) => setAmount(reading.kind === 'amount' ? reading.amount : '')}
        unit={coin}
        scale={scale}
      />
    </ModalLayer>
  );
}

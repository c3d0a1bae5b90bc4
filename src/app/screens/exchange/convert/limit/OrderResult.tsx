import { CircleCheck, CircleHelp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { Button } from '#app/components/Button.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { Placing } from './createOrderPlacer.ts';

export interface OrderResultProps {
  readonly placing: Extract<Placing, { step: 'placed' | 'unknown' }>;
  readonly onNew: () => void;
}

/** What became of the placing: the order is open, or nobody can say yet. */
export function OrderResult({ placing, onNew }: OrderResultProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { fromCoin, toCoin, fromAmount } = placing.draft;
  const write = (plain: string): string => amountWithUnit(plain, { language, unit: fromCoin });
  const isPlaced = placing.step === 'placed';
  const Icon = isPlaced ? CircleCheck : CircleHelp;
  return (
    <div className="limit-form">
      <h3 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-large font-semibold">
        <Icon size={20} aria-hidden="true" className={isPlaced ? 'text-up' : 'text-warn'} />
        {isPlaced ? t('limit.placedTitle') : t('limit.unknownTitle')}
      </h3>
      <p>
        {isPlaced
          ? t('limit.placedText', { amount: write(placing.order.lockedAmount), to: toCoin })
          : t('limit.unknownText', { amount: write(fromAmount) })}
      </p>
      <Button onClick={onNew}>{t('limit.another')}</Button>
    </div>
  );
}

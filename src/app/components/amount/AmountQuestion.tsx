import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { Button } from '../Button.tsx';
import { figuresOf } from '../format/figures.ts';
import { LtrText } from '../LtrText.tsx';

export interface AmountQuestionProps {
  /** Plain decimal strings. */
  readonly readings: readonly [string, string];
  readonly unit: string;
  readonly onAnswer: (amount: string) => void;
}

/** Asks which of two amounts a text means ("1,234" is a thousand to some and one to others), since guessing costs money. */
export function AmountQuestion({ readings, unit, onAnswer }: AmountQuestionProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  return (
    <fieldset aria-label={t('amount.which')} className="flex min-w-0 flex-wrap items-center gap-2">
      <p className="w-full">{t('amount.which')}</p>
      {readings.map((amount) => (
        <Button key={amount} size="small" onClick={() => onAnswer(amount)}>
          <LtrText className="num">
            {price(amount)} {unit}
          </LtrText>
        </Button>
      ))}
    </fieldset>
  );
}

import { useLanguage } from '#app/i18n/useLanguage.ts';
import { figuresOf } from './format/figures.ts';
import { LtrText } from './LtrText.tsx';

/** A sum of one coin; the amount is a plain decimal, shown with every digit. */
export interface ShownMoney {
  readonly coin: string;
  readonly amount: string;
}

export interface MoneyTextProps extends ShownMoney {
  readonly className?: string;
}

/** "1,234.5 USDT", in the reader's separators; the coin in a quieter grey. */
export function MoneyText({ coin, amount, className }: MoneyTextProps) {
  const figures = figuresOf(useLanguage());
  return (
    <LtrText {...(className !== undefined && { className })}>
      <span className="num">{figures.price(amount)}</span> <span className="text-text-2">{coin}</span>
    </LtrText>
  );
}

import { FigureText } from './FigureText.tsx';
import { LtrText } from './LtrText.tsx';

/** A sum of one coin; the amount is a plain decimal, shown with every digit. */
export interface ShownMoney {
  readonly coin: string;
  readonly amount: string;
}

export interface MoneyTextProps extends ShownMoney {
  readonly className?: string;
}

/** "1,234.5 USDT", in the reader's separators; the coin and zeros at the end in a quieter grey, as in lists. */
export function MoneyText({ coin, amount, className }: MoneyTextProps) {
  return (
    <LtrText {...(className !== undefined && { className })}>
      <FigureText plain={amount} /> <span className="text-text-2">{coin}</span>
    </LtrText>
  );
}

import { FigureText } from '#app/components/FigureText.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { MoneyText } from '#app/components/MoneyText.tsx';
import type { Figure } from './figures.ts';

export interface FigureValueProps {
  readonly figure: Figure;
  readonly value: string | number;
  /** Missing in a column of one currency, whose name stands elsewhere. */
  readonly currency?: string;
}

/** A figure as the exchange sent it, with every digit: it is the one of the files. */
export function FigureValue({ figure, value, currency }: FigureValueProps) {
  const plain = String(value);
  if (figure === 'disposals' || currency === undefined) {
    return (
      <LtrText className="num">
        <FigureText plain={plain} />
      </LtrText>
    );
  }
  return <MoneyText amount={plain} coin={currency} />;
}

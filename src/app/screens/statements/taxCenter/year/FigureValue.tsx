import { FigureText } from '#app/components/FigureText.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { type Figure, TAX_CURRENCY } from './figures.ts';

export interface FigureValueProps {
  readonly figure: Figure;
  readonly value: string | number;
  /** In a column of one currency its name stands elsewhere. */
  readonly isBare?: boolean;
}

/** A figure as the exchange sent it, with every digit: it is the one of the files. */
export function FigureValue({ figure, value, isBare = false }: FigureValueProps) {
  const plain = String(value);
  if (figure === 'disposals' || isBare) {
    return (
      <LtrText className="num">
        <FigureText plain={plain} />
      </LtrText>
    );
  }
  return <MoneyText amount={plain} coin={TAX_CURRENCY} />;
}

import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { Hint } from '#app/components/Hint.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import { FigureValue } from './FigureValue.tsx';
import type { Figure } from './figures.ts';

export interface ShortFigureProps {
  readonly figure: Figure;
  readonly value: string | number;
  /** At the digits of the currency, by roundFigures.ts. */
  readonly shown: string;
  readonly currency: string;
  /** In a table of one currency, which stands elsewhere: every digit is there to hover, and heard at once. */
  readonly isCell?: boolean;
}

/** A figure as money is written; the one of the files, with every digit, is one hover or focus away (screens.md 0.2c, "Tax"). */
export function ShortFigure({ figure, value, shown, currency, isCell = false }: ShortFigureProps) {
  const language = useLanguage();
  const plain = String(value);
  if (figure === 'disposals') return <FigureValue figure={figure} value={value} />;
  const short = figuresOf(language).price(shown);
  const exact = amountWithUnit(plain, { language, unit: currency });
  if (isCell) {
    return (
      <span title={exact}>
        <LtrText className="num">
          <span aria-hidden="true">{short}</span>
          <span className="sr-only">{figuresOf(language).price(plain)}</span>
        </LtrText>
      </span>
    );
  }
  const words = (
    <LtrText className="num">
      {short} <span className="text-(length:--size-small) font-normal text-text-2">{currency}</span>
    </LtrText>
  );
  return compareDecimals(plain, shown) === 0 ? words : <Hint text={exact}>{words}</Hint>;
}

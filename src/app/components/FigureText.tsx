import type { CSSProperties } from 'react';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { figuresOf, marksOf } from './format/figures.ts';
import './figureText.css';

/** A point is about half as wide as a digit. */
const POINT = 0.47;

/** How wide a fraction of so many digits is, with its point, in digits; 0 for none. */
export function widthOfFraction(digits: number): number {
  return digits > 0 ? digits + POINT : 0;
}

export interface FigureTextProps {
  /** A plain decimal; all its digits are shown. */
  readonly plain: string;
  readonly title?: string | undefined;
}

/** A figure of a column: its point stands under the others, and zeros at its end are grey, which say nothing but how fine it is. */
export function FigureText({ plain, title }: FigureTextProps) {
  const language = useLanguage();
  const shown = figuresOf(language).price(plain);
  const { point } = marksOf(language);
  const at = shown.lastIndexOf(point);
  const isWhole = at === -1 || !plain.includes('.');
  const [whole, fraction] = isWhole ? [shown, ''] : [shown.slice(0, at), shown.slice(at)];
  const zeros = /^\D?0*$/.test(fraction) ? fraction : (/0*$/.exec(fraction)?.[0] ?? '');
  const style = { '--own': widthOfFraction(fraction.length - 1) };
  return (
    // Properties of our own, which React's type does not list. No box around a part: it would be heard as a word by itself.
    <span className="figure num" title={title} style={style as CSSProperties}>
      {whole}
      {fraction.slice(0, fraction.length - zeros.length)}
      {zeros !== '' && <span className="figure-zeros">{zeros}</span>}
    </span>
  );
}

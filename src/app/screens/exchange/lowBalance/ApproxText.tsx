import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { DOLLAR_COIN } from '../prices/pairRoute.ts';

export interface ApproxTextProps {
  /** A plain decimal with the digits that are to be read. */
  readonly amount: string;
  /** Without it the amount is in USDT. */
  readonly coin?: string;
}

/** An estimate, "≈ 12.30 USDT": no promise of anything. */
export function ApproxText({ amount, coin = DOLLAR_COIN }: ApproxTextProps) {
  const { price } = figuresOf(useLanguage());
  return (
    <LtrText className="num">
      {`≈ ${price(amount)}`}
      <span className="low-balance-unit"> {coin}</span>
    </LtrText>
  );
}

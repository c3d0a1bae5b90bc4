import { FigureText } from '#app/components/FigureText.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { DOLLAR_COIN } from '#app/features/prices/pairRoute.ts';

export interface ApproxTextProps {
  /** A plain decimal with the digits that are to be read. */
  readonly amount: string;
  /** Without it the amount is in USDT. */
  readonly coin?: string;
}

/** An estimate, "≈ 12.30 USDT": no promise of anything. */
export function ApproxText({ amount, coin = DOLLAR_COIN }: ApproxTextProps) {
  return (
    <LtrText className="num">
      {'≈ '}
      <FigureText plain={amount} />
      <span className="text-text-2"> {coin}</span>
    </LtrText>
  );
}

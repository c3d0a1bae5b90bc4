import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';

export interface AmountCellProps {
  /** A plain decimal. */
  readonly amount: string;
  readonly coin: string;
  /** Decimals of the coin; without it the amount stands as it came. */
  readonly scale?: number | undefined;
  /** Its value in the reader's currency, finished: "1,204.50 EUR". Nothing where there is no rate. */
  readonly approx?: string | undefined;
}

/** An amount at its coin's scale, and what it is worth under it (screens.md 0.3, C8). */
export function AmountCell({ amount, coin, scale, approx }: AmountCellProps) {
  const { price } = figuresOf(useLanguage());
  const shown = price(scale === undefined ? amount : roundPlain(amount, scale));
  const exact = price(amount);
  return (
    <span className="record-figure num">
      {/* Digits beyond the scale are one hover away: nothing is hidden from who has to prove it. */}
      <LtrText>
        <span title={exact.startsWith(shown) && exact.length > shown.length ? exact : undefined}>
          {shown}
        </span>{' '}
        <span className="record-unit">{coin}</span>
      </LtrText>
      {approx !== undefined && (
        <span className="record-under">
          <LtrText>≈ {approx}</LtrText>
        </span>
      )}
    </span>
  );
}

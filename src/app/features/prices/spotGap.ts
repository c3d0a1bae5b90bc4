import { Decimal } from '#shared/money/decimal.ts';

interface CoinSum {
  readonly coin: string;
  /** A plain decimal string. */
  readonly amount: string;
}

/** What was given and got, fee and tax taken off already, with the spot price: units of what is got for one given. */
interface SpotTrade {
  readonly given: Pick<CoinSum, 'amount'>;
  readonly got: Pick<CoinSum, 'amount'>;
  readonly spotRate: string;
}

/**
 * What a trade brings against spot, after fee and tax (screens.md 0.2c): the one rule for ticket, quote, receipt and
 * history.
 */
interface SpotGap {
  /** What is got more than spot would give, or with a minus less; in the coin that is got, with every digit. */
  readonly amount: string;
  /** The same as a share of what spot would give: -0.0032 is 0.32 % less. */
  readonly ratio: string;
}

/** The gap of one trade, or of several of one pair together; null where spot would give nothing. */
export function spotGap(trades: readonly SpotTrade[]): SpotGap | null {
  const [got, spot] = trades.reduce(
    ([gotSum, spotSum], trade) => [
      gotSum.plus(trade.got.amount),
      spotSum.plus(new Decimal(trade.given.amount).times(trade.spotRate)),
    ],
    [new Decimal(0), new Decimal(0)],
  );
  if (spot.lte(0)) return null;
  const difference = got.minus(spot);
  return { amount: difference.toFixed(), ratio: difference.div(spot).toFixed() };
}

/** Before there is an amount: what share of spot a rate with this distance leaves after fee and tax, minus one. */
export function ratioAfterCharges(
  gapRate: string,
  { feeRate, taxRate }: { readonly feeRate: string; readonly taxRate: string },
): string {
  const kept = new Decimal(1).minus(feeRate).minus(taxRate);
  return new Decimal(1).plus(gapRate).times(kept).minus(1).toFixed();
}

/** As many digits as it takes that the distance has all of its own. */
const RATE_DIGITS = 24;

/**
 * The spot price that a rate was measured against, by its distance from it (screens.md 2.2: rate ÷ reference − 1); null for
 * a distance that no rate has.
 */
export function spotRateOf(rate: string, gapRate: string): string | null {
  const times = new Decimal(gapRate).plus(1);
  return times.lte(0) ? null : new Decimal(rate).div(times).toSignificantDigits(RATE_DIGITS).toFixed();
}

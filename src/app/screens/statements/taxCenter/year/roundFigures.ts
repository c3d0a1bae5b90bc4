import { createRounding } from '#shared/money/createRounding.ts';
import { moneyDigitsOf } from '#shared/money/moneyDigits.ts';

/** Figures that are rounded by themselves; the gain is what is left between two others. */
type OwnFigure = 'income' | 'conversionFees' | 'withdrawalFees' | 'taxWithheld';
type GainParts = Readonly<Record<'proceeds' | 'cost', string>>;
type Gain = GainParts & { readonly gain: string };
type Parts = GainParts & Readonly<Record<OwnFigure, string>>;
/** Figures at the digits of the currency, as they are shown. */
export type ShownFigures = Parts & Gain;

/**
 * Rounds proceeds and cost of one table, row after row, so that each column comes to its rounded sum; the gain is what is shown of
 * the one minus what is shown of the other, as in the files for a return (screens.md 0.2c, "Tax").
 */
export function createGainRounding(currency: string): (figures: GainParts) => Gain {
  const digits = moneyDigitsOf(currency);
  const [roundProceeds, roundCost] = [createRounding(digits), createRounding(digits)];
  return (figures) => {
    const [proceeds, cost] = [roundProceeds(figures.proceeds), roundCost(figures.cost)];
    const gain = proceeds.minus(cost);
    return { proceeds: proceeds.toFixed(digits), cost: cost.toFixed(digits), gain: gain.toFixed(digits) };
  };
}

/** The same of all figures of a row. */
export function createFigureRounding(currency: string): (figures: Parts) => ShownFigures {
  const digits = moneyDigitsOf(currency);
  const roundGain = createGainRounding(currency);
  const rounding = {
    income: createRounding(digits),
    conversionFees: createRounding(digits),
    withdrawalFees: createRounding(digits),
    taxWithheld: createRounding(digits),
  };
  return (figures) => {
    const shown = (figure: OwnFigure): string => rounding[figure](figures[figure]).toFixed(digits);
    return {
      ...roundGain(figures),
      income: shown('income'),
      conversionFees: shown('conversionFees'),
      withdrawalFees: shown('withdrawalFees'),
      taxWithheld: shown('taxWithheld'),
    };
  };
}

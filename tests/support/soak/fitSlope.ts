/** How a figure changes from cycle to cycle. */
export interface Slope {
  /** Per cycle, in the figure's own unit. */
  readonly perCycle: number;
  /** The true slope is within so much of it, with 95 % confidence. */
  readonly within: number;
  readonly mean: number;
}

/** The normal distribution's 97.5 % quantile. */
const Z = 1.959964;

/** Fits a line by least squares to figures of one cycle each, in their order; at least three of them. */
export function fitSlope(figures: readonly number[]): Slope {
  const count = figures.length;
  if (count < 3) throw new Error(`A slope needs three figures at least, not ${count}.`);
  const middle = (count - 1) / 2;
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / count;
  const spread = (count * (count * count - 1)) / 12;
  const perCycle = figures.reduce((sum, figure, at) => sum + (at - middle) * (figure - mean), 0) / spread;
  const left = figures.reduce((sum, figure, at) => sum + (figure - mean - perCycle * (at - middle)) ** 2, 0);
  const error = Math.sqrt(left / (count - 2) / spread);
  return { perCycle, within: studentQuantile(count - 2) * error, mean };
}

/** Student's 97.5 % quantile, from the normal one by Cornish and Fisher's series: within 1 % from 5 degrees of freedom on. */
function studentQuantile(degrees: number): number {
  const second = (Z ** 3 + Z) / 4;
  const third = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96;
  const fourth = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384;
  return Z + second / degrees + third / degrees ** 2 + fourth / degrees ** 3;
}

/** Whether a figure stays as it is: its interval has 0 in it, or lies below a thousandth of its mean a cycle. */
export function isFlat({ perCycle, within, mean }: Slope): boolean {
  return perCycle - within <= 0 || perCycle + within < Math.abs(mean) / 1_000;
}

/** "worker heap: +12.3 ± 40.1 a cycle (0.002 % of 612,345)" */
export function describeSlope(name: string, { perCycle, within, mean }: Slope): string {
  const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
  const signed = new Intl.NumberFormat('en', { maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  const percent = mean === 0 ? 0 : (perCycle / mean) * 100;
  return `${name}: ${signed.format(perCycle)} ± ${figure.format(within)} a cycle (${percent.toFixed(3)} % of ${figure.format(mean)})`;
}

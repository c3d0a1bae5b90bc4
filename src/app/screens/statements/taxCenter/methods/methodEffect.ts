import type { ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';

type Figures = Pick<ResultOf<'taxOverview'>['summary'], 'cost' | 'gain'>;

/** What another method changes, in USD with every digit; below zero for less. */
export interface MethodEffect {
  readonly cost: string;
  readonly gain: string;
}

export function methodEffect(before: Figures, after: Figures): MethodEffect {
  return {
    cost: new Decimal(after.cost).minus(before.cost).toFixed(),
    gain: new Decimal(after.gain).minus(before.gain).toFixed(),
  };
}

import type { InputOf } from '#shared/endpoints/table.ts';

/** In which order what was bought counts as sold (screens.md 1.20). */
export type CostMethod = InputOf<'taxOverview'>['method'];

export const COST_METHODS: readonly CostMethod[] = ['FIFO', 'LIFO', 'HIFO', 'AVERAGE'];

/**
 * What individuals may use, by country, where its tax authority says so; the first one where nothing else is chosen. All
 * methods in all other countries.
 * - AUS: ATO, units that can be told apart · CAN: adjusted cost base, an average · DEU: BMF letter of 6 March 2025
 * - ESP: DGT V1604-18 · GBR: CRYPTO22200, a pool · JPN: NTA FAQ, total or moving average · SWE: IL 48:7
 * - USA: 26 CFR 1.1012-1(j), units that can be told apart, else the earliest
 */
const METHODS_BY_COUNTRY: Readonly<Record<string, readonly CostMethod[]>> = {
  AUS: ['FIFO', 'LIFO', 'HIFO'],
  CAN: ['AVERAGE'],
  DEU: ['FIFO', 'AVERAGE'],
  ESP: ['FIFO'],
  GBR: ['AVERAGE'],
  JPN: ['AVERAGE'],
  SWE: ['AVERAGE'],
  USA: ['FIFO', 'LIFO', 'HIFO'],
};

/** The methods of a country, the usual one first; "" while none is known. */
export function methodsOf(country: string): readonly CostMethod[] {
  return METHODS_BY_COUNTRY[country] ?? COST_METHODS;
}

export function hasMethodRules(country: string): boolean {
  return country in METHODS_BY_COUNTRY;
}

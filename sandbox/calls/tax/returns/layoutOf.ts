import { isBeforeRules } from '#shared/tax/taxCountries.ts';
import { ANLAGE_SO } from './anlageSo.ts';
import { FORM_8949 } from './form8949.ts';
import { GENERIC_RETURN } from './genericReturn.ts';
import type { ReturnLayout } from './returnLayout.ts';
import { SA108 } from './sa108.ts';
import { SCHEDULE_VDA } from './scheduleVda.ts';

const LAYOUTS: Readonly<Record<string, ReturnLayout>> = {
  DEU: ANLAGE_SO,
  GBR: SA108,
  IND: SCHEDULE_VDA,
  USA: FORM_8949,
};

/** The layout of a country's return of a year; a general one where there is none of its own, or was none yet (screens.md 0.2c). */
export function layoutOf(country: string, year: number): ReturnLayout {
  if (isBeforeRules(country, year)) return GENERIC_RETURN;
  return Object.hasOwn(LAYOUTS, country) ? (LAYOUTS[country] ?? GENERIC_RETURN) : GENERIC_RETURN;
}

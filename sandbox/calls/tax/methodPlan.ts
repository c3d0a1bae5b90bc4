import { and, asc, eq, gte } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { taxMethods } from '#sandbox/books/state/schema/records.ts';
import type { CostMethod } from '#shared/tax/costMethods.ts';
import { methodsOf } from '#shared/tax/taxCountries.ts';
import { taxYearRange } from '#shared/tax/taxYears.ts';

/** A method, and the calendar year in which the first tax year begins that it is of. */
export interface PlannedMethod {
  readonly fromYear: number;
  readonly method: CostMethod;
}

/** The methods of a taxpayer, the earliest first; before all of them the usual one of the country is in force. */
export type MethodPlan = readonly PlannedMethod[];

/** The methods that a user has chosen for a country; those that its law does not know are not in force. */
export async function readPlan(sql: Sql, uid: number, country: string): Promise<MethodPlan> {
  const chosen = await sql
    .select({ fromYear: taxMethods.fromYear, method: taxMethods.method })
    .from(taxMethods)
    .where(and(eq(taxMethods.uid, uid), eq(taxMethods.country, country)))
    .orderBy(asc(taxMethods.fromYear));
  return chosen.filter(({ method }) => methodsOf(country).includes(method));
}

/** Has a method hold from a year on: what was chosen for later years goes, earlier years stay as they were filed. */
export async function keepMethod(
  sql: Sql,
  { uid, country, nowMs }: { readonly uid: number; readonly country: string; readonly nowMs: number },
  planned: PlannedMethod,
): Promise<void> {
  const theirs = and(eq(taxMethods.uid, uid), eq(taxMethods.country, country));
  await sql.delete(taxMethods).where(and(theirs, gte(taxMethods.fromYear, planned.fromYear)));
  await sql.insert(taxMethods).values({ uid, country, ...planned, at: nowMs });
}

/** A plan with another method from a year on; in all years where no year is named. */
export function withMethod(plan: MethodPlan, method: CostMethod, fromYear = 0): MethodPlan {
  return [...plan.filter((planned) => planned.fromYear < fromYear), { fromYear, method }];
}

/** The method of the tax year that begins in `year`. */
export function methodOfYear(plan: MethodPlan, country: string, year: number): CostMethod {
  return plan.findLast(({ fromYear }) => fromYear <= year)?.method ?? methodsOf(country)[0];
}

/** The method in force at a moment. */
export function createMethodAt(plan: MethodPlan, country: string): (atMs: number) => CostMethod {
  const starts = plan.map(({ fromYear, method }) => ({
    // Coins are younger than any year that is none: such a plan holds from the beginning on.
    fromMs: fromYear <= 0 ? Number.NEGATIVE_INFINITY : taxYearRange(country, fromYear).startMs,
    method,
  }));
  return (atMs) => starts.findLast(({ fromMs }) => fromMs <= atMs)?.method ?? methodsOf(country)[0];
}

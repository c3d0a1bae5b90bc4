import { inArray } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import { derivatives } from '#sandbox/books/state/schema/records.ts';
import type { IncomeKind } from '#shared/tax/incomeKinds.ts';
import type { Line } from './readLines.ts';

/** The types of the derivatives log (screens.md 1.12). */
const INCOME_BY_TYPE: Readonly<Record<string, IncomeKind>> = {
  TRADE: 'trading',
  DELIVERY: 'trading',
  LIQUIDATION: 'trading',
  ADL: 'trading',
  SETTLEMENT: 'funding',
  BONUS: 'bonus',
  REFERRAL: 'referral',
  FEE_REFUND: 'rebate',
};

/** So many records are looked up at once, as movements are. */
const RECORDS_AT_ONCE = 200;

/** What the records say of movements that the ledger does not. */
export interface Origins {
  /** The kind of a line of the derivatives log; `other` for sums that an exchange booked in earlier days. */
  readonly incomeKindOf: (reference: string) => IncomeKind;
  /** The tax that a conversion withheld: "TDS", or "". */
  readonly taxTypeOf: (reference: string) => string;
}

export async function readOrigins(sql: Sql, lines: readonly Line[]): Promise<Origins> {
  const incomes = new Map<string, IncomeKind>();
  for (const ids of inParts(lines.filter(({ wallet }) => wallet === 'DERIVATIVES'))) {
    const rows = await sql
      .select({ id: derivatives.id, type: derivatives.type })
      .from(derivatives)
      .where(inArray(derivatives.id, ids));
    for (const { id, type } of rows) incomes.set(id, INCOME_BY_TYPE[type] ?? 'other');
  }
  const taxes = new Map<string, string>();
  for (const ids of inParts(lines.filter(({ wallet }) => wallet === 'TAX'))) {
    const rows = await sql
      .select({ id: conversions.id, taxType: conversions.taxType })
      .from(conversions)
      .where(inArray(conversions.id, ids));
    for (const { id, taxType } of rows) taxes.set(id, taxType);
  }
  return {
    incomeKindOf: (reference) => incomes.get(reference) ?? 'other',
    taxTypeOf: (reference) => taxes.get(reference) ?? '',
  };
}

function inParts(lines: readonly Line[]): string[][] {
  const ids = [...new Set(lines.map(({ reference }) => reference))];
  const count = Math.ceil(ids.length / RECORDS_AT_ONCE);
  return Array.from({ length: count }, (_none, at) =>
    ids.slice(at * RECORDS_AT_ONCE, (at + 1) * RECORDS_AT_ONCE),
  );
}

/** The Income-tax Act, 2025, is in force from 1 April 2026 on; the numbers of its sections are others. */
const FIRST_YEAR_OF_2025_ACT = 2026;

/** The act of a financial year, by the year it begins in, with its section where that of the older act is asked for. */
export function indianActOf(year: number, section: string): string {
  return year >= FIRST_YEAR_OF_2025_ACT ? 'Income-tax Act, 2025' : `Income-tax Act, 1961, section ${section}`;
}

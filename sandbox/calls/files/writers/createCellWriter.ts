import { PLAIN_NUMBER } from '#shared/csv/neutralize.ts';
import type { CellKind, FileDocument } from '../fileDocument.ts';
import { createTimeWriter } from './formatTime.ts';

/** Writes a cell as users read it: times by the clocks of the document's zone, amounts in its number format. */
export type CellWriter = (cell: string, kind: CellKind | undefined) => string;

export function createCellWriter({
  timezone,
  numberLocale,
}: Pick<FileDocument, 'timezone' | 'numberLocale'>): CellWriter {
  const timeOf = createTimeWriter(timezone);
  const numberOf = numberLocale === undefined ? undefined : createNumberWriter(numberLocale);
  return (cell, kind) => {
    if (cell === '') return cell;
    if (kind === 'time') return timeOf(cell);
    const isNumber = (kind === 'amount' || kind === 'count') && PLAIN_NUMBER.test(cell);
    return isNumber && numberOf !== undefined ? numberOf(cell) : cell;
  };
}

/** A column of times has its time zone in the title. */
export function titleOf(title: string, kind: CellKind, timezone: string): string {
  return kind === 'time' ? `${title} (${timezone})` : title;
}

/** Every digit of a plain decimal, with the language's own marks; the digits are those of spreadsheets. */
function createNumberWriter(locale: string): (plain: string) => string {
  const byPlaces = new Map<number, Intl.NumberFormat>();
  return (plain) => {
    const places = plain.split('.')[1]?.length ?? 0;
    const format =
      byPlaces.get(places) ??
      new Intl.NumberFormat(locale, {
        numberingSystem: 'latn',
        minimumFractionDigits: places,
        maximumFractionDigits: places,
      });
    byPlaces.set(places, format);
    // Marks of direction would end up between the sign and the digits of a spreadsheet's cell.
    return format.format(plain as Intl.StringNumericLiteral).replace(/\p{Cf}/gu, '');
  };
}

/** One way to read a number. */
export interface Candidate {
  /** Plain decimal text; no zeros before it, its fraction as it was written. */
  readonly amount: string;
  /** The mark that was taken for the point, and the one between thousands; null where there is none. */
  readonly point: string | null;
  readonly group: string | null;
}

const POINTS = ['.', ',', '٫'] as const;
const GROUPS = ['.', ',', ' ', "'", '٬'] as const;

/** Thousands, and the Indian way of two digits above the last three. A number that begins with 0 has no thousands. */
const THOUSANDS = /^[1-9]\d{0,2}(?:G\d{3})+$/;
const INDIAN = /^[1-9]\d?(?:G\d{2})+G\d{3}$/;
/** What an amount on the wire may have (screens.md 0.1; fields.ts, Dec). */
const MAX_WHOLE = 40;
const MAX_FRACTION = 18;

/**
 * Every way in which a cleaned text can be read as a number: one for "1,234.5" and "0,123", two for "1,234". Each of two
 * comes with other digits after its point, so they never agree.
 */
export function candidatesOf(text: string): readonly Candidate[] {
  if (!/\d/.test(text) || !/^[\d.,٫٬' ]+$/.test(text)) return [];
  return [null, ...POINTS].flatMap((point) =>
    [null, ...GROUPS].flatMap((group) => readBy(text, point, group) ?? []),
  );
}

/** Reads a text by two marks, each of which has to be in it, so that no text is read twice in the same way. */
function readBy(text: string, point: string | null, group: string | null): Candidate | undefined {
  if (point !== null && point === group) return undefined;
  const [whole = '', fraction = '', ...more] = point === null ? [text] : text.split(point);
  if (more.length > 0 || (point !== null && !text.includes(point))) return undefined;
  const digits = readWhole(whole, group);
  if (digits === undefined || !/^\d*$/.test(fraction) || (whole === '' && fraction === '')) return undefined;
  const plain = digits.replace(/^0+(?=\d)/, '') || '0';
  if (plain.length > MAX_WHOLE || fraction.length > MAX_FRACTION) return undefined;
  return { amount: fraction === '' ? plain : `${plain}.${fraction}`, point, group };
}

function readWhole(whole: string, group: string | null): string | undefined {
  if (group === null) return /^\d*$/.test(whole) ? whole : undefined;
  const shape = whole.split(group).join('G');
  return THOUSANDS.test(shape) || INDIAN.test(shape) ? shape.replaceAll('G', '') : undefined;
}

/** When individuals who file by themselves have to hand in the return of a tax year. */
interface DeadlineRule {
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** How many years after the one in which the tax year begins. */
  readonly yearsAfter: 1 | 2;
  /** The tax year runs over the end of a calendar year: it is named "2026-27". */
  readonly isSplitYear?: true;
}

/** Dates that the tax authorities publish, by country; a weekend or a holiday may move them. */
const RULES: Readonly<Record<string, DeadlineRule>> = {
  AUS: { month: 10, day: 31, yearsAfter: 1, isSplitYear: true },
  AUT: { month: 6, day: 30, yearsAfter: 1 },
  CAN: { month: 4, day: 30, yearsAfter: 1 },
  DEU: { month: 7, day: 31, yearsAfter: 1 },
  ESP: { month: 6, day: 30, yearsAfter: 1 },
  GBR: { month: 1, day: 31, yearsAfter: 2, isSplitYear: true },
  IND: { month: 7, day: 31, yearsAfter: 1, isSplitYear: true },
  ITA: { month: 10, day: 31, yearsAfter: 1 },
  JPN: { month: 3, day: 15, yearsAfter: 1 },
  NLD: { month: 4, day: 30, yearsAfter: 1 },
  POL: { month: 4, day: 30, yearsAfter: 1 },
  PRT: { month: 6, day: 30, yearsAfter: 1 },
  TUR: { month: 3, day: 31, yearsAfter: 1 },
  USA: { month: 4, day: 15, yearsAfter: 1 },
};
/** No income tax for individuals. */
const WITHOUT_TAX = new Set(['ARE', 'BHR', 'KWT', 'QAT', 'SAU']);
/** The return itself says when it is due. */
const BY_NOTICE = new Set(['HKG', 'SGP']);

export type Deadline =
  | { readonly kind: 'noCountry' | 'none' | 'notice' | 'unknown' }
  | {
      readonly kind: 'date';
      /** The end of the day in UTC, ms since 1970. */
      readonly atMs: number;
      /** Of the tax year: "2026", or "2026-27". */
      readonly name: string;
      /** Whole days from now, 0 on the day itself, below zero once it is over. */
      readonly daysLeft: number;
    };

const DAY_MS = 86_400_000;

/** The date for a tax year that begins in `year`; country: ISO 3166-1, three letters, "" for none. */
export function deadlineOf(country: string, year: number, nowMs: number): Deadline {
  if (country === '') return { kind: 'noCountry' };
  if (WITHOUT_TAX.has(country)) return { kind: 'none' };
  if (BY_NOTICE.has(country)) return { kind: 'notice' };
  const rule = RULES[country];
  if (rule === undefined) return { kind: 'unknown' };
  const { month, day, yearsAfter, isSplitYear } = rule;
  const atMs = Date.UTC(year + yearsAfter, month - 1, day + 1) - 1;
  const today = Math.floor(nowMs / DAY_MS);
  return {
    kind: 'date',
    atMs,
    name: isSplitYear ? `${year}-${String((year + 1) % 100).padStart(2, '0')}` : String(year),
    daysLeft: Math.floor(atMs / DAY_MS) - today,
  };
}

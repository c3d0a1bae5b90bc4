import type { CostMethod } from './costMethods.ts';

/** How long coins have to be kept for another tax, or for none; both days are those of the country's calendar. */
export type HoldingPeriod = { readonly tax: 'free' | 'long' | 'discount' } & (
  | { readonly kind: 'years'; readonly years: number; readonly from: 'day' | 'dayAfter' }
  | { readonly kind: 'days'; readonly days: number }
);

/** What the law asks for besides lots, or instead of them; nothing of it is computed. */
export type NotComputed = 'portfolio' | 'deemedReturn' | 'yearlyTotal' | 'costsOfYear' | 'privateGains';

interface DueDay {
  readonly month: number;
  readonly day: number;
}

interface Deadline extends DueDay {
  readonly yearsAfter: 1 | 2;
  /** The first tax year that it is of; for earlier ones the day was another one, and is not known. */
  readonly since?: number;
  /** Tax years for which the authority has moved it. */
  readonly moved?: Readonly<Record<number, DueDay>>;
}

export interface TaxCountry {
  /** The first day of its tax year; month from 1 to 12. */
  readonly begins: { readonly month: number; readonly day: number };
  /** IANA name: the capital's, or where most people live in a country of several zones. */
  readonly timeZone: string;
  /** ISO 4217: what returns are written in. It is no asset. */
  readonly currency: string;
  /** What individuals may use, the usual one first; undefined where no rule is known. */
  readonly methods?: readonly CostMethod[];
  readonly notComputed?: NotComputed;
  readonly holding?: HoldingPeriod;
  /** The first tax year that these rules are of, by the year it begins in; those of earlier years were others, and are not known. */
  readonly since?: number;
  /** The last day for the return of people who file by themselves; undefined where it differs by person or by year. */
  readonly deadline?: Deadline;
  /** The return, or a notice with it, says when it is due. */
  readonly isDueByNotice?: true;
}

const JANUARY = { month: 1, day: 1 };
const APRIL = { month: 4, day: 1 };
const due = (month: number, day: number, rest: Partial<Deadline> = {}): Deadline => ({
  ...{ month, day, yearsAfter: 1 },
  ...rest,
});

/** The rules of the countries that are known, by ISO 3166-1 code of three letters. Read in November 2026. */
const TAX_COUNTRIES: Readonly<Record<string, TaxCountry>> = {
  AUS: {
    // ITAA 1997 s 995-1 with Income Tax Rates Act: 1 July to 30 June.
    ...{ begins: { month: 7, day: 1 }, timeZone: 'Australia/Sydney', currency: 'AUD' },
    // ATO, "Crypto asset transactions": units that can be told apart may be chosen.
    methods: ['FIFO', 'LIFO', 'HIFO'],
    // ITAA 1997 s 115-25 and TD 2002/10: 12 months, neither the first nor the last day counted.
    holding: { tax: 'discount', kind: 'years', years: 1, from: 'day' },
    // ATO: 31 October for those without an agent.
    deadline: due(10, 31),
  },
  AUT: {
    // EStG 1988 § 2(5).
    ...{ begins: JANUARY, timeZone: 'Europe/Vienna', currency: 'EUR' },
    // EStG § 27a(4) no. 3a with KryptowährungsVO § 3: the moving average of each address. No holding period since 1 March 2022.
    methods: ['AVERAGE'],
    // Ökosoziales Steuerreformgesetz 2022: in force on 1 March 2022.
    since: 2022,
    // BAO § 134(1): 30 June by FinanzOnline.
    deadline: due(6, 30),
  },
  CAN: {
    // ITA s. 249(1).
    ...{ begins: JANUARY, timeZone: 'America/Toronto', currency: 'CAD' },
    // ITA s. 47: identical properties cost their average (adjusted cost base).
    methods: ['AVERAGE'],
    // ITA s. 150(1)(d); for 2019 it was moved.
    deadline: due(4, 30, { since: 2020 }),
  },
  CHE: {
    // DBG art. 40.
    ...{ begins: JANUARY, timeZone: 'Europe/Zurich', currency: 'CHF' },
    // DBG art. 16(3): gains of private property are free; ESTV working paper on cryptocurrencies (2021).
    notComputed: 'privateGains',
    // Most cantons: 31 March.
    deadline: due(3, 31),
  },
  DEU: {
    // EStG § 2(7).
    ...{ begins: JANUARY, timeZone: 'Europe/Berlin', currency: 'EUR' },
    // BMF letter of 6 March 2025, margin numbers 61 and 62: FIFO or average where units cannot be told apart.
    methods: ['FIFO', 'AVERAGE'],
    // EStG § 23(1) no. 2: free once more than a year lies between.
    holding: { tax: 'free', kind: 'years', years: 1, from: 'day' },
    // AO § 149(2); for earlier years EGAO Art. 97 § 36(3) moved it.
    deadline: due(7, 31, {
      since: 2024,
      moved: { 2023: { month: 8, day: 31 }, 2022: { month: 9, day: 30 } },
    }),
  },
  ESP: {
    // LIRPF art. 12.
    ...{ begins: JANUARY, timeZone: 'Europe/Madrid', currency: 'EUR' },
    // DGT V1604-18 and LIRPF art. 37.2.
    methods: ['FIFO'],
    // Yearly order of the Ministry of Finance: 30 June.
    deadline: due(6, 30),
  },
  FRA: {
    // CGI art. 12.
    ...{ begins: JANUARY, timeZone: 'Europe/Paris', currency: 'EUR' },
    // CGI art. 150 VH bis III: a share of what the whole portfolio cost, by its worth at each sale (form 2086). The date of the
    // return differs by department.
    notComputed: 'portfolio',
    // Law 2018-1317, art. 41.
    since: 2019,
  },
  GBR: {
    // ITA 2007 s. 4; TMA 1970.
    ...{ begins: { month: 4, day: 6 }, timeZone: 'Europe/London', currency: 'GBP' },
    // TCGA 1992 s. 104 to 106A; HMRC CRYPTO22200 to 22256.
    methods: ['SHARE_MATCHING'],
    // TMA 1970 s. 8(1D): 31 January after the year's end, on line.
    deadline: due(1, 31, { yearsAfter: 2 }),
  },
  HKG: {
    // IRO (Cap. 112) s. 2: 1 April to 31 March. There is no tax on capital gains.
    ...{ begins: APRIL, timeZone: 'Asia/Hong_Kong', currency: 'HKD' },
    ...{ notComputed: 'privateGains', isDueByNotice: true },
  },
  IND: {
    // Income-tax Act 1961 s. 3. Section 115BBH names no order, so no method is said to be the usual one.
    ...{ begins: APRIL, timeZone: 'Asia/Kolkata', currency: 'INR' },
    // Finance Act 2022: sections 115BBH and 194S; the Income-tax Act, 2025, is in force from 1 April 2026 on.
    since: 2022,
    // Section 139(1), explanation 2(c); the Central Board of Direct Taxes has moved it for 2024-25.
    deadline: due(7, 31, { since: 2022, moved: { 2024: { month: 9, day: 16 } } }),
  },
  ITA: {
    // TUIR art. 7.
    ...{ begins: JANUARY, timeZone: 'Europe/Rome', currency: 'EUR' },
    // TUIR art. 67(1)(c-sexies), (1-bis); circular 30/E of 27 October 2023: the latest acquired are sold first.
    methods: ['LIFO'],
    // Law 197 of 29 December 2022, art. 1(126) to (147).
    since: 2023,
    // DPR 322/1998 art. 2.
    deadline: due(10, 31),
  },
  JPN: {
    // Income Tax Act art. 36: the calendar year.
    ...{ begins: JANUARY, timeZone: 'Asia/Tokyo', currency: 'JPY' },
    // Order art. 119-2: total average, or moving average for those who have notified it. AVERAGE is the moving one.
    ...{ methods: ['AVERAGE'], notComputed: 'yearlyTotal' },
    // Income Tax Act art. 120; for 2019 to 2021 it was moved.
    deadline: due(3, 15, { since: 2022 }),
  },
  KOR: {
    // Income Tax Act art. 5.
    ...{ begins: JANUARY, timeZone: 'Asia/Seoul', currency: 'KRW' },
    // Enforcement decree art. 88: moving average at registered exchanges. Taxed from 1 January 2027 on.
    methods: ['AVERAGE'],
    since: 2027,
    // Income Tax Act art. 70.
    deadline: due(5, 31),
  },
  NLD: {
    // Wet IB 2001 art. 2.
    ...{ begins: JANUARY, timeZone: 'Europe/Amsterdam', currency: 'EUR' },
    // Wet IB 2001 chapter 5 (box 3): a return on what there is on 1 January, not the gain of each sale.
    notComputed: 'deemedReturn',
    // Belastingdienst: before 1 May.
    deadline: due(4, 30),
  },
  NZL: {
    // Income Tax Act 2007 s. YA 1, "tax year": 1 April to 31 March.
    ...{ begins: APRIL, timeZone: 'Pacific/Auckland', currency: 'NZD' },
    // Inland Revenue, "Work out the cost of cryptoassets": FIFO or weighted average, if kept.
    methods: ['FIFO', 'AVERAGE'],
    // Tax Administration Act 1994 s. 37.
    deadline: due(7, 7),
  },
  POL: {
    // PIT Act with Ordynacja podatkowa art. 11.
    ...{ begins: JANUARY, timeZone: 'Europe/Warsaw', currency: 'PLN' },
    // PIT Act art. 22(14) to (16): the costs of a year count in that year, whatever was sold.
    notComputed: 'costsOfYear',
    // Law of 23 October 2018.
    since: 2019,
    // PIT Act art. 45(1).
    deadline: due(4, 30),
  },
  PRT: {
    // CIRS art. 1, 143.
    ...{ begins: JANUARY, timeZone: 'Europe/Lisbon', currency: 'EUR' },
    // CIRS art. 43(6)(g).
    methods: ['FIFO'],
    // Law 24-D/2022, budget of 2023.
    since: 2023,
    // CIRS art. 10(19): free from 365 days on.
    holding: { tax: 'free', kind: 'days', days: 365 },
    // CIRS art. 60(1).
    deadline: due(6, 30),
  },
  SGP: {
    // Income Tax Act 1947: the basis year is the calendar year. There is no tax on capital gains.
    ...{ begins: JANUARY, timeZone: 'Asia/Singapore', currency: 'SGD' },
    ...{ notComputed: 'privateGains', isDueByNotice: true },
  },
  SWE: {
    // IL 1 kap. 13 §.
    ...{ begins: JANUARY, timeZone: 'Europe/Stockholm', currency: 'SEK' },
    // IL 48 kap. 7 §; HFD 2018 ref. 72: the average (genomsnittsmetoden).
    methods: ['AVERAGE'],
    // SFL 32 kap. 2 §.
    deadline: due(5, 2),
  },
  TUR: {
    // GVK (law 193) art. 108. It has no rule for crypto assets of private persons yet.
    ...{ begins: JANUARY, timeZone: 'Europe/Istanbul', currency: 'TRY' },
    // GVK art. 92.
    deadline: due(3, 31),
  },
  USA: {
    // IRC § 441.
    ...{ begins: JANUARY, timeZone: 'America/New_York', currency: 'USD' },
    // 26 CFR 1.1012-1(j): units that are identified, else the earliest. There is no average for coins.
    methods: ['FIFO', 'LIFO', 'HIFO'],
    // IRC § 1222; Rev. Rul. 66-7: counted from the day after the one of the purchase.
    holding: { tax: 'long', kind: 'years', years: 1, from: 'dayAfter' },
    // IRC § 6072(a); for 2019 and 2020 it was moved.
    deadline: due(4, 15, { since: 2021 }),
  },
  ZAF: {
    // Income Tax Act 58 of 1962 s. 1, "year of assessment": 1 March to the last day of February.
    ...{ begins: { month: 3, day: 1 }, timeZone: 'Africa/Johannesburg', currency: 'ZAR' },
    // Eighth Schedule par. 32(3). The dates of the filing season are announced each year.
    methods: ['FIFO'],
  },
};

/** The rules of a country; undefined where they are not known. */
export function taxCountryOf(country: string): TaxCountry | undefined {
  return Object.hasOwn(TAX_COUNTRIES, country) ? TAX_COUNTRIES[country] : undefined;
}

/** Whether a tax year, by the year it begins in, is older than what is known of the country's rules. */
export function isBeforeRules(country: string, year: number): boolean {
  return year < (taxCountryOf(country)?.since ?? year);
}

/** All that no other rule shuts out: what may be used where none is known. */
const ANY: readonly CostMethod[] = ['FIFO', 'LIFO', 'HIFO', 'AVERAGE'];

/** The methods that individuals of a country may choose from, the usual one first. */
export function methodsOf(country: string): readonly [CostMethod, ...CostMethod[]] {
  const [first = 'FIFO', ...others] = taxCountryOf(country)?.methods ?? ANY;
  return [first, ...others];
}

/** What a country's returns are written in; the profile's currency where its rules are not known, and USD where that is "". */
export function taxCurrencyOf(country: string, profileCurrency: string): string {
  return taxCountryOf(country)?.currency ?? (profileCurrency === '' ? 'USD' : profileCurrency);
}

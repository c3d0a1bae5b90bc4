import * as check from './taxIdChecks.ts';

interface IdRule {
  /** What such a number is called. */
  readonly type: string;
  readonly pattern: RegExp;
  /** One of its shape, which is no person’s. */
  readonly example: string;
  /** The check digits of a number; for those that have none, or whose rule is not published, the shape is all there is. */
  readonly check?: check.TaxIdCheck;
}

const tin = (pattern: RegExp, example: string, digits?: check.TaxIdCheck): readonly IdRule[] => [
  { type: 'TIN', pattern, example, ...(digits !== undefined && { check: digits }) },
];

/** Australian Taxation Office: tax file numbers of individuals. */
const TFN = check.hasWeights([1, 4, 3, 7, 5, 8, 6, 9, 10], 11);

/** What tax numbers look like, by country, without spaces and dashes (screens.md 1.20). */
const RULES: ReadonlyMap<string, readonly IdRule[]> = new Map([
  ['IND', [{ type: 'PAN', pattern: /^[A-Z]{5}\d{4}[A-Z]$/, example: 'ABCDE1234F' }]],
  [
    'USA',
    [
      { type: 'SSN', pattern: /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/, example: '123-45-6789' },
      { type: 'ITIN', pattern: /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/, example: '900-70-1234' },
      { type: 'EIN', pattern: /^(?!00)\d{9}$/, example: '12-3456789' },
    ],
  ],
  [
    'GBR',
    [
      { type: 'UTR', pattern: /^\d{10}$/, example: '1123456789', check: check.isUtr },
      {
        type: 'NINO',
        // HMRC NIM39110.
        pattern: /^(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/,
        example: 'AB 12 34 56 C',
      },
    ],
  ],
  [
    'HKG',
    [
      {
        ...{ type: 'HKID', pattern: /^[A-Z]{1,2}\d{6}\(?[\dA]\)?$/, example: 'A123456(3)' },
        check: check.isHongKong,
      },
      { type: 'BRN', pattern: /^\d{8}$/, example: '12345678' },
    ],
  ],
  [
    'ARE',
    [
      { type: 'TRN', pattern: /^\d{15}$/, example: '100123456700003' },
      { type: 'EID', pattern: /^784\d{12}$/, example: '784-1990-1234567-1' },
    ],
  ],
  [
    'TUR',
    [
      { type: 'TCKN', pattern: /^[1-9]\d{10}$/, example: '10000000146', check: check.isTckn },
      { type: 'VKN', pattern: /^\d{10}$/, example: '1234567890', check: check.isVkn },
    ],
  ],
  [
    'SGP',
    [
      { type: 'NRIC', pattern: /^[STFGM]\d{7}[A-Z]$/, example: 'S1234567D', check: check.isSingaporean },
      { type: 'UEN', pattern: /^(?:\d{8,9}[A-Z]|[TS]\d{2}[A-Z]{2}\d{4}[A-Z])$/, example: '53333444S' },
    ],
  ],
  ['AUS', [{ type: 'TFN', pattern: /^\d{9}$/, example: '123 456 782', check: TFN }]],
  ['CAN', [{ type: 'SIN', pattern: /^\d{9}$/, example: '046 454 286', check: check.isLuhn }]],
  ['CHE', [{ type: 'AHV', pattern: /^756\d{10}$/, example: '756.9217.0769.85', check: check.isAhv }]],
  ['JPN', tin(/^\d{12}$/, '1234 5678 9018', check.isMyNumber)],
  // Resident registration number; those given out since October 2020 have no check digit.
  ['KOR', tin(/^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[1-8]\d{6}$/, '800101-1234567')],
  ['NZL', [{ type: 'IRD', pattern: /^\d{8,9}$/, example: '49-091-850', check: check.isInlandRevenue }]],
  ['ZAF', tin(/^[01239]\d{9}$/, '0001339050', check.isLuhn)],
  ['KAZ', [{ type: 'IIN', pattern: /^\d{12}$/, example: '900101300123' }]],
  ['AUT', tin(/^\d{9}$/, '93-173/6581', check.isLuhn)],
  ['BEL', tin(/^\d{11}$/, '85073003328', check.isBelgian)],
  ['BGR', tin(/^\d{10}$/, '7523169263', check.isBulgarian)],
  ['CYP', tin(/^\d{8}[A-Z]$/, '12345678X')],
  ['CZE', tin(/^\d{9,10}$/, '8401012345')],
  ['DEU', tin(/^[1-9]\d{10}$/, '86095742719', check.isGerman)],
  ['DNK', tin(/^\d{10}$/, '0101801234')],
  // NIF, NIE, and those of residents abroad (L), of foreigners without a NIE (M), and of children (K).
  ['ESP', tin(/^(?:\d{8}|[XYZKLM]\d{7})[A-Z]$/, '12345678Z', check.isSpanish)],
  ['EST', tin(/^[1-6]\d{10}$/, '37605030299', check.isBaltic)],
  // Decree 128/2010 as amended in 2022: "+", "-" and Y to U, A to F by the century of the birth.
  ['FIN', tin(/^\d{6}[+A-FU-Y]?\d{3}[\dA-Y]$/, '131052-308T', check.isFinnish)],
  ['FRA', tin(/^[0-3]\d{12}$/, '30 23 217 600 053', check.isFrench)],
  ['GRC', tin(/^\d{9}$/, '012345670', check.isGreek)],
  ['HRV', tin(/^\d{11}$/, '33392005961', check.isMod11And10)],
  ['HUN', tin(/^8\d{9}$/, '8071592153', check.isHungarian)],
  ['IRL', tin(/^\d{7}[A-W][A-IW]?$/, '1234567FA', check.isIrish)],
  // Letters stand for digits where two people would have the same number.
  [
    'ITA',
    tin(
      /^[A-Z]{6}[\dL-NP-V]{2}[A-EHLMPRST][\dL-NP-V]{2}[A-Z][\dL-NP-V]{3}[A-Z]$/,
      'RSSMRA80A01H501U',
      check.isItalian,
    ),
  ],
  ['LTU', tin(/^[1-6]\d{10}$/, '33309240064', check.isBaltic)],
  ['LUX', tin(/^\d{13}$/, '1893120105732')],
  ['LVA', tin(/^\d{11}$/, '16117519997')],
  ['MLT', tin(/^(?:\d{7}[A-Z]|\d{9})$/, '1234567M')],
  ['NLD', tin(/^\d{9}$/, '123456782', check.hasWeights([9, 8, 7, 6, 5, 4, 3, 2, -1], 11))],
  ['POL', tin(/^\d{10,11}$/, '44051401359', check.isPolish)],
  ['PRT', tin(/^\d{9}$/, '123456789', check.isPortuguese)],
  ['ROU', tin(/^[1-8]\d{12}$/, '1800101221144', check.isRomanian)],
  ['SVK', tin(/^\d{9,10}$/, '1234567890')],
  ['SVN', tin(/^[1-9]\d{7}$/, '15012557', check.isSlovenian)],
  // A plus sign stands for the dash from the year on in which a person is a hundred years old.
  [
    'SWE',
    tin(/^(?:\d{2})?\d{6}\+?\d{4}$/, '811228-9874', (id) => check.isLuhn(id.replace('+', '').slice(-10))),
  ],
]);

/** For all other countries. */
const OTHER = tin(/^[A-Z\d]{4,20}$/, '1234567890');

/** The number as rules see it: without spaces, dots and dashes of any width, in capitals. */
function cleanTaxId(taxId: string): string {
  return taxId
    .normalize('NFKC')
    .replace(/[\s./\p{Pd}]/gu, '')
    .toUpperCase();
}

/** The kinds of numbers that a country gives out, the one that most people have first. */
export function taxIdsOf(country: string): readonly Pick<IdRule, 'type' | 'example'>[] {
  return RULES.get(country) ?? OTHER;
}

/** Whether the shape of its numbers is known; of all other countries letters and digits are taken. */
export function hasTaxIdRules(country: string): boolean {
  return RULES.has(country);
}

/** Whether this can be a tax number of that country and type. */
export function isTaxId(country: string, type: string, taxId: string): boolean {
  const rules = RULES.get(country) ?? OTHER;
  return rules.some((rule) => isOf(rule, type, cleanTaxId(taxId)));
}

function isOf({ type, pattern, check: hasCheck }: IdRule, named: string, cleaned: string): boolean {
  const isPlausible = type === named.toUpperCase() && pattern.test(cleaned) && !/^0+$/.test(cleaned);
  return isPlausible && hasCheck?.(cleaned) !== false;
}

/** "ABCDE1234F" is "******234F". */
export function maskTaxId(taxId: string): string {
  const cleaned = cleanTaxId(taxId);
  return cleaned.slice(-4).padStart(cleaned.length, '*');
}

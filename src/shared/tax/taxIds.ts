interface IdRule {
  /** What such a number is called. */
  readonly type: string;
  readonly pattern: RegExp;
}

const tin = (pattern: RegExp): readonly IdRule[] => [{ type: 'TIN', pattern }];

/** What tax numbers look like, by country, without spaces and dashes (screens.md 1.20). */
const RULES: ReadonlyMap<string, readonly IdRule[]> = new Map([
  ['IND', [{ type: 'PAN', pattern: /^[A-Z]{5}\d{4}[A-Z]$/ }]],
  [
    'USA',
    [
      { type: 'SSN', pattern: /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/ },
      { type: 'ITIN', pattern: /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/ },
      { type: 'EIN', pattern: /^(?!00)\d{9}$/ },
    ],
  ],
  [
    'GBR',
    [
      { type: 'UTR', pattern: /^\d{10}$/ },
      { type: 'NINO', pattern: /^[A-CEGHJ-PR-TW-Z]{2}\d{6}[A-D]$/ },
    ],
  ],
  [
    'HKG',
    [
      { type: 'HKID', pattern: /^[A-Z]{1,2}\d{6}\(?[\dA]\)?$/ },
      { type: 'BRN', pattern: /^\d{8}$/ },
    ],
  ],
  [
    'ARE',
    [
      { type: 'TRN', pattern: /^\d{15}$/ },
      { type: 'EID', pattern: /^784\d{12}$/ },
    ],
  ],
  [
    'TUR',
    [
      { type: 'TCKN', pattern: /^[1-9]\d{10}$/ },
      { type: 'VKN', pattern: /^\d{10}$/ },
    ],
  ],
  ['KAZ', [{ type: 'IIN', pattern: /^\d{12}$/ }]],
  ['AUT', tin(/^\d{9}$/)],
  ['BEL', tin(/^\d{11}$/)],
  ['BGR', tin(/^\d{10}$/)],
  ['CYP', tin(/^\d{8}[A-Z]$/)],
  ['CZE', tin(/^\d{9,10}$/)],
  ['DEU', tin(/^[1-9]\d{10}$/)],
  ['DNK', tin(/^\d{10}$/)],
  ['ESP', tin(/^(?:\d{8}|[XYZ]\d{7})[A-Z]$/)],
  ['EST', tin(/^[1-6]\d{10}$/)],
  ['FIN', tin(/^\d{6}[+A]?\d{3}[\dA-Y]$/)],
  ['FRA', tin(/^[0-3]\d{12}$/)],
  ['GRC', tin(/^\d{9}$/)],
  ['HRV', tin(/^\d{11}$/)],
  ['HUN', tin(/^8\d{9}$/)],
  ['IRL', tin(/^\d{7}[A-W][A-IW]?$/)],
  ['ITA', tin(/^[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]$/)],
  ['LTU', tin(/^[1-6]\d{10}$/)],
  ['LUX', tin(/^\d{13}$/)],
  ['LVA', tin(/^\d{11}$/)],
  ['MLT', tin(/^(?:\d{7}[A-Z]|\d{9})$/)],
  ['NLD', tin(/^\d{9}$/)],
  ['POL', tin(/^\d{10,11}$/)],
  ['PRT', tin(/^\d{9}$/)],
  ['ROU', tin(/^[1-8]\d{12}$/)],
  ['SVK', tin(/^\d{9,10}$/)],
  ['SVN', tin(/^[1-9]\d{7}$/)],
  ['SWE', tin(/^\d{10}(?:\d{2})?$/)],
]);

/** For all other countries. */
const OTHER = tin(/^[A-Z\d]{4,20}$/);

/** The number as rules see it: without spaces, dots and dashes, in capitals. */
function cleanTaxId(taxId: string): string {
  return taxId.replace(/[\s.\-/]/g, '').toUpperCase();
}

/** Whether this can be a tax number of that country and type. */
export function isTaxId(country: string, type: string, taxId: string): boolean {
  const rules = RULES.get(country) ?? OTHER;
  return rules.some((rule) => rule.type === type.toUpperCase() && rule.pattern.test(cleanTaxId(taxId)));
}

/** "ABCDE1234F" is "******234F". */
export function maskTaxId(taxId: string): string {
  const cleaned = cleanTaxId(taxId);
  return cleaned.slice(-4).padStart(cleaned.length, '*');
}

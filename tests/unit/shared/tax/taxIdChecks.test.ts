import { expect, test } from 'vitest';
import { COUNTRIES } from '#sandbox/seed/reference/countries.ts';
import { taxCountryOf } from '#shared/tax/taxCountries.ts';
import { hasTaxIdRules, isTaxId } from '#shared/tax/taxIds.ts';

/** Numbers that authorities publish as examples, or that are known to be no person’s. */
test.each([
  ['AUS', 'TFN', '123 456 782'],
  ['AUT', 'TIN', '93-173/6581'],
  ['BEL', 'TIN', '85.07.30-033.28'],
  ['BEL', 'TIN', '00.01.25-111.48'],
  ['BGR', 'TIN', '7523169263'],
  ['CAN', 'SIN', '046 454 286'],
  ['CHE', 'AHV', '756.9217.0769.85'],
  ['DEU', 'TIN', '86 095 742 719'],
  ['DEU', 'TIN', '65 929 970 489'],
  ['ESP', 'TIN', '12345678Z'],
  ['ESP', 'TIN', 'X1234567L'],
  ['ESP', 'TIN', 'L1234567L'],
  ['ESP', 'TIN', 'M1234567L'],
  ['EST', 'TIN', '37605030299'],
  ['FIN', 'TIN', '131052-308T'],
  ['FIN', 'TIN', '131052Y308T'],
  ['FRA', 'TIN', '30 23 217 600 053'],
  ['GBR', 'UTR', '11234 56789'],
  ['GRC', 'TIN', '094259216'],
  ['HKG', 'HKID', 'A123456(3)'],
  ['HRV', 'TIN', '94577403194'],
  ['HUN', 'TIN', '8071592153'],
  ['IRL', 'TIN', '1234567T'],
  ['ITA', 'TIN', 'RSSMRA80A01H501U'],
  ['JPN', 'TIN', '1234 5678 9018'],
  ['LTU', 'TIN', '33309240064'],
  ['NLD', 'TIN', '1234.56.782'],
  ['NZL', 'IRD', '49-091-850'],
  ['NZL', 'IRD', '136-410-132'],
  ['POL', 'TIN', '44051401359'],
  ['POL', 'TIN', '106-00-00-062'],
  ['PRT', 'TIN', '123456789'],
  ['ROU', 'TIN', '1630615123457'],
  ['SGP', 'NRIC', 'S1234567D'],
  ['SGP', 'NRIC', 'M1234567K'],
  ['SVN', 'TIN', '15012557'],
  ['SWE', 'TIN', '19811228-9874'],
  ['SWE', 'TIN', '811228+9874'],
  // Dashes and digits as some keyboards and pages write them.
  ['NLD', 'TIN', '1234\u201156\u2013782'],
  ['AUS', 'TFN', '１２３ ４５６ ７８２'],
  ['TUR', 'TCKN', '10000000146'],
  ['TUR', 'VKN', '1234567890'],
  ['ZAF', 'TIN', '0001339050'],
])('%s %s %s has the right check digit, and none of the others has', (country, type, taxId) => {
  expect(isTaxId(country, type, taxId)).toBe(true);
  const last = taxId.search(/[\dA-Z]\W*$/);
  const signs = /\d/.test(taxId[last] ?? '') ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const others = [...signs].filter((sign) => sign !== taxId[last]);
  const taken = others.filter((sign) =>
    isTaxId(country, type, taxId.slice(0, last) + sign + taxId.slice(last + 1)),
  );
  expect(taken).toEqual([]);
});

test('A number of zeros is none, though its check digits fit', () => {
  const zeros = [
    'AUS TFN 9',
    'CAN SIN 9',
    'NLD TIN 9',
    'AUT TIN 9',
    'POL TIN 11',
    'PRT TIN 9',
    'ZAF TIN 10',
    'NZL IRD 9',
  ];
  for (const [country = '', type = '', length] of zeros.map((each) => each.split(' '))) {
    expect([country, isTaxId(country, type, '0'.repeat(Number(length)))]).toEqual([country, false]);
  }
});

test('The numbers of every country with tax rules have a shape that is known', () => {
  const known = COUNTRIES.map(({ code3 }) => code3).filter((country) => taxCountryOf(country) !== undefined);
  expect(known.filter((country) => !hasTaxIdRules(country))).toEqual([]);
});

test('The first letter of an Irish number counts the second one', () => {
  expect(isTaxId('IRL', 'TIN', '6433435OA')).toBe(true);
  expect(isTaxId('IRL', 'TIN', '6433435FA')).toBe(false);
});

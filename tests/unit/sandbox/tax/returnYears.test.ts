import { describe, expect, test } from 'vitest';
import type { CoinAssessment } from '#sandbox/calls/tax/assessment.ts';
import { layoutOf } from '#sandbox/calls/tax/returns/layoutOf.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { taxCurrencyOf } from '#shared/tax/taxCountries.ts';
import { taxZoneOf } from '#shared/tax/taxYears.ts';

/** A disposal of one coin from the pool. */
function sold(when: string, proceeds: string, cost: string): CoinAssessment['disposals'][number] {
  const amount = new Decimal(1);
  const figures = { amount, proceeds: new Decimal(proceeds), cost: new Decimal(cost) };
  const line = { rule: 'pool', acquiredMs: null, unknown: new Set<string>(), ...figures } as const;
  return { atMs: Date.parse(when), isDisposal: true, ...figures, lines: [line] };
}

function write(country: string, year: number, disposals: CoinAssessment['disposals']) {
  const coin = { coin: 'BTC', disposals } as CoinAssessment;
  const residence = { country, currency: taxCurrencyOf(country, ''), timeZone: taxZoneOf(country) };
  const { main, summaries } = layoutOf(country, year).write([coin], residence, year);
  return { main, sheets: new Map(summaries.map((sheet) => [sheet.title, sheet.rows])) };
}

describe('The return of the United Kingdom', () => {
  const DISPOSALS = [
    sold('2024-04-06T09:00:00Z', '100.10', '40.05'),
    sold('2024-10-29T23:59:59Z', '50', '80.5'),
    sold('2024-10-30T00:00:00Z', '70.255', '20'),
    sold('2025-04-05T22:59:59Z', '10', '30'),
  ];

  test('for 2024-25 has its sums before 30 October 2024 and from it on, which come to its boxes', () => {
    const { sheets } = write('GBR', 2024, DISPOSALS);
    expect(sheets.get('SA108 boxes')).toEqual([
      ['13.1', 'Number of disposals', '4'],
      ['13.2', 'Disposal proceeds', '230.36'],
      ['13.3', 'Allowable costs (including purchase price)', '170.55'],
      ['13.4', 'Gains in the year, before losses', '110.31'],
      ['13.5', 'Losses in the year', '50.50'],
    ]);
    expect(sheets.get('Change of rates')).toEqual([
      ['From 6 April to 29 October 2024', '2', '150.10', '120.55', '60.05', '30.50'],
      ['From 30 October 2024 to 5 April 2025', '2', '80.26', '50.00', '50.26', '20.00'],
    ]);
  });

  test.each([
    [2023, '', false],
    [2025, '13.1', false],
  ])('for the year that begins in %i has the box "%s", and one rate', (year, box, isSplit) => {
    const { sheets } = write('GBR', year, DISPOSALS);
    expect(sheets.get('SA108 boxes')?.[0]?.[0]).toBe(box);
    expect(sheets.has('Change of rates')).toBe(isSplit);
  });

  test('says in which box the adjustment goes that comes from two rates, in their year alone', () => {
    const facts = (year: number) => layoutOf('GBR', year).facts(year).flat().join(' ');
    expect(facts(2024)).toMatch(/30 October 2024.*box 51/);
    expect(facts(2025)).not.toMatch(/box 51/);
    expect(facts(2023)).toContain('Other property, assets and gains');
  });
});

test.each([
  [2021, 'Disposals for a return', ''],
  [2022, 'Schedule VDA', 'Income-tax Act, 1961, section 115BBH'],
  [2025, 'Schedule VDA', 'Income-tax Act, 1961, section 115BBH'],
  [2026, 'Schedule VDA', 'Income-tax Act, 2025'],
])('The return of India for the year that begins in %i is called %s, by the %s', (year, title, law) => {
  const layout = layoutOf('IND', year);
  expect(layout.title).toBe(title);
  expect(new Map(layout.facts(year)).get('Law') ?? '').toBe(law);
});

test.each([
  [2024, 'C and F'],
  [2025, 'I and L'],
])('The boxes of Form 8949 for %i are %s', (year, boxes) => {
  expect(layoutOf('USA', year).facts(year).flat().join(' ')).toContain(boxes);
});

test.each([
  [2023, '600 EUR'],
  [2024, '1000 EUR'],
])('The limit of Anlage SO for %i is %s', (year, limit) => {
  expect(layoutOf('DEU', year).facts(year).flat().join(' ')).toContain(limit);
});

import { describe, expect, it } from 'vitest';
import { listFiatRates } from '#sandbox/feed/market/fiatRates.ts';
import { FIATS } from '#sandbox/seed/reference/fiats.ts';

const NOW_MS = Date.UTC(2026, 10, 21, 13, 47, 33);
const HOUR_MS = 3_600_000;
const rates = listFiatRates('fiat');

describe('The fiat rates', () => {
  it('have every currency of the reference table in dollars, and some rates between others', () => {
    const inDollars = rates.filter(({ target }) => target === 'USD').map(({ source }) => source);
    expect(inDollars).toEqual(FIATS.map(({ currency }) => currency));
    expect(rates.filter(({ target }) => target !== 'USD').length).toBeGreaterThanOrEqual(3);
  });

  it('stay near the table and are plain decimals of six significant digits', () => {
    for (const { source, target, rateAt } of rates.filter(({ target }) => target === 'USD')) {
      const start = FIATS.find(({ currency }) => currency === source)?.startUsd ?? 0;
      for (let day = 0; day < 365; day += 13) {
        const text = rateAt(NOW_MS - day * 24 * HOUR_MS);
        expect(text, `${source}${target}`).toMatch(/^\d+\.\d+$/);
        expect(text.replace('.', '').replace(/^0+/, ''), source).toHaveLength(6);
        expect(Math.abs(Number(text) / start - 1), source).toBeLessThan(0.02);
      }
    }
  });

  it('agree with each other', () => {
    const rateOf = (source: string, target: string) =>
      Number(rates.find((rate) => rate.source === source && rate.target === target)?.rateAt(NOW_MS));
    expect(rateOf('USD', 'EUR') * rateOf('EUR', 'USD')).toBeCloseTo(1, 4);
    expect(rateOf('EUR', 'GBP')).toBeCloseTo(rateOf('EUR', 'USD') / rateOf('GBP', 'USD'), 4);
  });

  it('change about every ten seconds, by a hair', () => {
    const euro = rates.find(({ source }) => source === 'EUR');
    const seen = Array.from({ length: 3600 }, (_, second) => Number(euro?.rateAt(NOW_MS + second * 1000)));
    const changes = seen.slice(1).map((rate, i) => Math.abs(rate / (seen[i] ?? 1) - 1));
    const moves = changes.filter((change) => change > 0);
    expect(moves.length).toBeGreaterThan(200);
    expect(moves.length).toBeLessThanOrEqual(360);
    expect(Math.max(...moves)).toBeLessThan(0.0005);
  });

  it('are the same for the same seed and differ for another', () => {
    const again = listFiatRates('fiat').map(({ rateAt }) => rateAt(NOW_MS));
    expect(again).toEqual(rates.map(({ rateAt }) => rateAt(NOW_MS)));
    expect(listFiatRates('other').map(({ rateAt }) => rateAt(NOW_MS))).not.toEqual(again);
  });
});

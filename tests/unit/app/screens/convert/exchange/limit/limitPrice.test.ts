import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chipPrice,
  emptyPrice,
  enterPrice,
  type LimitPrice,
  PRICE_CHIPS,
  priceAt,
  sentPrice,
  turnPrice,
} from '#app/screens/convert/exchange/limit/limitPrice.ts';
import {
  type PriceRules,
  shownDistance,
  validateLimitPrice,
} from '#app/screens/convert/exchange/limit/validateLimitPrice.ts';
import { Decimal } from '#shared/money/decimal.ts';

const RULES: PriceRules = { marketRate: '60000', priceScale: 2, minPriceRatio: '0.5', maxPriceRatio: '2' };
const typed = (text: string, side: LimitPrice['side'] = 'to-per-from'): LimitPrice => ({
  side,
  text,
  other: null,
});
const faultOf = (price: LimitPrice, rules: Partial<PriceRules> = {}) => {
  const verdict = validateLimitPrice(price, { ...RULES, ...rules });
  return verdict.ok ? undefined : verdict.fault;
};

/** A price with the scale that the exchange gives it: six significant digits at the market's price, at least two. */
const scaledPrice = fc
  .tuple(fc.integer({ min: 100_000, max: 999_999 }), fc.integer({ min: -5, max: 8 }))
  .map(([digits, e]) => {
    const priceScale = Math.max(2, 5 - e);
    const price = new Decimal(digits).times(new Decimal(10).pow(e - 5)).toDecimalPlaces(priceScale);
    return { price: price.toFixed(), priceScale };
  })
  .filter(({ price }) => price !== '0');

describe('turning a limit price over', () => {
  test('twice gives back what was entered, to the digit', () => {
    fc.assert(
      fc.property(scaledPrice, ({ price, priceScale }) => {
        const twice = turnPrice(turnPrice(typed(price), priceScale), priceScale);
        expect(twice).toMatchObject({ side: 'to-per-from', text: price });
      }),
    );
  });

  test('changes nothing of what is sent', () => {
    fc.assert(
      fc.property(scaledPrice, ({ price, priceScale }) => {
        expect(sentPrice(turnPrice(typed(price), priceScale), priceScale)).toBe(price);
      }),
    );
  });

  test('shows digits enough to know the price by them, as far as 18 of them go', () => {
    fc.assert(
      fc.property(scaledPrice, ({ price, priceScale }) => {
        fc.pre(Number(price) < 10_000_000);
        const { text } = turnPrice(typed(price), priceScale);
        const back = new Decimal(1).div(text).toDecimalPlaces(priceScale, Decimal.ROUND_HALF_UP);
        expect(back.eq(price)).toBe(true);
      }),
    );
  });

  test('of a price that was entered the other way round never asks for less than it says', () => {
    fc.assert(
      fc.property(scaledPrice, ({ price, priceScale }) => {
        const sent = sentPrice(typed(price, 'from-per-to'), priceScale) ?? '0';
        expect(new Decimal(sent).times(price).gte(new Decimal(1).minus('1e-50'))).toBe(true);
      }),
    );
  });

  test('forgets the other side as soon as something else is entered', () => {
    const turned = turnPrice(typed('50000'), 2);
    expect(turned).toMatchObject({ side: 'from-per-to', text: '0.00002' });
    expect(sentPrice(enterPrice(turned, '0.00001'), 2)).toBe('100000');
  });

  test('of nothing is nothing', () => {
    expect(turnPrice(emptyPrice('BTC', 'USDT', false), 2)).toMatchObject({ side: 'from-per-to', text: '' });
    expect(sentPrice(emptyPrice('BTC', 'USDT', false), 2)).toBeNull();
  });
});

describe('a limit price', () => {
  test.each([
    ['', { reason: 'empty' }],
    ['0', { reason: 'zero' }],
    ['0.00', { reason: 'zero' }],
    ['abc', { reason: 'notANumber' }],
    ['-5', { reason: 'notANumber' }],
    ['61000.123', { reason: 'precision', digits: 2 }],
    ['61000.0010', { reason: 'precision', digits: 2 }],
    ['29999.99', { reason: 'tooLow', bound: '30000' }],
    ['120000.01', { reason: 'tooHigh', bound: '120000' }],
    ['60000', { reason: 'met' }],
    ['59000', { reason: 'met' }],
  ])('of "%s" is refused with its reason', (text, fault) => {
    expect(faultOf(typed(text))).toEqual(fault);
  });

  test('may have zeros at its end, however many', () => {
    for (const text of ['61000.00', '61000.0000', '61000.5000']) expect(faultOf(typed(text))).toBeUndefined();
  });

  test.each([
    ['60000.01', '0'],
    ['66000', '10'],
    ['120000', '100'],
  ])('of %s is taken, with its distance to the market', (text, distance) => {
    expect(validateLimitPrice(typed(text), RULES)).toEqual({ ok: true, price: text, distance });
  });

  test('may be finer on the side that is only a way to say it', () => {
    const price = typed('0.0000151234567', 'from-per-to');
    expect(validateLimitPrice(price, RULES)).toMatchObject({ ok: true, price: '66122.45' });
  });

  test('is left to the exchange where the market has no price', () => {
    const verdict = validateLimitPrice(typed('1'), { ...RULES, marketRate: null });
    expect(verdict).toEqual({ ok: true, price: '1', distance: null });
  });

  test('names a bound that is itself allowed', () => {
    fc.assert(
      fc.property(scaledPrice, ({ price: marketRate, priceScale }) => {
        const rules = { ...RULES, marketRate, priceScale };
        const bound = (text: string): string => {
          const fault = faultOf(typed(text), rules);
          return fault !== undefined && 'bound' in fault ? fault.bound : '';
        };
        const most = bound(new Decimal(marketRate).times(3).toDecimalPlaces(priceScale).toFixed());
        expect(faultOf(typed(most), rules)).toBeUndefined();
      }),
    );
  });
});

describe('the distance to the market', () => {
  test('has a plus where the order waits for a rise and a minus where the market is beyond it', () => {
    fc.assert(
      fc.property(scaledPrice, scaledPrice, ({ price }, { price: market }) => {
        const priced = { from: 'BTC', to: 'USDT', limitPrice: price, marketRate: market };
        const distance = Number(shownDistance(priced, false));
        const order = new Decimal(price).comparedTo(market);
        // Less than a hundredth of a per cent above is none, and so is what no digit of a price can mean below.
        expect(distance === 0 || Math.sign(distance) === order).toBe(true);
      }),
    );
  });
});

test.each([
  ['70000', '60000', '16.66'],
  ['59999', '60000', '-0.01'],
  ['56999.9999', '60000', '-5'],
  ['56998', '60000', '-5.01'],
])(
  'a limit of %s at a market of %s is %s percent away, cut above and rounded away from zero below',
  (limitPrice, marketRate, distance) => {
    expect(shownDistance({ from: 'BTC', to: 'USDT', limitPrice, marketRate }, false)).toBe(distance);
  },
);

describe('a price at a press', () => {
  test('is so much above the market, at the scale of the exchange', () => {
    expect(PRICE_CHIPS.map((percent) => chipPrice('61234.567', percent, 2))).toEqual([
      '61234.57',
      '61846.92',
      '64296.3',
      '67358.03',
    ]);
  });

  test('stands on the side that is chosen, and is sent as it is', () => {
    const price = priceAt('from-per-to', '50000', 2);
    expect(price).toMatchObject({ side: 'from-per-to', text: '0.00002' });
    expect(sentPrice(price, 2)).toBe('50000');
  });
});

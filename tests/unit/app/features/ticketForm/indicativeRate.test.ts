import { expect, test } from 'vitest';
import { indicativeRate } from '#app/features/ticketForm/indicativeRate.ts';

test.each([
  ['60000', '-0.0005', '59970'],
  ['60000', '0.0005', '60030'],
  ['60000', undefined, '60000'],
  ['0.000016666666666666', '-0.001', '0.000016649999999999'],
])('about what a spot price of %s at a distance of %s would be quoted as is %s', (spot, gap, rate) => {
  expect(indicativeRate(spot, gap)).toBe(rate);
});

test('has no exponent and at most 18 digits after the point', () => {
  expect(indicativeRate('0.00000000000000000049', undefined)).toBe('0');
  expect(indicativeRate('0.0000001', '-0.5')).toBe('0.00000005');
  expect(indicativeRate('123456789012345678901234', undefined)).toBe('123456789012345678901234');
});

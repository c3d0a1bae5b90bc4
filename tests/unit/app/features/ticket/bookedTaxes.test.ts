import { expect, test } from 'vitest';
import { bookedTaxes } from '#app/features/ticket/bookedFee.ts';
import { buildBooked } from './buildTicket.ts';

test('a receipt adds up the tax of what was booked, and says none where none was taken', () => {
  const { gets, lines } = buildBooked('success');
  const [line] = lines;
  if (line === undefined) throw new Error('There is no line.');
  const taxed = [
    { ...line, status: 'success', taxAmount: '1.5' },
    { ...line, status: 'success', taxAmount: '0.25' },
    { ...line, status: 'failure', taxAmount: '9' },
  ] as const;
  expect(bookedTaxes({ gets, lines: taxed })).toEqual([{ type: '', coin: gets.coin, amount: '1.75' }]);
  expect(bookedTaxes({ gets, lines: [{ ...line, taxAmount: '0' }] })).toEqual([]);
});

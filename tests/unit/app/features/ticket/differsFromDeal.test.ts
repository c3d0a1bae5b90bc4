import { expect, test } from 'vitest';
import { differsFromDeal } from '#app/features/ticket/differsFromDeal.ts';
import { lateKeyOf } from '#app/features/ticket/ticketWords.ts';
import { buildBooked, buildDeal } from './buildTicket.ts';

const DEAL = buildDeal();

test('a record of what was confirmed is the same, whatever came of it', () => {
  for (const status of ['init', 'processing', 'success', 'failure'] as const) {
    expect(differsFromDeal(DEAL, buildBooked(status))).toBe(false);
  }
  expect(differsFromDeal(DEAL, buildBooked('success', '6500.00'))).toBe(false);
  // What was not converted brought nothing, and of several coins some may not have been.
  expect(differsFromDeal(DEAL, buildBooked('failure', '0'))).toBe(false);
  expect(differsFromDeal(DEAL, buildBooked('partial_fulfillment', '3000'))).toBe(false);
});

test.each([
  ['another amount received', buildBooked('success', '650')],
  ['more in part than in all', buildBooked('partial_fulfillment', '6501')],
  ['another coin received', { ...buildBooked('success'), gets: { coin: 'SHIB', amount: '6500' } }],
  ['another amount given', withLine({ amount: '0.5' })],
  ['another coin given', withLine({ coin: 'ETH' })],
  [
    'a coin more',
    {
      ...buildBooked('success'),
      lines: [...buildBooked('success').lines, ...withLine({ coin: 'ETH' }).lines],
    },
  ],
  ['no coin at all', { ...buildBooked('failure'), lines: [] }],
])('a record of %s differs, and a late notice says so', (_what, booked) => {
  expect(differsFromDeal(DEAL, booked)).toBe(true);
  expect(lateKeyOf(DEAL, booked)).toBe('ticket.differs');
});

function withLine(change: object) {
  const booked = buildBooked('success');
  return { ...booked, lines: booked.lines.map((line) => ({ ...line, ...change })) };
}

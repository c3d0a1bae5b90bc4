import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  hasEnded,
  nextOrder,
  type OrderEvent,
  type OrderState,
  type OrderStatus,
} from '#app/features/orders/limit/nextOrder.ts';

const reported = (status: OrderStatus): OrderEvent => ({ type: 'reported', status });
const ENDS = ['filled', 'cancelled', 'expired', 'failed'] as const;
const STATUSES = ['init', 'open', 'filling', ...ENDS] as const;

describe('a limit order', () => {
  test.each<[string, OrderState, OrderEvent, OrderState]>([
    ['opens', 'init', reported('open'), 'open'],
    ['whose price is met is being filled', 'open', reported('filling'), 'filling'],
    ['that is being filled is filled', 'filling', reported('filled'), 'filled'],
    ['is cancelling as soon as the user has said so', 'open', { type: 'cancel' }, 'cancelling'],
    [
      'is cancelled when the exchange says so',
      'cancelling',
      { type: 'cancelAnswered', status: 'cancelled' },
      'cancelled',
    ],
    ['is open again where cancelling was refused (136003)', 'cancelling', { type: 'cancelRefused' }, 'open'],
    ['whose time is over has ended', 'open', reported('expired'), 'expired'],
    ['that lost what it had locked has failed', 'filling', reported('failed'), 'failed'],
    ['whose cancelling had no answer is asked about', 'cancelling', { type: 'cancelLost' }, 'cancelLost'],
    ['that is asked about and is cancelled is cancelled', 'cancelLost', reported('cancelled'), 'cancelled'],
    ['that is asked about and is open is open again', 'cancelLost', reported('open'), 'open'],
    ['stays cancelling when an older answer calls it open', 'cancelling', reported('open'), 'cancelling'],
    ['that was faster than its cancelling is being filled', 'cancelling', reported('filling'), 'filling'],
    [
      'that was filled meanwhile stays so when its cancelling is refused',
      'filled',
      { type: 'cancelRefused' },
      'filled',
    ],
    ['can’t be cancelled while it is being filled', 'filling', { type: 'cancel' }, 'filling'],
    ['does not go back to open from being filled', 'filling', reported('open'), 'filling'],
    ['that is cancelling is not cancelled a second time', 'cancelling', { type: 'cancel' }, 'cancelling'],
  ])('%s', (_what, state, event, expected) => {
    expect(nextOrder(state, event)).toBe(expected);
  });

  test('that has ended stays ended, whatever comes', () => {
    const event = fc.oneof(
      fc.constantFrom<OrderEvent>({ type: 'cancel' }, { type: 'cancelRefused' }, { type: 'cancelLost' }),
      fc.constantFrom(...STATUSES).map(reported),
      fc.constantFrom(...STATUSES).map((status): OrderEvent => ({ type: 'cancelAnswered', status })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...ENDS), fc.array(event), (end, events) => {
        expect(events.reduce<OrderState>(nextOrder, end)).toBe(end);
        expect(hasEnded(end)).toBe(true);
      }),
    );
  });

  test('whose cancelling was answered never shows as cancelling again', () => {
    const late = fc.constantFrom<OrderEvent>(
      { type: 'cancelLost' },
      { type: 'cancelRefused' },
      reported('open'),
    );
    fc.assert(
      fc.property(fc.array(late), (events) => {
        const states: OrderEvent[] = [{ type: 'cancel' }, { type: 'cancelAnswered', status: 'cancelled' }];
        expect([...states, ...events].reduce<OrderState>(nextOrder, 'open')).toBe('cancelled');
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { canConfirm } from '#app/features/ticket/ticketState.ts';
import {
  agree,
  buildQuote,
  CONFIRMING,
  confirm,
  EDIT,
  EXPIRED,
  executed,
  failed,
  found,
  NEW_PRICE,
  OFFLINE,
  PREVIEW,
  PROCESSING,
  quoted,
  START_NEW,
  stateAfter,
  timeOver,
  UNDECIDED,
} from './buildTicket.ts';

// screens.md 1.21, "Quote ticket (C7)": every arrow of the table from the confirmation on.

describe('a ticket that sends the order', () => {
  test('succeeds when the exchange says so', () => {
    expect(stateAfter(...CONFIRMING, executed('success'))).toMatchObject({ name: 'SUCCESS', booked: null });
  });

  test.each(['init', 'processing', 'failure', 'partial_fulfillment'] as const)(
    'asks for the record after the answer %s',
    (status) => {
      const state = stateAfter(...CONFIRMING, executed(status));
      expect(state).toMatchObject({ name: 'PROCESSING', deal: { isAccepted: true } });
    },
  );

  test.each([
    '700009',
    '9000001',
    'http/network',
    'http/status',
    'worker/gone',
    'worker/timeout',
    '700003',
    '131082',
  ])('asks what came of it after %s, and sends nothing again', (code) => {
    const state = stateAfter(...CONFIRMING, failed(code));
    expect(state).toMatchObject({ name: 'PROCESSING', deal: { requestId: 'r-q1', isAccepted: false } });
  });

  test.each(['32024', '700008', '700016'])('is expired after %s', (code) => {
    expect(stateAfter(...CONFIRMING, failed(code))).toMatchObject({
      name: 'EXPIRED',
      reason: 'moved',
      error: { code },
    });
  });

  test.each(['700005', '700021', '137001', 'worker/not-ready'])('is idle with the text of %s', (code) => {
    expect(stateAfter(...CONFIRMING, failed(code))).toMatchObject({ name: 'IDLE', error: { code } });
  });

  test('shows the quote and the security step again after 10031, and sends the same request then', () => {
    const asked = stateAfter(...CONFIRMING, failed('10031'));
    expect(asked).toMatchObject({ name: 'QUOTED', securityError: { code: '10031' }, requestId: 'r-q1' });
    expect(stateAfter(...CONFIRMING, failed('10031'), confirm()).name).toBe('CONFIRMING');
  });

  test('keeps the consent through the security step', () => {
    const events = [...EXPIRED, NEW_PRICE, quoted(2, buildQuote('q2', '6000')), agree(true)] as const;
    const state = stateAfter(...events, confirm('q2'), failed('10031', 'q2'));
    expect(canConfirm(state)).toBe(true);
  });

  test('is expired where the line went while the security step failed', () => {
    expect(stateAfter(...CONFIRMING, OFFLINE, failed('10031'))).toMatchObject({ name: 'EXPIRED' });
  });

  test.each([
    ['an expiry', timeOver()],
    ['an edit', EDIT],
    ['going offline', OFFLINE],
    ['a new price', NEW_PRICE],
    ['another confirmation', confirm()],
    ['an answer about another quote', executed('success', 'q0')],
  ])('is not moved by %s', (_case, event) => {
    expect(stateAfter(...CONFIRMING, event).name).toBe('CONFIRMING');
  });
});

describe.each([
  ['a ticket in processing', PROCESSING],
  ['an undecided ticket', UNDECIDED],
])('%s', (_case, events) => {
  test.each([
    ['success', 'SUCCESS'],
    ['failure', 'FAILED'],
    ['partial_fulfillment', 'PARTIAL'],
  ] as const)('takes the outcome %s', (status, name) => {
    expect(stateAfter(...events, found(status))).toMatchObject({ name, booked: { status } });
  });

  test('goes on while the order does', () => {
    expect(stateAfter(...events, found('processing')).name).toBe(stateAfter(...events).name);
  });

  test('has failed with nothing taken when the exchange has no such order', () => {
    const state = stateAfter(...events, { type: 'nothingFound', quoteId: 'q1' });
    expect(state).toMatchObject({ name: 'FAILED', booked: null });
  });

  test('drops the outcome of another deal', () => {
    expect(stateAfter(...events, found('success', 'q0')).name).toBe(stateAfter(...events).name);
  });

  test('is not moved by an edit or a new preview', () => {
    expect(stateAfter(...events, EDIT).name).toBe(stateAfter(...events).name);
    expect(stateAfter(...events, PREVIEW).name).toBe(stateAfter(...events).name);
  });
});

describe('a ticket without an outcome', () => {
  test('is undecided after a minute', () => {
    expect(stateAfter(...PROCESSING, { type: 'tooLong', quoteId: 'q1' }).name).toBe('UNDECIDED');
  });

  test('that is undecided is free for another order', () => {
    expect(stateAfter(...UNDECIDED, START_NEW).name).toBe('IDLE');
  });

  test('that is in processing is not', () => {
    expect(stateAfter(...PROCESSING, START_NEW).name).toBe('PROCESSING');
  });
});

describe('a ticket that is done', () => {
  test.each(['success', 'failure', 'partial_fulfillment'] as const)('by %s is idle on New', (status) => {
    expect(stateAfter(...PROCESSING, found(status), START_NEW)).toMatchObject({ name: 'IDLE', error: null });
  });

  test('takes the record of what was answered as a success, once', () => {
    const done = [...CONFIRMING, executed('success'), found('success')] as const;
    expect(stateAfter(...done)).toMatchObject({ name: 'SUCCESS', booked: { status: 'success' } });
    expect(stateAfter(...done, found('failure')).name).toBe('SUCCESS');
  });

  test('believes the record where it says otherwise than the answer', () => {
    expect(stateAfter(...CONFIRMING, executed('success'), found('failure')).name).toBe('FAILED');
  });
});

import { describe, expect, it } from 'vitest';
import { nextTravelOrder } from '#app/screens/withdraw/withdraw/order/nextTravelOrder.ts';
import { EDIT, nextWithdrawal } from '#app/screens/withdraw/withdraw/order/nextWithdrawal.ts';
import { refusalOf } from '#app/screens/withdraw/withdraw/order/refusalOf.ts';
import type {
  WithdrawalEvent,
  WithdrawalState,
} from '#app/screens/withdraw/withdraw/order/withdrawalState.ts';
import { ORDER, REQUEST, recordOf, refusal, SENT } from './withdrawalFixtures.ts';

const NOW_MS = 10_000;
/** screens.md 1.17, the guard on the last button. */
const HOLD_MS = 3_000;
const REVIEW: WithdrawalState = {
  name: 'REVIEW',
  order: ORDER,
  seenFee: '1',
  change: null,
  heldUntilMs: NOW_MS,
  error: null,
};
const TRAVEL: WithdrawalState = { name: 'TRAVEL', order: ORDER, seenFee: '1', error: null };
const SECURITY: WithdrawalState = { name: 'SECURITY', request: REQUEST };
const SUBMITTING: WithdrawalState = { name: 'SUBMITTING', request: REQUEST, sent: SENT };
const REPEATED: WithdrawalState = { name: 'REPEATED', request: REQUEST };
const UNKNOWN: WithdrawalState = { name: 'UNKNOWN', sent: SENT, resending: 'none', refusal: null };
const TRACKING: WithdrawalState = {
  name: 'TRACKING',
  sent: SENT,
  status: 'SecurityCheck',
  record: null,
  fee: '1',
  receive: '500',
};
const ALL = [EDIT, REVIEW, TRAVEL, SECURITY, SUBMITTING, REPEATED, UNKNOWN, TRACKING];

const go = (state: WithdrawalState, ...events: readonly WithdrawalEvent[]): WithdrawalState =>
  events.reduce(nextWithdrawal, state);
const compared = (order: typeof ORDER | null): WithdrawalEvent => ({
  type: 'compared',
  order,
  nowMs: NOW_MS,
});
const review: WithdrawalEvent = { type: 'review', order: ORDER, nowMs: NOW_MS };
const next = (more: Partial<Extract<WithdrawalEvent, { type: 'next' }>> = {}): WithdrawalEvent => ({
  type: 'next',
  nowMs: NOW_MS,
  needsAnswers: false,
  requestId: 'r1',
  ...more,
});
const failed = (code: string, extInfo?: unknown): WithdrawalEvent => ({
  type: 'failed',
  requestId: 'r1',
  error: refusal(code, extInfo),
});
const submitted: WithdrawalEvent = {
  type: 'submitted',
  requestId: 'r1',
  status: 'SecurityCheck',
  fee: '1',
  receive: '500',
};

describe('EDIT', () => {
  it('leads to the review of what the form comes to, whose button is held for 3 s against a second Enter', () => {
    expect(go(EDIT, review)).toEqual({ ...REVIEW, heldUntilMs: NOW_MS + HOLD_MS });
  });

  it('keeps what the exchange said of an order until it is another one', () => {
    const refused: WithdrawalState = { name: 'EDIT', refusal: { order: ORDER, error: refusal('131096') } };
    expect(refusalOf(refused, { ...ORDER, fee: '2' })).toMatchObject({ code: '131096' });
    expect(refusalOf(refused, { ...ORDER, amount: '499' })).toBeNull();
    expect(refusalOf(refused, null)).toBeNull();
    expect(refusalOf(REVIEW, ORDER)).toBeNull();
  });
});

describe('REVIEW', () => {
  it('goes back with its values', () => {
    expect(go(REVIEW, { type: 'back' })).toEqual(EDIT);
  });

  it('ends with an edit', () => {
    expect(go(REVIEW, compared({ ...ORDER, amount: '499' }))).toEqual(EDIT);
    expect(go(REVIEW, compared(null))).toEqual(EDIT);
  });

  it('stays as it is where the form comes to the same', () => {
    expect(go(REVIEW, compared({ ...ORDER }))).toBe(REVIEW);
    expect(go(TRAVEL, compared({ ...ORDER }))).toBe(TRAVEL);
  });

  it('takes over a fee that has hardly changed', () => {
    expect(go(REVIEW, compared({ ...ORDER, fee: '1.1' }))).toMatchObject({
      change: null,
      order: { fee: '1.1' },
      heldUntilMs: NOW_MS,
    });
  });

  it('shows a fee that changed by more than a tenth, and holds its button for 3 s', () => {
    expect(go(REVIEW, compared({ ...ORDER, fee: '1.11' }))).toMatchObject({
      change: { before: '1', after: '1.11' },
      heldUntilMs: NOW_MS + HOLD_MS,
    });
    expect(go(REVIEW, compared({ ...ORDER, fee: '0.89' }))).toMatchObject({ change: { after: '0.89' } });
  });

  it('shows small changes once they add up to more than a tenth', () => {
    const twice = go(REVIEW, compared({ ...ORDER, fee: '1.08' }), compared({ ...ORDER, fee: '1.16' }));
    expect(twice).toMatchObject({ change: { before: '1', after: '1.16' } });
  });

  it('goes on to the travel-rule form where one is required, or else to the security step', () => {
    expect(go(REVIEW, next({ needsAnswers: true }))).toEqual(TRAVEL);
    expect(go(REVIEW, next())).toEqual(SECURITY);
  });

  it('does not go on while its button is held', () => {
    expect(go(REVIEW, next({ nowMs: NOW_MS - 1 }))).toBe(REVIEW);
  });
});

describe('TRAVEL', () => {
  it('goes back to the review, and on with the answers', () => {
    expect(go(TRAVEL, { type: 'back' }).name).toBe('REVIEW');
    expect(go(TRAVEL, { type: 'answers', questionnaire: '{}', requestId: 'r1' })).toEqual({
      name: 'SECURITY',
      request: { ...REQUEST, questionnaire: '{}' },
    });
  });

  it('goes back to the review where the fee changes by more than a tenth', () => {
    expect(go(TRAVEL, compared({ ...ORDER, fee: '2' }))).toMatchObject({
      name: 'REVIEW',
      change: { before: '1', after: '2' },
    });
  });
});

describe('SECURITY', () => {
  it('sends once it is passed, and is back in the review where it is closed or denied', () => {
    expect(go(SECURITY, { type: 'sending', sent: SENT })).toEqual(SUBMITTING);
    expect(go(SECURITY, { type: 'closed' })).toMatchObject({ name: 'REVIEW', order: ORDER });
  });

  it('is back at the travel-rule form where answers go along', () => {
    const request = { ...REQUEST, questionnaire: '{}' };
    expect(go({ name: 'SECURITY', request }, { type: 'closed' })).toEqual(TRAVEL);
    expect(go({ name: 'REPEATED', request }, { type: 'back' })).toEqual(TRAVEL);
    expect(go({ name: 'SUBMITTING', request, sent: SENT }, failed('worker/not-ready'))).toMatchObject({
      name: 'TRAVEL',
      error: { code: 'worker/not-ready' },
    });
  });
});

describe('The travel-rule form', () => {
  it('stays with its answers until the order is another one, or is sent', () => {
    const keep = (...states: readonly WithdrawalState[]) => states.reduce(nextTravelOrder, null);
    const other = { ...ORDER, address: 'another' };
    expect(keep(REVIEW)).toBeNull();
    expect(keep(TRAVEL, SECURITY, SUBMITTING, REPEATED, REVIEW)).toBe(ORDER);
    expect(keep(TRAVEL, REVIEW, EDIT, { ...REVIEW, order: { ...ORDER, fee: '2' } })).toBe(ORDER);
    expect(keep(TRAVEL, EDIT, { ...REVIEW, order: other })).toBeNull();
    expect(keep(TRAVEL, SUBMITTING, UNKNOWN)).toBeNull();
    expect(keep(TRAVEL, SUBMITTING, TRACKING)).toBeNull();
  });
});

describe('SUBMITTING', () => {
  it('tracks what the exchange has given an id', () => {
    expect(go(SUBMITTING, submitted)).toEqual(TRACKING);
  });

  it.each(['9000001', '79990', '790000', '1007', '1008', 'signature/mismatch', 'worker/gone', '999999'])(
    'is not known yet after %s',
    (code) => {
      expect(go(SUBMITTING, failed(code))).toEqual(UNKNOWN);
    },
  );

  it('asks for the code again where it was wrong or used up', () => {
    expect(go(SUBMITTING, failed('10031'))).toEqual(SECURITY);
    expect(go(SUBMITTING, failed('131080'))).toEqual(SECURITY);
  });

  it('is back in the form, with its values, after a refusal', () => {
    expect(go(SUBMITTING, failed('131212'))).toMatchObject({
      name: 'EDIT',
      refusal: { error: { code: '131212' } },
    });
    expect(go(SUBMITTING, failed('139001'))).toMatchObject({ name: 'EDIT', refusal: { order: ORDER } });
  });

  it('is back in the travel-rule form where that was not right', () => {
    expect(go(SUBMITTING, failed('131070'))).toMatchObject({ name: 'TRAVEL', error: { code: '131070' } });
  });

  it('is back in the review where it never left the device', () => {
    expect(go(SUBMITTING, failed('worker/not-ready'))).toMatchObject({ name: 'REVIEW', heldUntilMs: 0 });
  });

  it('asks whether the same is meant twice, and sends that under its own id', () => {
    const asked = go(SUBMITTING, failed('131082', { confirmRepeat: true }));
    expect(asked).toEqual(REPEATED);
    expect(go(asked, { type: 'back' }).name).toBe('REVIEW');
    expect(go(asked, { type: 'repeat' })).toEqual({
      name: 'SECURITY',
      request: { ...REQUEST, isRepeat: true },
    });
  });

  it('waits for the record of an order that the exchange has already', () => {
    expect(go(SUBMITTING, failed('131082'))).toMatchObject({ name: 'UNKNOWN', sent: { isAccepted: true } });
  });

  it('ignores what is about another order', () => {
    expect(go(SUBMITTING, { ...submitted, requestId: 'r2' })).toBe(SUBMITTING);
  });
});

describe('UNKNOWN', () => {
  const security: WithdrawalState = { ...UNKNOWN, resending: 'security' };
  const sending: WithdrawalState = { ...UNKNOWN, resending: 'sending' };

  it('is settled by the record', () => {
    const record = recordOf('Pending');
    expect(go(UNKNOWN, { type: 'found', requestId: 'r1', record })).toMatchObject({
      name: 'TRACKING',
      status: 'Pending',
      record,
    });
  });

  it('sends the same again only when the user says so, after the security step', () => {
    expect(go(UNKNOWN, { type: 'sendAgain', hasAnswers: false })).toEqual(security);
    expect(go(security, { type: 'closed' })).toEqual(UNKNOWN);
    expect(go(security, { type: 'sending', sent: SENT })).toEqual(sending);
    expect(go(sending, submitted)).toEqual(TRACKING);
  });

  it('asks for the travel-rule form again where a reload has lost it', () => {
    const sent = { ...SENT, hasAnswers: true };
    const asking = go({ ...UNKNOWN, sent }, { type: 'sendAgain', hasAnswers: false });
    expect(asking).toMatchObject({ resending: 'travel' });
    expect(go(asking, { type: 'answers', questionnaire: '{}', requestId: 'r2' })).toMatchObject({
      resending: 'security',
      sent: { requestId: 'r1' },
    });
    expect(go(asking, { type: 'back' })).toMatchObject({ resending: 'none' });
  });

  it.each(['131212', '131096', '700000'])('is not settled by a refusal of the second try: %s', (code) => {
    expect(go(sending, failed(code))).toMatchObject({
      name: 'UNKNOWN',
      resending: 'none',
      refusal: { code },
    });
  });

  it('asks for the code again where it was wrong', () => {
    expect(go(sending, failed('10031'))).toEqual(security);
  });

  it('sends no more once the exchange has the order', () => {
    const taken = go(sending, failed('131082'));
    expect(taken).toMatchObject({ sent: { isAccepted: true }, resending: 'none' });
    expect(go(taken, { type: 'sendAgain', hasAnswers: false })).toBe(taken);
  });

  it('is over where another part of the page has reported it, unless the same is being sent again', () => {
    const gone: WithdrawalEvent = { type: 'gone', requestId: 'r1' };
    expect(go(UNKNOWN, gone)).toEqual(EDIT);
    expect(go(security, gone)).toBe(security);
    expect(go(sending, gone)).toBe(sending);
  });

  it('is where a reload goes on, and can be left for another withdrawal', () => {
    expect(go(EDIT, { type: 'resume', sent: SENT })).toEqual(UNKNOWN);
    expect(go(UNKNOWN, { type: 'startNew' })).toEqual(EDIT);
  });
});

describe('TRACKING', () => {
  it('follows the record, and ends with the next withdrawal', () => {
    const record = recordOf('success');
    expect(go(TRACKING, { type: 'found', requestId: 'r1', record })).toMatchObject({ status: 'success' });
    expect(go(TRACKING, { type: 'startNew' })).toEqual(EDIT);
  });

  it('keeps the record where that came before the answer', () => {
    const found = go(UNKNOWN, { type: 'found', requestId: 'r1', record: recordOf('Pending') });
    expect(go(found, submitted)).toBe(found);
  });
});

describe('A late or stray event', () => {
  it('changes no state that has no arrow for it', () => {
    const strays: readonly (readonly [WithdrawalEvent, readonly string[]])[] = [
      [review, ['EDIT']],
      [{ type: 'repeat' }, ['REPEATED']],
      [{ type: 'sending', sent: SENT }, ['SECURITY']],
      [{ type: 'sendAgain', hasAnswers: true }, ['UNKNOWN']],
      [{ type: 'startNew' }, ['TRACKING', 'UNKNOWN']],
      [{ type: 'resume', sent: SENT }, ['EDIT']],
      [{ type: 'gone', requestId: 'r1' }, ['UNKNOWN']],
      [{ type: 'gone', requestId: 'r2' }, []],
      [submitted, ['SUBMITTING', 'UNKNOWN']],
      [failed('131212'), ['SUBMITTING', 'UNKNOWN']],
    ];
    for (const [event, names] of strays) {
      const changed = ALL.filter((state) => go(state, event) !== state).map(({ name }) => name);
      expect(changed.toSorted()).toEqual([...names].toSorted());
    }
  });
});

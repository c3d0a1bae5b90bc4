import { describe, expect, test } from 'vitest';
import { canConfirm } from '#app/features/ticket/ticketState.ts';
import {
  agree,
  buildDeal,
  buildQuote,
  confirm,
  EDIT,
  type Event,
  EXPIRED,
  HIDDEN,
  KEEP_FRESH,
  NEW_PRICE,
  OFFLINE,
  ONLINE,
  PREVIEW,
  QUOTED,
  quoted,
  RENEWAL,
  refusal,
  stateAfter,
  stateUnder,
  timeOver,
} from './buildTicket.ts';

// screens.md 1.21, "Quote ticket (C7)": every arrow of the table up to the confirmation.

const quoteRefused = (number: number, code: string): Event => ({
  type: 'quoteRefused',
  number,
  error: refusal(code),
});
const balance = (isEnough: boolean): Event => ({ type: 'balance', isEnough });

describe('an idle ticket', () => {
  test('asks for a quote on Preview', () => {
    expect(stateAfter(PREVIEW)).toMatchObject({ name: 'QUOTING', order: '0.1 BTC', number: 1 });
  });

  test('asks for nothing while offline', () => {
    expect(stateAfter(OFFLINE, PREVIEW).name).toBe('IDLE');
  });

  test('goes on with a deal from before a reload by asking for it', () => {
    const deal = buildDeal();
    expect(stateAfter({ type: 'resume', deal })).toMatchObject({ name: 'PROCESSING', deal, quote: null });
  });

  test('loses its error when something is changed', () => {
    expect(stateAfter(PREVIEW, quoteRefused(1, '700006'), EDIT)).toMatchObject({ name: 'IDLE', error: null });
  });
});

describe('a ticket that waits for a quote', () => {
  test('shows the quote that comes', () => {
    const state = stateAfter(PREVIEW, quoted(1));
    expect(state).toMatchObject({ name: 'QUOTED', quote: { id: 'q1' }, change: { verdict: 'same' } });
    expect(canConfirm(state)).toBe(true);
  });

  test.each([
    '700001',
    '700006',
    '700007',
    '700013',
    '137001',
    '137002',
    '137003',
    '42039',
    '50001',
    '790000',
  ])('is idle again with the refusal %s', (code) => {
    expect(stateAfter(PREVIEW, quoteRefused(1, code))).toMatchObject({ name: 'IDLE', error: { code } });
  });

  test('is idle after Cancel or an edit, and drops the answer that comes late', () => {
    expect(stateAfter(PREVIEW, EDIT).name).toBe('IDLE');
    expect(stateAfter(PREVIEW, EDIT, quoted(1))).toMatchObject({ name: 'IDLE', error: null });
    expect(stateAfter(PREVIEW, EDIT, quoteRefused(1, '700001'))).toMatchObject({ name: 'IDLE', error: null });
  });

  test('drops the answer to an earlier question, and takes that to the newest', () => {
    const state = stateAfter(PREVIEW, EDIT, PREVIEW, quoted(1));
    expect(state.name).toBe('QUOTING');
    expect(stateAfter(PREVIEW, EDIT, PREVIEW, quoted(1), quoted(2))).toMatchObject({ quote: { id: 'q2' } });
  });

  test('that went offline meanwhile shows the quote as expired', () => {
    expect(stateAfter(PREVIEW, OFFLINE, quoted(1))).toMatchObject({ name: 'EXPIRED', reason: 'offline' });
  });
});

describe('a ticket that shows a quote', () => {
  test('sends the order on Confirm', () => {
    expect(stateAfter(...QUOTED, confirm())).toMatchObject({ name: 'CONFIRMING', deal: { quoteId: 'q1' } });
  });

  test('is expired when the time is over, of this quote only', () => {
    expect(stateAfter(...QUOTED, timeOver())).toMatchObject({ name: 'EXPIRED', reason: 'time' });
    expect(stateAfter(...QUOTED, timeOver('q0')).name).toBe('QUOTED');
  });

  test('is idle after an edit or Back', () => {
    expect(stateAfter(...QUOTED, EDIT).name).toBe('IDLE');
  });

  test('keeps the quote when the balance drops below the amount, with Confirm off until it is back', () => {
    const short = stateAfter(...QUOTED, balance(false));
    expect(short.name).toBe('QUOTED');
    expect(canConfirm(short)).toBe(false);
    expect(stateAfter(...QUOTED, balance(false), confirm()).name).toBe('QUOTED');
    expect(stateAfter(...QUOTED, balance(false), balance(true), confirm()).name).toBe('CONFIRMING');
  });

  test('is expired when the line is gone, and stays so when it is back', () => {
    expect(stateAfter(...QUOTED, OFFLINE, ONLINE)).toMatchObject({ name: 'EXPIRED', reason: 'offline' });
  });

  test('confirms no other quote than the one it shows', () => {
    expect(stateAfter(...QUOTED, confirm('q0')).name).toBe('QUOTED');
  });

  test('can be priced again for fewer coins, which is no change of the price', () => {
    const fewer: Event = { type: 'newPrice', isAutomatic: false, order: 'less' };
    const state = stateAfter(...QUOTED, fewer, quoted(2, buildQuote('q2', '3000')));
    expect(state).toMatchObject({ name: 'QUOTED', order: 'less', change: { verdict: 'same' } });
  });
});

describe('a quote that is compared with the one first shown', () => {
  const renewed = (toAmount: string) =>
    stateAfter(...EXPIRED, NEW_PRICE, quoted(2, buildQuote('q2', toAmount)));

  test.each([
    ['6500.01', 'better'],
    ['6500', 'same'],
    ['6493.51', 'same'],
    ['6493.5', 'worse'],
    ['6467.51', 'worse'],
    ['6467.5', 'consent'],
    ['6000', 'consent'],
  ])('at 6500 first and %s now is %s', (toAmount, verdict) => {
    expect(renewed(toAmount)).toMatchObject({ name: 'QUOTED', change: { verdict } });
  });

  test('and is 0.5 % worse is confirmed only after the new price was accepted', () => {
    expect(canConfirm(renewed('6467.5'))).toBe(false);
    const events = [...EXPIRED, NEW_PRICE, quoted(2, buildQuote('q2', '6467.5'))] as const;
    expect(stateAfter(...events, confirm('q2')).name).toBe('QUOTED');
    expect(stateAfter(...events, agree(true), agree(false), confirm('q2')).name).toBe('QUOTED');
    expect(stateAfter(...events, agree(true), confirm('q2')).name).toBe('CONFIRMING');
  });

  test('has to be accepted again when another worse one comes', () => {
    const state = stateAfter(
      ...EXPIRED,
      NEW_PRICE,
      quoted(2, buildQuote('q2', '6467.5')),
      agree(true),
      timeOver('q2'),
      NEW_PRICE,
      quoted(3, buildQuote('q3', '6460')),
    );
    expect(state).toMatchObject({ change: { verdict: 'consent', share: '-0.00615385' }, isAgreed: false });
  });

  test('is compared with the first, not with the one before', () => {
    const state = stateAfter(
      ...EXPIRED,
      NEW_PRICE,
      quoted(2, buildQuote('q2', '6480')),
      timeOver('q2'),
      NEW_PRICE,
      quoted(3, buildQuote('q3', '6466')),
    );
    expect(state).toMatchObject({ change: { verdict: 'consent' } });
  });

  test('starts a new comparison after an edit', () => {
    const state = stateAfter(...EXPIRED, EDIT, PREVIEW, quoted(2, buildQuote('q2', '6000')));
    expect(state).toMatchObject({ name: 'QUOTED', change: { verdict: 'same' } });
  });
});

describe('an expired ticket', () => {
  test('asks for a new price when the user wants one', () => {
    expect(stateAfter(...EXPIRED, NEW_PRICE)).toMatchObject({ name: 'QUOTING', number: 2, order: '0.1 BTC' });
  });

  test('asks for none while offline', () => {
    expect(stateAfter(...QUOTED, OFFLINE, NEW_PRICE).name).toBe('EXPIRED');
  });

  test('is idle after an edit', () => {
    expect(stateAfter(...EXPIRED, EDIT).name).toBe('IDLE');
  });

  test('does not confirm', () => {
    expect(stateAfter(...EXPIRED, confirm()).name).toBe('EXPIRED');
  });

  test('renews the price by itself three times in a row, and counts again when a user asks', () => {
    const rounds = [2, 3, 4].flatMap((n) => [RENEWAL, quoted(n), timeOver(`q${n}`)]);
    expect(stateAfter(KEEP_FRESH, ...EXPIRED, ...rounds)).toMatchObject({ name: 'EXPIRED', automatic: 3 });
    expect(stateAfter(KEEP_FRESH, ...EXPIRED, ...rounds, RENEWAL).name).toBe('EXPIRED');
    const asked = [NEW_PRICE, quoted(5), timeOver('q5'), RENEWAL];
    expect(stateAfter(KEEP_FRESH, ...EXPIRED, ...rounds, ...asked).name).toBe('QUOTING');
  });

  test.each([
    ['that is not switched on', [...EXPIRED]],
    ['in a hidden tab', [KEEP_FRESH, HIDDEN, ...EXPIRED]],
    ['that went offline', [KEEP_FRESH, ...QUOTED, OFFLINE, ONLINE]],
  ])('does not renew the price by itself %s', (_case, events: readonly Event[]) => {
    expect(stateAfter(...events, RENEWAL).name).toBe('EXPIRED');
  });

  test('never renews a firm price by itself', () => {
    expect(stateUnder({ isFirm: true }, KEEP_FRESH, ...EXPIRED, RENEWAL).name).toBe('EXPIRED');
    expect(stateUnder({ isFirm: true }, KEEP_FRESH, ...EXPIRED, NEW_PRICE).name).toBe('QUOTING');
  });
});

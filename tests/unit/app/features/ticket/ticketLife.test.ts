import { describe, expect, test } from 'vitest';
import { openStorage } from '#tests/support/fakeStorage.ts';
import { buildBooked } from './buildTicket.ts';
import { LIFE_MS, openTicket } from './openTicket.ts';

describe('the life of a quote', () => {
  test('ends half a second before the exchange ends it', async () => {
    const { ticket, clock, toQuoted } = openTicket();
    await toQuoted();
    clock.advance(LIFE_MS - 501);
    expect(ticket.getState().name).toBe('QUOTED');
    clock.advance(1);
    expect(ticket.getState()).toMatchObject({ name: 'EXPIRED', reason: 'time' });
  });

  test.each([-3_600_000, -4_000, 4_000, 3_600_000])(
    'does not depend on a device whose clock is %i ms off',
    async (skewMs) => {
      const { ticket, clock, toQuoted } = openTicket({ skewMs });
      await toQuoted();
      expect(ticket.getCountdown()).toMatchObject({ seconds: 15, fraction: 1 });
      clock.advance(LIFE_MS - 501);
      expect(ticket.getState().name).toBe('QUOTED');
      clock.advance(1);
      expect(ticket.getState().name).toBe('EXPIRED');
    },
  );

  test('is shortened by the time that the answer took', async () => {
    const { ticket, clock, quote } = openTicket();
    ticket.preview('0.1 BTC');
    const expiresAtMs = clock.wallNow() + LIFE_MS;
    clock.advance(10_000);
    await quote('6500', { expiresAtMs });
    expect(ticket.getCountdown()).toMatchObject({ seconds: 5 });
    clock.advance(4_500);
    expect(ticket.getState().name).toBe('EXPIRED');
  });

  test('is over at once for a quote that came too late', async () => {
    const { ticket, clock, quote } = openTicket();
    ticket.preview('0.1 BTC');
    await quote('6500', { expiresAtMs: clock.wallNow() + 400 });
    expect(ticket.getState().name).toBe('EXPIRED');
  });

  test('is published once a second and no more often', async () => {
    const { ticket, clock, toQuoted } = openTicket();
    await toQuoted();
    const seconds: (number | undefined)[] = [];
    ticket.subscribe(() => seconds.push(ticket.getCountdown()?.seconds));
    for (let ms = 0; ms < LIFE_MS; ms += 50) clock.advance(50);
    expect(seconds).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, undefined]);
  });

  test('is over for a confirmation that comes before a late timer', async () => {
    const clock = openTicket().clock;
    let isAsleep = false;
    const open = openTicket({
      clock: { ...clock, wallNow: () => clock.wallNow() + (isAsleep ? 60_000 : 0) },
    });
    await open.toQuoted();
    isAsleep = true;
    open.ticket.confirm();
    expect(open.ticket.getState().name).toBe('EXPIRED');
    expect(open.sent).toHaveLength(0);
  });
});

describe('a price that is kept fresh', () => {
  test('is asked for three times by itself, and not a fourth time', async () => {
    const { ticket, clock, asked, toQuoted, quote } = openTicket();
    ticket.keepFresh(true);
    await toQuoted();
    for (let round = 0; round < 5; round += 1) {
      clock.advance(LIFE_MS);
      await quote();
    }
    expect(asked).toHaveLength(4);
    expect(ticket.getState().name).toBe('EXPIRED');
  });

  test('waits until the tab is looked at', async () => {
    const { ticket, clock, asked, signal, toQuoted } = openTicket();
    ticket.keepFresh(true);
    await toQuoted();
    signal({ isVisible: false });
    clock.advance(LIFE_MS);
    expect(asked).toHaveLength(1);
    signal({ isVisible: true });
    expect(asked).toHaveLength(2);
  });

  test('is never asked for by itself where it is firm', async () => {
    const { ticket, clock, asked, toQuoted } = openTicket({ isFirm: true });
    ticket.keepFresh(true);
    await toQuoted();
    clock.advance(LIFE_MS);
    expect(asked).toHaveLength(1);
  });
});

describe('a question for a price', () => {
  test('is cancelled by an edit', async () => {
    const { ticket, asked } = openTicket();
    ticket.preview('0.1 BTC');
    ticket.edit();
    expect(asked[0]?.given.options.signal.aborted).toBe(true);
  });

  test('for fewer coins names what it comes in place of', async () => {
    const { ticket, asked, toQuoted } = openTicket();
    await toQuoted();
    ticket.newPrice('less');
    expect(asked[1]?.given).toMatchObject({
      order: 'less',
      options: { previous: { order: '0.1 BTC', quote: { id: 'q1' } } },
    });
  });
});

describe('sending an order', () => {
  test('happens once, however often Confirm is pressed', async () => {
    const { ticket, sent, toConfirming } = openTicket();
    await toConfirming();
    ticket.confirm();
    ticket.confirm();
    expect(sent).toHaveLength(1);
  });

  test('comes after it was written down', async () => {
    const { sent, toConfirming } = openTicket();
    await toConfirming();
    expect(sent[0]?.given.kept).toContain('"quoteId":"q1","requestId":"id-1"');
  });

  test('hands over what the security step gave, and keeps it nowhere', async () => {
    const { ticket, sent, toQuoted } = openTicket();
    await toQuoted();
    ticket.confirm({ riskToken: 'risk', verification: { totp: '000000' } });
    expect(sent[0]?.given.guard).toEqual({ riskToken: 'risk', verification: { totp: '000000' } });
    expect(sent[0]?.given.kept).not.toContain('000000');
    expect(JSON.stringify(ticket.getState())).not.toContain('000000');
  });

  test('after a wrong code carries the same id', async () => {
    const { ticket, sent, toConfirming, answerOrder } = openTicket();
    await toConfirming();
    await answerOrder({ code: '10031' });
    ticket.confirm();
    expect(sent.map(({ given }) => given.deal.requestId)).toEqual(['id-1', 'id-1']);
  });

  test('that ran out while the code was typed is expired', async () => {
    const { ticket, clock, toConfirming, answerOrder } = openTicket();
    await toConfirming();
    clock.advance(LIFE_MS);
    expect(ticket.getState().name).toBe('CONFIRMING');
    await answerOrder({ code: '10031' });
    expect(ticket.getState().name).toBe('EXPIRED');
  });

  test('that was surely refused leaves nothing to resume', async () => {
    const storage = openStorage();
    const { toConfirming, answerOrder } = openTicket({ storage });
    await toConfirming();
    await answerOrder({ code: '700005' });
    expect(openTicket({ storage }).ticket.getState().name).toBe('IDLE');
  });
});

describe('an order that is refused after its screen was left', () => {
  test('is reported, with the reason, and once', async () => {
    const { stop, late, refusals, storage, toConfirming, answerOrder } = openTicket();
    await toConfirming();
    stop();
    await answerOrder({ code: '700005' });
    expect(late).toMatchObject([[{ quoteId: 'q1' }, null]]);
    expect(refusals).toEqual(['700005']);
    expect(storage.getItem('sluice.ticket.instant.20000001')).toBeNull();
  });

  test('is not waited for by another ticket of the page that has resumed it', async () => {
    const storage = openStorage();
    const first = openTicket({ storage });
    await first.toConfirming();
    first.stop();
    const second = openTicket({ storage });
    second.clock.advance(1_000);
    await second.answerSearch(null);
    expect(second.ticket.getState().name).toBe('PROCESSING');
    await first.answerOrder({ code: '700005' });
    second.clock.advance(1_000);
    await second.answerSearch(null);
    expect(second.ticket.getState()).toMatchObject({ name: 'IDLE', error: null });
    const { length } = second.searched;
    second.clock.advance(60_000);
    expect(second.searched).toHaveLength(length);
    expect(second.late).toEqual([]);
  });
});

describe('a success', () => {
  test('is shown at once, and completed by what was booked', async () => {
    const { ticket, clock, late, toConfirming, answerOrder, answerSearch } = openTicket();
    await toConfirming();
    await answerOrder('success');
    expect(ticket.getState()).toMatchObject({ name: 'SUCCESS', booked: null });
    clock.advance(500);
    await answerSearch(buildBooked('success', '6499.99'));
    expect(ticket.getState()).toMatchObject({ booked: { gets: { amount: '6499.99' } } });
    expect(late).toEqual([]);
  });

  test('that was seen is not shown again when its record comes after New', async () => {
    const { ticket, clock, late, toConfirming, answerOrder, answerSearch } = openTicket();
    await toConfirming();
    await answerOrder('success');
    ticket.startNew();
    clock.advance(500);
    await answerSearch(buildBooked('success'));
    expect(late).toEqual([]);
  });
});

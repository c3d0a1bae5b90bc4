import { describe, expect, test } from 'vitest';
import { openStorage } from '#tests/support/fakeStorage.ts';
import { buildBooked } from './buildTicket.ts';
import { LIFE_MS, openTicket, settle } from './openTicket.ts';

const LOST = { code: '9000001' };

describe('an order whose answer was lost', () => {
  test('is asked for after 0.5, 1, 1, 2, 3 s and then every 5 s, and never sent again', async () => {
    const { ticket, clock, sent, searched, toConfirming, answerOrder, failSearch } = openTicket();
    await toConfirming();
    await answerOrder(LOST);
    const startMs = clock.now();
    const atMs: number[] = [];
    for (let known = 0; clock.now() - startMs < 23_000; clock.advance(100)) {
      if (searched.length === known) continue;
      known = searched.length;
      atMs.push(clock.now() - startMs);
      await failSearch();
    }
    expect(atMs).toEqual([500, 1_500, 2_500, 4_500, 7_500, 12_500, 17_500, 22_500]);
    expect(sent).toHaveLength(1);
    expect(ticket.getState().name).toBe('PROCESSING');
  });

  test('is undecided after a minute, asked for ever more rarely, and given up after half an hour', async () => {
    const { ticket, clock, searched, toConfirming, answerOrder, failSearch } = openTicket();
    await toConfirming();
    await answerOrder(LOST);
    const startMs = clock.now();
    let lastMs = 0;
    for (let known = 0; clock.now() - startMs < 40 * 60_000; clock.advance(500)) {
      if (clock.now() - startMs === 60_000) expect(ticket.getState().name).toBe('UNDECIDED');
      if (searched.length === known) continue;
      known = searched.length;
      lastMs = clock.now() - startMs;
      await failSearch();
    }
    expect(lastMs).toBeGreaterThanOrEqual(30 * 60_000);
    expect(lastMs).toBeLessThan(33 * 60_000);
    expect(searched.length).toBeLessThan(40);
    expect(ticket.getState().name).toBe('UNDECIDED');
  });

  test('is not known yet, however long a list does not have it', async () => {
    const { ticket, clock, searched, sent, toConfirming, answerOrder, answerSearch } = openTicket();
    await toConfirming();
    const sentMs = clock.now();
    await answerOrder(LOST);
    for (let known = 0; sent.length === 1; clock.advance(100)) {
      if (searched.length === known) continue;
      known = searched.length;
      await answerSearch(null);
      expect(['PROCESSING', 'UNDECIDED']).toContain(ticket.getState().name);
    }
    // The quote has expired: the same order with the same id can only be answered with what became of the first one.
    expect(clock.now() - sentMs).toBeGreaterThanOrEqual(LIFE_MS + 10_000);
    expect(clock.now() - sentMs).toBeLessThan(LIFE_MS + 15_200);
    expect(sent[1]?.given.deal).toMatchObject({ quoteId: 'q1', requestId: sent[0]?.given.deal.requestId });
  });

  test.each([
    ['700008', 'FAILED', 'is settled by the exchange’s word that its quote has expired'],
    ['700009', 'PROCESSING', 'has been carried out where the quote is used'],
    ['131082', 'PROCESSING', 'has arrived where its id is known'],
    ['32024', 'PROCESSING', 'is not settled by a refusal that is about the second one'],
    ['10007', 'PROCESSING', 'is not settled by a session that has ended meanwhile'],
    ['http/network', 'PROCESSING', 'is not settled by another lost answer'],
  ])('whose second sending is answered %s: %s, it %s', async (code, name) => {
    const { ticket, late, toSentAgain, answerOrder } = openTicket();
    await toSentAgain();
    await answerOrder({ code });
    expect(ticket.getState().name).toBe(name);
    if (name === 'FAILED') expect(ticket.getState()).toMatchObject({ booked: null });
    expect(late).toEqual([]);
  });

  test('that was booked after all is shown as soon as the exchange says so, and corrected by its record', async () => {
    const { ticket, clock, toSentAgain, answerOrder, answerSearch } = openTicket();
    await toSentAgain();
    await answerOrder('success');
    expect(ticket.getState()).toMatchObject({ name: 'SUCCESS', booked: null });
    clock.advance(20_000);
    // 40 s late.
    await answerSearch(buildBooked('success', '6499'));
    expect(ticket.getState()).toMatchObject({ name: 'SUCCESS', booked: { gets: { amount: '6499' } } });
  });

  test('that the exchange has is not sent a third time', async () => {
    const { clock, searched, sent, toSentAgain, answerOrder, answerSearch } = openTicket();
    await toSentAgain();
    await answerOrder('processing');
    for (let known = searched.length, ms = 0; ms < 5 * 60_000; ms += 100) {
      clock.advance(100);
      if (searched.length === known) continue;
      known = searched.length;
      await answerSearch(null);
    }
    expect(sent).toHaveLength(2);
  });

  test('that the exchange once had is never taken for one that was not placed', async () => {
    const { ticket, clock, searched, toConfirming, answerOrder, answerSearch } = openTicket();
    await toConfirming();
    await answerOrder('processing');
    const startMs = clock.now();
    for (let known = 0; clock.now() - startMs < 5 * 60_000; clock.advance(100)) {
      if (searched.length === known) continue;
      known = searched.length;
      await answerSearch(null);
    }
    expect(ticket.getState().name).toBe('UNDECIDED');
  });

  test('is asked for at once when the network is back', async () => {
    const { clock, searched, signal, toConfirming, answerOrder, failSearch } = openTicket();
    await toConfirming();
    signal({ isOnline: false });
    await answerOrder(LOST);
    clock.advance(500);
    await failSearch();
    signal({ isOnline: true });
    clock.advance(0);
    expect(searched).toHaveLength(2);
  });

  test('is announced by a notice when it is decided late', async () => {
    const { ticket, clock, late, toConfirming, answerOrder, answerSearch } = openTicket();
    await toConfirming();
    await answerOrder(LOST);
    clock.advance(61_000);
    expect(ticket.getState().name).toBe('UNDECIDED');
    await answerSearch(buildBooked('success'));
    expect(ticket.getState().name).toBe('SUCCESS');
    expect(late).toMatchObject([[{ quoteId: 'q1' }, { status: 'success' }]]);
  });

  test('is announced by a notice when the screen was left, and when another order is at its place', async () => {
    for (const leave of ['stop', 'startNew']) {
      const { ticket, clock, late, stop, toConfirming, answerOrder, answerSearch } = openTicket();
      await toConfirming();
      await answerOrder(LOST);
      clock.advance(61_000);
      if (leave === 'stop') stop();
      else ticket.startNew();
      await answerSearch(buildBooked('failure'));
      expect(late).toMatchObject([[{ quoteId: 'q1' }, { status: 'failure' }]]);
    }
  });
});

describe('a page that is loaded again', () => {
  test.each(['CONFIRMING', 'PROCESSING'])('in %s asks what came of it, and sends nothing', async (name) => {
    const storage = openStorage();
    const before = openTicket({ storage });
    await before.toConfirming();
    if (name === 'PROCESSING') await before.answerOrder('processing');
    expect(before.ticket.getState().name).toBe(name);

    const { ticket, clock, sent, searched, answerSearch } = openTicket({ storage });
    expect(ticket.getState()).toMatchObject({
      name: 'PROCESSING',
      deal: { quoteId: 'q1', requestId: 'id-1', isAccepted: name === 'PROCESSING' },
    });
    clock.advance(0);
    expect(searched).toHaveLength(1);
    await answerSearch(buildBooked('success'));
    expect(ticket.getState().name).toBe('SUCCESS');
    expect(sent).toHaveLength(0);
    expect(openTicket({ storage }).ticket.getState().name).toBe('IDLE');
  });

  test.each([60_000, 3_600_000])(
    'sends nothing while the quote lives, on a device whose clock is %i ms ahead',
    async (aheadMs) => {
      const storage = openStorage();
      await openTicket({ storage, skewMs: -aheadMs }).toConfirming();
      const { clock, sent, searched, answerSearch } = openTicket({ storage, skewMs: -aheadMs });
      let known = 0;
      const answerAll = async (untilMs: number): Promise<void> => {
        for (; clock.now() < untilMs; clock.advance(100)) {
          if (searched.length === known) continue;
          known = searched.length;
          await answerSearch(null);
        }
      };
      await answerAll(LIFE_MS + 9_900);
      expect(known).toBeGreaterThan(3);
      expect(sent).toHaveLength(0);
      await answerAll(LIFE_MS + 20_000);
      expect(sent).toHaveLength(1);
    },
  );

  test('never sends the order where no answer tells the exchange’s time', async () => {
    const storage = openStorage();
    await openTicket({ storage }).toConfirming();
    const { clock, sent, searched, answerSearch } = openTicket({ storage, skewMs: Number.NaN });
    for (let known = 0, ms = 0; ms < 120_000; ms += 100) {
      clock.advance(100);
      if (searched.length === known) continue;
      known = searched.length;
      await answerSearch(null);
    }
    expect(sent).toHaveLength(0);
  });

  test.each([0, 3_600_000, -3_600_000])(
    'settles it ten minutes on where no answer tells the exchange’s time, on a clock that is %i ms ahead',
    async (aheadMs) => {
      const storage = openStorage();
      await openTicket({ storage, skewMs: -aheadMs }).toConfirming();
      const { ticket, clock, sent, searched, answerSearch, answerOrder } = openTicket({
        ...{ storage, skewMs: Number.NaN },
      });
      const answerAll = async (untilMs: number): Promise<void> => {
        for (let known = searched.length - 1; clock.now() < untilMs; clock.advance(500)) {
          if (searched.length === known) continue;
          known = searched.length;
          await answerSearch(null);
        }
      };
      await answerAll(10 * 60_000 - 1_000);
      expect(sent).toHaveLength(0);
      await answerAll(13 * 60_000);
      expect(sent).toHaveLength(1);
      await answerOrder({ code: '700008' });
      expect(ticket.getState()).toMatchObject({ name: 'FAILED', booked: null });
    },
  );

  test('asks nothing for another user', async () => {
    const storage = openStorage();
    await openTicket({ storage }).toConfirming();
    expect(openTicket({ storage, userId: '20000002' }).ticket.getState().name).toBe('IDLE');
  });

  test.each(['', '{', '[null]', '[{"quoteId":1}]', '{"a":1}'])(
    'is not confused by %j where deals are kept',
    (text) => {
      const storage = openStorage();
      storage.setItem('sluice.ticket.instant.20000001', text);
      expect(openTicket({ storage }).ticket.getState().name).toBe('IDLE');
    },
  );

  test('goes without resuming where nothing can be kept', async () => {
    const forbidden = () => {
      throw new Error('forbidden');
    };
    const storage = { getItem: () => null, setItem: forbidden, removeItem: forbidden };
    const { ticket, toConfirming, answerOrder } = openTicket({ storage });
    await toConfirming();
    await answerOrder('success');
    expect(ticket.getState().name).toBe('SUCCESS');
  });
});

describe('a user who changes', () => {
  test('is not asked about an order of the one before, though its screen was left', async () => {
    const { clock, searched, signal, stop, listenerCount, toConfirming, answerOrder } = openTicket();
    await toConfirming();
    await answerOrder(LOST);
    stop();
    signal({ session: 1 });
    clock.advance(60_000);
    expect(searched).toHaveLength(0);
    expect(listenerCount()).toBe(0);
  });

  test('finds an idle ticket that asks for nothing in their name', async () => {
    const storage = openStorage();
    const { ticket, clock, searched, signal, toConfirming, answerOrder } = openTicket({ storage });
    await toConfirming();
    await answerOrder(LOST);
    signal({ session: 1 });
    expect(ticket.getState().name).toBe('IDLE');
    clock.advance(60_000);
    expect(searched).toHaveLength(0);
    // The deal is still the first user's, should they return.
    expect(openTicket({ storage }).ticket.getState().name).toBe('PROCESSING');
  });
});

test('a ticket that is left listens to nothing any more, and asks for no price', async () => {
  const { ticket, clock, asked, stop, listenerCount, toQuoted } = openTicket();
  ticket.keepFresh(true);
  await toQuoted();
  stop();
  expect(ticket.getState().name).toBe('IDLE');
  expect(listenerCount()).toBe(0);
  clock.advance(60_000);
  expect(asked).toHaveLength(1);
  expect(clock.timerCount()).toBe(0);
});

describe('an order whose quote another one has used', () => {
  test('is told at once that nothing was done for it, where the exchange has no record', async () => {
    const { ticket, toConfirming, answerOrder, answerSearch, searched, storage, clock } = openTicket();
    await toConfirming();
    const startMs = clock.now();
    await answerOrder({ code: '700009' });
    expect(searched).toHaveLength(1);
    await answerSearch(null);
    expect(ticket.getState()).toMatchObject({ name: 'IDLE', error: { code: '700009' } });
    expect(clock.now()).toBe(startMs);
    // Nothing is left that a reload would ask for.
    expect(storage.getItem('sluice.ticket.instant.20000001')).toBeNull();
  });

  test('is shown by its record, where there is one', async () => {
    const { ticket, toConfirming, answerOrder, answerSearch, clock } = openTicket();
    await toConfirming();
    await answerOrder({ code: '700009' });
    await answerSearch(buildBooked('success'));
    expect(ticket.getState().name).toBe('PROCESSING');
    clock.advance(500);
    await settle();
    await answerSearch(buildBooked('success'));
    expect(ticket.getState().name).toBe('SUCCESS');
  });

  test('is followed where the exchange could not be asked', async () => {
    const { ticket, toConfirming, answerOrder, failSearch } = openTicket();
    await toConfirming();
    await answerOrder({ code: '700009' });
    await failSearch();
    expect(ticket.getState().name).toBe('PROCESSING');
  });
});

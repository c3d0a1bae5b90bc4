import { describe, expect, it } from 'vitest';
import { keepTest } from '#app/screens/withdraw/withdraw/order/keepTest.ts';
import { EDIT } from '#app/screens/withdraw/withdraw/order/nextWithdrawal.ts';
import { createTestAmounts } from '#app/storage/testAmounts.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';
import { DENIED, openStorage } from '#tests/support/fakeStorage.ts';
import { openWithdrawal } from './openWithdrawal.ts';
import { ORDER, recordOf, SENT } from './withdrawalFixtures.ts';

const MINUTE_MS = 60_000;

async function toUnknown(test = openWithdrawal()) {
  test.toSecurity();
  await test.pass();
  await test.refuse('9000001');
  return test;
}

describe('An order', () => {
  it('is kept before it is sent, and forgotten once the exchange has given it an id', async () => {
    const test = openWithdrawal();
    test.toSecurity();
    await test.pass();
    expect(test.sent).toHaveLength(1);
    expect(test.sent[0]?.kept).toContain('"requestId":"id-1"');
    await test.take();
    expect(test.state()).toMatchObject({ name: 'TRACKING', status: 'SecurityCheck' });
    expect(test.withdrawal.listPending()).toEqual([]);
  });

  it('that is a test amount is found later with what is to follow it, by the next page too', async () => {
    const { storage, ...before } = openWithdrawal();
    before.toSecurity({ ...ORDER, amount: '10', rest: '490' });
    await before.pass();
    await before.refuse('9000001');
    before.stop();
    await before.answerSearch(null);

    const next = openWithdrawal({ storage });
    next.stop();
    next.clock.advance(0);
    await next.answerSearch(recordOf('Pending'));
    const [sent] = next.late.map(([order]) => order);
    expect(sent).toMatchObject({ amount: '10', rest: '490', requestId: 'id-1' });
    if (sent !== undefined) keepTest(7, sent, storage);
    expect(createTestAmounts(7, storage).find(ORDER)).toMatchObject({
      ...{ tested: '10', rest: '490', requestId: 'id-1' },
    });
  });

  it('of another build is resumed, and one whose rest is no amount is not', () => {
    const storage = openStorage();
    const rests = [undefined, '490', 490, '-1'].map((rest, at) => ({ ...SENT, requestId: `r${at}`, rest }));
    storage.setItem('sluice.withdrawal.20000001', JSON.stringify(rests));
    const ids = openWithdrawal({ storage })
      .withdrawal.listPending()
      .map(({ requestId }) => requestId);
    expect(ids).toEqual(['r0', 'r1']);
  });

  it('keeps its id through wrong codes, and is not kept once it was refused', async () => {
    const test = openWithdrawal();
    test.toSecurity();
    await test.pass();
    await test.refuse('10031');
    expect(test.state().name).toBe('SECURITY');
    await test.pass();
    await test.refuse('131212');
    expect(test.sent.map(({ request }) => request.requestId)).toEqual(['id-1', 'id-1']);
    expect(test.state()).toMatchObject({ name: 'EDIT', refusal: { error: { code: '131212' } } });
    expect(test.withdrawal.listPending()).toEqual([]);
  });

  it('gets another id when it is reviewed again', async () => {
    const test = openWithdrawal();
    test.toSecurity();
    await test.close();
    expect(test.state().name).toBe('REVIEW');
    test.withdrawal.goOn(false);
    await test.pass();
    expect(test.sent[0]?.request.requestId).toBe('id-2');
  });

  it('that was made a moment ago is sent again only when the user says that another one is meant', async () => {
    const test = openWithdrawal();
    test.toSecurity();
    await test.pass();
    await test.refuse('131082', { confirmRepeat: true });
    expect(test.state().name).toBe('REPEATED');
    test.withdrawal.repeat();
    await test.pass();
    expect(test.sent.map(({ request }) => request.isRepeat)).toEqual([false, true]);
  });

  it('carries the travel-rule form, which is kept nowhere', async () => {
    const test = openWithdrawal();
    test.withdrawal.review(ORDER);
    test.clock.advance(3_000);
    test.withdrawal.goOn(true);
    test.withdrawal.answer('{"firstName":"Ada"}');
    await test.pass();
    expect(test.sent[0]?.request.questionnaire).toBe('{"firstName":"Ada"}');
    expect(test.sent[0]?.kept).not.toContain('Ada');
    expect(test.sent[0]?.kept).toContain('"hasAnswers":true');
  });
});

it('A withdrawal that the exchange has is reported once as new, and again when it goes on', async () => {
  const test = openWithdrawal();
  test.toSecurity();
  await test.pass();
  expect(test.tracked).toEqual([]);
  await test.take();
  expect(test.tracked).toEqual([['id-1', true]]);
  test.clock.advance(500);
  await test.answerSearch(recordOf('Pending'));
  test.clock.advance(1_000);
  await test.answerSearch(recordOf('Pending'));
  expect(test.tracked).toEqual([
    ['id-1', true],
    ['id-1', false],
  ]);
});

describe('An order whose answer was lost', () => {
  it('is asked about and never sent again by itself', async () => {
    const test = await toUnknown();
    for (let second = 0; second < 180; second += 1) {
      test.clock.advance(1_000);
      await test.answerSearch(null);
    }
    expect(test.state()).toMatchObject({ name: 'UNKNOWN', resending: 'none' });
    expect(test.searched.length).toBeGreaterThan(10);
    expect(test.sent).toHaveLength(1);
  });

  it('is settled by its record, and followed until it ends', async () => {
    const test = await toUnknown();
    test.clock.advance(500);
    await test.answerSearch(recordOf('Pending'));
    expect(test.state()).toMatchObject({ name: 'TRACKING', status: 'Pending' });
    test.clock.advance(5_000);
    await test.answerSearch(recordOf('success'));
    const asked = test.searched.length;
    test.clock.advance(MINUTE_MS);
    expect(test.searched).toHaveLength(asked);
    expect(test.withdrawal.listPending()).toEqual([]);
  });

  it('is sent again with the same id when the user says so', async () => {
    const test = await toUnknown();
    test.withdrawal.sendAgain();
    await test.pass();
    expect(test.sent.map(({ request }) => request.requestId)).toEqual(['id-1', 'id-1']);
    await test.take();
    expect(test.state().name).toBe('TRACKING');
  });

  it('stays unknown after a refusal of the second try, and stays kept', async () => {
    const test = await toUnknown();
    test.withdrawal.sendAgain();
    await test.pass();
    await test.refuse('131212');
    expect(test.state()).toMatchObject({ name: 'UNKNOWN', refusal: { code: '131212' } });
    expect(test.withdrawal.listPending()).toHaveLength(1);
  });

  it('is asked about at once when the network is back', async () => {
    const test = await toUnknown();
    test.signal({ isOnline: false });
    test.signal({ isOnline: true });
    test.clock.advance(0);
    expect(test.searched).toHaveLength(1);
  });

  it('is asked about after a reload, and not sent', async () => {
    const before = openWithdrawal({ storage: openStorage() });
    before.toSecurity();
    await before.pass();
    const after = openWithdrawal({ storage: before.storage, clock: before.clock });
    expect(after.state()).toMatchObject({ name: 'UNKNOWN', sent: { requestId: 'id-1' } });
    after.clock.advance(0);
    await after.answerSearch(recordOf('Pending'));
    expect(after.state().name).toBe('TRACKING');
    expect(after.sent).toEqual([]);
  });

  it('is reported later where another withdrawal was begun', async () => {
    const test = await toUnknown();
    test.withdrawal.startNew();
    expect(test.withdrawal.listPending()).toHaveLength(1);
    test.clock.advance(500);
    await test.answerSearch(recordOf('Pending'));
    expect(test.late).toMatchObject([[{ requestId: 'id-1' }, { status: 'Pending' }]]);
    expect(test.state().name).toBe('EDIT');
  });

  it('is watched on when the page is left', async () => {
    const test = await toUnknown();
    test.stop();
    test.clock.advance(500);
    await test.answerSearch(recordOf('success'));
    expect(test.late).toHaveLength(1);
  });

  it('is reported where it was accepted after the page was left', async () => {
    const test = openWithdrawal();
    test.toSecurity();
    await test.pass();
    test.stop();
    await test.take();
    expect(test.withdrawal.listPending()).toMatchObject([{ requestId: 'id-1', isAccepted: true }]);
    test.clock.advance(500);
    await test.answerSearch(recordOf('Pending'));
    expect(test.late).toMatchObject([[{ requestId: 'id-1' }, { status: 'Pending' }]]);
    expect(test.withdrawal.listPending()).toEqual([]);
  });

  it('is nothing that the next user hears of', async () => {
    const test = await toUnknown();
    test.signal({ session: 1 });
    expect(test.state()).toEqual(EDIT);
    const asked = test.searched.length;
    test.clock.advance(10 * MINUTE_MS);
    expect(test.searched).toHaveLength(asked);
    expect(test.withdrawal.listPending()).toHaveLength(1);
  });

  it('is not asked about for the next user, where the page was left before it was lost', async () => {
    const test = openWithdrawal();
    test.toSecurity();
    await test.pass();
    test.stop();
    test.signal({ session: 1 });
    await test.refuse('9000001');
    test.clock.advance(10 * MINUTE_MS);
    expect(test.searched).toEqual([]);
    expect(test.withdrawal.listPending()).toHaveLength(1);
  });

  it('stays with its owner where it was answered after a log-out', async () => {
    const test = openWithdrawal();
    test.toSecurity();
    await test.pass();
    test.stop();
    test.signal({ session: 1 });
    await test.take();
    expect(test.searched).toEqual([]);
    expect(test.withdrawal.listPending()).toHaveLength(1);
  });

  it('is named and reported all the same where storage is full', async () => {
    const full = { ...openStorage(), setItem: DENIED.setItem };
    const test = await toUnknown(openWithdrawal({ storage: full, clock: createFakeClock() }));
    test.withdrawal.startNew();
    expect(test.withdrawal.listPending()).toHaveLength(1);
    test.clock.advance(500);
    await test.answerSearch(recordOf('Pending'));
    expect(test.late).toMatchObject([[{ requestId: 'id-1' }, { status: 'Pending' }]]);
    expect(test.withdrawal.listPending()).toEqual([]);
  });
});

describe('An order whose form was left before it was answered', () => {
  async function leave() {
    const test = openWithdrawal();
    test.toSecurity();
    await test.pass();
    test.stop();
    return test;
  }

  it.each(['700005', '10031', '131070'])('is reported where it was refused by %s', async (code) => {
    const test = await leave();
    await test.refuse(code);
    expect(test.lateRefusals).toEqual([`id-1 ${code}`]);
    expect(test.withdrawal.listPending()).toEqual([]);
  });

  it('is reported by its form alone where that is there still', async () => {
    const test = openWithdrawal();
    test.toSecurity();
    await test.pass();
    await test.refuse('700005');
    expect(test.lateRefusals).toEqual([]);
  });

  it('is gone from the form that has resumed it, once it was refused', async () => {
    const { storage, clock, ...first } = await leave();
    const second = openWithdrawal({ storage, clock });
    expect(second.state().name).toBe('UNKNOWN');
    clock.advance(0);
    await first.refuse('700005');
    expect(first.lateRefusals).toEqual(['id-1 700005']);
    // Asked before the refusal, it says nothing yet.
    await second.answerSearch(null);
    expect(second.state().name).toBe('UNKNOWN');
    clock.advance(MINUTE_MS);
    await second.answerSearch(null);
    expect(second.state()).toEqual(EDIT);
    const asked = second.searched.length;
    clock.advance(10 * MINUTE_MS);
    expect(second.searched).toHaveLength(asked);
    expect([...second.late, ...second.lateRefusals]).toEqual([]);
  });

  it('is not settled by that refusal where the same was sent again since', async () => {
    const { storage, clock, ...first } = await leave();
    const second = openWithdrawal({ storage, clock });
    clock.advance(MINUTE_MS);
    second.withdrawal.sendAgain();
    await second.pass();
    await first.refuse('700005');
    expect(first.lateRefusals).toEqual([]);
    await second.refuse('9000001');
    clock.advance(MINUTE_MS);
    await second.answerSearch(null);
    expect(second.state()).toMatchObject({ name: 'UNKNOWN', sent: { requestId: 'id-1' } });
    expect(second.withdrawal.listPending()).toHaveLength(1);
  });

  it('is nothing that the next user hears of where it was refused', async () => {
    const test = await leave();
    test.signal({ session: 1 });
    await test.refuse('700005');
    expect(test.lateRefusals).toEqual([]);
  });
});

it('An order that the exchange has is asked about on the screen until its record is there', async () => {
  const test = openWithdrawal();
  test.toSecurity();
  await test.pass();
  await test.take();
  for (const waitedMs of [500, 1_000, 1_000]) {
    test.clock.advance(waitedMs);
    await test.answerSearch(null);
  }
  expect(test.state().name).toBe('TRACKING');
  expect(test.searched).toHaveLength(3);
  test.clock.advance(MINUTE_MS);
  await test.answerSearch(recordOf('Pending'));
  expect(test.state()).toMatchObject({ name: 'TRACKING', status: 'Pending' });
});

describe('What another version of the page has kept', () => {
  it('is left out where it is no order', () => {
    const storage = openStorage();
    storage.setItem('sluice.withdrawal.20000001', '[{"requestId":"x"},null,7]');
    expect(openWithdrawal({ storage, clock: createFakeClock() }).state()).toEqual(EDIT);
  });
});

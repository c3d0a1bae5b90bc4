import { describe, expect, test } from 'vitest';
import { findArrivals } from '#app/screens/deposit/records/arrivals.ts';
import { progressOf, writeSpan } from '#app/screens/deposit/records/depositProgress.ts';
import { type DepositRecord, readDeposit } from '#app/screens/deposit/records/depositRecord.ts';
import { outcomeOfStage, stageOf } from '#app/screens/deposit/records/depositStage.ts';
import { depositSteps } from '#app/screens/deposit/records/depositSteps.ts';
import { DepositStatus, DepositType, TravelRuleStatus } from '#shared/endpoints/enums.ts';

const SEEN_MS = 1_000_000;
const NOW_MS = SEEN_MS + 36_000;

type Wire = Parameters<typeof readDeposit>[0];

function read(change: Partial<Wire> = {}, nowMs = NOW_MS): DepositRecord {
  return readDeposit(
    {
      ...{ id: 'd1', kind: 'chain', coin: 'USDT', chain: 'TRX', amount: '5', status: 1, depositType: 0 },
      ...{ confirmations: 12, needConfirm: 20, unlockConfirm: 50, txID: 't', txIndex: '0', blockHash: 'b' },
      ...{ fromAddress: 'f', toAddress: 'a', tag: '', depositFee: '0', accountType: 'FUND' },
      ...{ createdAt: String(SEEN_MS), successAt: '', travelRuleStatus: 0, complianceStatus: 0 },
      ...{ taxStatus: 0, explorer: '' },
      ...change,
    } as Wire,
    nowMs,
  );
}

const CREDITED = { status: 3, confirmations: 20, successAt: String(NOW_MS) } as const;

describe('every arrow of a deposit row (screens.md 1.21)', () => {
  test.each<[string, Partial<Wire>, string]>([
    ['confirmations below the count stay', { confirmations: 19 }, 'confirming'],
    ['the count is reached', { status: 2, confirmations: 20 }, 'processing'],
    ['it is credited', CREDITED, 'credited'],
    ['the unlock count is reached', { ...CREDITED, confirmations: 50 }, 'withdrawable'],
    ['the chain is reorganised', { status: 7 }, 'rollingBack'],
    ['and takes it back', { status: 70011 }, 'rolledBack'],
    ['or keeps it', { ...CREDITED, status: 70012, confirmations: 50 }, 'kept'],
    ['or it is reviewed', { status: 70013 }, 'rollbackReview'],
    [
      'over the daily cap',
      { ...CREDITED, depositType: 10, releaseAt: String(NOW_MS + 1), confirmations: 50 },
      'capped',
    ],
    [
      'all of it released',
      { ...CREDITED, depositType: 10, releaseAt: String(NOW_MS), confirmations: 50 },
      'withdrawable',
    ],
    ['documents are needed', { ...CREDITED, depositType: 20 }, 'documents'],
    ['blocked', { ...CREDITED, depositType: 50 }, 'blocked'],
    ['sender data is needed', { ...CREDITED, travelRuleStatus: 1 }, 'needsSender'],
    ['while it is confirmed, too', { travelRuleStatus: 1 }, 'needsSender'],
    ['sent, it is in review', { ...CREDITED, travelRuleStatus: 2 }, 'senderReview'],
    ['approved', { ...CREDITED, travelRuleStatus: 0, confirmations: 50 }, 'withdrawable'],
    ['rejected', { ...CREDITED, travelRuleStatus: 3 }, 'senderRejected'],
    ['failed', { status: 4 }, 'failed'],
    ['unknown', { status: 0 }, 'unknown'],
    ['pending to the funding pool', { status: 10011 }, 'processing'],
    ['credited to it', { status: 10012, confirmations: 50 }, 'withdrawable'],
  ])('%s', (_event, change, stage) => {
    expect(stageOf(read(change))).toBe(stage);
  });

  test('a row is asked for again until nothing happens to it by itself', () => {
    const pending = (change: Partial<Wire>): boolean => read(change).isPending;
    expect([pending({}), pending(CREDITED), pending({ status: 7 })]).toEqual([true, true, true]);
    expect(pending({ ...CREDITED, travelRuleStatus: 2, confirmations: 50 })).toBe(true);
    expect(pending({ ...CREDITED, travelRuleStatus: 1, confirmations: 50 })).toBe(false);
    expect(pending({ ...CREDITED, travelRuleStatus: 1 })).toBe(true);
    const capped = { ...CREDITED, depositType: 10, confirmations: 50 } as const;
    expect(pending({ ...capped, releaseAt: String(NOW_MS + 1) })).toBe(true);
    expect(pending({ ...capped, releaseAt: String(NOW_MS) })).toBe(false);
    expect([pending({ status: 4 }), pending({ status: 70011 })]).toEqual([false, false]);
    expect(pending({ ...CREDITED, confirmations: 50 })).toBe(false);
  });
});

describe('every combination of status, type and travel rule', () => {
  const all = DepositStatus.options.flatMap((status) =>
    DepositType.options.flatMap((depositType) =>
      TravelRuleStatus.options.map((travelRuleStatus) => read({ status, depositType, travelRuleStatus })),
    ),
  );

  test('has at most one step under way or failed, and none that is done after it', () => {
    for (const record of all) {
      const states = depositSteps(record).map(({ state }) => state);
      const open = states.filter((state) => state === 'failed' || state === 'ahead' || state === 'current');
      expect(states.slice(0, states.length - open.length).every((state) => state === 'done')).toBe(true);
    }
  });

  test('is booked only where the exchange has credited it and holds nothing of it back', () => {
    for (const record of all) {
      const isBooked = outcomeOfStage(stageOf(record)) === 'booked';
      const isFree =
        [3, 70012, 10012].includes(record.status) &&
        record.travelRuleStatus === 0 &&
        [0, 10].includes(record.depositType);
      expect(isBooked, JSON.stringify(record)).toBe(isFree);
    }
  });
});

describe('the line of confirmations', () => {
  test('leads to the first count with about the time that is left, and then to the second', () => {
    expect(progressOf(read())).toEqual({ done: 12, needed: 20, creditedInMs: 24_000 });
    expect(progressOf(read(CREDITED))).toEqual({ done: 20, needed: 50, creditedInMs: null });
    expect(progressOf(read({ ...CREDITED, confirmations: 60 }))).toMatchObject({ done: 50, needed: 50 });
  });

  test('says no time before the first block, or by a clock that is wrong, and nothing off chain', () => {
    expect(progressOf(read({ confirmations: 0 }))?.creditedInMs).toBeNull();
    expect(progressOf(read({}, SEEN_MS - 1))?.creditedInMs).toBeNull();
    expect(progressOf(read({ needConfirm: 0, unlockConfirm: 0, confirmations: 0 }))).toBeNull();
  });

  test('writes time in one unit', () => {
    expect([writeSpan(24_000, 'en'), writeSpan(179_000, 'en'), writeSpan(2 * 3_600_000, 'en')]).toEqual([
      '24 sec',
      '3 min',
      '2 hr',
    ]);
  });
});

describe('an arrival', () => {
  const credited = read(CREDITED);

  test('is what was on its way and is credited now, once', () => {
    const first = findArrivals(undefined, [read()], NOW_MS);
    expect(first).toEqual({ arrived: [], awaited: ['d1'], newestMs: SEEN_MS });
    const second = findArrivals(first, [credited], NOW_MS);
    expect(second).toEqual({ arrived: [credited], awaited: [], newestMs: SEEN_MS });
    expect(findArrivals(second, [credited], NOW_MS).arrived).toEqual([]);
  });

  test('is what came and was credited between two looks', () => {
    const before = findArrivals(undefined, [], NOW_MS);
    const later = read({ ...CREDITED, id: 'd2', createdAt: String(NOW_MS) });
    const first = findArrivals(before, [later], NOW_MS);
    expect(first.arrived).toEqual([later]);
    expect(findArrivals(first, [later, credited], NOW_MS).arrived).toEqual([]);
  });

  test('is nothing that was credited before the first look, nor what failed', () => {
    expect(findArrivals(undefined, [credited], NOW_MS).arrived).toEqual([]);
    const awaiting = { awaited: ['d1'], newestMs: SEEN_MS };
    expect(findArrivals(awaiting, [read({ status: 70011 })], NOW_MS)).toEqual({
      ...{ arrived: [], awaited: [], newestMs: SEEN_MS },
    });
  });

  test('is awaited while its row is not among those that were read', () => {
    const awaiting = { awaited: ['d0'], newestMs: SEEN_MS };
    expect(findArrivals(awaiting, [read()], NOW_MS).awaited).toEqual(['d1', 'd0']);
  });
});

import { describe, expect, test } from 'vitest';
import { type DataFields, fitFields, lastMonth } from '#app/screens/statements/exportStatement/dataFields.ts';
import { fieldsOfAddress } from '#app/screens/statements/exportStatement/fieldsOfAddress.ts';
import { againLink } from '#app/screens/statements/exportStatement/jobs/againLink.ts';
import { stepsOf } from '#app/screens/statements/exportStatement/jobs/jobSteps.ts';
import {
  judgePeriod,
  judgeStatementSpan,
  validatePassword,
} from '#app/screens/statements/exportStatement/judgeExport.ts';
import { orderParts } from '#app/screens/statements/exportStatement/orderParts.ts';
import { customPeriod, statementPeriods } from '#app/screens/statements/exportStatement/statementPeriods.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok } from '#shared/result/result.ts';
import { exportJob } from '#tests/unit/app/features/exportJobs/listedJob.ts';

const NOW = Date.UTC(2026, 10, 25, 12);
const OPENED = Date.UTC(2023, 4, 10, 8);
const FIELDS: DataFields = {
  ...{ type: 'funding', accounts: ['FUND'], coins: ['BTC'], uids: [], format: 'PDF', timezone: 'UTC' },
  ...{ lang: 'en', numberFormat: 'plain', range: { kind: 'preset', preset: '30d' } },
};
const TYPE = {
  ...{ type: 'funding', name: 'Funding', accounts: ['FUND', 'SPOT'], coins: true, maxDays: 366 },
  ...{ formats: ['CSV' as const, 'PDF' as const], enabled: true, since: String(OPENED) },
};

describe('the choice of a file', () => {
  test('keeps what its type has, and loses the rest', () => {
    expect(fitFields(FIELDS, [TYPE])).toEqual(FIELDS);
    const tools = { ...TYPE, type: 'tools', accounts: ['SPOT'], coins: false, formats: ['CSV' as const] };
    expect(fitFields({ ...FIELDS, type: 'tools' }, [TYPE, tools])).toMatchObject({
      ...{ type: 'tools', accounts: [], coins: [], format: 'CSV' },
    });
    expect(fitFields({ ...FIELDS, type: 'unknown' }, [TYPE]).type).toBe('funding');
  });

  test('begins with what the address says, as far as that can be read', () => {
    const preset = { id: 'p1', name: 'Mine', fields: { ...FIELDS, type: 'spot' }, monthly: null };
    const read = (text: string) => fieldsOfAddress(new URLSearchParams(text), FIELDS, [preset], () => OPENED);
    const range = { kind: 'days', start: '2026-01-01', end: '2026-01-31' };
    expect(read('type=convert&from=2026-01-01&to=2026-01-31')).toMatchObject({ type: 'convert', range });
    expect(read('preset=p1').type).toBe('spot');
    expect(read('type=derivatives&to=2024-11-26')).toMatchObject({
      ...{ type: 'derivatives', range: { kind: 'days', start: '2023-05-10', end: '2024-11-26' } },
    });
    expect(read('from=2026-02-30&to=2026-03-01&preset=none')).toEqual(FIELDS);
  });

  test.each([
    ['2026-01-01', '2026-01-31', null],
    ['2026-01-31', '2026-01-01', 'order'],
    ['2026-11-25', '2026-12-01', 'future'],
    ['2012-01-01', '2026-01-01', 'span'],
    ['2023-01-01', '2023-05-01', 'beforeOpening'],
    ['2023-02-30', '2023-05-01', 'unreadable'],
  ])('from %s to %s is faulted with %s', (start, end, fault) => {
    expect(judgePeriod({ type: 'funding', range: { kind: 'days', start, end } }, OPENED, NOW)).toBe(fault);
  });

  test('of personal information has no period that could be wrong', () => {
    const range = { kind: 'days', start: '', end: '' } as const;
    expect(judgePeriod({ type: 'personalInfo', range }, OPENED, NOW)).toBeNull();
  });
});

describe('an account statement', () => {
  test('is of months, quarters and years that are over, since the account was opened', () => {
    const months = statementPeriods('month', OPENED, NOW);
    expect([months[0]?.id, months.at(-1)?.id]).toEqual(['2026-10', '2023-05']);
    expect(months[0]).toMatchObject({ startMs: Date.UTC(2026, 9, 1), endMs: Date.UTC(2026, 10, 1) - 1 });
    // The first one begins with the account.
    expect(months.at(-1)?.startMs).toBe(OPENED);
    expect(statementPeriods('quarter', OPENED, NOW)[0]?.id).toBe('2026-Q3');
    expect(statementPeriods('year', OPENED, NOW).map(({ id }) => id)).toEqual(['2025', '2024', '2023']);
    expect(statementPeriods('month', NOW - 1, NOW)).toEqual([]);
  });

  test.each([
    ['2026-11-01', '2026-11-24', null],
    ['2026-11-01', '2026-11-25', 'notOver'],
    ['2026-11-02', '2026-11-01', 'order'],
    ['2025-01-01', '2026-11-01', 'span'],
    ['2023-05-09', '2023-05-20', 'beforeOpening'],
    ['', '2026-11-01', 'unreadable'],
    ['2026-02-30', '2026-11-01', 'unreadable'],
  ])('from %s to %s is faulted with %s', (start, end, fault) => {
    expect(judgeStatementSpan(customPeriod(start, end), OPENED, NOW)).toBe(fault);
  });

  test.each([
    ['', '', null],
    ['longpass1', 'longpass1', null],
    ['пароль12', 'пароль12', null],
    ['short1', 'short1', 'length'],
    [`${'x'.repeat(127)}1`, `${'x'.repeat(127)}1`, null],
    [`${'x'.repeat(128)}1`, '', 'length'],
    [`${'𝒶'.repeat(127)}1`, `${'𝒶'.repeat(127)}1`, null],
    ['onlyletters', 'onlyletters', 'mix'],
    ['12345678', '12345678', 'mix'],
    ['longpass1', 'longpass2', 'repeat'],
    ['', 'longpass1', 'length'],
  ])('with the password "%s" typed again as "%s" is faulted with %s', (first, repeated, fault) => {
    expect(validatePassword(first, repeated)).toBe(fault);
  });
});

describe('an order in parts', () => {
  const parts = ['r1', 'r2', 'r3'].map((requestId, at) => ({ requestId, startMs: at, endMs: at + 1 }));
  const refusal = (code: string) => err({ ...appError('app/x', 'no'), code });

  test('leaves out what has no data, and names every other job once', async () => {
    const answers = [ok({ id: 'a', isRunning: false }), refusal('134006'), ok({ id: 'a', isRunning: true })];
    expect(await orderParts(parts, async () => answers.shift() ?? null)).toEqual({
      ...{ ids: ['a'], empty: 1, error: null, left: [] },
    });
  });

  test('stops where it is refused, and goes on with the same ids', async () => {
    const asked: string[] = [];
    const refused = await orderParts(parts, async ({ requestId }) => {
      asked.push(requestId);
      return requestId === 'r2' ? refusal('134003') : ok({ id: `job ${requestId}`, isRunning: false });
    });
    expect(refused).toMatchObject({ ids: ['job r1'], error: { code: '134003' } });
    const rest = await orderParts(
      refused.left,
      async ({ requestId }) => {
        asked.push(requestId);
        return ok({ id: `job ${requestId}`, isRunning: false });
      },
      refused,
    );
    expect([asked, rest.ids]).toEqual([
      ['r1', 'r2', 'r2', 'r3'],
      ['job r1', 'job r2', 'job r3'],
    ]);
  });

  test('is none where the user closed the security step', async () => {
    expect(await orderParts(parts, async () => null)).toEqual({
      ids: [],
      empty: 0,
      error: null,
      left: parts,
    });
  });
});

describe('a file of the list', () => {
  const steps = (status: -1 | 0 | 1 | 2 | 3) =>
    stepsOf(exportJob({ status, expireAt: '9000' })).map(({ id, state }) => `${id} ${state}`);

  test('says where it is between its order and its end (screens.md 1.21)', () => {
    expect(steps(0)).toEqual(['received current', 'ready ahead', 'expired ahead']);
    expect(steps(1)).toEqual(['received done', 'ready current', 'expired ahead']);
    expect(steps(2)).toEqual(['received done', 'ready done', 'expired ahead']);
    expect(steps(3)).toEqual(['received done', 'ready done', 'expired done']);
    expect(steps(-1)).toEqual(['received done', 'failed failed']);
  });

  test('is made again where it was ordered', () => {
    const range = {
      startTime: String(new Date(2026, 0, 1).getTime()),
      endTime: String(new Date(2026, 0, 31, 23).getTime()),
    };
    expect(againLink(exportJob(range))).toBe('/exportStatment?type=funding&from=2026-01-01&to=2026-01-31');
    expect(againLink(exportJob({ kind: 'tax-report' }))).toBe('/tax-center');
    expect(againLink(exportJob({ type: 'addressOwnership' }))).toBe('/deposit/chain-address');
    expect(againLink(exportJob({ type: 'signedApplication' }))).toBe('/questionnaire');
    const receipt = { type: 'withdrawalReceipt', startTime: range.startTime, endTime: range.startTime };
    expect(againLink(exportJob(receipt))).toBe('/withdraw?all=1&start=2026-01-01&end=2026-01-01');
  });
});

test('A monthly file is of the whole month before', () => {
  expect(lastMonth(new Date(2026, 2, 1).getTime())).toEqual({
    month: '2026-02',
    range: { kind: 'days', start: '2026-02-01', end: '2026-02-28' },
  });
  expect(lastMonth(new Date(2026, 0, 15).getTime()).month).toBe('2025-12');
});

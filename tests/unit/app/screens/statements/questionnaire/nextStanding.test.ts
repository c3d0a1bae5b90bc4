import { describe, expect, test } from 'vitest';
import {
  canStart,
  nextStanding,
  readStanding,
  type Standing,
} from '#app/screens/statements/questionnaire/nextStanding.ts';
import { buildProduct } from './buildProduct.ts';

const NOW_MS = 1_800_000_000_000;
const DAY_MS = 86_400_000;

const standing = (fields: Partial<Standing>): Standing => ({ ...readStanding(buildProduct()), ...fields });
const answer = (status: 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | 'DRAFT', rest = {}) => ({
  ...{ applyId: 'a', status, failedTopics: [], ...rest },
});
const start = { type: 'start', nowMs: NOW_MS } as const;

// Every arrow of screens.md 1.21, "AMP".
describe('an application', () => {
  test('NONE: start leads to DRAFT', () => {
    expect(nextStanding(standing({ status: 'NONE' }), start).status).toBe('DRAFT');
  });

  test('DRAFT: saved after each step it stays DRAFT', () => {
    expect(nextStanding(standing({ status: 'DRAFT' }), { type: 'saved' }).status).toBe('DRAFT');
  });

  test.each(['IN_REVIEW', 'APPROVED', 'REJECTED'] as const)('DRAFT: Submit leads to %s', (status) => {
    const next = nextStanding(standing({ status: 'DRAFT' }), { type: 'submitted', answer: answer(status) });
    expect(next.status).toBe(status);
    expect(next.triesLeft).toBe(status === 'REJECTED' ? 2 : 3);
  });

  test('REJECTED keeps its topics and when it may be tried again', () => {
    const rejected = answer('REJECTED', { failedTopics: ['Margin'], retryAt: String(NOW_MS + DAY_MS) });
    expect(
      nextStanding(standing({ status: 'DRAFT' }), { type: 'submitted', answer: rejected }),
    ).toMatchObject({
      ...{ failedTopics: ['Margin'], retryAtMs: NOW_MS + DAY_MS, triesLeft: 2 },
    });
  });

  test.each(['APPROVED', 'REJECTED'] as const)('IN_REVIEW: the decision leads to %s', (status) => {
    const read = { type: 'read', product: buildProduct({ status }) } as const;
    expect(nextStanding(standing({ status: 'IN_REVIEW' }), read).status).toBe(status);
  });

  test('REJECTED: start leads to DRAFT once 24 hours are over, and nowhere before', () => {
    const rejected = standing({ status: 'REJECTED', retryAtMs: NOW_MS + 1, failedTopics: ['Margin'] });
    expect(nextStanding(rejected, start)).toBe(rejected);
    expect(canStart(rejected, NOW_MS)).toBe(false);
    const next = nextStanding(rejected, { ...start, nowMs: NOW_MS + 1 });
    expect(next).toMatchObject({ status: 'DRAFT', failedTopics: [], retryAtMs: null });
  });

  test('REJECTED without tries waits for the moment that the exchange names', () => {
    const used = standing({ status: 'REJECTED', triesLeft: 0, retryAtMs: NOW_MS + 30 * DAY_MS });
    expect(nextStanding(used, { ...start, nowMs: NOW_MS + DAY_MS })).toBe(used);
    expect(nextStanding(used, { ...start, nowMs: NOW_MS + 30 * DAY_MS }).status).toBe('DRAFT');
  });

  test('APPROVED: the end date leads to EXPIRED, and start from there to DRAFT', () => {
    const approved = standing({ status: 'APPROVED', approvedUntilMs: NOW_MS });
    expect(nextStanding(approved, { type: 'time', nowMs: NOW_MS - 1 })).toBe(approved);
    const expired = nextStanding(approved, { type: 'time', nowMs: NOW_MS });
    expect(expired.status).toBe('EXPIRED');
    expect(nextStanding(expired, start).status).toBe('DRAFT');
  });

  test.each(['IN_REVIEW', 'APPROVED'] as const)('%s: nothing that the user does changes it', (status) => {
    const before = standing({ status });
    expect(nextStanding(before, start)).toBe(before);
    expect(nextStanding(before, { type: 'saved' })).toBe(before);
    expect(nextStanding(before, { type: 'submitted', answer: answer('REJECTED') })).toBe(before);
  });
});

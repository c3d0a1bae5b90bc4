import { describe, expect, test } from 'vitest';
import { judgeRemark } from '#app/screens/withdraw/book/judgeRemark.ts';

const BOOK = [{ remark: 'Ledger, cold' }];

describe('The name of an entry', () => {
  test.each([
    ['Savings', null],
    ['Семья', null],
    ['👩‍👩‍👧 family', null],
    ['🏦'.repeat(20), null],
    ['', 'empty'],
    ['  \u00a0 ', 'empty'],
    ['x'.repeat(21), 'tooLong'],
    ['Ledger\u200b, cold', 'hidden'],
    ['a\u202eb', 'hidden'],
    ['tab\there', 'hidden'],
    ['LEDGER, COLD', 'taken'],
    [' ledger, cold ', 'taken'],
    ['Ｌedger, cold', 'taken'],
    // A Cyrillic е, which no reader can tell from the Latin one.
    ['L\u0435dger, cold', 'alike'],
    ['Ledger, co1d', 'alike'],
    ['Ledger, hot', null],
  ] as const)('%j is judged as %j', (remark, fault) => {
    expect(judgeRemark(remark, BOOK)).toBe(fault);
  });
});

import { describe, expect, test } from 'vitest';
import { validateRemark } from '#app/screens/withdraw/book/validateRemark.ts';

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
    // Cyrillic and Greek letters, which no reader can tell from the Latin ones.
    ['L\u0435dger, cold', 'mixed'],
    ['\u0421old wallet', 'mixed'],
    ['Bin\u03b1nce', 'mixed'],
    ['Wallet \u0410', 'mixed'],
    ['\u041a\u043e\u0448\u0435\u043b\u0451\u043a Ledger', null],
    ['Αποταμίευση BTC', null],
    ['\u0421\u043e\u0441\u043e', null],
    ['Ledger, co1d', 'alike'],
    ['Ledger, hot', null],
  ] as const)('%j is judged as %j', (remark, fault) => {
    expect(validateRemark(remark, BOOK)).toBe(fault);
  });
});

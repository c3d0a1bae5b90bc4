import { describe, expect, test } from 'vitest';
import type { InputOf } from '#shared/endpoints/table.ts';
import { faults, send } from './readPayload.ts';

describe('how long a range of time may be', () => {
  test.each([
    ['convertQuery', 180, { accountType: 'funding' }],
    ['convertUnifiedQuery', 180, { accountType: 'uta_convert' }],
    ['batchQuery', 180, {}],
    ['blockTradeQuery', 366, {}],
    ['depositRecords', 30, { kind: 'all' }],
    ['withdrawRecords', 30, {}],
    ['transactionHistory', 7, {}],
    ['transferList', 7, {}],
  ] as const)('%s takes %i days', (name, days, rest) => {
    const until = (endMs: number): unknown => ({ ...rest, startTime: '0', endTime: String(endMs) });
    expect(faults(name, 'input', until(days * 86_400_000))).toEqual([]);
    expect(faults(name, 'input', until(days * 86_400_000 + 1))).toEqual(['endTime']);
  });
});

describe('records', () => {
  test('of derivatives are always asked with the fixed query', () => {
    expect(send('transactionHistory', { limit: 500 })).toEqual({
      category: 'fbu',
      business: 'usdt',
      limit: 500,
    });
    expect(faults('transactionHistory', 'input', { category: 'linear' })).toEqual(['category']);
    expect(faults('transactionHistory', 'input', { limit: 501 })).toEqual(['limit']);
  });

  test('of transfers come in pages of fifty at most', () => {
    expect(faults('transferList', 'input', { limit: 51 })).toEqual(['limit']);
    expect(faults('transferList', 'input', { limit: 0 })).toEqual(['limit']);
  });
});

describe('files and forms', () => {
  test('an export takes a year at most, and a password that protects', () => {
    const statement = {
      period: 'custom',
      startTime: '0',
      endTime: '31622400000',
      uids: [],
      format: 'PDF',
      valuationCurrency: 'EUR',
      requestId: 'r-1',
    } as const;
    expect(send('exportAccountStatement', statement)).toBeDefined();
    expect(faults('exportAccountStatement', 'input', { ...statement, endTime: '31622400001' })).toEqual([
      'endTime',
    ]);
    expect(faults('exportAccountStatement', 'input', { ...statement, password: 'short' })).toEqual([
      'password',
    ]);
  });

  test('an order writes numbers in one of two ways, and an estimate takes ranges that no order does', () => {
    const wanted = {
      type: 'funding',
      accountTypes: [],
      coins: [],
      uids: [],
      startTime: '0',
      endTime: '31622400001',
      format: 'CSV',
      timezone: 'UTC',
      lang: 'de-DE',
      numberFormat: 'locale',
    } as const;
    expect(send('exportEstimate', wanted)).toEqual(wanted);
    expect(faults('exportCreate', 'input', { ...wanted, requestId: 'r-1' })).toEqual(['endTime']);
    expect(faults('exportEstimate', 'input', { ...wanted, numberFormat: 'words' })).toEqual(['numberFormat']);
    expect(faults('exportEstimate', 'input', { ...wanted, addressIds: [''] })).toEqual(['addressIds.0']);
  });

  test('a tax report is the annual one where no other is asked for', () => {
    const asked = { year: 2025, method: 'FIFO', format: 'CSV', requestId: 'r-1' } as const;
    expect(send('taxReport', asked)).toEqual({ ...asked, report: 'annual' });
    expect(faults('taxReport', 'input', { ...asked, report: 'monthly' })).toEqual(['report']);
  });

  test('an Indian statement is of a financial year and a quarter', () => {
    const asked = { financialYear: '2025-26', quarter: 'all', requestId: 'r-1' } as const;
    expect(send('indiaTaxStatement', { ...asked, pan: 'ABCDE1234F' })).toBeDefined();
    expect(faults('indiaTaxStatement', 'input', { ...asked, financialYear: '2025' })).toEqual([
      'financialYear',
    ]);
    expect(faults('indiaTaxStatement', 'input', { ...asked, pan: 'abcde1234f' })).toEqual(['pan']);
    expect(faults('indiaTaxStatement', 'input', { ...asked, quarter: 5 })).not.toEqual([]);
  });

  test('a questionnaire is sent with answers of any kind, and hostile names reach nothing', () => {
    const answers = JSON.parse('{"q1":"a","q2":["b","c"],"q3":7,"__proto__":"x"}');
    const asked: InputOf<'ampAgreementApply'> = {
      productId: 'options',
      mode: 'draft',
      answers,
      signed: [],
      fullName: '',
      requestId: 'r-1',
    };
    expect(send('ampAgreementApply', asked)).toEqual({
      ...asked,
      answers: { q1: 'a', q2: ['b', 'c'], q3: 7 },
    });
    expect(faults('ampAgreementApply', 'input', { ...asked, answers: { q1: null } })).toContain('answers.q1');
  });
});

import { expect, test } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import { shareSandbox } from '../support/shareSandbox.ts';
import { describeOrder, describeStatement, PREFIX } from './askExport.ts';

const fresh = shareSandbox({});

const HOSTILE: readonly unknown[] = [
  ...[null, true, [], {}, -1, Number.NaN, 2 ** 53, '', ' ', 'x'.repeat(10_000), '1e400', '-5'],
  ...['NaN', '0x10', '\u0000', '\ud800', "'; drop table export_jobs;--", '<script>', '../../etc', '=1+1'],
  ...['__proto__', '999999999999999', ['x'], [null], [1e30], [['x']], { a: { b: {} } }],
];

const AMP = { productId: 'options', mode: 'draft', answers: {}, signed: [], fullName: '', requestId: 'a' };
const CALLS: readonly (readonly [
  method: 'get' | 'post',
  path: string,
  body: Readonly<Record<string, unknown>>,
])[] = [
  ['post', `${PREFIX}/create`, describeOrder()],
  ['post', `${PREFIX}/create/account-statement`, { ...describeStatement(), password: 'abcdefg1' }],
  ['post', `${PREFIX}/list`, { status: 2, cursor: '', limit: 5 }],
  ['post', `${PREFIX}/url`, { id: 'x', part: 1 }],
  ['post', `${PREFIX}/delete`, { id: 'x' }],
  ['post', `${PREFIX}/tax-identity`, { country: 'DEU', taxId: '86095742719', type: 'TIN', document: 'x' }],
  ['post', `${PREFIX}/tax-overview`, { year: 2026, method: 'FIFO', uids: [] }],
  ['post', `${PREFIX}/tax-cost`, { coin: 'BTC', txId: 'x', costUsd: '1' }],
  ['post', `${PREFIX}/india-tds`, { financialYear: '2026-27' }],
  ['post', `${PREFIX}/create/tax-report`, { year: 2026, method: 'FIFO', format: 'CSV', requestId: 't' }],
  [
    'post',
    `${PREFIX}/create/india-tax-statement`,
    { financialYear: '2025-26', quarter: 'all', pan: 'ABCDE1234F', requestId: 'i' },
  ],
  ['post', '/option/asset/amp/product/agreement/query', { productId: 'options', lang: 'en' }],
  ['post', '/option/asset/amp/agreement/apply', AMP],
  ['get', '/user/private/search-subaccount-tax', { year: 2026, quarter: 1, country: 'DEU', uid: 1 }],
  [
    'get',
    '/contract/v5/private/asset/transaction-history',
    {
      currency: 'USDT',
      baseCoin: 'BTC',
      symbol: 'BTCUSDT',
      type: 'TRADE',
      startTime: '1',
      endTime: '2',
      cursor: '',
    },
  ],
  [
    'get',
    '/v3/private/asset/universal/transfer/list',
    { coin: 'USDT', fromMemberId: '1', transferId: 'x', startTime: '1', endTime: '2', limit: 1, cursor: '' },
  ],
];

test.each(CALLS)('%s %s has a code for whatever it is sent', async (method, path, body) => {
  const visitor = await fresh.enter('main@sluice.example');
  for (const [at, name] of Object.keys(body).entries()) {
    for (const [number, value] of HOSTILE.entries()) {
      const asked = {
        ...body,
        ...('requestId' in body && { requestId: `h-${at}-${number}` }),
        [name]: value,
      };
      const query = Object.entries(asked).map(([field, text]) => `${field}=${encodeText(text)}`);
      const answer =
        method === 'get' ? await visitor.get(`${path}?${query.join('&')}`) : await visitor.post(path, asked);
      expect([name, value, answer.status]).toEqual([name, value, 200]);
    }
  }
  expect(await findImbalance(fresh.sandbox.exchange.database.sql)).toEqual([]);
});

function encodeText(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(text.replace('\ud800', '%ED%A0%80'));
}

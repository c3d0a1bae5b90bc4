import { expect, test } from 'vitest';
import { reportOf } from '#app/notices/errors/reportOf.ts';
import { appError } from '#shared/result/appError.ts';

test('a report has the code, the field and the trace id, and no words', () => {
  const error = {
    ...appError('payload/result', 'wrong at "list.0.address"'),
    extInfo: { field: 'list.0.address', value: 'bc1q' },
    traceId: 't1',
  };
  expect(reportOf(error)).toEqual({
    name: 'error',
    traceId: 't1',
    data: { kind: 'payload', code: 'payload/result', field: 'list.0.address' },
  });
});

test('a signature failure is reported with the code of what was wrong with it', () => {
  const error = {
    kind: 'signature',
    code: '79992',
    message: 'words',
    retryable: true,
    extInfo: { reportCode: 79993 },
  } as const;
  expect(reportOf(error)).toEqual({
    name: 'error',
    data: { kind: 'signature', code: '79992', reportCode: 79993 },
  });
});

test.each([
  ['business', { field: 'ann@mail.example' }],
  ['payload', 'ann@mail.example'],
  ['payload', { field: { name: 'ann@mail.example' } }],
  ['payload', null],
] as const)('what the exchange sent along with a %s error is left out', (kind, extInfo) => {
  expect(reportOf({ kind, code: '1', message: 'm', retryable: false, extInfo })).toEqual({
    name: 'error',
    data: { kind, code: '1' },
  });
});

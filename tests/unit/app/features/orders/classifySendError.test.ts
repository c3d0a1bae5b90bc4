import { describe, expect, test } from 'vitest';
import { classifySendError } from '#app/features/orders/classifySendError.ts';
import { SESSION_CHANGED } from '#shared/contract/apiCall.ts';
import { appError, unsent } from '#shared/result/appError.ts';

const REFUSALS = new Set(['700005']);

describe('an error of an order', () => {
  test.each([
    SESSION_CHANGED,
    appError('call/cancelled', 'The request was cancelled.'),
    appError('worker/gone', 'The background worker stopped.', true),
    { kind: 'http', code: '9000001', message: 'timeout', retryable: true } as const,
  ])(
    'with the code $code says that it never left where the gateway says so, and else leaves it open',
    (error) => {
      expect(classifySendError(unsent(error), REFUSALS)).toBe('unsent');
      expect(classifySendError(error, REFUSALS)).toBe('unknown');
    },
  );

  test.each([
    ['700005', 'refused'],
    ['10031', 'security'],
    ['790000', 'unknown'],
    ['790001', 'refused'],
  ])('of the exchange with the code %s is %s', (code, outcome) => {
    const error = { kind: 'business', code, message: '', retryable: false } as const;
    expect(classifySendError(error, REFUSALS)).toBe(outcome);
  });
});

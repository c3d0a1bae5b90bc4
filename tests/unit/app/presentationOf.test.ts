import { describe, expect, test } from 'vitest';
import { type AppError, type AppErrorKind, appError } from '#shared/result/appError.ts';
import { type Presentation, presentationOf } from '../../../src/app/errors/presentationOf.ts';

const TEXTS = new Map([
  ['50016', 'Das Netz ist gestört.'],
  ['50001', 'This coin is closed.'],
  ['10009', 'Please log in to do this.'],
  ['79992', 'Somebody may have changed this answer.'],
]);
const lookup = (code: string): string | undefined => TEXTS.get(code);
const noTexts = (): undefined => undefined;

const FAULT = 'Something went wrong on this page. Please reload it.';

function refused(kind: AppErrorKind, code: string, message: string, extInfo?: unknown): AppError {
  return { kind, code, message, retryable: false, ...(extInfo !== undefined && { extInfo }) };
}

const toast = (text: string, durationMs = 3_000): Presentation['shown'] => ({
  kind: 'toast',
  text,
  durationMs,
});
const SILENT: Presentation['shown'] = { kind: 'silent' };

describe('the catalogue of product.md section 8', () => {
  const rows: readonly (readonly [string, AppError, Presentation['shown']])[] = [
    ['an empty body', appError('http/empty', 'Non Response!', true), toast('Das Netz ist gestört.', 2_000)],
    ['10007', refused('login', '10007', 'user no permission'), toast('10007: user no permission')],
    ['33003', refused('login', '33003', 'user no permission'), toast('33003: user no permission')],
    ['10009', refused('login', '10009', 'user no permission'), toast('Please log in to do this.')],
    [
      '10024',
      refused('wall', '10024', '', { rule: 'EU-7' }),
      { kind: 'wall', wall: 'compliance', result: { rule: 'EU-7' } },
    ],
    [
      '42039',
      refused('wall', '42039', 'need kyc', { level: 1 }),
      { kind: 'wall', wall: 'kyc', result: { level: 1 } },
    ],
    ['1007', refused('business', '1007', 'Timeout, busy.'), toast('Timeout, busy.')],
    ['1008', refused('business', '1008', 'Timeout, token error.'), toast('Timeout, token error.')],
    ['another code with a text', refused('business', '50001', 'coin closed'), toast('This coin is closed.')],
    ['another code without one', refused('business', '700006', 'too little'), toast('700006: too little')],
    [
      'a code with neither text nor message',
      refused('business', '700006', ''),
      toast('700006: The exchange refused this.'),
    ],
    ['10031', refused('business', '10031', 'wrong code'), toast('10031: wrong code')],
    [
      'a timeout',
      refused('http', '9000001', 'Request timeout, please re-try!'),
      toast('Das Netz ist gestört.', 2_000),
    ],
    [
      'a network failure',
      appError('http/network', 'http network error'),
      toast('Das Netz ist gestört.', 2_000),
    ],
    ['a status of 502', appError('http/status', 'http error'), toast('Das Netz ist gestört.', 2_000)],
    [
      'an invalid signature',
      refused('signature', '79992', 'Signature verification failed.'),
      toast('Somebody may have changed this answer.'),
    ],
  ];

  test.each(rows)('%s', (_what, error, shown) => {
    expect(presentationOf(error, lookup).shown).toEqual(shown);
  });

  test('message 50016 is said in English while there are no translations', () => {
    expect(presentationOf(appError('http/network', 'http network error'), noTexts).shown).toEqual(
      toast("The exchange can't be reached at the moment. Please check your connection.", 2_000),
    );
  });

  test('an invalid signature has the words of the specification while there are no translations', () => {
    const error = refused('signature', '79992', 'Signature verification failed.');
    expect(presentationOf(error, noTexts).shown).toEqual(toast('Signature verification failed.'));
  });
});

describe('a request that asks to notify', () => {
  test('has the text of its code under a title', () => {
    expect(presentationOf(refused('business', '50001', 'coin closed'), lookup, 'notify').shown).toEqual({
      kind: 'notification',
      title: 'The request was not carried out',
      text: 'This coin is closed.',
      durationMs: 4_500,
    });
  });

  test('has a toast where the code has no text', () => {
    const error = refused('business', '700006', 'too little');
    expect(presentationOf(error, lookup, 'notify').shown).toEqual(toast('700006: too little'));
  });

  test.each([
    ['a network failure', appError('http/network', 'http network error')],
    ['a timeout of the exchange', refused('business', '1007', 'Timeout, busy.')],
  ])('has a toast for %s', (_what, error) => {
    expect(presentationOf(error, lookup, 'notify').shown.kind).toBe('toast');
  });
});

describe('errors of our own', () => {
  test.each([
    ['call/cancelled'],
    ['session/changed'],
    ['worker/aborted'],
    ['socket/closed'],
    ['frame/not-json'],
    ['link/crossed'],
  ] as const)('%s is not shown', (code) => {
    expect(presentationOf(appError(code, 'Words.'), lookup).shown).toEqual(SILENT);
  });

  test.each([
    ['worker/gone', 'The background worker stopped; it is being started again.'],
    ['worker/timeout', 'The background worker did not answer in time.'],
    ['app/update-needed', 'A new version is ready. Reload this page to use it.'],
    ['signature/no-keys', 'This site has no keys.'],
  ] as const)('%s is shown in its own words', (code, message) => {
    expect(presentationOf(appError(code, message), lookup).shown).toEqual(toast(message));
  });

  test.each([
    ['worker/failed', 'The background worker failed: TypeError: x is undefined', FAULT],
    ['input/call', 'The request is wrong at "coin".', FAULT],
    ['payload/result', 'wrong at "a.b"', 'The answer of the exchange could not be read.'],
  ] as const)('the words of %s are for developers', (code, message, shown) => {
    expect(presentationOf(appError(code, message), lookup).shown).toEqual(toast(shown));
  });

  test('something that only looks like an AppError is a fault of the page', () => {
    const lookalike = { ...appError('app/x', 'x'), kind: 'toString' as AppErrorKind };
    expect(presentationOf(lookalike, lookup)).toEqual({ shown: toast(FAULT), report: true });
  });
});

describe('monitoring', () => {
  test.each([
    ['payload/result'],
    ['payload/envelope'],
    ['signature/no-keys'],
    ['http/empty'],
    ['http/too-large'],
    ['worker/failed'],
    ['worker/gone'],
    ['input/call'],
    ['frame/not-json'],
  ] as const)('is told of %s', (code) => {
    expect(presentationOf(appError(code, 'Words.'), lookup).report).toBe(true);
  });

  test('is told of an invalid signature', () => {
    expect(presentationOf(refused('signature', '79992', 'Words.'), lookup).report).toBe(true);
  });

  test.each([
    refused('business', '700006', 'too little'),
    refused('business', '1007', 'Timeout, busy.'),
    refused('login', '10007', 'user no permission'),
    refused('wall', '10024', ''),
    refused('http', '9000001', 'Request timeout, please re-try!'),
    appError('http/network', 'http network error'),
    appError('http/status', 'http error'),
    appError('call/cancelled', 'Cancelled.'),
    appError('session/changed', 'Changed.'),
    appError('worker/aborted', 'Cancelled.'),
  ])('is not told of $code', (error) => {
    expect(presentationOf(error, lookup).report).toBe(false);
  });
});

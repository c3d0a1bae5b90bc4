import { describe, expect, test } from 'vitest';
import { type ErrorTexts, type Presentation, presentationOf } from '#app/notices/errors/presentationOf.ts';
import { plainWords } from '#app/notices/plainWords.ts';
import { type AppError, type AppErrorKind, appError } from '#shared/result/appError.ts';

const TEXTS = new Map([
  ['50016', 'Das Netz ist gestört.'],
  ['50001', 'This coin is closed.'],
  ['10009', 'Please log in to do this.'],
  ['79992', 'This answer may have been changed.'],
  ['worker/timeout', 'Die Seite ist beschäftigt.'],
]);
const TRANSLATED: ErrorTexts = {
  lookup: (code) => TEXTS.get(code),
  language: () => 'en',
  words: (key, params = {}) => [`<${key}>`, ...Object.values(params)].join(' '),
};
const NO_TRANSLATIONS: ErrorTexts = {
  lookup: () => undefined,
  language: () => 'en',
  words: plainWords,
};

const FAULT = '<notices.fault>';

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
    [
      '10007',
      refused('login', '10007', 'user no permission'),
      toast('<notices.coded> 10007 user no permission'),
    ],
    [
      '33003',
      refused('login', '33003', 'user no permission'),
      toast('<notices.coded> 33003 user no permission'),
    ],
    ['10009', refused('login', '10009', 'user no permission'), toast('Please log in to do this.')],
    [
      '10024',
      refused('wall', '10024', '', { rule: 'EU-7' }),
      { kind: 'wall', wall: 'compliance', result: { rule: 'EU-7' } },
    ],
    [
      '42039',
      refused('wall', '42039', 'need kyc', { level: 1 }),
      { kind: 'wall', wall: 'kyc', result: { level: 1 }, message: 'need kyc' },
    ],
    [
      '131004',
      refused('business', '131004', 'KYC needed'),
      { kind: 'wall', wall: 'kyc', result: undefined, message: 'KYC needed' },
    ],
    ['1007', refused('business', '1007', 'Timeout, busy.'), toast('Timeout, busy.')],
    ['1008', refused('business', '1008', 'Timeout, token error.'), toast('Timeout, token error.')],
    ['another code with a text', refused('business', '50001', 'coin closed'), toast('This coin is closed.')],
    [
      'another code without one',
      refused('business', '700006', 'too little'),
      toast('<notices.coded> 700006 too little'),
    ],
    ['a code with neither text nor message', refused('business', '700006', ''), toast('<notices.refused>')],
    [
      'a code with neither text nor message, by its name',
      refused('business', '700006', 'bad business ret_code'),
      toast('<notices.refused>'),
    ],
    ['10031', refused('business', '10031', 'wrong code'), toast('<notices.coded> 10031 wrong code')],
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
      'a network failure of a call that moves value',
      { ...appError('http/network', 'http network error'), mayHaveHappened: true },
      toast('<notices.lookFirst> Das Netz ist gestört.', 2_000),
    ],
    [
      'an invalid signature',
      refused('signature', '79992', 'Signature verification failed.'),
      toast('This answer may have been changed.'),
    ],
  ];

  test.each(rows)('%s', (_what, error, shown) => {
    expect(presentationOf(error, TRANSLATED).shown).toEqual(shown);
  });

  test('message 50016 is said in English while there are no translations', () => {
    expect(presentationOf(appError('http/network', 'http network error'), NO_TRANSLATIONS).shown).toEqual(
      toast("Can't connect to Sluice right now. Check your connection.", 2_000),
    );
  });

  test('a code is said before the words of the exchange while there are no translations', () => {
    expect(presentationOf(refused('business', '700006', 'a {{code}} $t(x)'), NO_TRANSLATIONS).shown).toEqual(
      toast('700006: a {{code}} $t(x)'),
    );
    expect(presentationOf(refused('business', '700006', ''), NO_TRANSLATIONS).shown).toEqual(
      toast('This request was declined.'),
    );
  });

  test('an invalid signature has the words of the specification while there are no translations', () => {
    const error = refused('signature', '79992', 'Signature verification failed.');
    expect(presentationOf(error, NO_TRANSLATIONS).shown).toEqual(toast('Signature verification failed.'));
  });

  test.each([
    [6 * 60_000, '6 minutes'],
    [-90 * 60_000, '90 minutes'],
    [3 * 3_600_000, '3 hours'],
    [365 * 86_400_000, '365 days'],
  ])('a signature that is out of time by %d ms says by how much the clocks differ', (clockOffMs, words) => {
    const error = refused('signature', '79992', '', { reportCode: 79993, clockOffMs });
    expect(presentationOf(error, TRANSLATED).shown).toEqual(toast(`<notices.clock> ${words}`));
    expect(presentationOf(error, NO_TRANSLATIONS).shown).toEqual(
      toast(
        `This device's clock is off by ${words}, so we can't show the response. Set the correct time, then try again.`,
      ),
    );
    const other = refused('signature', '79992', '', { reportCode: 79990, clockOffMs: null });
    expect(presentationOf(other, TRANSLATED).shown).toEqual(toast('This answer may have been changed.'));
  });
});

describe('a request that asks to notify', () => {
  test('has the text of its code under a title', () => {
    expect(presentationOf(refused('business', '50001', 'coin closed'), TRANSLATED, 'notify').shown).toEqual({
      kind: 'notification',
      title: '<notices.requestFailed>',
      text: 'This coin is closed.',
      durationMs: 4_500,
    });
  });

  test('has a toast where the code has no text', () => {
    const error = refused('business', '700006', 'too little');
    expect(presentationOf(error, TRANSLATED, 'notify').shown).toEqual(
      toast('<notices.coded> 700006 too little'),
    );
  });

  test.each([
    ['a network failure', appError('http/network', 'http network error')],
    ['a timeout of the exchange', refused('business', '1007', 'Timeout, busy.')],
  ])('has a toast for %s', (_what, error) => {
    expect(presentationOf(error, TRANSLATED, 'notify').shown.kind).toBe('toast');
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
    expect(presentationOf(appError(code, 'Words.'), TRANSLATED).shown).toEqual(SILENT);
  });

  test.each([
    ['worker/gone', 'The background worker stopped; it is being started again.'],
    ['app/update-needed', 'A new version is ready. Reload this page to use it.'],
    ['signature/no-keys', 'This site has no keys.'],
  ] as const)('%s is shown in its own words where it has no text', (code, message) => {
    expect(presentationOf(appError(code, message), TRANSLATED).shown).toEqual(toast(message));
  });

  test('has its text where there is one', () => {
    const error = appError('worker/timeout', 'The background worker did not answer in time.');
    expect(presentationOf(error, TRANSLATED).shown).toEqual(toast('Die Seite ist beschäftigt.'));
  });

  test.each([
    ['worker/failed', 'The background worker failed: TypeError: x is undefined', FAULT],
    ['input/call', 'The request is wrong at "coin".', FAULT],
    ['payload/result', 'wrong at "a.b"', '<notices.unreadable>'],
  ] as const)('the words of %s are for developers', (code, message, shown) => {
    expect(presentationOf(appError(code, message), TRANSLATED).shown).toEqual(toast(shown));
  });

  test('something that only looks like an AppError is a fault of the page', () => {
    const lookalike = { ...appError('app/x', 'x'), kind: 'toString' as AppErrorKind };
    expect(presentationOf(lookalike, TRANSLATED)).toEqual({ shown: toast(FAULT), report: true });
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
  ] as const)('is reported: %s', (code) => {
    expect(presentationOf(appError(code, 'Words.'), TRANSLATED).report).toBe(true);
  });

  test('is reported: an invalid signature', () => {
    expect(presentationOf(refused('signature', '79992', 'Words.'), TRANSLATED).report).toBe(true);
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
  ])('is not reported: $code', (error) => {
    expect(presentationOf(error, TRANSLATED).report).toBe(false);
  });
});

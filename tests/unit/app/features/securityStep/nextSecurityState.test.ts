import { describe, expect, test } from 'vitest';
import { nextSecurityState } from '#app/features/securityStep/nextSecurityState.ts';
import {
  readRefusal,
  type SecurityEvent,
  type SecurityState,
} from '#app/features/securityStep/securityState.ts';
import { appError } from '#shared/result/appError.ts';

type Answer = Extract<SecurityEvent, { type: 'answered' }>['answer'];

const EMAIL = { type: 'email', required: true, masked: 'de****@sluice.example' } as const;
const STEP = {
  token: 'token',
  expiresAtMs: 600_000,
  factors: [{ type: 'email', isRequired: true, masked: 'de****@sluice.example' }],
} as const;
const CLOSED: SecurityState = { name: 'CLOSED', number: 3 };
const ASKING: SecurityState = { name: 'ASKING', isFirst: false, number: 3, fault: null };
const ENTERING: SecurityState = { name: 'ENTERING', number: 3, step: STEP, fault: null };
const SENDING: SecurityState = { name: 'SENDING', number: 3, step: STEP, wasFree: false };
const FREE: SecurityState = { name: 'SENDING', number: 3, step: { ...STEP, factors: [] }, wasFree: true };
const LOCKED: SecurityState = { name: 'LOCKED', number: 3, untilMs: 1_000 };
const BLOCKED: SecurityState = { name: 'BLOCKED', number: 3, code: '131089' };
const OFFLINE = appError('http/network', 'http network error', true);
const UNREACHED: SecurityState = { name: 'UNREACHED', number: 3, error: OFFLINE };
const ALL = [CLOSED, ASKING, ENTERING, SENDING, LOCKED, BLOCKED, UNREACHED];

function answered(answer: Partial<Answer>, number = 3): SecurityEvent {
  const verify: Answer = { risk_token: 'token', expire_at: '600000', components: [EMAIL], action: 'verify' };
  return { type: 'answered', number, answer: { ...verify, ...answer }, expiresAtMs: 600_000 };
}

describe('asking what is needed', () => {
  test('begins from closed alone', () => {
    const begin: SecurityEvent = { type: 'begin', fault: null };
    expect(nextSecurityState(CLOSED, begin)).toEqual({ ...ASKING, isFirst: true, number: 4 });
    for (const state of ALL.slice(1)) expect(nextSecurityState(state, begin)).toBe(state);
  });

  test('leads to the factors that are asked for', () => {
    expect(nextSecurityState(ASKING, answered({}))).toEqual(ENTERING);
  });

  test('leads to the call at once where nothing is asked for', () => {
    expect(nextSecurityState(ASKING, answered({ action: 'pass', components: [] }))).toEqual(FREE);
  });

  test.each(['131089', '131090', '131226'])('ends with the reason %s where the exchange refuses', (code) => {
    const denied = answered({ action: 'deny', risk_token: '', components: [], deny_reason: code });
    expect(nextSecurityState(ASKING, denied)).toEqual({ name: 'BLOCKED', number: 3, code });
  });

  test('is refused for security where no reason is given', () => {
    expect(nextSecurityState(ASKING, answered({ action: 'deny' }))).toEqual({
      name: 'BLOCKED',
      number: 3,
      code: '131226',
    });
  });

  test('leaves a passkey out that is not required, and ends where one is', () => {
    const passkey = { type: 'passkey', required: false, masked: '' } as const;
    expect(nextSecurityState(ASKING, answered({ components: [EMAIL, passkey] }))).toEqual(ENTERING);
    const required = answered({ components: [EMAIL, { ...passkey, required: true }] });
    expect(nextSecurityState(ASKING, required)).toEqual({ name: 'BLOCKED', number: 3, code: 'passkey' });
  });

  test('drops the answer to an earlier question', () => {
    expect(nextSecurityState(ASKING, answered({}, 2))).toBe(ASKING);
    expect(nextSecurityState(ASKING, { type: 'unreached', number: 2, error: OFFLINE })).toBe(ASKING);
    for (const state of [CLOSED, SENDING, BLOCKED])
      expect(nextSecurityState(state, answered({}))).toBe(state);
  });

  test('can be tried again when the exchange was not reached', () => {
    const unreached = nextSecurityState(ASKING, { type: 'unreached', number: 3, error: OFFLINE });
    expect(unreached).toEqual(UNREACHED);
    expect(nextSecurityState(unreached, { type: 'retry' })).toEqual({ ...ASKING, number: 4 });
  });
});

describe('codes', () => {
  test('are sent once, for as long as the ten minutes last', () => {
    expect(nextSecurityState(ENTERING, { type: 'submit', nowMs: 599_999 })).toEqual(SENDING);
    expect(nextSecurityState(SENDING, { type: 'submit', nowMs: 599_999 })).toBe(SENDING);
  });

  test('need a new token after ten minutes, when they are sent and when the time is over', () => {
    const renewed = { name: 'ASKING', isFirst: false, number: 4, fault: { kind: 'renewed' } };
    expect(nextSecurityState(ENTERING, { type: 'submit', nowMs: 600_000 })).toEqual(renewed);
    expect(nextSecurityState(ENTERING, { type: 'timeOver', nowMs: 600_000 })).toEqual(renewed);
    expect(nextSecurityState(ENTERING, { type: 'timeOver', nowMs: 599_999 })).toBe(ENTERING);
  });

  test('that are wrong are asked for again, with the tries that are left', () => {
    const refused: SecurityEvent = { type: 'refused', refusal: { kind: 'wrong', remaining: 2 }, nowMs: 0 };
    expect(nextSecurityState(SENDING, refused)).toEqual({
      ...ENTERING,
      fault: { kind: 'wrong', remaining: 2 },
    });
  });

  test('are asked for by a new step where none had been needed', () => {
    const refused: SecurityEvent = { type: 'refused', refusal: { kind: 'wrong', remaining: 3 }, nowMs: 0 };
    expect(nextSecurityState(FREE, refused)).toEqual({ ...ASKING, number: 4 });
  });

  test('are locked after too many wrong ones, until the pause is over', () => {
    const refusal = { kind: 'locked', retryAfterMs: 600_000 } as const;
    const locked = nextSecurityState(SENDING, { type: 'refused', refusal, nowMs: 400_000 });
    expect(locked).toEqual({ ...LOCKED, untilMs: 1_000_000 });
    expect(nextSecurityState(locked, { type: 'timeOver', nowMs: 999_999 })).toBe(locked);
    expect(nextSecurityState(locked, { type: 'timeOver', nowMs: 1_000_000 })).toEqual({
      ...ASKING,
      number: 4,
    });
  });
});

test('Every state closes', () => {
  for (const state of ALL) expect(nextSecurityState(state, { type: 'close' })).toEqual(CLOSED);
});

describe('a refusal', () => {
  const business = (code: string, extInfo: unknown) =>
    readRefusal({ kind: 'business', code, message: '', retryable: false, extInfo });

  test('says how many tries are left, or for how long none are', () => {
    expect(business('10031', { remaining: 2 })).toEqual({ kind: 'wrong', remaining: 2 });
    expect(business('131080', { retryAfter: 90 })).toEqual({ kind: 'locked', retryAfterMs: 90_000 });
  });

  test('is one all the same where the exchange says no figure that can be read', () => {
    for (const info of [undefined, null, {}, { remaining: '2' }, { remaining: -1 }, 'none']) {
      expect(business('10031', info)).toEqual({ kind: 'wrong', remaining: null });
    }
    expect(business('131080', {})).toEqual({ kind: 'locked', retryAfterMs: 600_000 });
  });

  test('is nothing else', () => {
    expect(business('131089', {})).toBeNull();
    expect(business('790001', { remaining: 1 })).toBeNull();
  });
});

test('the last wrong code begins the pause: no field is left that can only be refused', () => {
  const lastOne = {
    kind: 'business',
    code: '10031',
    message: '',
    retryable: false,
    extInfo: { remaining: 0 },
  } as const;
  const refusal = readRefusal(lastOne);
  expect(refusal).toEqual({ kind: 'locked', retryAfterMs: 600_000 });
  if (refusal === null) return;
  expect(nextSecurityState(SENDING, { type: 'refused', refusal, nowMs: 5 })).toEqual({
    ...{ name: 'LOCKED', number: 3, untilMs: 600_005 },
  });
});

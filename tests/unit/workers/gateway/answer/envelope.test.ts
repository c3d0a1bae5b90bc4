import { describe, expect, test } from 'vitest';
import { judgeEnvelope, readEnvelope } from '#workers/gateway/answer/envelope.ts';

function judge(body: unknown) {
  const envelope = readEnvelope(body);
  if (!envelope.ok) throw new Error(envelope.error.message);
  return judgeEnvelope(envelope.value);
}

describe('an envelope', () => {
  test.each([
    { ret_code: 0, ret_msg: 'OK', result: { a: 1 }, ext_info: { b: 2 }, time_now: '1763726400.123456' },
    { retCode: 0, retMsg: 'OK', result: { a: 1 }, extInfo: { b: 2 }, timeNow: '1763726400.123456' },
    { retCode: '0', retMsg: 'OK', result: { a: 1 }, ext_info: { b: 2 }, time_now: 1763726400.123456 },
  ])('is read in every spelling: %j', (body) => {
    const envelope = readEnvelope(body);
    expect(envelope).toMatchObject({
      ok: true,
      value: { code: 0, message: 'OK', result: { a: 1 }, extInfo: { b: 2 } },
    });
  });

  test.each([
    null,
    [],
    'ok',
    0,
    {},
    { ret_code: null },
    { ret_code: 'zero' },
    { ret_code: 0.5 },
    { ret_code: true },
    { ret_code: '' },
    { ret_code: [0] },
  ])('that is none is refused as data: %j', (body) => {
    expect(readEnvelope(body)).toMatchObject({ ok: false, error: { code: 'payload/envelope' } });
  });
});

describe('the code of an answer (product.md section 8)', () => {
  test('0 is success', () => {
    expect(judge({ ret_code: 0, ret_msg: 'OK', result: {} })).toBeNull();
  });

  test.each([10024, 131212])(
    '%d says what it says without details that no page could be handed',
    (ret_code) => {
      const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
      const refused = judge({ ret_code, ret_msg: 'Too much.', result: deep, ext_info: { deep } });
      expect(refused).toMatchObject({ code: String(ret_code) });
      expect(structuredClone(refused)).not.toHaveProperty('extInfo');
    },
  );

  test.each([10007, 33003, 10009])('%d is "user no permission"', (ret_code) => {
    expect(judge({ ret_code, ret_msg: 'please log in' })).toMatchObject({
      kind: 'login',
      code: String(ret_code),
      message: 'user no permission',
    });
  });

  test('10024 is the compliance wall: its result goes along, its message is empty', () => {
    expect(judge({ ret_code: 10024, ret_msg: 'KYC', result: { url: '/kyc' } })).toMatchObject({
      kind: 'wall',
      code: '10024',
      message: '',
      extInfo: { url: '/kyc' },
    });
  });

  test('42039 is the KYC wall', () => {
    expect(judge({ ret_code: 42039, ret_msg: 'Verify first' })).toMatchObject({
      kind: 'wall',
      code: '42039',
    });
  });

  test.each([
    [1007, 'too old', 'Timeout, too old.'],
    [1008, '', 'Timeout, token error.'],
  ])('%d is a timeout in words', (ret_code, ret_msg, message) => {
    expect(judge({ ret_code, ret_msg })).toMatchObject({ kind: 'business', code: String(ret_code), message });
  });

  test('any other is rejected with its own code, message and ext_info', () => {
    expect(judge({ retCode: 10031, retMsg: 'Wrong code', extInfo: { remaining: 4 } })).toEqual({
      kind: 'business',
      code: '10031',
      message: 'Wrong code',
      retryable: false,
      extInfo: { remaining: 4 },
    });
  });

  test('one without words is a "bad business ret_code"', () => {
    expect(judge({ ret_code: 700006, ret_msg: '' })).toMatchObject({
      kind: 'business',
      code: '700006',
      message: 'bad business ret_code',
    });
  });

  test.each([
    [{ ret_code: 700006, ret_msg: 'no', ext_code: 'E7' }, 'E7'],
    [{ retCode: 700006, retMsg: 'no', extCode: 7 }, '7'],
    [{ ret_code: 10007, ext_code: 'expired' }, 'expired'],
    [{ ret_code: 700006, ret_msg: 'no', ext_code: '' }, undefined],
    [{ ret_code: 700006, ret_msg: 'no', ext_code: {} }, undefined],
  ])('its ext_code is kept: %j', (body, extCode) => {
    expect(judge(body)?.extCode).toBe(extCode);
  });

  test('790000, the exchange being busy, is worth another try', () => {
    expect(judge({ ret_code: 790000, ret_msg: 'busy' })?.retryable).toBe(true);
  });
});

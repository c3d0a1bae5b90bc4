import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { CallContext } from '#shared/contract/apiCall.ts';
import type { TabId } from '#shared/contract/ids.ts';
import { endpoint } from '#shared/endpoints/endpoint.ts';
import { buildRequest } from '#workers/gateway/request/buildRequest.ts';

const ANYTHING = { reads: [], input: v.unknown(), result: v.unknown() };
const CONTEXT: CallContext = {
  tabId: 'tab' as TabId,
  token: 'T0ken',
  uid: null,
  guid: 'g'.repeat(36),
  site: 'SLUICE',
  language: 'en',
  platform: 'pc',
  path: '/user/assets/exchange/index',
  traceId: null,
};
const CONFIG = { base: '/x-api' };

describe('the address of a request', () => {
  test.each([
    ['/x-api', '/v2/private/user/profile', '/x-api/v2/private/user/profile'],
    ['/x-api/', 'v2/private/user/profile', '/x-api/v2/private/user/profile'],
    ['https://api.sluice.example/x-api', 'logout', 'https://api.sluice.example/x-api/logout'],
  ])('has one slash between %s and %s', (base, path, url) => {
    const request = buildRequest(endpoint(`POST ${path}`, ANYTHING), {}, CONTEXT, { base });
    expect(request.url).toBe(url);
  });

  test('carries a GET’s input as a query, with lists joined by commas and what is missing left out', () => {
    const input = { req_tags: ['voucher_money_user', 'tax_identity'], year: 2025, coin: undefined, on: true };
    const request = buildRequest(endpoint('GET /user/private/user-tag', ANYTHING), input, CONTEXT, CONFIG);
    expect(new URL(request.url, 'https://x.example').searchParams.toString()).toBe(
      'req_tags=voucher_money_user%2Ctax_identity&year=2025&on=true',
    );
    expect(request.body).toBeNull();
  });

  test('keeps text that a user typed from being read as another field', () => {
    const request = buildRequest(endpoint('GET /x', ANYTHING), { name: 'a&b=c#d é' }, CONTEXT, CONFIG);
    expect(new URL(request.url, 'https://x.example').searchParams.get('name')).toBe('a&b=c#d é');
  });

  test('has no question mark when there is nothing to ask with', () => {
    expect(buildRequest(endpoint('GET /x', ANYTHING), {}, CONTEXT, CONFIG).url).toBe('/x-api/x');
  });
});

describe('the body of a request', () => {
  test('is JSON for a POST', () => {
    const request = buildRequest(endpoint('POST /x', ANYTHING), { a: ['1.50'] }, CONTEXT, CONFIG);
    expect([request.method, request.body]).toEqual(['POST', '{"a":["1.50"]}']);
    expect(request.headers['Content-Type']).toBe('application/json');
  });

  test('is form encoded where the endpoint says so', () => {
    const form = endpoint('POST user/public/risk/default-intercept', { ...ANYTHING, encoding: 'form' });
    const request = buildRequest(form, { sence: 30001, ext_info_str: '{"coin":"BTC"}' }, CONTEXT, CONFIG);
    expect(request.body).toBe('sence=30001&ext_info_str=%7B%22coin%22%3A%22BTC%22%7D');
    expect(request.headers['Content-Type']).toBe('application/x-www-form-urlencoded');
  });
});

describe('the headers of a request', () => {
  const headersWith = (context: Partial<CallContext>, more = {}) =>
    buildRequest(endpoint('GET /x', ANYTHING), {}, { ...CONTEXT, ...context }, { ...CONFIG, ...more })
      .headers;

  test('name the platform, and ask for JSON', () => {
    expect(headersWith({ platform: 'ios_tg' })).toMatchObject({
      Accept: 'application/json',
      'Content-Type': 'application/json',
      platform: 'ios_tg',
    });
  });

  test('carry the login token when there is one', () => {
    expect(headersWith({}).UserToken).toBe('T0ken');
    expect(headersWith({ token: null })).not.toHaveProperty('UserToken');
  });

  test('carry the trace id and the deployment’s user agent only when they are given', () => {
    expect(headersWith({})).not.toHaveProperty('X-Client-Tag');
    expect(headersWith({})).not.toHaveProperty('user-agent');
    expect(headersWith({ traceId: 'abc' })['X-Client-Tag']).toBe('abc');
    expect(headersWith({}, { userAgent: 'sluice/1' })['user-agent']).toBe('sluice/1');
  });

  test('carry the Guid for the calls that want it, and no others', () => {
    const guarded = endpoint('POST /x', { ...ANYTHING, guid: true });
    expect(buildRequest(guarded, {}, CONTEXT, CONFIG).headers.Guid).toBe(CONTEXT.guid);
    expect(headersWith({})).not.toHaveProperty('Guid');
  });

  test.each(['a\r\nX-Evil: 1', 'é', '', ' '])('leave out a value that HTTP cannot carry: %j', (token) => {
    expect(headersWith({ token })).not.toHaveProperty('UserToken');
  });
});

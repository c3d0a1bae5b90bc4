import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { readWire } from '#sandbox/server/api/readWire.ts';
import { nameCall } from '#shared/agreement/nameCall.ts';
import { repeatInput } from '#shared/agreement/repeatInput.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#shared/endpoints/table.ts';
import { arbitraryInput } from '#tests/support/arbitraryInput.ts';
import { repeatsQuestion } from '#workers/gateway/answer/agreement/repeatsQuestion.ts';
import { buildRequest } from '#workers/gateway/request/buildRequest.ts';
import { buildContext } from '../../../../../../bench/calls/buildContext.ts';

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
const SECRETS = ['riskToken', 'risk_token', 'verification', 'password'];
const UID = 20_000_001;

/** What an exchange repeats of a request that it has read from the wire. */
function repeatAsSent(endpoint: Endpoint, input: object) {
  const request = buildRequest(endpoint, { ...input }, buildContext(), { base: '/x-api' });
  const sent =
    endpoint.encoding === 'json' ? JSON.parse(request.body ?? '{}') : Object.fromEntries(request.pairs);
  const read = v.parse(endpoint.input, readWire(endpoint, sent)) as object;
  return { by: String(UID), call: nameCall(endpoint), input: repeatInput(read) };
}

/** Secrets apart, which no answer says. */
function textOf(input: object): string {
  const known = Object.entries(input).filter(
    ([name, value]) => value !== undefined && !SECRETS.includes(name),
  );
  return JSON.stringify(known.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

describe.each(NAMES)('An answer of %s', (name) => {
  const endpoint: Endpoint = ENDPOINTS[name];

  test('is taken for its own question, and for no other one of the same call', () => {
    const inputs = arbitraryInput(endpoint);
    fc.assert(
      fc.property(inputs, inputs, (one, other) => {
        const asked = repeatAsSent(endpoint, one);
        expect(repeatsQuestion(endpoint, { uid: UID, input: one }, asked)).toBe(true);
        expect(repeatsQuestion(endpoint, { uid: UID, input: other }, asked)).toBe(
          textOf(one) === textOf(other),
        );
      }),
      { numRuns: 30 },
    );
  });
});

test('What proves who asks is in no answer', () => {
  const input = { id: '1', riskToken: 't-1', verification: { totp: '123456' }, password: 'secret' };
  expect(repeatInput(input)).toEqual({ id: '1' });
});

describe('An answer for another user', () => {
  const call = nameCall(ENDPOINTS.walletBalance);
  const asked = { by: '20000002', call, input: { coin: 'BTC' } };
  const question = { uid: UID, input: { coin: 'BTC' } };

  test('is refused, as is one for a guest of what only users have', () => {
    expect(repeatsQuestion(ENDPOINTS.walletBalance, question, asked)).toBe(false);
    expect(repeatsQuestion(ENDPOINTS.walletBalance, question, { call, input: asked.input })).toBe(false);
    expect(repeatsQuestion(ENDPOINTS.walletBalance, question, { ...asked, by: String(UID) })).toBe(true);
  });

  test('is taken where all users get the same, and where the user is not known', () => {
    const states = { uid: UID, input: { country: 'USA' } };
    const answered = { by: '20000002', call: nameCall(ENDPOINTS.stateList), input: { country: 'USA' } };
    expect(repeatsQuestion(ENDPOINTS.stateList, states, answered)).toBe(true);
    expect(repeatsQuestion(ENDPOINTS.walletBalance, { ...question, uid: null }, asked)).toBe(true);
  });
});

test('An answer to another call is refused, though both ask for the same and answer in one shape', () => {
  const question = { uid: UID, input: {} };
  const listed = { by: String(UID), call: nameCall(ENDPOINTS.addressList), input: {} };
  const right = { ...listed, call: nameCall(ENDPOINTS.addressSuperVerification) };
  expect(repeatsQuestion(ENDPOINTS.addressSuperVerification, question, right)).toBe(true);
  for (const asked of [listed, { ...listed, call: undefined }, { ...listed, call: 'GET /' }]) {
    expect(repeatsQuestion(ENDPOINTS.addressSuperVerification, question, asked)).toBe(false);
  }
});

test('Every call is named by itself', () => {
  expect(new Set(Object.values<Endpoint>(ENDPOINTS).map(nameCall)).size).toBe(NAMES.length);
});

test('An exchange that repeats nothing is believed only where nothing has to be signed', () => {
  const question = { uid: UID, input: { coin: 'BTC' } };
  expect(repeatsQuestion(ENDPOINTS.walletBalance, question, undefined)).toBe(true);
  expect(repeatsQuestion(ENDPOINTS.coinConfig, question, undefined)).toBe(false);
  const call = nameCall(ENDPOINTS.walletBalance);
  for (const broken of [null, 1, {}, { call, input: null }, { by: String(UID), call, input: [] }]) {
    expect(repeatsQuestion(ENDPOINTS.walletBalance, question, broken)).toBe(false);
  }
});

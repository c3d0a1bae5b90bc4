import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeFailure } from '#sandbox/books/state/describeFailure.ts';

const TYPED = 'rent to Maria\n    at bc1qtyped';
const failed = (cause: Error): DrizzleQueryError =>
  new DrizzleQueryError('insert into "saved_addresses" values ($1, $2)', [20_000_001, TYPED], cause);

test.each([
  ['is away', failed(new Error('Connection terminated unexpectedly')), 'Connection terminated unexpectedly'],
  ['refuses', failed(Object.assign(new Error(''), { code: 'ECONNREFUSED' })), 'ECONNREFUSED'],
  ['is away below another error', new Error('a step', { cause: failed(new Error('gone')) }), 'gone'],
  ['is away in one of several', new AggregateError([failed(new Error('gone'))]), 'gone'],
  ['says a code', failed(Object.assign(new Error('typed'), { code: '23505' })), 'PostgreSQL 23505'],
])('A database that %s leaves nothing in the log that users typed', (_title, error, words) => {
  const text = describeFailure(error);
  expect(text).toContain(words);
  expect(text).toContain('describeFailure.test.ts');
  expect(text).not.toMatch(/Maria|typed|insert|20000001/);
});

test('Any other failure stands in the log with its words and its place', () => {
  expect(describeFailure(new Error('two words'))).toMatch(
    /^Error: two words\n {4}at .*describeFailure\.test/,
  );
  expect(describeFailure('no error')).toBe('no error');
});

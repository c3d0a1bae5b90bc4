import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRefusal } from '#app/screens/withdraw/withdraw/order/readRefusal.ts';

/** What withdraw/create is made of; the other calls beside it answer 131099 and 700004 alone. */
const SOURCES = [
  'sandbox/calls/withdraw/*.ts',
  'sandbox/calls/addressBook/{inspectAddress,findReceiver,isInvoicePaid}.ts',
  'sandbox/calls/security/{checkGuard,codeTries,countGuess,decideStep,takeTurn,withdrawalBan}.ts',
  'sandbox/server/api/{answer,createAnswerService}.ts',
];
const OF_OTHER_CALLS = new Set(['131099', '700004']);
const CODE = /\b(?:13\d|70\d|79\d)\d{3}\b/g;

const codes = new Set(
  SOURCES.flatMap((pattern) => globSync(pattern))
    .flatMap((path) => readFileSync(path, 'utf8').match(CODE) ?? [])
    .filter((code) => !OF_OTHER_CALLS.has(code)),
);

test('Every refusal that the exchange can give a withdrawal says what became of it', () => {
  expect(codes.size).toBeGreaterThan(40);
  const open = [...codes].filter(
    (code) => readRefusal({ kind: 'business', code, message: '', retryable: false }) === 'unknown',
  );
  expect(open).toEqual([]);
});

import { expect, test } from 'vitest';
import { COUNTRIES } from '#sandbox/seed/reference/countries.ts';
import { isTaxId, taxIdsOf } from '#shared/tax/taxIds.ts';

test('The example of every country is a number that its own rule takes', () => {
  const wrong = COUNTRIES.flatMap(({ code3 }) =>
    taxIdsOf(code3)
      .filter(({ type, example }) => !isTaxId(code3, type, example))
      .map(({ type, example }) => `${code3} ${type} ${example}`),
  );
  expect(wrong).toEqual([]);
});

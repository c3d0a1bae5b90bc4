import { expect, test } from 'vitest';
import { readAddressLines } from '#app/screens/withdraw/addressCheck/addressLines.ts';
import { ADDRESS_SAMPLES } from '#tests/support/browser/addressChains.ts';

test('Several addresses are read line by line; an error names its own line, and no address counts twice', () => {
  const { tron } = ADDRESS_SAMPLES;
  const wrong = `${tron.slice(0, -1)}V`;
  expect(readAddressLines(`\n ${tron} \r\n${wrong}\n\n${tron}\nhello`, 'tron')).toEqual([
    { line: 2, address: tron, code: null },
    { line: 3, address: wrong, code: 132002 },
    { line: 6, address: 'hello', code: 132001 },
  ]);
});

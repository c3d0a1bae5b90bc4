import { expect, test } from 'vitest';
import { movesValue } from '#shared/endpoints/movesValue.ts';
import { ENDPOINTS, type EndpointName } from '#shared/endpoints/table.ts';

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

test('the calls that give coins away or convert them are those that move value', () => {
  expect(NAMES.filter(movesValue).sort()).toEqual([
    'batchConvert',
    'convertExecute',
    'limitOrderCreate',
    'lowBalanceExchange',
    'withdrawCreate',
  ]);
});

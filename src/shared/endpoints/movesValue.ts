import type { EndpointName } from './table.ts';

/** The calls after whose failure coins may have moved all the same; a list, so that the page needs no schema to know them. */
const MOVING: readonly EndpointName[] = [
  'convertExecute',
  'batchConvert',
  'lowBalanceExchange',
  'limitOrderCreate',
  'withdrawCreate',
];

/** Whether an error of the call has to say that it may have happened (screens.md 0.2c, "Walls"). */
export function movesValue(name: EndpointName): boolean {
  return MOVING.includes(name);
}

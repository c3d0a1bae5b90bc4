import type { EndpointName } from '#shared/endpoints/table.ts';
import { addressAgreements } from './addressAgreements.ts';
import type { Agreements } from './agreement.ts';
import { batchAgreements } from './batchAgreements.ts';
import { conversionAgreements } from './conversionAgreements.ts';
import { transferAgreements } from './transferAgreements.ts';

const AGREEMENTS: Partial<Agreements<EndpointName>> = {
  ...conversionAgreements,
  ...batchAgreements,
  ...transferAgreements,
  ...addressAgreements,
  exchangeRate: (asked, { name }) => name === asked.name,
};

/**
 * Whether a result is the answer to its question (screens.md 0.2b): a signature proves who answered, not that the answer is
 * for this order. Both have passed their schemas.
 */
export function isAnswerTo(name: EndpointName, asked: object, answered: unknown): boolean {
  // The table's types pair each call with its own input and result; by a name that is not known they can't be distinguished.
  const agrees = AGREEMENTS[name] as ((asked: object, answered: unknown) => boolean) | undefined;
  return agrees === undefined || agrees(asked, answered);
}

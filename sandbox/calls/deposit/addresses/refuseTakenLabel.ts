import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { refuse } from '#sandbox/server/api/answer.ts';
import type { DepositAddressRow } from './depositAddressRow.ts';

/** Labels are unique on a chain, whatever their case (screens.md 1.22); none at all is no label, and retired ones are free. */
export function refuseTakenLabel(others: readonly DepositAddressRow[], label: string): void {
  const isTaken = others.some(
    ({ state, label: other }) => state !== 'retired' && plainOf(other) === plainOf(label),
  );
  if (label !== '' && isTaken) {
    throw new Refusal(refuse(132005, 'duplicate label'));
  }
}

function plainOf(label: string): string {
  return label.normalize('NFKC').trim().toLowerCase();
}

import { hasTaxIdRules, isTaxId } from '#shared/tax/taxIds.ts';

/** What is wrong with a tax number before it is sent (screens.md 1.22): nothing is there, or no such country gives it out. */
export type TaxIdFault = 'required' | 'shape' | 'other';

export interface EnteredTaxId {
  /** ISO 3166-1, three letters. */
  readonly country: string;
  readonly type: string;
  readonly taxId: string;
}

export function validateTaxId({ country, type, taxId }: EnteredTaxId): TaxIdFault | null {
  if (taxId.trim() === '') return 'required';
  if (isTaxId(country, type, taxId)) return null;
  return hasTaxIdRules(country) ? 'shape' : 'other';
}

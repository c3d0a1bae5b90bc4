import * as v from 'valibot';
import { Iso3OrEmpty } from './fields.ts';

/** The user tag `tax_identity`: an object that the exchange writes as JSON text (screens.md 2.1). */
export const TaxIdentity = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    status: v.picklist(['none', 'pending', 'verified', 'review']),
    country: Iso3OrEmpty,
    id_masked: v.string(),
  }),
);

import { type AddressCheck, refuseAddress } from './addressCheck.ts';
import type { InvoiceContext } from './formats/checkInvoice.ts';
import { FORMAT_TABLE } from './formats/formatTable.ts';

/** Judges a text by one format alone. An unknown format accepts nothing (screens.md 3.2, "we fail closed"). */
export function checkFormat(text: string, format: string, invoice?: InvoiceContext): AddressCheck {
  const rule = FORMAT_TABLE.get(format);
  if (rule === undefined) return refuseAddress('unknown-format');
  return text.length > rule.maxLength ? refuseAddress('format') : rule.check(text, invoice);
}

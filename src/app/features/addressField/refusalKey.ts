import type { RefusalReason } from '#shared/addresses/uris/paymentUri.ts';

/** The key of the text that says why a payment code can't be used; it takes `name`. */
export function refusalKey(
  reason: RefusalReason,
): 'addressField.refused.test-network' | `addressField.code.${Exclude<RefusalReason, 'testNetwork'>}` {
  return reason === 'testNetwork' ? 'addressField.refused.test-network' : `addressField.code.${reason}`;
}

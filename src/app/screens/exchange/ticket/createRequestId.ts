/**
 * A new id of a call that moves value or creates a record: 32 hex digits (screens.md 0.1, "Idempotency").
 * `crypto.randomUUID` is missing in insecure contexts; getRandomValues is not.
 */
export function createRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

import { randomUUID } from 'node:crypto';

/** An id of a quote or an order: 32 letters and digits (screens.md 1.2 takes 6 to 64 of them). */
export function createId(): string {
  return randomUUID().replaceAll('-', '');
}

/** Whether a text could be one of ours; the database takes no other text without complaint. */
export function isOurId(text: string): boolean {
  return /^\w{6,64}$/.test(text);
}

import { readDatabaseError } from '../state/databaseError.ts';

/** A user's account would have fallen below zero; nothing was booked. */
export class NotEnough extends Error {
  override readonly name = 'NotEnough';
}

export function isInsufficient(error: unknown): boolean {
  return readDatabaseError(error)?.constraint === 'accounts_not_negative';
}

import { readDatabaseError } from './databaseError.ts';

/**
 * A failure for the log. Of one of the database only its code, its constraint and its place are given: the query and its
 * parameters are what users typed, and do not belong in a log.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const known = readDatabaseError(error);
  if (known === undefined) {
    return error.stack ?? error.message;
  }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`PostgreSQL ${known.code} ${known.constraint}`.trimEnd(), ...places].join('\n');
}

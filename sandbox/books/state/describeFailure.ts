import { DrizzleQueryError } from 'drizzle-orm';
import { readDatabaseError } from './databaseError.ts';

/**
 * A failure for the log. Of one of the database only its code, its constraint and its place are given, and where the database did
 * not answer, what the connection said: the query and its parameters are what users typed, and do not belong in a log.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  const known = readDatabaseError(error);
  if (known !== undefined) {
    return [`PostgreSQL ${known.code} ${known.constraint}`.trimEnd(), ...placesOf(error)].join('\n');
  }
  const query = findQuery(error);
  return query === undefined
    ? (error.stack ?? error.message)
    : [`The database did not answer: ${describeCause(query.cause)}`, ...placesOf(error)].join('\n');
}

/** The statement that failed, in whatever it was wrapped. */
function findQuery(error: unknown): DrizzleQueryError | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DrizzleQueryError) return error;
  const parts: unknown[] = error instanceof AggregateError ? error.errors : [];
  return [error.cause, ...parts].map(findQuery).find((query) => query !== undefined);
}

/** A connection that could not be made to any of several addresses is an error without words, and one for each. */
function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return 'no reason was given';
  const { code, message } = cause as NodeJS.ErrnoException;
  return [code, message].filter((part) => part !== undefined && part !== '').join(' ');
}

/** The lines of the stack, without the message before them: parameters may look like such lines. */
function placesOf({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message);
  const lines = (at === -1 ? stack : stack.slice(at + message.length)).split('\n');
  return lines.filter((line) => /^\s+at /.test(line));
}

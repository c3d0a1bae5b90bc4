/** What PostgreSQL said was wrong. */
export interface DatabaseError {
  /** SQLSTATE. */
  readonly code: string;
  /** The constraint that would have been broken; "" where there is none. */
  readonly constraint: string;
}

/** Reads a failure of a statement; drizzle wraps the database's own error. Undefined for any other failure. */
export function readDatabaseError(error: unknown): DatabaseError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, constraint } = at as Error & { code?: unknown; constraint?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) {
      return { code, constraint: typeof constraint === 'string' ? constraint : '' };
    }
  }
  return undefined;
}

/** serialization_failure and deadlock_detected: the same work may well succeed when it is done again. */
export function isCollision(error: unknown): boolean {
  const code = readDatabaseError(error)?.code;
  return code === '40001' || code === '40P01';
}

/** Words of a connection that could not be made, or broke: of the operating system, and of PostgreSQL (classes 08, 57P). */
const REFUSED = ['ECONNREFUSED', '57P03', '08001', '08004'];
const BROKEN = [...REFUSED, 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '08000', '08003', '08006'];

/** Whether the server was not reached, or went away: it may be there again in a moment. */
export function isOutage(error: unknown): boolean {
  return causesOf(error).some(
    ({ code, message }) =>
      BROKEN.includes(String(code)) ||
      /^Connection terminated unexpectedly|connection error and is not queryable$/.test(message),
  );
}

/** Whether no connection was made at all, so that nothing was sent over it. */
export function isRefusedConnection(error: unknown): boolean {
  return causesOf(error).some(({ code }) => REFUSED.includes(String(code)));
}

/** A failure and what it is made of; one of several addresses is an error for each. */
function causesOf(error: unknown): (Error & { code?: unknown })[] {
  if (!(error instanceof Error)) {
    return [];
  }
  const parts = error instanceof AggregateError ? error.errors : [];
  return [error, ...[error.cause, ...parts].flatMap(causesOf)];
}

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

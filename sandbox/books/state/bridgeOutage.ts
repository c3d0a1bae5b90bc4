import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { isOutage, isRefusedConnection } from './databaseError.ts';

/** As long as a PostgreSQL server may take to restart without a call that notices it. */
const BRIDGED_MS = 1_000;
const PAUSE_MS = 50;

/** Does work again for a second while the server is away, as long as it may be done again. */
export async function bridgeOutage<Outcome>(
  work: () => Promise<Outcome>,
  mayRepeat: (error: unknown) => boolean,
): Promise<Outcome> {
  const untilMs = performance.now() + BRIDGED_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || !mayRepeat(error) || performance.now() >= untilMs) throw error;
    }
    await sleep(PAUSE_MS);
  }
}

/**
 * The same pool, whose statements outside of transactions wait for a server that restarts. What changes something is repeated
 * only where it can't have arrived.
 */
export function createPatientPool(pool: Pool): Pool {
  const query = (statement: unknown, ...rest: unknown[]): Promise<unknown> =>
    bridgeOutage(
      () => Reflect.apply(pool.query, pool, [statement, ...rest]) as Promise<unknown>,
      (error) => isRefusedConnection(error) || isReading(statement),
    );
  return new Proxy(pool, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) });
}

/** Whether a statement only reads; locks of rows are for transactions. */
function isReading(statement: unknown): boolean {
  const text =
    typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement;
  return typeof text === 'string' && /^\s*select\b/i.test(text);
}

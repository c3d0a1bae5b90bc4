import type { Clock, Timers } from '#sandbox/clock.ts';
import { createLife } from '../life/createLife.ts';
import type { Database, Sql } from '../state/database.ts';
import type { AreaHandlers } from './areaHandlers.ts';

/** The exchange's memory and the time that passes in it; opened when it is first needed, for a market can do without. */
export interface State {
  /** Works after `open` only. */
  readonly database: Database;
  /** Opens the database, gives new ones their past, and lets time pass. Does so once, and throws as often as it failed. */
  open(): Promise<void>;
  /** Does everything that is due now, instead of waiting for the next beat. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

export interface StateOptions {
  readonly openDatabase: () => Promise<Database>;
  /** Gives up what keeps other processes from the same folder. */
  readonly release: () => Promise<void>;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Known after the database is there, which they are made with. */
  readonly areas: () => readonly AreaHandlers[];
  /** Fills a new database. */
  readonly seed: (sql: Sql) => Promise<void>;
}

export function createState({ openDatabase, release, clock, timers, areas, seed }: StateOptions): State {
  let opened: Database | undefined;
  let opening: Promise<void> | undefined;
  let life: ReturnType<typeof createLife> | undefined;

  function use(): Database {
    if (opened === undefined) {
      throw new Error('The state of the exchange is not open yet.');
    }
    return opened;
  }

  const database: Database = {
    get kind() {
      return use().kind;
    },
    get sql() {
      return use().sql;
    },
    transact: (work) => use().transact(work),
    close: () => use().close(),
  };

  async function open(): Promise<void> {
    opened = await openDatabase();
    // All or nothing: of several processes that find a new database, one fills it and the others wait for that.
    await database.transact(seed);
    const handlers = new Map(areas().flatMap(({ jobs }) => Object.entries(jobs ?? {})));
    const watchers = areas().flatMap(({ watch }) => (watch === undefined ? [] : [watch]));
    life = createLife({ database, clock, timers, handlers, watchers });
    life.start();
  }

  return {
    database,
    open() {
      opening ??= open();
      return opening;
    },
    async catchUp() {
      await this.open();
      await life?.run();
    },
    async close() {
      await opening?.catch(() => undefined);
      await life?.stop();
      await opened?.close();
      await release();
    },
  };
}

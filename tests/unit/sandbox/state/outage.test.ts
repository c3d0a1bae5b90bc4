import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql as statement } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#sandbox/books/state/openDatabase.ts';
import { attempts } from '#sandbox/books/state/schema/users.ts';
import { createDatabase, NO_SERVER, serverUrl } from '../support/engines.ts';

/** A way to a PostgreSQL server that can be interrupted, as by its restart. */
async function openInterruptible(server: string) {
  const target = new URL(await createDatabase(server));
  const open = new Set<Socket>();
  const proxy = createServer((socket) => {
    const further = connect(Number(target.port), target.hostname);
    for (const each of [socket, further]) {
      open.add(each);
      each.on('error', () => undefined);
      each.on('close', () => {
        open.delete(each);
        socket.destroy();
        further.destroy();
      });
    }
    socket.pipe(further).pipe(socket);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const cut = (): void => {
    for (const socket of open) socket.resetAndDestroy();
  };
  const url = new URL(target);
  url.port = String(port);
  const database = await openDatabase({ url: url.href });
  onTestFinished(async () => {
    await database.close();
    cut();
    proxy.close();
  });
  return {
    database,
    cut,
    /** Breaks all connections, and refuses new ones for so long. */
    async restart(ms: number): Promise<void> {
      proxy.close();
      cut();
      await sleep(ms);
      proxy.listen(port, '127.0.0.1');
      await once(proxy, 'listening');
    },
  };
}

const server = serverUrl ?? '';

const left = serverUrl === undefined ? ` (${NO_SERVER})` : '';

describe.skipIf(serverUrl === undefined)(`While a PostgreSQL server restarts${left}`, () => {
  it('reads wait for it, those under way as well', async () => {
    const { database, restart } = await openInterruptible(server);
    const slow = database.sql.execute(statement`select 1 from pg_sleep(0.2)`);
    await sleep(50);
    const restarted = restart(300);
    const reads = [slow, ...[1, 2, 3].map(() => database.sql.select().from(attempts))];
    expect((await Promise.all(reads)).length).toBe(4);
    await restarted;
  });

  it('work that was not yet to be kept is done again, once', async () => {
    const { database, restart, cut } = await openInterruptible(server);
    let tries = 0;
    const done = database.transact(async (sql) => {
      tries += 1;
      await sql.insert(attempts).values({ id: 'one', subject: 'test', at: 1 });
      if (tries === 1) cut();
      return sql.select().from(attempts);
    });
    expect(await done).toHaveLength(1);
    expect(tries).toBe(2);
    const restarted = restart(300);
    await database.transact((sql) => sql.insert(attempts).values({ id: 'two', subject: 'test', at: 2 }));
    await restarted;
    expect(await database.sql.select().from(attempts)).toHaveLength(2);
  });

  it('a change outside of a transaction that may have arrived is not sent twice', async () => {
    const { database, cut } = await openInterruptible(server);
    const change = database.sql.execute(
      statement`insert into attempts (id, subject, at) select 'x' || txid_current(), 'test', 1 from pg_sleep(0.3)`,
    );
    await sleep(100);
    cut();
    await expect(change).rejects.toThrow();
    await sleep(500);
    expect((await database.sql.select().from(attempts)).length).toBeLessThanOrEqual(1);
  });

  it('what takes longer than a second is an error', async () => {
    const { database, restart } = await openInterruptible(server);
    const restarted = restart(2_500);
    await expect(database.sql.select().from(attempts)).rejects.toThrow();
    await restarted;
  });
});

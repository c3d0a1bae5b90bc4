import pg from 'pg';

/** Ends all connections to a database but this one, as its server does when it is started again. */
export async function openRestart(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    restart: async (): Promise<void> => {
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    },
    close: (): Promise<void> => client.end(),
  };
}

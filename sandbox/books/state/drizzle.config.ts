import { defineConfig } from 'drizzle-kit';

/** For `npm run migration`: writes the SQL that leads from the last migration to sandbox/books/state/schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './sandbox/books/state/schema/*.ts',
  out: './sandbox/books/state/migrations',
});

import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './packages/server/src/db/schema/**/*.ts',
  out: './packages/server/src/db/migrations',
  // Named by the second in which they are made, so that two branches do not take the same number.
  migrations: { prefix: 'timestamp' },
});

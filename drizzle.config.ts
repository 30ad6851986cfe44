import { defineConfig } from 'drizzle-kit';

// Only for making migrations: npx drizzle-kit generate --name <what-changes>
export default defineConfig({
  dialect: 'sqlite',
  schema: './service/database/schema/*.ts',
  out: './service/database/migrations',
});

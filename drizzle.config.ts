import { defineConfig } from 'drizzle-kit'

/**
 * `npx drizzle-kit generate --name <what it does>` writes the next migration from a change of the schema. Delete the
 * snapshot before it in `migrations/meta`: only the newest is compared.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/index.ts',
  out: './server/db/migrations',
})

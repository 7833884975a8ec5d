/** Fails when the SQL migrations do not make the tables that server/db/schema declares, or when an old snapshot is kept. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import * as schema from '@server/db/schema'
import { ROOT } from './check/sources'

// drizzle-kit adds an enumerable method to every array, and pdf.js refuses to start beside one
Reflect.deleteProperty(Array.prototype, 'random')

const SNAPSHOTS = join(ROOT, 'server/db/migrations/meta')

/** Statements that a new migration would need; empty if the migrations cover the schema. */
export async function checkDatabase(tables: Record<string, unknown> = schema): Promise<string[]> {
  const snapshots = readdirSync(SNAPSHOTS)
    .filter((name) => name.endsWith('_snapshot.json'))
    .toSorted()
  const newest = snapshots.at(-1)
  if (!newest)
    return ['server/db/migrations/meta holds no snapshot; run: npx drizzle-kit generate --name NAME']
  const before = JSON.parse(readFileSync(join(SNAPSHOTS, newest), 'utf8')) as Parameters<
    typeof generateMigration
  >[0]
  const statements = await generateMigration(before, generateDrizzleJson(tables, before.id))
  return [
    ...statements.map(
      (sql) => `no migration does this yet: ${sql}; run: npx drizzle-kit generate --name WHAT_IT_DOES`,
    ),
    // 377 KB each, and drizzle-kit compares the schema with the newest alone
    ...snapshots.slice(0, -1).map((name) => `server/db/migrations/meta/${name} is out of date: delete it`),
  ]
}

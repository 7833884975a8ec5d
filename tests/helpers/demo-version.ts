import { createHash, type Hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import type { Database } from '@server/db/client'
import { MIGRATIONS } from '@server/db/migrate'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = ['server/**/*.{ts,sql,json}', 'schemas/**/*.{ts,json}', 'storefront/pages/*.json']
const HOUR = 3_600_000

export interface TemplateVersion {
  /** number of the hour or month: a run that starts before its end may go on after it */
  period: number
  /** 16 hexadecimal digits */
  hash: string
}

let version: TemplateVersion | undefined

/**
 * Version of the demo's rows: it changes with every source that could affect them, and every hour, as their times are
 * relative to the time of writing.
 */
export function demoVersion(): TemplateVersion {
  if (version) return version
  const hash = createHash('sha256')
  for (const file of globSync(SOURCES, { cwd: ROOT, ignore: '**/*.test.*' }).toSorted())
    hash.update(file).update(readFileSync(join(ROOT, file)))
  version = { period: Math.floor(Date.now() / HOUR), hash: short(hash) }
  return version
}

/** Writes the demo's rows; loaded only where no database of this version exists, as a tenth of the server's modules. */
export async function seedDemo(db: Database): Promise<void> {
  const { seedRows } = await import('@server/demo/seed')
  await seedRows(db)
}

/** Changes with every migration, with the code that partitions and distributes tables, and with the month. */
export function migrationsVersion(): TemplateVersion {
  const hash = createHash('sha256').update(JSON.stringify(MIGRATIONS))
  for (const file of globSync('server/db/{months/*,citus,distribute}.ts', { cwd: ROOT }).toSorted())
    hash.update(readFileSync(join(ROOT, file)))
  const now = new Date()
  return { period: now.getUTCFullYear() * 12 + now.getUTCMonth(), hash: short(hash) }
}

const short = (hash: Hash) => hash.digest('hex').slice(0, 16)

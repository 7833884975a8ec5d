import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type OpenDatabase } from '@server/db/client'
import { serve } from '@server/db/embedded/open'
import { PgliteThread } from '@server/db/embedded/thread'
import { MIGRATIONS } from '@server/db/migrate'

const CACHE = join(import.meta.dirname, '../../.cache')

/** A migrated embedded database in memory, started from a dump: a third of the time of a first boot. */
export async function openMemory(): Promise<OpenDatabase> {
  const server = await serve(new PgliteThread({ template: await template() }))
  return connect(server.url, server)
}

/** Dump of a migrated database, kept until a migration changes. Whoever makes it at the same time makes the same. */
async function template(): Promise<string> {
  const version = createHash('sha256').update(JSON.stringify(MIGRATIONS)).digest('hex').slice(0, 16)
  const file = join(CACHE, `pglite-${version}.tar`)
  if (existsSync(file)) return file
  const thread = new PgliteThread({})
  const server = await serve(thread)
  const { pool } = await connect(server.url, server)
  const dump = await thread.dump()
  await pool.end()
  await server.close()
  mkdirSync(CACHE, { recursive: true })
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`
  writeFileSync(unfinished, dump)
  renameSync(unfinished, file)
  return file
}

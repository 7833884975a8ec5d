import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect, type Database, type OpenDatabase } from '@server/db/client'
import { serve } from '@server/db/embedded/open'
import { PgliteThread } from '@server/db/embedded/thread'
import { MIGRATIONS } from '@server/db/migrate'
import { seedRows } from '@server/demo/seed'
import { demoVersion } from './demo-version'

const CACHE = join(import.meta.dirname, '../../.cache')
const DAY = 86_400_000

/** A migrated embedded database in memory, started from a dump: a tenth of the time of a first boot. */
export const openMemory = async () => openDump(await migrated())

/** The same with the rows of the demo companies. */
export const openDemoMemory = async () =>
  openDump(await dumped(`demo-${demoVersion()}`, async () => ({ template: await migrated() }), seedRows))

const migrated = () => dumped(migrationsVersion(), async () => ({}))

const migrationsVersion = () =>
  createHash('sha256').update(JSON.stringify(MIGRATIONS)).digest('hex').slice(0, 16)

async function openDump(dump: string): Promise<OpenDatabase> {
  const server = await serve(new PgliteThread({ template: dump }))
  return connect(server.url, server)
}

/**
 * Dump of a migrated and filled database by its version. Whoever makes it at the same time makes the same.
 * @param base what the thread starts from
 */
async function dumped(
  version: string,
  base: () => Promise<{ template?: string }>,
  fill: (db: Database) => Promise<void> = async () => {},
): Promise<string> {
  const file = join(CACHE, `pglite-${version}.tar`)
  if (existsSync(file)) return file
  const thread = new PgliteThread(await base())
  const server = await serve(thread)
  const { db, pool } = await connect(server.url, server)
  await fill(db)
  const dump = await thread.dump()
  await pool.end()
  await server.close()
  keep(file, dump)
  return file
}

function keep(file: string, dump: Uint8Array) {
  mkdirSync(CACHE, { recursive: true })
  for (const name of readdirSync(CACHE)) {
    const old = join(CACHE, name)
    if (/^pglite-.*\.tar/.test(name) && Date.now() - statSync(old).mtimeMs > DAY) rmSync(old, { force: true })
  }
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`
  writeFileSync(unfinished, dump)
  renameSync(unfinished, file)
}

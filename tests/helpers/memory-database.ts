import '@server/registry/discover'
import './one-query'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '@server/config/operator-error'
import { connect, type Database, type OpenDatabase } from '@server/db/client'
import { lockDirectory } from '@server/db/embedded/directory-lock'
import { serve } from '@server/db/embedded/open'
import { PgliteThread } from '@server/db/embedded/thread'
import { demoVersion, migrationsVersion, seedDemo, type TemplateVersion } from './demo-version'

const CACHE = join(import.meta.dirname, '../../.cache')
const DAY = 86_400_000

/** A migrated embedded database in memory, started from a dump, which takes a tenth of a first start. */
export const openMemory = async () => openDump(await migrated())

/** The same with the rows of the demo companies. */
export const openDemoMemory = async () =>
  openDump(await dumped('demo', demoVersion(), async () => ({ template: await migrated() }), seedDemo))

const migrated = () => dumped('migrated', migrationsVersion(), async () => ({}))

/** A dump is migrated and analysed already. */
async function openDump(dump: string): Promise<OpenDatabase> {
  const server = await serve(new PgliteThread({ template: dump }))
  return connect(server.url, server, { upgrade: false })
}

/**
 * Dump of a migrated, filled and analysed database by its version. Concurrent processes write the same file.
 * @param base start parameters of the thread
 */
async function dumped(
  kind: string,
  { period, hash }: TemplateVersion,
  base: () => Promise<{ template?: string }>,
  fill: (db: Database) => Promise<void> = async () => {},
): Promise<string> {
  const file = join(CACHE, `pglite-analysed-${kind}-${period}-${hash}.tar`)
  while (!existsSync(file)) {
    const lock = await lockDirectory(file).catch(ifInUse)
    try {
      if (lock && !existsSync(file)) await makeDump(file, base, fill)
    } finally {
      lock?.release()
    }
  }
  return file
}

/** Another process makes the file: it is asked for again. */
function ifInUse(error: unknown): undefined {
  if (!(error instanceof OperatorError)) throw error
}

async function makeDump(
  file: string,
  base: () => Promise<{ template?: string }>,
  fill: (db: Database) => Promise<void>,
) {
  const thread = new PgliteThread(await base())
  const server = await serve(thread)
  const { db, pool } = await connect(server.url, server)
  await fill(db)
  await pool.query('vacuum analyze')
  const dump = await thread.dump()
  await pool.end()
  await server.close()
  keep(file, dump)
}

function keep(file: string, dump: Uint8Array) {
  for (const name of readdirSync(CACHE)) {
    const old = join(CACHE, name)
    if (/^pglite-.*\.tar/.test(name) && Date.now() - statSync(old).mtimeMs > DAY)
      rmSync(old, { force: true, recursive: true })
  }
  const unfinished = `${file}.${randomBytes(4).toString('hex')}`
  writeFileSync(unfinished, dump)
  renameSync(unfinished, file)
}

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../config/read-config'
import type { OpenDatabase } from '../db/client'
import type { Manifest } from '../db/archive/format'
import { restoreArchive } from '../db/archive/restore'
import { writeArchive, type ArchivedStore } from '../db/archive/write'
import { Reads } from '../db/replica/reads'
import { mediaFolder } from '../storage/open'
import { OperatorError } from '../config/operator-error'
import { reporting, withDatabase, type ExitCode, type Invocation } from './command'

const BACKUP_USAGE = `npm run backup -- FILE
Writes the database (DATABASE_URL, or the embedded one below PUMIAN_DATA_DIR) and the uploaded files into FILE.
`
const RESTORE_USAGE = `npm run restore -- FILE [--replace]
Puts back what FILE holds, all or nothing, into an empty database. --replace throws away what stands there.
`

/** `npm run backup`. */
export function backup(invocation: Invocation): Promise<ExitCode> {
  return reporting(invocation, async () => {
    const asked = fileAndOptions(invocation, BACKUP_USAGE, {})
    if (!asked) return 2
    refuseMissing(invocation)
    const manifest = await withDatabase(invocation, { upgrade: false }, async ({ db }, config) => {
      const reads = new Reads(db, config.readUrl, (text) => invocation.stderr.write(`${text}\n`))
      await reads.ready()
      const archived = reads.readAlone(({ $client: pool }) =>
        writeArchive(storeOf({ pool }, config), asked.file),
      )
      return archived.finally(() => reads.close())
    })
    invocation.stdout.write(`${asked.file}: ${told(manifest)}\n`)
    return 0
  })
}

/** `npm run restore`. */
export function restore(invocation: Invocation): Promise<ExitCode> {
  return reporting(invocation, async () => {
    const asked = fileAndOptions(invocation, RESTORE_USAGE, { replace: { type: 'boolean', default: false } })
    if (!asked) return 2
    const { file, replace } = asked
    if (!existsSync(file)) throw new OperatorError(`${file}: expected an archive, found no such file.`)
    const manifest = await withDatabase(invocation, {}, (database, config) =>
      restoreArchive(storeOf(database, config), file, { replace }),
    )
    invocation.stdout.write(`Restored from ${file}, made ${manifest.made}: ${told(manifest)}\n`)
    return 0
  })
}

const storeOf = ({ pool }: Pick<OpenDatabase, 'pool'>, { storage, dataDir }: Config): ArchivedStore => ({
  pool,
  mediaFolder: storage.kind === 'disk' ? mediaFolder(dataDir) : undefined,
})

/** Opening an embedded database creates it; an empty one means that PUMIAN_DATA_DIR is wrong. */
function refuseMissing({ env }: Invocation) {
  if (env.DATABASE_URL) return
  const directory = join(resolve(env.PUMIAN_DATA_DIR || '.pumian'), 'database')
  if (!existsSync(directory))
    throw new OperatorError(
      `Expected a database in ${directory}, found none. Set PUMIAN_DATA_DIR or DATABASE_URL.`,
    )
}

function fileAndOptions(
  { args, from, stderr }: Invocation,
  usage: string,
  options: { replace?: { type: 'boolean'; default: boolean } },
): { file: string; replace: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [file, ...more] = positionals
    if (file !== undefined && more.length === 0)
      return { file: resolve(from, file), replace: values.replace === true }
    stderr.write(`Expected one FILE, got ${positionals.length}.\n\n${usage}`)
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
  return undefined
}

function told({ tables, media, migration }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const files = media ? `${media.length} files` : 'no files (they are kept in a bucket)'
  return `${rows} rows of ${tables.length} tables, ${files}, migration ${migration}.`
}

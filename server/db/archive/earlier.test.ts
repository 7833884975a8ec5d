import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { describeDatabase } from '@tests/helpers/database'
import { pack } from 'tar-stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../client'
import { MIGRATIONS } from '../migrate'
import { recreateTablesOf } from './earlier'
import { FORMAT, HEAD, MANIFEST, VERSION, type Manifest } from './format'
import { restoreArchive } from './restore'
import { chunksOf } from './rows'
import { inOneTransaction } from './session'
import type { DeclaredTable } from '../declared-tables'

const FIRST = MIGRATIONS[0]?.name ?? ''

describeDatabase('an archive of an earlier version', (open) => {
  let folder = ''
  let file = ''
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pumian-earlier-'))
    file = join(folder, 'first.tar.gz')
    await writeAsOf(open(), FIRST, file)
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is restored into the tables of its version, then upgraded; the rows are compared before that', async () => {
    const store = { pool: open().pool, mediaFolder: undefined }
    const manifest = await restoreArchive(store, file)
    expect(manifest.migration).toBe(FIRST)
    const { rows: names } = await store.pool.query(
      `select name from schema_migration where name <> '' order by name`,
    )
    expect(names).toEqual(MIGRATIONS.map(({ name }) => ({ name })))
    const { rows } = await store.pool.query(`select company_id, subdomain, brand_name from company`)
    expect(rows).toEqual([{ company_id: 'old', subdomain: 'old', brand_name: '老店' }])
    // added since: it was not in the archive
    await expect(store.pool.query('select from sheet_job')).resolves.toMatchObject({ rowCount: 0 })
    await expect(restoreArchive(store, file)).rejects.toThrow(/^Expected an empty database/)
    await restoreArchive(store, file, { replace: true })
  }, 120_000)
})

/** An archive as the first version of this program wrote it; the database is unchanged afterwards. */
async function writeAsOf({ pool }: OpenDatabase, migration: string, file: string) {
  const head = { format: FORMAT, version: VERSION, made: '2026-11-21T00:00:00.000Z', migration } as const
  const archive = pack()
  const written = pipeline(archive, createGzip(), createWriteStream(file))
  const undo = inOneTransaction(pool, 'read committed', async (client) => {
    await recreateTablesOf(client, { ...head, tables: [] })
    await client.query(
      `insert into company (company_id, subdomain, brand_name) values ('old', 'old', '老店')`,
    )
    const { rows } = await client.query<DeclaredTable>(
      `select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
              order by a.attnum) as columns, '["company_id"]'::json as key, '[]'::json as "lateKeys"
         from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname = 'company'
        group by c.relname`,
    )
    archive.entry({ name: HEAD }, JSON.stringify(head))
    const tables: Manifest['tables'] = []
    for (const table of rows) {
      const chunks = chunksOf(client, table)
      const first = await chunks.next()
      if (!first.done) archive.entry({ name: `rows/${table.name}/00001.ndjson` }, first.value)
      const last = await chunks.next()
      if (!last.done) throw new Error('Expected one row')
      tables.push({ name: table.name, columns: table.columns, ...last.value })
    }
    archive.entry({ name: MANIFEST }, JSON.stringify({ ...head, tables, media: [] }))
    archive.finalize()
    await written
    throw new Undone()
  })
  await expect(undo).rejects.toBeInstanceOf(Undone)
}

class Undone extends Error {}

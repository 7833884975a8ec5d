import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describeDemoDatabase } from '@tests/helpers/database'
import { openMemory } from '@tests/helpers/memory-database'
import { openScratch, POSTGRES_URL } from '@tests/helpers/postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../client'
import { restoreArchive } from './restore'
import { declaredTables } from '../declared-tables'
import { writeArchive, type ArchivedStore } from './write'

/**
 * Values that no demo row has: null inside jsonb, numbers beyond JavaScript's precision, microseconds, all kinds of
 * quotes.
 */
const ODD_ROWS = [
  `insert into setting (company_id, name, value, updated) values ('1', 'odd:null', 'null', '2026-11-21 05:06:07.123456+08')`,
  `insert into setting (company_id, name, value) values ('1', 'odd:number', '[12345678901234567890, 1.10, 1e-30, -0.0]')`,
  `insert into setting (company_id, name, value) values ('1', 'odd:text', '{"b": null, "aa": "\\"\\n\\\\n 铺面 👟 '' \\u2028"}')`,
  `update shop set lat = 0.1 + 0.2 where company_id = '1'`,
]

/** Every row of every table, as the database writes it. */
async function everyRow({ pool }: OpenDatabase): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const { name } of declaredTables()) {
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from "${name}" t order by t::text collate "C"`,
    )
    all[name] = rows.map(({ row }) => row)
  }
  return all
}

describeDemoDatabase('backup and restore', (open) => {
  let folder: string
  let file: string
  let source: ArchivedStore & { mediaFolder: string }
  let before: Record<string, string[]>
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pumian-archive-'))
    source = { pool: open().pool, mediaFolder: join(folder, 'source') }
    mkdirSync(join(source.mediaFolder, 'uploads/1'), { recursive: true })
    mkdirSync(join(source.mediaFolder, '.partial'))
    writeFileSync(join(source.mediaFolder, 'uploads/1/图 a.webp'), Buffer.from([0, 255, 10]))
    writeFileSync(join(source.mediaFolder, 'empty.webp'), '')
    writeFileSync(join(source.mediaFolder, '.partial/half'), 'half')
    for (const sql of ODD_ROWS) await source.pool.query(sql)
    before = await everyRow(open())
    file = join(folder, 'first.tar.gz')
    await writeArchive(source, file)
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true }))

  const targetOf = ({ pool }: OpenDatabase, name: string) => ({ pool, mediaFolder: join(folder, name) })
  const others = [
    { name: 'PGlite', make: openMemory },
    ...(POSTGRES_URL ? [{ name: 'PostgreSQL', make: () => openScratch(POSTGRES_URL!) }] : []),
  ]

  it.each(others)(
    'every row, jsonb, number and microsecond arrives in $name, and the next archive is the same',
    async ({ name, make }) => {
      const target = await make()
      try {
        const store = targetOf(target, name)
        const manifest = await restoreArchive(store, file)
        const after = await everyRow(target)
        expect(after).toEqual(before)
        expect(Object.values(after).flat().length).toBe(
          manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
        )
        expect(readdirSync(store.mediaFolder, { recursive: true }).toSorted()).toEqual([
          'empty.webp',
          'uploads',
          'uploads/1',
          'uploads/1/图 a.webp',
        ])
        expect([...readFileSync(join(store.mediaFolder, 'uploads/1/图 a.webp'))]).toEqual([0, 255, 10])
        const again = await writeArchive(store, join(folder, `again-${name}.tar.gz`))
        expect([again.tables, again.media]).toEqual([manifest.tables, manifest.media])
        // deferred foreign keys are checked immediately again
        const { rows } = await target.pool.query(`select conname from pg_constraint where condeferrable`)
        expect(rows).toEqual([])
      } finally {
        await target.close()
      }
    },
  )

  it('a database or a folder that is not empty is refused, unless it is to be replaced', async () => {
    const store = { pool: open().pool, mediaFolder: join(folder, 'standing') }
    await expect(restoreArchive(store, file)).rejects.toThrow(
      /^Expected an empty database, found rows in .*company.*--replace/,
    )
    mkdirSync(store.mediaFolder)
    writeFileSync(join(store.mediaFolder, 'old.webp'), 'old')
    await expect(restoreArchive(store, file)).rejects.toThrow(
      /^Expected no files in .*standing, found 1\. --replace/,
    )
    await store.pool.query(`delete from setting where name = 'odd:null'`)
    await restoreArchive(store, file, { replace: true })
    expect(await everyRow(open())).toEqual(before)
    expect(readdirSync(store.mediaFolder).toSorted()).toEqual(['empty.webp', 'uploads'])
    expect(readdirSync(folder).filter((name) => name.startsWith('standing'))).toEqual(['standing'])
  })

  /** Restores a damaged copy and returns the message. Rows and files stay unchanged. */
  async function refusal(name: string, spoil: (copy: string) => void): Promise<string> {
    const copy = join(folder, `${name}.tar.gz`)
    writeFileSync(copy, readFileSync(file))
    spoil(copy)
    const store = { ...source, pool: open().pool }
    const said = await restoreArchive(store, copy, { replace: true }).then(
      () => 'restored',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    expect(await everyRow(open())).toEqual(before)
    expect(readdirSync(store.mediaFolder).toSorted()).toEqual(['.partial', 'empty.webp', 'uploads'])
    return said
  }

  it('the differences are named, and nothing is changed', async () => {
    const changed = await refusal('changed', (copy) => {
      const tar = gunzipSync(readFileSync(copy))
      const at = tar.indexOf('"odd:number"')
      tar.write('"odd:nUmber"', at)
      writeFileSync(copy, gzipSync(tar))
    })
    expect(changed).toMatch(
      /was changed after it had been written:\n  table setting: expected \d+ rows [0-9a-f]{64}, found \d+ rows [0-9a-f]{64}$/,
    )
  })

  it('a truncated file, and one that is not an archive, are refused', async () => {
    expect(await refusal('cut', (copy) => truncateSync(copy, statSync(copy).size - 100))).toMatch(
      /cut\.tar\.gz cannot be read to its end/,
    )
    expect(await refusal('text', (copy) => writeFileSync(copy, 'hello'))).toMatch(
      /text\.tar\.gz cannot be read to its end: incorrect header check/,
    )
  })

  it("the database's error is passed on", async () => {
    const { pool } = open()
    await pool.query(`alter table setting add constraint no_odd check (name <> 'odd:null') not valid`)
    try {
      expect(await refusal('refused', () => {})).toMatch(/violates check constraint "no_odd/)
    } finally {
      await pool.query('alter table setting drop constraint no_odd')
    }
  })

  it('an archive of a newer version is refused', async () => {
    const older = await refusal('older', (copy) => {
      const tar = gunzipSync(readFileSync(copy))
      for (let at = tar.indexOf('"migration": "00'); at >= 0; at = tar.indexOf('"migration": "00', at + 1))
        tar.write('"migration": "99', at)
      writeFileSync(copy, gzipSync(tar))
    })
    expect(older).toMatch(
      /^Expected an archive with migration 00\w+ or an earlier one, got one with 99\w+: a newer version/,
    )
  })

  it('no file is overwritten, and none is left behind on failure', async () => {
    await expect(writeArchive(source, file)).rejects.toThrow(/first\.tar\.gz exists already/)
    const { pool } = open()
    await pool.query('alter table setting rename to setting_away')
    await expect(writeArchive(source, join(folder, 'failed.tar.gz'))).rejects.toThrow(/setting/)
    await pool.query('alter table setting_away rename to setting')
    expect(readdirSync(folder).filter((name) => name.startsWith('failed'))).toEqual([])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })
})

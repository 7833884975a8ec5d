import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { citusTables } from '@server/db/citus'
import { connect, type OpenDatabase } from '@server/db/client'
import { restoreArchive } from '@server/db/archive/restore'
import { writeArchive } from '@server/db/archive/write'
import { openDemoMemory, openMemory } from '@tests/helpers/memory-database'
import { emptyScratch, openScratch, POSTGRES_URL } from '@tests/helpers/postgres'

/** A database of the coordinator that Citus does not know: plain PostgreSQL. */
async function openPlain(): Promise<OpenDatabase> {
  const scratch = await emptyScratch(POSTGRES_URL!)
  const database = await connect(scratch.url)
  const close = async () => {
    await database.close()
    await scratch.drop()
  }
  return { ...database, close }
}

const KINDS: Record<string, () => Promise<OpenDatabase>> = {
  PGlite: openMemory,
  Citus: () => openScratch(POSTGRES_URL!),
  PostgreSQL: openPlain,
}
/** Each to each. */
const WAY = ['PGlite', 'Citus', 'Citus', 'PostgreSQL', 'Citus', 'PGlite', 'PostgreSQL']

describe('backup and restore', () => {
  let folder = ''
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'pumian-citus-'))))
  afterAll(() => rmSync(folder, { recursive: true }))

  it(`every row arrives on the way ${WAY.join(' → ')}`, async () => {
    const source = await openDemoMemory()
    let file = join(folder, '0.tar.gz')
    const { tables } = await writeArchive({ pool: source.pool, mediaFolder: undefined }, file)
    await source.close()
    for (const [place, kind] of WAY.entries()) {
      const target = await KINDS[kind]!()
      try {
        const store = { pool: target.pool, mediaFolder: undefined }
        const before = await citusTables(target.pool)
        expect(before.size > 0).toBe(kind === 'Citus')
        await restoreArchive(store, file)
        await restoreArchive(store, file, { replace: true })
        expect(await citusTables(target.pool)).toEqual(before)
        file = join(folder, `${place + 1}.tar.gz`)
        expect((await writeArchive(store, file)).tables).toEqual(tables)
      } finally {
        await target.close()
      }
    }
  })

  it('a failed restore into several machines leaves all of them unchanged, and tells the reason', async () => {
    const target = await KINDS.Citus!()
    try {
      const store = { pool: target.pool, mediaFolder: undefined }
      await target.pool.query(`alter table setting add constraint none check (name = '')`)
      const refusal = restoreArchive(store, join(folder, '0.tar.gz'))
      await expect(refusal).rejects.toThrow(/violates check constraint/)
      const { rows } = await target.pool.query('select 1 from goods limit 1')
      expect(rows).toEqual([])
    } finally {
      await target.close()
    }
  })
})

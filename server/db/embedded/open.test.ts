import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openMemory } from '@tests/helpers/memory-database'
import { connect, openDatabase } from '../client'
import { openEmbedded } from './open'

describe('embedded database', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'embedded-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true }))

  it('is created under another name first; the files of an interrupted start are deleted, rows are kept', async () => {
    const directory = join(dataDir, 'database')
    mkdirSync(`${directory}.initialising`)
    writeFileSync(join(`${directory}.initialising`, 'PG_VERSION'), 'half')

    const first = await openEmbedded(directory)
    expect(new URL(first.url).hostname).toBe('127.0.0.1')
    const database = await connect(first.url, first)
    await database.pool.query(
      `insert into company (company_id, subdomain, brand_name) values ('7', 'seven', '七')`,
    )
    await expect(openEmbedded(directory)).rejects.toThrow(/in use by process/)
    await database.close()
    expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'database.lock'])

    const second = await openDatabase({
      databaseUrl: undefined,
      dataDir,
      deployed: false,
      allowEmbedded: false,
    })
    expect(second.embedded).toBe(true)
    const { rows } = await second.pool.query('select brand_name from company')
    expect(rows).toEqual([{ brand_name: '七' }])
    await second.close()
  }, 60_000)

  it('a deployment must ask for it explicitly', async () => {
    const config = { databaseUrl: undefined, dataDir, deployed: true, allowEmbedded: false }
    await expect(openDatabase(config)).rejects.toThrow(/Set DATABASE_URL .* or PUMIAN_ALLOW_EMBEDDED=1/)
    expect(existsSync(join(dataDir, 'database'))).toBe(false)
  })

  it('a database that does not answer is named with its reason, not its password', async () => {
    const open = connect('postgres://shop:geheim@127.0.0.1:1/shop')
    await expect(open).rejects.toThrow(/^The database of DATABASE_URL does not answer: .*ECONNREFUSED/)
    await expect(open).rejects.not.toThrow(/geheim/)
  })

  it('sends all parts of the answer to a statement together', async () => {
    const database = await openMemory()
    let parts = 0
    const socket = new Socket().on('data', () => (parts += 1))
    const client = new Client({
      connectionString: database.pool.options.connectionString,
      stream: () => socket,
    })
    await client.connect()
    parts = 0
    const { rows } = await client.query('select $1::int as number', [7])
    expect({ rows, parts }).toEqual({ rows: [{ number: 7 }], parts: 1 })
    await client.end()
    await database.close()
  })

  it('reads statements in whichever pieces they arrive, and megabytes of text', async () => {
    const database = await openMemory()
    const socket = new Socket()
    const write = socket.write
    // one byte, then two, then three…: heads and bodies of messages are cut everywhere
    socket.write = (bytes: Uint8Array) => {
      for (let at = 0, size = 1; at < bytes.length; at += size, size++)
        Reflect.apply(write, socket, [bytes.slice(at, at + size)])
      return true
    }
    socket.setNoDelay(true)
    const client = new Client({
      connectionString: database.pool.options.connectionString,
      stream: () => socket,
    })
    await client.connect()
    const { rows: small } = await client.query('select $1::int as number', [7])
    expect(small).toEqual([{ number: 7 }])
    const text = '铺面'.repeat(1_000_000)
    const { rows: large } = await client.query<{ text: string }>('select $1::text as text', [text])
    expect(large[0]?.text === text).toBe(true)
    await client.end()
    await database.close()
  })
})

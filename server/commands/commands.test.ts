import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyScratch, isCitus, POSTGRES_URL } from '@tests/helpers/postgres'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../db/client'
import { company } from '../db/schema'
import { COMMANDS } from '.'

const restored = { code: 0, said: expect.stringMatching(/^Restored from .*b\.tar\.gz, made 2.*: 2 rows/) }

describe('commands', () => {
  let folder: string
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'pumian-commands-'))))
  afterAll(() => rmSync(folder, { recursive: true }))

  const run = (name: keyof typeof COMMANDS, dataDir: string, ...args: string[]) =>
    runOn({ PUMIAN_DATA_DIR: join(folder, dataDir) }, name, ...args)
  const runOn = async (env: Record<string, string>, name: keyof typeof COMMANDS, ...args: string[]) => {
    const said: string[] = []
    const stream = { write: (text: string) => void said.push(text) }
    const code = await COMMANDS[name]({ args, from: folder, env, stdout: stream, stderr: stream })
    return { code, said: said.join('') }
  }
  const open = (dataDir: string) =>
    openDatabase({
      databaseUrl: undefined,
      dataDir: join(folder, dataDir),
      deployed: false,
      allowEmbedded: false,
    })

  // each opens an embedded database, which takes seconds on a busy machine
  it('backup and restore on embedded databases; refused while a server has one open', async () => {
    const server = await open('one')
    await server.db.insert(company).values({ company_id: '1', subdomain: 'one', brand_name: '店' })
    await server.pool.query(`insert into audit_head (company_id, seq, hash) values ('1', 1, 'x')`)
    const inUse = { code: 1, said: expect.stringContaining('is in use by process') }
    expect(await run('backup', 'one', 'b.tar.gz')).toEqual(inUse)
    await server.close()

    expect(await run('backup', 'one', 'b.tar.gz')).toEqual({
      code: 0,
      said: expect.stringMatching(/b\.tar\.gz: 2 rows of \d+ tables, 0 files, migration \d{4}_\w+\.\n$/),
    })
    expect(await run('restore', 'two', 'b.tar.gz')).toEqual(restored)
  }, 300_000)

  // on PostgreSQL where there is one, which opens at once
  it('an archive of another kind of database is restored once; then months, audit and secrets commands', async () => {
    const scratch = POSTGRES_URL && !isCitus ? await emptyScratch(POSTGRES_URL) : undefined
    onTestFinished(() => scratch?.drop())
    const env = { PUMIAN_DATA_DIR: join(folder, 'three'), ...scratch?.env }
    const on = (name: keyof typeof COMMANDS, ...args: string[]) => runOn(env, name, ...args)
    expect(await on('restore', 'b.tar.gz')).toEqual(restored)
    const filled = {
      code: 1,
      said: expect.stringMatching(/^Expected an empty database, found rows in company, audit_head/),
    }
    expect(await on('restore', 'b.tar.gz')).toEqual(filled)
    expect(await on('months')).toEqual({
      code: 0,
      said: expect.stringMatching(/^(\w+: partitioned; 0 steps in \d+\.\d s\n)+$/),
    })
    expect(await on('distribute')).toEqual({
      code: 1,
      said: expect.stringMatching(/^Expected a database with the extension citus, found none\./),
    })
    expect(await on('auditHead')).toEqual({ code: 0, said: '1 1 x\n' })
    expect(await on('secretsRotate', '--company', '9')).toEqual({
      code: 1,
      said: 'Expected the id of a company, found none with 9.\n',
    })
    expect(await on('secretsRotate', '--now')).toEqual({
      code: 0,
      said: 'company 1: 0 keys replaced, 0 TOTP secrets encrypted again\nWhat was signed before is void.\n',
    })
    expect(await on('auditVerify')).toEqual({
      code: 1,
      said: 'company 1, row 1: rows up to 1 are missing at the end\nThe audit log of 1 companies was changed.\n',
    })
  }, 300_000)

  it.each([
    ['backup', [], /^Expected one FILE, got 0\.\n\nnpm run backup -- FILE/],
    ['restore', ['a', 'b'], /^Expected one FILE, got 2\.\n\nnpm run restore/],
    ['backup', ['a', '--replace'], /--replace/],
  ] as const)('%s %j is refused as wrong usage', async (name, args, said) => {
    expect(await run(name, 'none', ...args)).toEqual({ code: 2, said: expect.stringMatching(said) })
  })

  it('a missing database or file is named', async () => {
    expect(await run('backup', 'nowhere', 'c.tar.gz')).toEqual({
      code: 1,
      said: expect.stringMatching(/^Expected a database in .*nowhere/),
    })
    expect(await run('restore', 'nowhere', 'd.tar.gz')).toEqual({
      code: 1,
      said: expect.stringMatching(/d\.tar\.gz: expected an archive/),
    })
  })
})

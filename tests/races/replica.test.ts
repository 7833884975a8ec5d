/** A streaming replica that stops, hangs, falls behind and comes back while shoppers read (rule pages-5). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import { API_BASE } from '@server/app/build-app'
import { COMMANDS } from '@server/commands'
import type { OpenDatabase } from '@server/db/client'
import { describePostgres } from '@tests/helpers/database'
import { testApp } from '@tests/helpers/app'
import { newMember, type SignedInMember } from '@tests/helpers/member'
import { signInAs } from '@tests/helpers/operator'
import { demoScratch, type Scratch } from '@tests/helpers/postgres'
import { startPostgres, startReplica } from '../../scripts/launch/postgres.mjs'

const GOODS = '101'

describePostgres('races: a replica', () => {
  let scratch: Scratch
  let database: OpenDatabase
  let app: FastifyInstance
  let member: SignedInMember
  let readUrl = ''
  let replica: Awaited<ReturnType<typeof started>>
  const stops: (() => Promise<void>)[] = []

  beforeAll(async () => {
    const primary = await started(startPostgres())
    stops.push(primary.stop)
    scratch = await demoScratch(primary.url)
    database = await scratch.connect()
    replica = await started(startReplica(primary.url))
    stops.push(() => replica.stop())
    const url = new URL(replica.url)
    url.pathname = new URL(scratch.url).pathname
    readUrl = url.href
    app = await testApp(database, {}, { ...scratch.env, PUMIAN_READ_URL: readUrl })
    member = await newMember(app)
    await app.reads.ready()
  })
  afterAll(async () => {
    await app?.close()
    await database?.close()
    for (const stop of stops.toReversed()) await stop()
  })

  const onReplica = async (statement: string) => {
    const client = new Client({ connectionString: readUrl })
    await client.connect()
    return client.query<Record<string, string>>(statement).finally(() => client.end())
  }
  const rename = (name: string) =>
    database.pool.query(`update goods set item_name = $1 where company_id = '1' and goods_id = $2`, [
      name,
      GOODS,
    ])
  const visitorSees = async () => {
    const answer = await app.inject({ url: `${API_BASE}/goods/items/${GOODS}?company_id=1` })
    return answer.json<{ data: { item_name: string } }>().data.item_name
  }
  /** By whole tables, on the replica. */
  const rowsRead = async () => {
    const { rows } = await onReplica(`select sum(seq_tup_read)::text as count from pg_stat_user_tables`)
    return Number(rows[0]?.['count'])
  }
  const memberSees = async () => (await member.data<{ item_name: string }>(`/goods/items/${GOODS}`)).item_name

  it('visitors read from the replica, members from the primary; once it is 3 s late, all from the primary', async () => {
    await rename('起初')
    await vi.waitFor(async () => expect(await visitorSees()).toBe('起初'))
    await onReplica('select pg_wal_replay_pause()')
    await rename('改过')
    expect([await visitorSees(), await memberSees()]).toEqual(['起初', '改过'])
    await vi.waitFor(async () => expect(await visitorSees()).toBe('改过'), { timeout: 10_000 })
    expect(app.reads.lag).toBeGreaterThan(3_000)
    await onReplica('select pg_wal_replay_resume()')
    await vi.waitFor(() => expect(app.reads.lag).toBeLessThan(2_000), { timeout: 10_000 })
  })

  it('after a publication its company reads from the primary, until the replica must have it', async () => {
    await onReplica('select pg_wal_replay_pause()')
    await rename('刚发布')
    app.pageChanges.announce('1')
    expect(await visitorSees()).toBe('刚发布')
    await onReplica('select pg_wal_replay_resume()')
    await app.reads.ready()
  })

  it('a backup is read from the replica', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pumian-replica-'))
    const said: string[] = []
    const stream = { write: (text: string) => void said.push(text) }
    const env = {
      ...scratch.env,
      PUMIAN_READ_URL: readUrl,
      PUMIAN_DATA_DIR: folder,
      PUMIAN_ENV: 'development',
    }
    try {
      const before = await rowsRead()
      const code = await COMMANDS.backup({
        args: ['b.tar.gz'],
        from: folder,
        env,
        stdout: stream,
        stderr: stream,
      })
      expect([code, said.join('')]).toEqual([0, expect.stringMatching(/^.*b\.tar\.gz: \d{4,} rows of/m)])
      const [, rows] = /(\d+) rows of/.exec(said.join('')) ?? []
      // PostgreSQL counts them when the session ends, which the command does not wait for
      const readThere = async () => (await rowsRead()) - before
      await vi.waitFor(async () => expect(await readThere()).toBeGreaterThanOrEqual(Number(rows)), {
        timeout: 10_000,
      })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  inSoak(() => {
    it('no read fails while the replica is stopped at once, hangs, and comes back', async () => {
      const operator = await signInAs(app, 'owner')
      const over = new AbortController()
      const failures: unknown[] = []
      let answered = 0
      const reader = async () => {
        while (!over.signal.aborted) {
          const paths = [`/goods/items?company_id=1&page=1&pageSize=20`, `/goods/items/${GOODS}?company_id=1`]
          const path = paths[answered++ % 2] ?? ''
          const { statusCode, body } = await app.inject({ url: API_BASE + path })
          if (statusCode !== 200) failures.push([path, statusCode, body])
          const seen = await operator.call('/dashboard')
          if (seen.statusCode !== 200) failures.push(['dashboard', seen.statusCode, seen.body])
        }
      }
      const readers = Array.from({ length: 8 }, reader)
      const whileReading = async (work: () => Promise<unknown>) => {
        const before = answered
        await work()
        await vi.waitFor(() => expect(answered).toBeGreaterThan(before + 40), { timeout: 30_000 })
      }
      await whileReading(async () => {})
      // a machine that no longer answers: neither to what is connected, nor to new connections
      const { rows } = await onReplica(
        `select pid from pg_stat_activity where application_name = 'pumian reads'`,
      )
      const processes = [replica.pid, ...rows.map(({ pid }) => Number(pid))]
      const signal = async (name: 'SIGSTOP' | 'SIGCONT') => {
        for (const pid of processes) if (pid !== undefined) process.kill(pid, name)
      }
      expect(processes.length).toBeGreaterThan(2)
      await whileReading(() => signal('SIGSTOP'))
      await vi.waitFor(() => expect(app.reads.lag).toBe(Number.POSITIVE_INFINITY), { timeout: 20_000 })
      await whileReading(() => signal('SIGCONT'))
      await vi.waitFor(() => expect(app.reads.lag).toBeLessThan(2_000), { timeout: 20_000 })
      await whileReading(() => replica.crash())
      await vi.waitFor(() => expect(app.reads.lag).toBe(Number.POSITIVE_INFINITY), { timeout: 20_000 })
      await whileReading(async () => {})
      over.abort()
      await Promise.all(readers)
      expect(failures).toEqual([])
    })
  })
})

async function started(starting: ReturnType<typeof startPostgres>) {
  const found = await starting
  if ('reason' in found) throw new Error(found.reason)
  return found
}

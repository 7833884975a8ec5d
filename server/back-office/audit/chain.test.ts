import { sql } from 'drizzle-orm'
import { describeDatabase, describeDatabases } from '@tests/helpers/database'
import { beforeAll, describe, expect, it } from 'vitest'
import { migrate, MIGRATIONS } from '../../db/migrate'
import { company } from '../../db/schema'
import { inTransaction } from '../../db/transaction'
import { chainEntries, chainHeads, sealOf, type ChainHead } from './chain-repo'
import { verifyChains } from './verify-chain'
import { ChainSigning } from './signing'
import chainAudit from './chain-audit.job'
import type { JobContext } from '../../platform/jobs/job'
import { auditPage, recordAudit } from './repo'

const operator = { operator_id: 'o1', name: '店主' }

describeDatabase('audit log: chain', (open) => {
  const record = (company_id: string, title: string, change: { before?: unknown; after?: unknown } = {}) =>
    inTransaction(open().db, (tx) =>
      recordAudit(tx, {
        company_id,
        operator,
        action: 'page.rename',
        subject: 'page',
        subject_id: 'p',
        title,
        ...change,
      }),
    )
  const run = (text: string, values: unknown[] = []) => open().pool.query(text, values)
  const newCompany = async (company_id: string, lines: number) => {
    await open().db.insert(company).values({ company_id, subdomain: company_id, brand_name: '商城' })
    for (let line = 1; line <= lines; line++)
      await record(company_id, `第 ${line} 行`, { before: { line }, after: [line, 1.5, null, '页'] })
    expect(await chainEntries(open().db, company_id, 100)).toBe(lines)
  }
  /** Broken positions of one company; other companies of this database do not matter here. */
  const brokenIn = async (company_id: string, batch?: number) =>
    (await verifyChains(open().db, { batch })).broken.filter((broken) => broken.company_id === company_id)

  beforeAll(() => newCompany('whole', 7))

  it('numbers the rows of each company and chains each to the previous one', async () => {
    await newCompany('other', 2)
    const { rows } = await run(`select seq, hash from audit_entry where company_id = 'whole' order by seq`)
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(7)
    expect(rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true)
    const { rows: heads } = await run(`select seq, hash from audit_head where company_id = 'whole'`)
    expect(heads).toEqual([rows[6]])
    for (const batch of [1, 3, 7, 100]) expect(await brokenIn('whole', batch)).toEqual([])
    expect((await verifyChains(open().db)).rows).toBe(9)
  })

  it('continues over the partitions; a duplicate number is found', async () => {
    const { db } = open()
    await newCompany('months', 1)
    const titles = ['a month ago', 'in a month', 'now', 'a month ago, but chained last']
    const write = async (days: number, title: string) => {
      await record('months', title)
      await run(
        `update audit_entry set created = now() + $1 * interval '1 day' where company_id = 'months' and title = $2`,
        [days, title],
      )
      const { rows: seals } = await db.execute<{ hash: string }>(
        sql`select ${sealOf(sql.raw('e'))} as hash from audit_entry e where e.company_id = 'months' and e.title = ${title}`,
      )
      await run(`update audit_entry set hash = $1 where company_id = 'months' and title = $2`, [
        seals[0]?.hash,
        title,
      ])
    }
    for (const [index, days] of [-40, 40, 0].entries()) await write(days, titles[index] ?? '')
    expect(await chainEntries(db, 'months', 100)).toBe(3)
    await write(-39, titles[3] ?? '')
    expect(await chainEntries(db, 'months', 100)).toBe(1)
    const { rows } = await run(
      `select count(distinct tableoid)::int as tables from audit_entry where company_id = 'months'`,
    )
    expect(rows).toEqual([{ tables: 3 }])
    for (const batch of [1, 2, 100]) expect(await brokenIn('months', batch)).toEqual([])
    const { list } = await auditPage(db, { company_id: 'months' }, { limit: 10, offset: 0 })
    expect(list.map(({ title }) => title)).toEqual([3, 1, 2, 0].map((at) => titles[at]).concat('第 1 行'))
    await run(
      `insert into audit_entry (company_id, audit_id, operator_id, operator_name, action, subject, subject_id, created, seq, hash)
       select company_id, 'twice', operator_id, operator_name, action, subject, subject_id, created + interval '60 days', seq, hash
         from audit_entry where company_id = 'months' and seq = 2`,
    )
    for (const batch of [1, 2, 100]) expect(await brokenIn('months', batch)).toHaveLength(1)
    await run(`delete from audit_entry where company_id = 'months' and audit_id = 'twice'`)
  })

  it('a change that is rolled back leaves no row and no gap', async () => {
    await newCompany('rolled', 1)
    const refused = inTransaction(open().db, async (tx) => {
      await recordAudit(tx, { company_id: 'rolled', operator, action: 'a', subject: 's', subject_id: 'i' })
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    await record('rolled', '2')
    expect(await chainEntries(open().db, 'rolled', 100)).toBe(1)
    expect(await brokenIn('rolled')).toEqual([])
  })

  it.each([
    ['a changed title', `update audit_entry set title = 'x'`, 4, /not what was written/],
    ['a changed operator', `update audit_entry set operator_name = 'x'`, 4, /not what was written/],
    [
      'a number deep in a change',
      `update audit_entry set "after" = '[4, 1.50, null, "页"]'`,
      4,
      /not what was written/,
    ],
    [
      'a moment a microsecond later',
      `update audit_entry set created = (created at time zone 'UTC' + interval '1 microsecond') at time zone 'UTC'`,
      4,
      /not what was written/,
    ],
    ['a row that was taken out', `delete from audit_entry`, 4, /expected row 4, found row 5/],
  ])('finds %s at its row', async (name, change, seq, reason) => {
    await newCompany(name, 6)
    await run(`${change} where company_id = $1 and seq = 4`, [name])
    const found = await brokenIn(name, 2)
    expect(found).toEqual([
      { company_id: name, seq, audit_id: expect.any(String), reason: expect.stringMatching(reason) },
    ])
  })

  it('unchained rows are counted, chained in batches, and reveal changes', async () => {
    await newCompany('waiting', 2)
    for (const title of ['3', '4', '5']) await record('waiting', title)
    expect(await brokenIn('waiting')).toEqual([])
    expect(await chainEntries(open().db, 'waiting', 2)).toBe(2)
    expect(await brokenIn('waiting')).toEqual([])
    await run(`update audit_entry set title = 'x' where company_id = 'waiting' and seq is null`)
    // a changed row is never chained, so that the change stays visible
    expect(await chainEntries(open().db, 'waiting', 2)).toBe(0)
    expect(await brokenIn('waiting')).toEqual([
      {
        company_id: 'waiting',
        seq: 5,
        audit_id: expect.any(String),
        reason: 'a row that waits for its place is not what was written',
      },
    ])
    await run(`delete from audit_entry where company_id = 'waiting' and seq is null`)
    // a row that is removed from the chain leaves a gap
    await run(`update audit_entry set seq = null where company_id = 'waiting' and seq = 3`)
    expect(await brokenIn('waiting')).toMatchObject([{ seq: 3, reason: expect.stringMatching(/taken out/) }])
  })

  describe('signed with a key that the database does not hold', () => {
    const [older, newer] = ['older-key-of-32-characters-or-more', 'newer-key-of-32-characters-or-more']
    const chain = (company_id: string, ...keys: string[]) =>
      chainEntries(open().db, company_id, 100, new ChainSigning(keys))
    const reasons = async (company_id: string, keys: string[], heads?: ChainHead[]) => {
      const options = { signing: new ChainSigning(keys), ...(heads && { heads }) }
      const { broken } = await verifyChains(open().db, options)
      return broken
        .filter((found) => found.company_id === company_id)
        .map(({ seq, reason }) => `${seq}: ${reason}`)
    }
    const runJob = (company_id: string, ...secretKeys: string[]) =>
      chainAudit.run({ db: open().db, company_id, secretKeys, now: new Date() } as unknown as JobContext)
    const headOf = async (company_id: string) =>
      (await chainHeads(open().db)).filter((head) => head.company_id === company_id)

    it('earlier unsigned rows stay valid; the first key ends the chain with a signature', async () => {
      await newCompany('signed', 2)
      expect(await reasons('signed', [older])).toEqual([expect.stringMatching(/^2: .*without a signature/)])
      expect(await runJob('signed', older)).toBe(1)
      expect(await runJob('signed', older)).toBe(0)
      await record('signed', 'next')
      expect(await chain('signed', newer, older)).toBe(1)
      expect(await reasons('signed', [newer, older])).toEqual([])
      expect(await reasons('signed', [newer])).toEqual([expect.stringMatching(/^3: .*PUMIAN_SECRET_KEYS/)])
      // a server without the key appends no unsigned row
      await record('signed', 'without')
      await expect(chain('signed')).rejects.toThrow(/is signed/)
    })

    it('finds a chain that was rewritten without the key', async () => {
      await newCompany('rewritten', 1)
      for (const title of ['2', '3']) await record('rewritten', title)
      await chain('rewritten', older)
      const heads = await headOf('rewritten')
      expect(await reasons('rewritten', [older], heads)).toEqual([])
      const rewrite = async (from: number) => {
        await run(`update audit_entry set title = 'x' where company_id = 'rewritten' and seq = $1`, [from])
        const { rows } = await run(
          `select audit_id from audit_entry where company_id = 'rewritten' and seq >= $1 order by seq`,
          [from],
        )
        // as the job of a server without a key makes them
        await run(
          `update audit_head set seq = $1, hash = (select hash from audit_entry where company_id = 'rewritten' and seq = $1)
            where company_id = 'rewritten'`,
          [from - 1],
        )
        for (const { audit_id } of rows) {
          const { rows: seals } = await run(
            `select encode(sha256(convert_to(jsonb_build_array('', 0, e.company_id,
               e.audit_id, e.operator_id, e.operator_name, e.action, e.subject, e.subject_id, e.title, e.before, e.after,
               (extract(epoch from e.created) * 1000000)::bigint)::text, 'UTF8')), 'hex') as hash
               from audit_entry e where e.company_id = 'rewritten' and e.audit_id = $1`,
            [audit_id],
          )
          await run(
            `update audit_entry set seq = null, hash = $1 where company_id = 'rewritten' and audit_id = $2`,
            [seals[0]?.hash, audit_id],
          )
        }
      }
      await rewrite(2)
      await chain('rewritten')
      expect(await reasons('rewritten', [older])).toEqual([
        expect.stringMatching(/^3: .*without a signature/),
      ])
      expect(await reasons('rewritten', [])).toEqual([])
      // the copied head needs no key
      expect(await reasons('rewritten', [], heads)).toEqual([
        expect.stringMatching(/^3: .*head that was kept/),
      ])
      await run(`delete from audit_entry where company_id = 'rewritten' and seq > 1`)
      await run(
        `update audit_head set seq = 1, hash = (select hash from audit_entry where company_id = 'rewritten') where company_id = 'rewritten'`,
      )
      expect(await reasons('rewritten', [], heads)).toEqual([expect.stringMatching(/^2: .*up to 3.*missing/)])
      const gone = [{ company_id: 'never', seq: 4, hash: 'x' }]
      expect(
        (await verifyChains(open().db, { heads: gone })).broken.map(({ company_id }) => company_id),
      ).toContain('never')
    })
  })

  it('finds rows that are missing at the end, and a row whose hash was made to fit', async () => {
    await newCompany('short', 4)
    await run(`delete from audit_entry where company_id = 'short' and seq > 2`)
    expect(await brokenIn('short')).toEqual([
      { company_id: 'short', seq: 3, audit_id: undefined, reason: 'rows up to 4 are missing at the end' },
    ])
    await newCompany('forged', 3)
    await run(`update audit_entry set hash = repeat('0', 64) where company_id = 'forged' and seq = 2`)
    expect(await brokenIn('forged')).toEqual([expect.objectContaining({ seq: 2 })])
  })
})

describeDatabases('audit log: rows from before the chain', (open) => {
  it('are chained by the migration, in the order in which they were written', async () => {
    const { pool, db } = open()
    const before = MIGRATIONS.findIndex(({ name }) => name.endsWith('_audit_chain'))
    const { rows: tables } = await pool.query<{ all: string }>(
      `select string_agg(quote_ident(tablename), ', ') as all from pg_tables where schemaname = 'public'`,
    )
    await pool.query(`drop table ${tables[0]?.all} cascade`)
    await migrate(pool, MIGRATIONS.slice(0, before))
    for (const company_id of ['a', 'b']) {
      await pool.query(`insert into company (company_id, subdomain, brand_name) values ($1, $1, '店')`, [
        company_id,
      ])
      for (let line = 1; line <= 3; line++)
        await pool.query(
          `insert into audit_entry (company_id, audit_id, operator_id, operator_name, action, subject, subject_id, after, created)
           values ($1, $2, 'o', 'n', 'a', 's', 'i', '{"b": 1.50, "a": null}', now() + $3 * interval '1 second')`,
          [company_id, `id${9 - line}`, line],
        )
    }
    await migrate(pool)
    expect(await verifyChains(db)).toEqual({ rows: 6, broken: [] })
    const { rows } = await pool.query(`select audit_id from audit_entry where company_id = 'a' order by seq`)
    expect(rows.map(({ audit_id }) => audit_id)).toEqual(['id8', 'id7', 'id6'])
  })
})

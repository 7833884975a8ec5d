import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '@server/db/client'
import { inTransaction } from '@server/db/transaction'
import { chainEntries } from '@server/back-office/audit/chain-repo'
import { verifyChains } from '@server/back-office/audit/verify-chain'
import { recordAudit } from '@server/back-office/audit/repo'
import { describePostgres } from '@tests/helpers/database'
import { demoScratch } from '@tests/helpers/postgres'

const LINES = 120
const operator = { operator_id: 'o', name: 'o' }

describePostgres('races: chain of the audit log', (server) => {
  let scratch: Awaited<ReturnType<typeof demoScratch>>
  let servers: OpenDatabase[]
  beforeAll(async () => {
    scratch = await demoScratch(server)
    servers = await Promise.all([scratch.connect(), scratch.connect()])
  }, 60_000)
  afterAll(async () => {
    await Promise.all(servers.map((each) => each.close()))
    await scratch.drop()
  })

  const db = (index: number) => servers[index % 2]!.db
  const entry = (company_id: string, subject_id: string) => ({
    company_id,
    operator,
    action: 'race.write',
    subject: 'race',
    subject_id,
  })

  it('two servers that write at once do not fork it: numbers without gaps, each hash based on the previous one', async () => {
    // the very first rows: even the head is created concurrently
    await Promise.all(
      Array.from({ length: LINES }, (_, line) =>
        inTransaction(db(line), (tx) => recordAudit(tx, entry(line % 3 ? '1' : '2', String(line)))).then(() =>
          chainEntries(db(line + 1), line % 3 ? '1' : '2', 7),
        ),
      ),
    )
    for (const company_id of ['1', '2']) while ((await chainEntries(db(0), company_id, 7)) > 0);
    expect(await verifyChains(db(0))).toEqual({ rows: LINES, broken: [] })
    const { rows } = await servers[0]!.pool.query(
      `select company_id, count(*)::int as lines, max(seq) as last from audit_entry group by 1 order by 1`,
    )
    expect(rows).toEqual([
      { company_id: '1', lines: 80, last: 80 },
      { company_id: '2', lines: 40, last: 40 },
    ])
  })

  it('no change waits for another uncommitted one, and a failed one leaves no gap', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let written = () => {}
    const first = new Promise<void>((resolve) => (written = resolve))
    const failing = inTransaction(db(0), async (tx) => {
      await recordAudit(tx, entry('1', 'first'))
      written()
      await held
      throw new Error('given up')
    })
    await first
    // many shipments beside a slow one: all are committed and chained before it ends
    await Promise.all(
      Array.from({ length: 40 }, (_, line) =>
        inTransaction(db(line), (tx) => recordAudit(tx, entry('1', `second ${line}`))),
      ),
    )
    expect(await chainEntries(db(1), '1', 100)).toBe(40)
    release()
    await expect(failing).rejects.toThrow('given up')
    const { rows } = await servers[0]!.pool.query(
      `select count(*)::int as lines from audit_entry where company_id = '1' and seq > 80`,
    )
    expect(rows).toEqual([{ lines: 40 }])
    expect((await verifyChains(db(1))).broken).toEqual([])
  })
})

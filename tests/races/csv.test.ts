import { reachOf } from '@tests/helpers/reach'
import { expect, it } from 'vitest'
import { goods_item } from '@server/db/schema'
import { operatorByUsername, insertOperator } from '@server/back-office/operators/repo'
import { startExport } from '@server/back-office/csv/export'
import { startImport } from '@server/back-office/csv/import'
import { jobById } from '@server/back-office/csv/job-repo'
import { rowPage } from '@server/back-office/csv/row-repo'
import { workOnCsvJobs } from '@server/back-office/csv/work'
import { ledgerFaults } from '@server/catalogue/stock/ledger-repo'
import { describePostgres } from '@tests/helpers/database'
import { COMPANY, twoServers } from '@tests/helpers/race'

describePostgres('races: files', (server) => {
  const servers = twoServers(server)
  const unforeseen: unknown[] = []
  const work = (n: number) => workOnCsvJobs(servers.db(n), { failed: (error) => unforeseen.push(error) })

  async function editor() {
    const row = { company_id: COMPANY, username: 'editor', name: 'editor', role: 'editor' as const }
    const found =
      (await operatorByUsername(servers.one.db, COMPANY, 'editor')) ??
      (await insertOperator(servers.one.db, { ...row, password_hash: 'none' }))
    if (!found) throw new Error('Expected an editor, found none')
    return {
      company_id: COMPANY,
      operator: { ...row, operator_id: found.operator_id, ...reachOf(row.role) },
    }
  }

  it('two servers write each row of a file once, however many uploads are concurrent', async () => {
    const by = await editor()
    const items = await servers.one.db.select().from(goods_item).limit(60)
    const own = items.filter(({ company_id }) => company_id === COMPANY)
    const rows = own.map(({ item_bn }, index) => `${item_bn},${500 + index},盘点`)
    const bytes = new TextEncoder().encode(`货号,库存,调整原因\n${rows.join('\n')}\n`)
    const file = { name: 'goods_stock', file_name: '盘点.csv', bytes }
    const sent = await Promise.all([0, 1, 2, 3].map((n) => startImport(servers.db(n), by, file)))
    expect(new Set(sent.map(({ job }) => job.job_id)).size).toBe(1)
    expect(sent.filter(({ repeated }) => !repeated)).toHaveLength(1)
    await Promise.all([work(0), work(1), work(2)])
    const key = { company_id: COMPANY, job_id: sent[0]?.job.job_id ?? '' }
    const job = await jobById(servers.two.db, key)
    expect(job).toMatchObject({ state: 'done', total: own.length, done: own.length, failed: 0 })
    const { rows: moved } = await servers.one.pool.query<{ count: number }>(
      `select count(*)::int as count from stock_movement where cause like $1`,
      [`sheet:${key.job_id}:%`],
    )
    expect(moved[0]?.count).toBe(own.length - (job?.same ?? 0))
    expect((await ledgerFaults(servers.one.db, COMPANY)).ledger).toEqual([])
    expect(unforeseen).toEqual([])
  })

  it('two servers read each page of an export once', async () => {
    const { job_id, total } = await startExport(servers.one.db, await editor(), 'goods_stock', {}, new Date())
    await Promise.all([work(0), work(1), work(0), work(1)])
    const key = { company_id: COMPANY, job_id }
    expect(await jobById(servers.one.db, key)).toMatchObject({ state: 'done', done: total, total })
    const { rows } = await rowPage(servers.one.db, key, { limit: 10_000, offset: 0 })
    expect(new Set(rows.map(({ values }) => values['item_bn'])).size).toBe(total)
    expect(rows.map(({ line }) => line)).toEqual(rows.map((_row, index) => index + 2))
  })
})

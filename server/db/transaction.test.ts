import { describeDatabases } from '@tests/helpers/database'
import { eq, sql } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { sqlState } from './postgres-errors'
import { inTransaction } from './transaction'
import { company } from './schema'

describeDatabases('architecture: transactions', (open) => {
  const row = (company_id: string) => ({ company_id, subdomain: company_id, brand_name: '商城' })
  const stored = (company_id: string) =>
    open().db.select().from(company).where(eq(company.company_id, company_id))
  const raise = (state: string) =>
    sql.raw(`do $$ begin raise exception 'test' using errcode = '${state}'; end $$`)

  it.each(['40001', '40P01'])('%s runs the work again, from a clean state', async (state) => {
    let runs = 0
    const id = await inTransaction(open().db, async (tx) => {
      runs++
      await tx.insert(company).values(row(`retry-${state}`))
      if (runs < 3) await tx.execute(raise(state))
      return runs
    })
    expect(id).toBe(3)
    expect(await stored(`retry-${state}`)).toHaveLength(1)
  })

  it('gives up after five runs, with the last error', async () => {
    let runs = 0
    const work = inTransaction(open().db, async (tx) => {
      runs++
      await tx.execute(raise('40001'))
    })
    await expect(work).rejects.toSatisfy((error) => sqlState(error) === '40001')
    expect(runs).toBe(5)
  })

  it('asks one query at a time: tests refuse a second one', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    onTestFinished(() => said.mockRestore())
    const work = inTransaction(open().db, (tx) =>
      Promise.all([tx.execute(sql`select 1`), tx.execute(sql`select 2`)]),
    )
    await expect(work).rejects.toMatchObject({
      cause: {
        message: 'Expected one query at a time on a connection, got "select 2" while "select 1" is executed',
      },
    })
  })

  it('any other failure rolls back and is not tried again', async () => {
    let runs = 0
    const work = inTransaction(open().db, async (tx) => {
      runs++
      await tx.insert(company).values(row('once'))
      await tx.insert(company).values(row('once'))
    })
    await expect(work).rejects.toSatisfy((error) => sqlState(error) === '23505')
    expect(runs).toBe(1)
    expect(await stored('once')).toEqual([])
  })

  it('int8 is a string on both databases', async () => {
    const { rows } = await open().pool.query('select 1::int8 as n')
    expect(rows).toEqual([{ n: '1' }])
  })
})

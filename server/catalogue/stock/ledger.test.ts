import { beforeAll, expect, it } from 'vitest'
import { describeDemoDatabase } from '@tests/helpers/database'
import { inTransaction } from '../../db/transaction'
import { checkLedger } from './ledger-repo'
import { receive } from './service'

const COMPANY = '2'
const BALANCED = { ledger: [], held: [] }

describeDemoDatabase('the nightly check of the stock ledger', (open) => {
  let item_id: string
  const query = (sql: string) => open().pool.query(sql)
  const check = () => checkLedger(open().db, COMPANY)
  beforeAll(async () => {
    const { rows } = await query(
      `select item_id from item_stock where company_id = '${COMPANY}' order by 1 limit 1`,
    )
    item_id = rows[0].item_id
    await query(
      `update stock_movement set created = now() - interval '1 day' where company_id = '${COMPANY}'`,
    )
  })

  it('sums a movement once, then reads only what came after it', async () => {
    expect(await check()).toEqual(BALANCED)
    // movements before the checkpoint are not read again
    await query(`delete from stock_movement where company_id = '${COMPANY}'`)
    expect(await check()).toEqual(BALANCED)
    await inTransaction(open().db, (tx) =>
      receive(tx, COMPANY, [{ distributor_id: '0', item_id, num: 3 }], 'test'),
    )
    expect(await check()).toEqual(BALANCED)
    expect(await check()).toEqual(BALANCED)
  })

  it('reports a row that differs from its sum at every check until it is corrected', async () => {
    const before =
      await query(`select stock from item_stock where company_id = '${COMPANY}' and item_id = '${item_id}'
                                 and distributor_id = '0'`)
    const { stock } = before.rows[0]
    const set = (value: number) =>
      query(`update item_stock set stock = ${value} where company_id = '${COMPANY}' and item_id = '${item_id}'
              and distributor_id = '0'`)
    await set(stock + 1)
    const fault = { item_id, stock: stock + 1, ledger_stock: stock }
    expect(await check()).toMatchObject({ ledger: [fault], held: [] })
    expect(await check()).toMatchObject({ ledger: [fault], held: [] })
    await set(stock)
    expect(await check()).toEqual(BALANCED)
  })

  it('concurrent checks sum no movement twice', async () => {
    await Promise.all([check(), check(), check()])
    expect(await check()).toEqual(BALANCED)
  })
})

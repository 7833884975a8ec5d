import { expect, it } from 'vitest'
import { buyAndPay } from '@tests/helpers/checkout'
import { newMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'
import { foldSales } from './sales-repo'

const ITEM = '10101'

describeApi('what was sold', (open) => {
  /** Sales of item and good, and the version of the good's row. */
  const sold = async () => {
    const { rows } = await open().database.pool.query(
      `select i.sales as item, g.sales as good, g.ctid::text as place from goods_item i
         join goods g on g.company_id = i.company_id and g.goods_id = i.goods_id
        where i.company_id = '1' and i.item_id = '${ITEM}'`,
    )
    return rows[0]
  }
  const fold = () => foldSales(open().database.db, '1', 100)

  it('is counted by the job: a payment writes no row of the product', async () => {
    const { app } = open()
    await fold()
    const before = await sold()
    for (const num of [2, 3]) {
      const member = await newMember(app)
      await buyAndPay({ db: app.db, member }, [{ item_id: ITEM, num }])
    }
    expect(await sold()).toEqual(before)
    const counted = await Promise.all([fold(), fold(), fold()])
    expect(counted.reduce((sum, rows) => sum + rows, 0)).toBe(2)
    expect(await sold()).toMatchObject({ item: before.item + 5, good: before.good + 5 })
    expect(await fold()).toBe(0)
  })
})

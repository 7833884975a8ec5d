import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { DeliveryOfAnswer } from '@schemas/generated/api'
import { timeNow } from '../../db/time'
import { unixTime } from '../../core/shanghai'
import { goods, shop } from '../../db/schema'
import { ADDRESS } from '@tests/helpers/belongings'
import { newMember } from '@tests/helpers/member'
import { describeApi } from '@tests/helpers/seeded-app'

const HOUR_S = 3600

describeApi('goods/delivery: where a product is brought to', (open) => {
  const delivery = (id: string, query = '') => open().data<DeliveryOfAnswer>(`/goods/delivery/${id}${query}`)

  it('a visitor is told of the place of the default shop, a member of their default address', async () => {
    expect((await delivery('101')).place).toMatchObject({ province: '北京市', city: '北京市' })
    const member = await newMember(open().app)
    const address = { ...ADDRESS, province: '上海市', city: '上海市', county: '静安区' }
    await member.call('/member/address', { method: 'POST', body: address })
    expect((await member.data<DeliveryOfAnswer>('/goods/delivery/101')).place).toEqual({
      province: '上海市',
      city: '上海市',
      county: '静安区',
    })
  })

  it('freight is that of the pieces alone', async () => {
    // ¥69 each, free from ¥88 on
    expect(await delivery('10301')).toMatchObject({
      freight_fee: 800,
      rule: '8元',
      free_short: 1900,
      is_deliverable: true,
    })
    const free = await delivery('10301', '?num=2')
    expect(free).toMatchObject({ freight_fee: 0, rule: '满88元包邮' })
    expect(free).not.toHaveProperty('free_short')
  })

  it('a place that is not delivered to, and one that does not exist', async () => {
    expect(await delivery('103', '?province=台湾省')).toMatchObject({
      is_deliverable: false,
      freight_fee: 0,
      rule: '',
    })
    expect((await open().get('/goods/delivery/103?province=乌有省')).statusCode).toBe(422)
    expect((await open().get('/goods/delivery/nothing')).statusCode).toBe(404)
  })

  it('arrives after the time to ship and the time under way', async () => {
    const { arrival, ship_hours } = await delivery('103')
    expect(ship_hours).toBe(48)
    expect(Math.abs(arrival - unixTime(timeNow()) - (48 + 3 * 24) * HOUR_S)).toBeLessThan(60)
  })

  it('names the shop that sells it, or the company', async () => {
    expect((await delivery('103')).seller).toEqual({ distributor_id: '0', name: '禾岸生活' })
    expect((await delivery('103', '?distributor_id=3')).seller).toEqual({
      distributor_id: '3',
      name: '禾岸生活 上海静安旗舰店',
    })
  })

  it('pickup and returns are said where they hold', async () => {
    const { db } = open().database
    expect(await delivery('103')).toMatchObject({ pickup: true, no_reason: true })
    await db.update(goods).set({ is_gift: true }).where(eq(goods.goods_id, '103'))
    await db.update(shop).set({ is_ziti: false })
    expect(await delivery('103')).toMatchObject({ pickup: false, no_reason: false })
  })
})

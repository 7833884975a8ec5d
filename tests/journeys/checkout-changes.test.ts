import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import { inTransaction } from '@server/db/transaction'
import { grantPoints } from '@server/members/points/service'
import { goods_item, member_session, seckill, seckill_item } from '@server/db/schema'
import { fillCart } from '../helpers/cart'
import { setStock } from '../helpers/race'
import { expectAccessible } from './designer/kit/axe'
import { address, atCashier, CHECKOUT, DEAR, ordered, quoted, SHIRT, submit, total } from './kit/checkout'
import { PASSWORD, shoppersOfOneShop, type Shopper } from './kit/shopper'

const shopper = shoppersOfOneShop()

inSoak(() => {
  describe('a seckill', () => {
    /** Each retry has its own item. */
    const items = ['10201', '10202', '10203']
    const begin = async ({ shop }: Shopper, item_id: string) => {
      const hour = 3_600_000
      const seckill_id = randomUUID()
      const span = { begin_time: new Date(Date.now() - hour), end_time: new Date(Date.now() + hour) }
      const { db } = shop.app
      const own = { company_id: '1', seckill_id }
      await db
        .insert(seckill)
        .values({ ...own, activity_name: '整点', notice_time: span.begin_time, ...span })
      await db
        .insert(seckill_item)
        .values({ ...own, item_id, activity_price: 5_000, activity_store: 5, limit_num: 2 })
      return seckill_id
    }

    test('it is bought with its ticket at its price; an ended one returns with the reason', async () => {
      const one = await shopper()
      const { page, open, complaintsBut } = one
      const item_id = items.shift() ?? ''
      const seckill_id = await begin(one, item_id)
      await address(one)
      await open(`/items/${item_id}`)
      await page.getByRole('button', { name: '立即购买' }).click()
      await page.waitForURL(/mode=fastbuy&seckill_id=.+&ticket=.+&order_type=normal_seckill/)
      await quoted(page)
      await submit(page).click()
      await atCashier(page)
      expect(await ordered(one)).toMatchObject({ order_type: 'normal_seckill', item_fee: 5_000 })

      await open(`/items/${item_id}`)
      await page.getByRole('button', { name: '立即购买' }).click()
      await page.waitForURL(/ticket=/)
      const query = new URLSearchParams({
        mode: 'fastbuy',
        seckill_id,
        ticket: 'late',
        order_type: 'normal_seckill',
      })
      await open(`/cart/checkout?${query}`)
      await quoted(page)
      await submit(page).click()
      await page.waitForURL(`**/items/${item_id}`)
      await page.getByText('抢购资格已失效，请重新抢购').waitFor()
      expect(complaintsBut(409)).toEqual([])
    })
  })
})

describe('changes during checkout', () => {
  test('sold out: the line is named, a link leads to the cart, and the remaining lines are ordered', async () => {
    const one = await shopper()
    const { page, open, member, shop, complaintsBut } = one
    await address(one)
    await fillCart(shop.app.db, member.user_id, [{ item_id: SHIRT, num: 2 }, { item_id: DEAR }])
    await open(CHECKOUT)
    await quoted(page)
    await setStock(shop.app.db, SHIRT, 0)
    onTestFinished(async () => {
      await setStock(shop.app.db, SHIRT, 50)
    })
    await submit(page).click()
    const told = page.getByRole('alert').filter({ hasText: '法式翻领棉麻衬衫' })
    await told.waitFor()
    await expectAccessible(page, 'sold out', 'main')
    await told.getByRole('link', { name: '返回购物车' }).click()
    await page.waitForURL('**/cart')
    await page.getByRole('button', { name: '去结算' }).click()
    await page.waitForURL(`**${CHECKOUT}`)
    await quoted(page)
    expect(await total(page)).toContain('349')
    await submit(page).click()
    await atCashier(page)
    expect((await ordered(one)).items.map(({ item_id }) => item_id)).toEqual([DEAR])
    expect(complaintsBut(409, 422)).toEqual([
      expect.stringContaining('The cart check found lines that cannot be bought'),
    ])
  })

  test('price changed: old and new price are shown, and it is ordered after confirmation', async () => {
    const one = await shopper()
    const { page, open, member, shop, complaintsBut } = one
    await address(one)
    await fillCart(shop.app.db, member.user_id, [{ item_id: SHIRT }])
    await open(CHECKOUT)
    await quoted(page)
    const shirt = and(eq(goods_item.company_id, '1'), eq(goods_item.item_id, SHIRT))
    const setPrice = (price: number) => shop.app.db.update(goods_item).set({ price }).where(shirt)
    await setPrice(17_900)
    onTestFinished(async () => {
      await setPrice(15_900)
    })
    await submit(page).click()
    const asked = page.getByRole('dialog', { name: '价格已变动' })
    const rows = asked.getByRole('row')
    await rows.filter({ hasText: '单价' }).getByText('¥179.00').waitFor()
    await rows.filter({ hasText: '单价' }).getByText('¥159.00').waitFor()
    await expectAccessible(page, 'price changed')
    await asked.getByRole('button', { name: '取消' }).click()
    await asked.waitFor({ state: 'detached' })
    expect(await total(page)).toContain('179')
    await submit(page).click()
    await atCashier(page)
    expect((await ordered(one)).item_fee).toBe(17_900)
    expect(complaintsBut(409)).toEqual([])
  })

  test('ordered while a change is still being computed: the same sum is ordered at once, another one is confirmed', async () => {
    const one = await shopper()
    const { page, open, member, shop, complaintsBut } = one
    const { user_id } = member
    await address(one)
    await address(one, { username: '李四' })
    await fillCart(shop.app.db, user_id, [{ item_id: DEAR }])
    const gift = { company_id: '1', user_id, journal_type: 12, point_desc: '', cause: 'test', point: 1_000 }
    await inTransaction(shop.app.db, (tx) => grantPoints(tx, gift))
    await open(CHECKOUT)
    await quoted(page)
    let held = Promise.resolve()
    await page.route('**/getFreightFee', (route) => held.then(() => route.continue()))
    /** Clicks before the figures of a change have come. */
    const submitAfter = async (change: () => Promise<void>) => {
      let release = () => {}
      held = new Promise((resolve) => (release = resolve))
      await change()
      await submit(page).click()
      await page.getByText('提交中…').waitFor()
      release()
    }

    await submitAfter(() => page.getByRole('textbox', { name: '积分' }).fill('1000'))
    const asked = page.getByRole('dialog', { name: '价格已变动' })
    await asked.getByRole('row').filter({ hasText: '应付总额' }).getByText('¥339.00').waitFor()
    await asked.getByRole('button', { name: '取消' }).click()
    await asked.waitFor({ state: 'detached' })
    await submitAfter(() => page.getByRole('radio', { name: /李四/ }).check())
    await atCashier(page)
    expect(await ordered(one)).toMatchObject({ total_fee: 33_900, receiver_name: '李四' })
    expect(complaintsBut()).toEqual([])
  })

  test('session lost: after signing in again all choices are kept', async () => {
    const one = await shopper()
    const { page, open, member, shop, complaintsBut } = one
    await address(one)
    await fillCart(shop.app.db, member.user_id, [{ item_id: DEAR }])
    await open(CHECKOUT)
    await quoted(page)
    await page.getByRole('textbox', { name: '买家留言' }).fill('请放门口')
    await shop.app.db.delete(member_session).where(eq(member_session.user_id, member.user_id))
    await submit(page).click()
    await page.waitForURL((url) => url.searchParams.get('redirectUrl') === CHECKOUT)
    await page.locator('main input[name=username]').fill(member.mobile)
    await page.locator('main input[name=password]').fill(PASSWORD)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.waitForURL(`**${CHECKOUT}`)
    await quoted(page)
    expect(await page.getByRole('textbox', { name: '买家留言' }).inputValue()).toBe('请放门口')
    await submit(page).click()
    await atCashier(page)
    expect(complaintsBut(401)).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { inSoak, isSoak } from '@tests/helpers/soak'
import type { Page } from 'playwright'
import { inTransaction } from '@server/db/transaction'
import { ship } from '@server/orders/deliveries/ship'
import { buy, buyAndPay } from '../helpers/checkout'
import { shoppersOfOneShop, type Shopper } from './kit/shopper'
import { violations } from './kit/violations'

const newShopper = shoppersOfOneShop()

const SHIRT = '10101'
const BY = { company_id: '1', actor: 'operator:店员' }

const buying = ({ shop, member }: Shopper) => ({ db: shop.database.db, member })

/** Orders and pays a shirt twice, of which one is then shipped. */
async function shipped(shopper: Shopper): Promise<string> {
  const { order_id } = await buyAndPay(buying(shopper), [{ item_id: SHIRT, num: 2 }])
  await inTransaction(shopper.shop.app.db, (tx) =>
    ship(tx, BY, order_id, { corp: 'SF', code: 'SF1234567890' }),
  )
  return order_id
}

const orderIn = (page: Page, order_id: string) => page.getByRole('article', { name: `订单编号 ${order_id}` })

describe('a member’s orders', () => {
  test('are paid, cancelled, received and bought again from their list', async () => {
    const shopper = await newShopper()
    const { page, open, complaintsBut } = shopper
    const [unwanted, wanted] = [
      await buy(buying(shopper), [{ item_id: SHIRT }]),
      await buy(buying(shopper), [{ item_id: SHIRT }, { item_id: '70301', distributor_id: '3' }]),
    ]
    const sent = await shipped(shopper)
    await open('/member/trade')
    expect(await page.title()).toBe('我的订单')
    await page.getByText('共 4 个订单').waitFor()
    if (isSoak) expect(await violations(page)).toEqual([])

    await orderIn(page, unwanted.order_id).getByRole('button', { name: '取消订单' }).click()
    const why = page.getByRole('dialog', { name: '取消订单' })
    await why.getByRole('radio', { name: '付款遇到问题' }).check()
    expect(await violations(page)).toEqual([])
    await why.getByRole('button', { name: '确定取消' }).click()
    await orderIn(page, unwanted.order_id).getByText('已取消').waitFor()

    await orderIn(page, sent).getByRole('button', { name: '确认收货' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await orderIn(page, sent).getByText('已完成').waitFor()

    await page.getByRole('link', { name: /待付款/ }).click()
    await page.waitForURL(/status=5/)
    await page.getByText('这 2 个订单一起付款').waitFor()
    await page.getByRole('link', { name: '合并付款' }).click()
    await page.waitForURL((url) => url.searchParams.get('trade_id') === wanted.trade_id)
    await page.getByRole('heading', { name: '订单提交成功，请尽快付款！' }).waitFor()

    await open(`/member/trade/${sent}`)
    await page.getByRole('button', { name: '再次购买' }).click()
    await page.waitForURL('**/cart')
    await page.getByRole('main').getByRole('link', { name: /T恤/ }).first().waitFor()
    expect(complaintsBut()).toEqual([])
  })

  inSoak(() => {
    test('the list keeps its state, with an order and its parcels one click away', async () => {
      const shopper = await newShopper()
      const { page, open, complaintsBut } = shopper
      const order_id = await shipped(shopper)
      for (let more = 0; more < 4; more++) await buyAndPay(buying(shopper), [{ item_id: SHIRT }])
      await open('/member/trade')
      await page.getByRole('searchbox', { name: '搜索订单' }).fill('T恤')
      const last = orderIn(page, order_id)
      await last.scrollIntoViewIfNeeded()
      const scrolled = await page.evaluate(() => window.scrollY)
      expect(scrolled).toBeGreaterThan(0)
      await last.getByRole('link', { name: '订单详情' }).click()
      await page.getByRole('heading', { name: '待收货' }).waitFor()
      expect(await page.title()).toBe('订单详情')
      expect(await violations(page)).toEqual([])
      await page.getByRole('link', { name: '查看物流' }).first().click()
      await page
        .getByRole('list', { name: '物流跟踪' })
        .getByText('商家已发货，顺丰速运 SF1234567890')
        .waitFor()
      expect(await violations(page)).toEqual([])
      await page.goBack()
      await page.getByRole('heading', { name: '待收货' }).waitFor()
      await page.goBack()
      await last.waitFor()
      expect(await page.getByRole('searchbox', { name: '搜索订单' }).inputValue()).toBe('T恤')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)

      await open(`/member/trade/${order_id}/print`)
      await page.getByRole('button', { name: '打印' }).waitFor()
      expect(await page.getByRole('banner').count()).toBe(0)
      expect(await violations(page)).toEqual([])
      await page.emulateMedia({ media: 'print' })
      expect(await page.getByRole('button', { name: '打印' }).isVisible()).toBe(false)
      // the width of A4
      await page.setViewportSize({ width: 794, height: 1123 })
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(794)
      expect(complaintsBut()).toEqual([])
    })
  })
})

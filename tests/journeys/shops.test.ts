import { describe, expect, test } from 'vitest'
import type { CartListAnswer, OrdersAnswer } from '@schemas/generated/api'
import { address, atCashier, quoted, submit } from './kit/checkout'
import { shoppersOfOneShop } from './kit/shopper'

const shopper = shoppersOfOneShop()

const SHOP_COUPON = '静安店专享券'
/** Expensive enough, five times, for the shop's coupon. */
const GOOD = '海岸条纹短袖'
const PIECES = 5

describe('buying from shops', () => {
  test('products of two shops: two groups in the cart, the shop’s coupon, one trade of two orders', async () => {
    const one = await shopper()
    const { page, open, member, complaintsBut } = one
    await address(one)

    /** From the page of a shop to one of its products, and into the cart. */
    const buy = async (distributor_id: string, pieces: number) => {
      await open(`/shops/info?distributor_id=${distributor_id}`)
      const name = await page.locator('main h2').first().innerText()
      await page.getByRole('list', { name: '本店商品' }).getByRole('link', { name: GOOD }).first().click()
      await page.waitForURL(`**/items/*?distributor_id=${distributor_id}`)
      // the shop's name on the page links back to the shop
      const seller = page.getByRole('main').getByRole('link', { name, exact: true })
      expect(await seller.getAttribute('href')).toBe(`/shops/info?distributor_id=${distributor_id}`)
      const count = page.getByRole('textbox', { name: '数量' })
      await count.fill(String(pieces))
      await count.blur()
      return {
        name,
        add: () => page.getByRole('button', { name: '加入购物车', exact: true }).first().click(),
      }
    }
    const second = await buy('2', 1)
    expect(await page.getByTitle(SHOP_COUPON).count()).toBe(0)
    await second.add()
    await page.getByText('成功加入购物车').waitFor()

    const third = await buy('3', PIECES)
    const showAll = () => page.getByRole('button', { name: /^展开全部/ }).click()
    await showAll()
    await page.getByTitle(SHOP_COUPON).click()
    await page.getByText('领取成功').waitFor()
    await page.reload()
    await showAll()
    // known to the server: cannot be claimed a second time
    await expect.poll(() => page.getByTitle(SHOP_COUPON).isDisabled()).toBe(true)
    await page.getByRole('textbox', { name: '数量' }).fill(String(PIECES))
    await page.getByRole('textbox', { name: '数量' }).blur()
    await third.add()
    await page.getByText('成功加入购物车').waitFor()
    const { valid_cart } = await member.data<CartListAnswer>('/cart/list?shop_type=distributor')
    expect(valid_cart.map(({ shop_id }) => shop_id).toSorted()).toEqual(['2', '3'])

    await open('/cart')
    for (const name of [second.name, third.name])
      await page.getByRole('main').getByText(name).first().waitFor()
    await page.getByRole('button', { name: '去结算' }).click()
    await page.waitForURL('**/cart/checkout?mode=cart')
    await quoted(page)
    await page.getByRole('main').getByText(SHOP_COUPON).first().waitFor()
    await submit(page).click()
    await atCashier(page)

    const { list } = await member.data<OrdersAnswer>('/orders?page=1&pageSize=10')
    expect(list.map(({ distributor_id }) => distributor_id).toSorted()).toEqual(['2', '3'])
    expect(new Set(list.map(({ trade_id }) => trade_id)).size).toBe(1)
    expect(complaintsBut()).toEqual([])
  })
})

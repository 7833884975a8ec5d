import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { inSoak, isSoak } from '@tests/helpers/soak'
import type { CartListAnswer } from '@schemas/generated/api'
import { askShop, signIn } from './kit/member'
import { violations } from './kit/violations'
import { addressOf, complete, useBrowser } from './kit/visit'

const visit = useBrowser()

const SHOE = '云感缓震跑鞋'
const SHIRT = '青果纪童装 小熊短袖T恤'
const CRISPS = '云朵薯片 海苔味'

const cartOf = (page: Page) => askShop<CartListAnswer>(page, 'GET', '/cart/list')

/** A member with these lines and no others. */
async function filled(page: Page, lines: Record<string, number>) {
  await page.goto(addressOf('/items'))
  await signIn(page)
  const { valid_cart, invalid_cart } = await cartOf(page)
  for (const { cart_id } of [...valid_cart.flatMap(({ list }) => list), ...invalid_cart])
    await askShop(page, 'DELETE', '/cartdel', { cart_id })
  for (const [item_id, num] of Object.entries(lines).toReversed())
    await askShop(page, 'POST', '/cart', { item_id, num: String(num) })
}

const pieces = (page: Page, count: number) =>
  page.getByRole('button', { name: `购物车 共${count}件商品` }).waitFor()

const settleBar = (page: Page) => page.locator('output', { hasText: '合计' })

describe('the cart', () => {
  test('a visitor’s items are in the member’s cart after signing in; quantities are changed, lines selected, removed, restored, ordered', async () => {
    const { page, open, complaints } = await visit()
    await filled(page, { 20101: 1 })
    await askShop(page, 'POST', '/logout')
    await open('/items/30101')
    await page.getByRole('button', { name: '增加' }).click()
    await page.getByRole('button', { name: '加入购物车', exact: true }).click()
    await page.getByText('成功加入购物车').waitFor()
    await pieces(page, 2)
    await page.getByRole('button', { name: /^购物车 / }).click()
    await page.waitForURL(/\/auth\/login\?redirectUrl=/)
    await signIn(page)
    await open('/cart')
    expect(await page.title()).toBe('购物车')
    await pieces(page, 3)
    const shirt = page.getByRole('listitem').filter({ hasText: SHIRT })
    await shirt.waitFor()
    await page.getByLabel(`${SHOE}的数量`).fill('3')
    await page.getByLabel(`${SHOE}的数量`).blur()
    // shown at once, saved on the server soon after
    await pieces(page, 4)
    const sum = settleBar(page)
    await sum.getByText('已选 4 件').waitFor()
    await page.getByRole('checkbox', { name: `选择${SHIRT}`, exact: true }).click()
    await sum.getByText('已选 3 件').waitFor()
    expect(await page.getByRole('checkbox', { name: '全选' }).first().evaluate(isMixed)).toBe(true)
    expect(await violations(page, { within: 'html' })).toEqual([])
    await shirt.getByRole('button', { name: `删除${SHIRT}` }).click()
    const dialog = page.getByRole('dialog', { name: '提示' })
    await dialog.getByText('请确认是否移除该商品?').waitFor()
    await dialog.getByRole('button', { name: '确定' }).click()
    await page.getByText('商品删除成功').waitFor()
    await pieces(page, 3)
    await page.getByRole('button', { name: '撤销' }).click()
    await pieces(page, 4)
    await shirt.waitFor()
    expect(await page.getByRole('checkbox', { name: `选择${SHIRT}`, exact: true }).isChecked()).toBe(false)
    await page.reload()
    await complete(page)
    await sum.getByText('已选 3 件').waitFor()
    await page.getByRole('button', { name: '去结算' }).click()
    await page.waitForURL('**/cart/checkout?mode=cart')
    expect(complaints).toEqual([])
  })

  inSoak(() => {
    test('another tab shows the changes of one; a refused change is reported and reverted', async () => {
      const { page, context, open, complaints } = await visit()
      await filled(page, { 30101: 1, 20101: 2 })
      await open('/cart')
      const other = await context.newPage()
      await other.goto(addressOf('/cart'))
      await complete(other)
      await page.getByRole('listitem').filter({ hasText: SHOE }).getByRole('button', { name: '增加' }).click()
      await pieces(other, 4)
      expect(await other.getByLabel(`${SHOE}的数量`).inputValue()).toBe('2')
      expect(complaints).toEqual([])
      await page.route('**/cartupdate/num', (route) =>
        route.fulfill({
          status: 409,
          contentType: 'application/json',
          body: JSON.stringify({
            data: { message: '库存不足，最大库存为2件', status_code: 409, code: 409001 },
          }),
        }),
      )
      await page.getByLabel(`${SHOE}的数量`).fill('7')
      await page.getByLabel(`${SHOE}的数量`).blur()
      await pieces(page, 9)
      await page.getByText('库存不足，最大库存为2件').waitFor()
      await pieces(page, 4)
      expect(await page.getByLabel(`${SHOE}的数量`).inputValue()).toBe('2')
    })
  })

  inSoak(() => {
    test('the keyboard alone changes quantities, selects, removes, restores and orders', async () => {
      const { page, open, complaints } = await visit()
      await filled(page, { 30101: 2, 20101: 1 })
      await open('/cart')
      const press = async (label: string, key: string) => {
        await tabTo(page, label)
        await page.keyboard.press(key)
      }
      await press('跳到主要内容', 'Enter')
      await press(`选择${SHOE}`, 'Space')
      await settleBar(page).getByText('已选 1 件').waitFor()
      await press('增加', 'Enter')
      await pieces(page, 4)
      await press(`删除${SHOE}`, 'Enter')
      await page.getByRole('dialog', { name: '提示' }).waitFor()
      await press('确定', 'Enter')
      await pieces(page, 1)
      await page.getByRole('button', { name: '撤销' }).and(page.locator(':focus')).waitFor()
      await page.keyboard.press('Enter')
      await pieces(page, 4)
      await press('去结算', 'Enter')
      await page.waitForURL('**/cart/checkout?mode=cart')
      expect(complaints).toEqual([])
    })
  })

  test('unavailable lines are listed separately and can be cleared; an empty cart links to the shop; the sidebar links to the cart', async () => {
    const { page, open, complaints } = await visit()
    await filled(page, { 80401: 6 })
    await open('/cart/helper')
    expect(new URL(page.url()).pathname).toBe('/cart')
    await page.getByRole('button', { name: '换购' }).click()
    await pieces(page, 7)
    await page.getByRole('checkbox', { name: `选择${CRISPS}`, exact: true }).click()
    await page.getByText('未满足换购条件').waitFor()
    if (isSoak) expect(await violations(page, { within: 'html' })).toEqual([])
    await page.getByRole('button', { name: '清空失效商品' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await pieces(page, 6)
    await page.getByRole('button', { name: `把${CRISPS}移入收藏` }).click()
    await page.getByText('商品收藏成功').waitFor()
    await page.getByText('购物袋中还没有商品，赶紧选购吧！').first().waitFor()
    const onward = page.getByRole('main').getByRole('link', { name: '立即选购' })
    expect(decodeURIComponent((await onward.getAttribute('href')) ?? '')).toBe('/items?tag=新品')
    expect(complaints).toEqual([])
  })
})

describe('the mini cart', () => {
  test('shows an added line for a moment, handles held buttons, reports missing stock, and asks before removing', async () => {
    const { page, open, complaints } = await visit()
    // a few below its stock
    await filled(page, { 80401: 22 })
    await open('/items/30101')
    const panel = page.getByRole('region', { name: '购物车' })
    expect(await panel.count()).toBe(0)
    await page.getByRole('button', { name: '加入购物车', exact: true }).click()
    await panel.getByText('共23件商品').waitFor()
    await panel.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: /^购物车 / }).hover()
    await panel.waitFor()
    expect(await violations(page, { within: 'html' })).toEqual([])
    const more = panel.getByRole('button', { name: `增加 ${CRISPS}` })
    await more.hover()
    await page.mouse.down()
    // far beyond the stock: the held button stops there
    await page.getByText(/^库存不足，最大库存为\d+件$/).waitFor()
    await page.mouse.up()
    const left = await panel.locator('output').last().textContent()
    await page.getByText(`库存不足，最大库存为${left}件`).waitFor()
    await page.getByText(/^库存不足/).waitFor({ state: 'detached' })
    const less = panel.getByRole('button', { name: `减少 ${SHOE}` })
    await less.click()
    await page.getByText('此商品的最小购买数量为1件').waitFor()
    await panel.getByRole('button', { name: `移除 ${SHOE}` }).click()
    await page.getByRole('dialog', { name: '提示' }).getByText('请确认是否移除该商品?').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await page.getByText('商品删除成功').waitFor()
    await panel.getByText(`共${left}件商品`).waitFor()
    expect(complaints).toEqual([])
  })
})

const isMixed = (box: Element) => box instanceof HTMLInputElement && box.indeterminate

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string, atMost = 80) {
  for (let presses = 0; presses < atMost; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
    })
    if (focused === name) return
  }
  throw new Error(`Expected Tab to reach ${name} within ${atMost} presses`)
}

import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { inSoak } from '@tests/helpers/soak'
import type { CartCountAnswer } from '@schemas/generated/api'
import { fillCart } from '../helpers/cart'
import { address, atCashier, DEAR, ordered, quoted, submit } from './kit/checkout'
import { focusIsVisible } from './kit/focus'
import { PASSWORD, searchBox, shoppersOfOneShop, tabTo, tabUntil, type Shopper } from './kit/shopper'
import { complete } from './kit/visit'

/** ¥159; found by its name. */
const SHIRT = '法式翻领棉麻衬衫'
/** ¥30 from ¥199 on. */
const COUPON = '满199减30'
/** Cents: a shirt and the earlier content of the member's cart, ¥349, less the coupon. */
const TO_PAY = 15_900 + 34_900 - 3_000

const shopper = shoppersOfOneShop()

/** A signed-out member with an address and a line in the cart. */
async function passerBy(): Promise<Shopper> {
  const one = await shopper()
  await address(one)
  await fillCart(one.shop.app.db, one.member.user_id, [{ item_id: DEAR }])
  await one.context.clearCookies()
  return one
}

const pieces = (page: Page, count: number) => page.getByRole('button', { name: `购物车 共${count}件商品` })
const paid = (page: Page) => page.waitForURL(/\/finish\/success\?trade_id=/)

/** Rows in the database after the purchase. */
async function expectBought(one: Shopper) {
  const order = await ordered(one)
  expect(order).toMatchObject({ order_status: 'PAYED', item_fee: 50_800, total_fee: TO_PAY })
  const bought = order.items.map(
    ({ item_name, item_spec_desc, num }) => `${num} ${item_name} ${item_spec_desc}`,
  )
  expect(bought).toContain(`1 ${SHIRT} 颜色:雾蓝,尺码:M`)
  expect(bought).toHaveLength(2)
  expect(await one.member.data<CartCountAnswer>('/cartcount')).toMatchObject({ item_count: 0 })
}

describe('a visitor buys', { timeout: 120_000 }, () => {
  test('search → detail → choose → guest cart → login → merged cart → coupon → checkout → test pay → order', async () => {
    const one = await passerBy()
    const { page, open, member, complaintsBut } = one
    await open('/')
    await searchBox(page).fill('棉麻衬衫')
    await searchBox(page).press('Enter')
    await page.waitForURL((url) => url.searchParams.get('keywords') === '棉麻衬衫')
    await page.getByRole('list', { name: '商品', exact: true }).getByRole('link', { name: SHIRT }).click()
    await page.waitForURL('**/items/10401')
    await page.getByRole('button', { name: '雾蓝' }).click()
    await page.getByRole('button', { name: 'M', exact: true }).click()
    await page.getByRole('button', { name: '加入购物车', exact: true }).click()
    await page.getByText('成功加入购物车').waitFor()
    await pieces(page, 1).waitFor()
    await page.getByRole('link', { name: '我的购物车' }).click()
    await page.waitForURL('**/cart')
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: SHIRT })
      .getByText('颜色:雾蓝,尺码:M')
      .waitFor()
    await page.getByRole('button', { name: /^购物车/ }).click()
    await page.waitForURL((url) => url.searchParams.get('redirectUrl') === '/cart')
    await logIn(page, member.mobile)
    await page.waitForURL('**/cart')
    await pieces(page, 2).waitFor()
    await page.getByRole('listitem').filter({ hasText: SHIRT }).getByText('颜色:雾蓝,尺码:M').waitFor()

    await open('/receive/coupons')
    await page.getByRole('button', { name: `立即领取 ${COUPON}` }).click()
    await page.getByText('领取成功').waitFor()
    await page.getByRole('link', { name: '我的购物车' }).click()
    await page.getByRole('main').getByRole('button', { name: '去结算' }).click()
    await page.waitForURL('**/cart/checkout?mode=cart')
    await quoted(page)
    await page.getByText('满199减30').first().waitFor()
    await submit(page).click()
    await atCashier(page)
    await page.getByRole('main').getByText('478').first().waitFor()
    await page.getByRole('radio', { name: '测试支付' }).check()
    await page.getByRole('button', { name: '立即支付' }).click()
    await page.getByRole('button', { name: '付款成功' }).click()
    await paid(page)
    await page.getByRole('heading', { name: '支付成功', level: 2 }).waitFor()
    await expectBought(one)
    expect(complaintsBut()).toEqual([])
  })

  inSoak(() => {
    test('the keyboard alone buys the same, and the focus is always visible', async () => {
      const one = await passerBy()
      const { page, open, member, complaintsBut } = one
      await countPointers(page)
      /** Moves the focus there by Tab, checks that it is visible, and presses. */
      const press = async (wanted: Locator, key = 'Enter') => {
        await tabUntil(page, wanted, 150)
        expect([String(wanted), await focusIsVisible(page)]).toEqual([String(wanted), true])
        await page.keyboard.press(key)
      }
      await open('/')
      await tabUntil(page, searchBox(page))
      await page.keyboard.insertText('棉麻衬衫')
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => url.searchParams.get('keywords') === '棉麻衬衫')
      await press(page.getByRole('list', { name: '商品', exact: true }).getByRole('link', { name: SHIRT }))
      await page.waitForURL('**/items/10401')
      await page.getByRole('button', { name: '雾蓝' }).waitFor()
      await press(page.getByRole('button', { name: '雾蓝' }), 'Space')
      await press(page.getByRole('button', { name: 'M', exact: true }))
      await press(page.getByRole('button', { name: '加入购物车', exact: true }))
      await page.getByText('成功加入购物车').waitFor()
      await press(page.getByRole('button', { name: /^购物车/ }))
      await page.waitForURL((url) => url.searchParams.get('redirectUrl') === '/cart')
      await complete(page)
      await tabUntil(page, page.locator('main input[name=username]'))
      await page.keyboard.type(member.mobile)
      await page.keyboard.press('Tab')
      await page.keyboard.type(PASSWORD)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/cart')
      await pieces(page, 2).waitFor()

      await open('/receive/coupons')
      await press(page.getByRole('button', { name: `立即领取 ${COUPON}` }))
      await page.getByText('领取成功').waitFor()
      await press(page.getByRole('button', { name: /^购物车/ }))
      await page.waitForURL('**/cart')
      await press(page.getByRole('main').getByRole('button', { name: '去结算' }))
      await page.waitForURL('**/cart/checkout?mode=cart')
      await quoted(page)
      await press(submit(page))
      await atCashier(page)
      await tabUntil(page, page.getByRole('radio'))
      const wanted = page.getByRole('radio', { name: '测试支付' })
      for (let presses = 0; presses < 6 && !(await wanted.isChecked()); presses++)
        await page.keyboard.press('ArrowDown')
      await tabTo(page, 'button', '立即支付')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/cashier\/test-pay/)
      await page.getByRole('button', { name: '付款成功' }).waitFor()
      await press(page.getByRole('button', { name: '付款成功' }))
      await paid(page)
      await expectBought(one)
      expect(await pointers(page)).toBe('0')
      expect(complaintsBut()).toEqual([])
    })
  })
})

async function logIn(page: Page, mobile: string) {
  await page.locator('main input[name=username]').fill(mobile)
  await page.locator('main input[name=password]').fill(PASSWORD)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** Counts pointer input. Moves do not count: Chromium sends one itself when a page moves under the pointer. */
const countPointers = (page: Page) =>
  page.addInitScript(() => {
    sessionStorage.setItem('pointers', sessionStorage.getItem('pointers') ?? '0')
    for (const type of ['pointerdown', 'mousedown', 'wheel', 'touchstart'])
      addEventListener(
        type,
        () => sessionStorage.setItem('pointers', String(Number(sessionStorage.getItem('pointers')) + 1)),
        { capture: true },
      )
  })
const pointers = (page: Page) => page.evaluate(() => sessionStorage.getItem('pointers'))

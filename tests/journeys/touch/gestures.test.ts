import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { member_coupon } from '@server/db/schema'
import { inTransaction } from '@server/db/transaction'
import { grantPoints } from '@server/members/points/service'
import { addBelongings } from '../../helpers/belongings'
import { fillCart } from '../../helpers/cart'
import { buy } from '../../helpers/checkout'
import { pages, sampleOf } from '../../helpers/route-samples'
import { inSoak } from '../../helpers/soak'
import { address, CHECKOUT, DEAR, quoted } from '../kit/checkout'
import { faultsOfSheet, openersIn, WAYS_OUT } from '../kit/sheets'
import { shoppersOfOneShop } from '../kit/shopper'
import { PHONE, swipe } from '../kit/touch'

const newShopper = shoppersOfOneShop()

/** A member with an address, a coupon, points, a line in the cart and an order that is not paid. */
async function richShopper() {
  const one = await newShopper(PHONE)
  const { shop, member } = one
  const { db } = shop.app
  const { user_id } = member
  const span = { begin_date: new Date('2026-01-01'), end_date: new Date('2035-01-01') }
  await db
    .insert(member_coupon)
    .values({ company_id: '1', user_id, code: `a-${user_id}`, card_id: '1', ...span })
  const gift = { company_id: '1', user_id, journal_type: 12, point_desc: '', cause: 'test', point: 1_000 }
  await inTransaction(db, (tx) => grantPoints(tx, gift))
  await address(one)
  const { trade_id } = await buy({ db, member }, [{ item_id: DEAR }])
  await fillCart(db, user_id, [{ item_id: DEAR }])
  return { ...one, trade_id }
}

describe('sheets on a phone', () => {
  test('open by a tap and close by back, by pulling them down and by Escape; page and place stay, and the focus returns', async () => {
    const one = await richShopper()
    const { page, open, complaints } = one
    const faults: string[] = []
    let opened = 0
    // those of every page: in a soak
    for (const path of [CHECKOUT]) {
      await open(`/h5${path}`)
      if (path === CHECKOUT) await quoted(page)
      // some of a page is drawn later
      await page.waitForLoadState('networkidle')
      const openers = await openersIn(page)
      expect([path, openers.length > 0]).toEqual([path, true])
      for (const opener of openers) {
        const way = WAYS_OUT[opened++ % WAYS_OUT.length] ?? 'back'
        faults.push(...(await faultsOfSheet(one, opener, [way])))
      }
    }
    await open('/h5/member/trade')
    const cancel = page.getByRole('button', { name: '取消订单' })
    faults.push(...(await faultsOfSheet(one, cancel, WAYS_OUT)))
    expect(faults).toEqual([])
    expect(complaints).toEqual([])
  })

  inSoak(() => {
    test('of every page close in each of these ways', { timeout: 900_000 }, async () => {
      const one = await richShopper()
      const { page, open, shop, member, trade_id } = one
      const ids = { ...(await addBelongings(shop.app, member)), trade_id }
      const faults: string[] = []
      for (const route of pages) {
        await open(`/h5${sampleOf(route, ids).address}`)
        await page.waitForLoadState('networkidle')
        for (const opener of await openersIn(page))
          for (const fault of await faultsOfSheet(one, opener, WAYS_OUT))
            faults.push(`${route.path}: ${fault}`)
      }
      expect(faults).toEqual([])
    })
  })
})

describe('a line of the cart on a phone', () => {
  test('is swiped aside and removed by the button that this uncovers; the next one by its own button', async () => {
    const one = await newShopper(PHONE)
    const { page, open, shop, member, complaints } = one
    await fillCart(shop.app.db, member.user_id, [{ item_id: DEAR }, { item_id: '30101' }])
    await open('/h5/cart')
    const line = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .first()
    const uncovered = line.locator('button[aria-hidden]')
    expect(await inSight(uncovered)).toBe(false)
    await swipe(one, line, { x: -150 })
    await expect.poll(() => inSight(uncovered)).toBe(true)
    await uncovered.tap()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).tap()
    await page.getByText('已选 1 件').waitFor()
    await line.getByRole('button', { name: /^删除/ }).tap()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).tap()
    await page.getByText('购物袋中还没有商品，赶紧选购吧！').first().waitFor()
    expect(complaints).toEqual([])
  })
})

/** Whether all of it lies in the window. */
const inSight = (element: Locator) =>
  element.evaluate((button) => {
    const { left, right } = button.getBoundingClientRect()
    return left < innerWidth && right <= innerWidth
  })

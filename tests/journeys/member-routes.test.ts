import { describe, expect, test } from 'vitest'
import { startPay } from '../helpers/checkout'
import { isSoak } from '../helpers/soak'
import { askShop, signIn } from './kit/member'
import { payingMembers } from './kit/paying-members'
import { guarded, rooms } from '../helpers/route-samples'
import { walk, walkOnPhone } from './kit/route-walk'
import { useBrowser } from './kit/visit'

const visit = useBrowser()
const { newBuyer } = payingMembers(visit)

/** Documents that checkout.test.ts, pay.test.ts and points-mall.test.ts open and scan. */
const SCANNED = new Set([
  'section:checkout-form',
  'section:cashier-desk',
  'section:cashier-pay',
  'section:points-checkout',
])

// some sixty pages in a row
describe('every route of the table for members', { timeout: 300_000 }, () => {
  test('can be opened by a permitted member, in a soak on a phone too, with the same checks', async () => {
    const buyer = await newBuyer()
    const { trade_id } = await buyer.order()
    // its result is still open
    await startPay(buyer.member, trade_id)
    const others = guarded.filter((route) => !rooms.includes(route) && (isSoak || !SCANNED.has(route.page)))
    const how = { tab: buyer, ids: { trade_id }, isEachOpened: isSoak }
    expect([...(await walk(others, how)), ...(isSoak ? await walkOnPhone(others, how) : [])]).toEqual([])
  })

  // every eighth page, in turn on the one and the other site; in a soak each on both
  test.each([
    ['the desktop’s', walk, 0],
    ['the phones’', walkOnPhone, 1],
  ])(
    'account pages of %s site can be opened by a member with much data, with the same checks',
    async (_site, walked, turn) => {
      const shopper = await visit()
      const { page } = shopper
      await shopper.open('/result')
      await signIn(page)
      const first = async <L extends object>(path: string) => {
        const { list } = await askShop<{ list: L[] }>(page, 'GET', path)
        if (!list[0]) throw new Error(`Expected rows from ${path}, got none`)
        return list[0]
      }
      const { order_id } = await first<{ order_id: string }>('/orders?page=1&pageSize=1&status=7')
      const { aftersales_bn } = await first<{ aftersales_bn: string }>('/aftersales?page=1&pageSize=1')
      const { address_id } = await first<{ address_id: string }>('/member/addresslist')
      const ids = { order_id, aftersales_bn, address_id }
      const own = rooms.filter((_room, index) => isSoak || index % 16 === turn * 8)
      expect(await walked(own, { tab: shopper, ids, isEachOpened: isSoak })).toEqual([])
    },
  )
})

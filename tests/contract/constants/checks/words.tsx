/** Checks of how the shop words and figures what it shows. */
import { render } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { couponFigure } from '@widgets/shared/coupon'
import { Price } from '@widgets/shared/Price'
import { changeCartLine } from '@storefront/features/checkout/cart.actions'
import { nearbyShops } from '@storefront/shell/api/nearby-shops'
import { cartBook } from '@storefront/features/checkout/cart/cart'
import { cartLine, cartOf } from '@tests/helpers/storefront-cart'
import { couponLabel } from '@storefront/shell/parts/coupon-label'
import header from '@storefront/pages/header.json'
import { momentOf } from '@storefront/shell/parts/moments'
import { toasts } from '@storefront/shell/state/toasts'
import { HOT_WORDS } from '@storefront/features/catalogue/texts/goods'
import type { Checks } from './check'

const discountLabel = (discount: number) =>
  couponLabel({ card_type: 'discount', discount, reduce_cost: 0, least_cost: 10_000 })
const priceText = (cents: number) => render(<Price cents={cents} />).container.textContent

export const words: Checks = {
  'discount-label': {
    shown: '打8.5折',
    run() {
      expect([discountLabel(10), discountLabel(25)]).toEqual(['满100打9折', '满100打7.5折'])
    },
  },
  'cash-label': {
    shown: '20.00 RMB',
    run() {
      const figures = [2000, 2050].map((reduce_cost) => couponFigure({ card_type: 'cash', reduce_cost }))
      expect(figures.map(({ figure, unit }) => figure + unit)).toEqual(['20.00RMB', '20.50RMB'])
    },
  },
  'cart-messages': {
    shown: '库存不足，最大库存为5件、此商品的最小购买数量为1件',
    async run() {
      cartBook.take(cartOf({ '0': [cartLine('a', { store: 5 })] }))
      for (const num of [6, 0]) expect(await changeCartLine('a', num)).toBe(false)
      expect(toasts.list.map(({ text }) => text)).toEqual([
        '库存不足，最大库存为5件',
        '此商品的最小购买数量为1件',
      ])
    },
  },
  'hot-words': {
    shown: '短袖、童装、手机、ONex、平板电视',
    run() {
      const search = Object.values(header.widgets).find(({ type }) => type === 'W0008')
      const data = search && 'data' in search.props ? search.props.data : []
      expect(data).toMatchObject(HOT_WORDS.map((title) => ({ title })))
    },
  },
  nearby: {
    shown: '最多 10 家，北京市北京市昌平区',
    async run() {
      let asked = ''
      class Unanswered {
        onerror: (() => void) | null = null
        readonly upload = {}
        setRequestHeader() {}
        abort() {}
        open(_method: string, url: string) {
          asked = url
        }
        send() {
          this.onerror?.()
        }
      }
      vi.stubGlobal('XMLHttpRequest', Unanswered)
      await expect(nearbyShops(null)).rejects.toMatchObject({ status: 0 })
      const query = Object.fromEntries(new URL(asked, 'http://shop').searchParams)
      expect(query).toMatchObject({
        company_id: '1',
        type: '1',
        show_discount: '1',
        sort_type: '1',
        area: '昌平区',
        sign: expect.stringMatching(/./) as string,
      })
    },
  },
  timestamp: {
    shown: '1778004000 → 2026-05-06 02:00:00',
    run: () =>
      expect([momentOf(1_000_000_000), momentOf(1_000_000_000_000)]).toEqual([
        '2001-09-09 09:46:40',
        '2001-09-09 09:46:40',
      ]),
  },
  money: {
    shown: '123456780 → ¥1,234,567.80',
    run() {
      expect([0, 5, 99_999, 100_000, 123_456_789].map(priceText)).toEqual([
        '¥0.00',
        '¥0.05',
        '¥999.99',
        '¥1,000.00',
        '¥1,234,567.89',
      ])
    },
  },
}

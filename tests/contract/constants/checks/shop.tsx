/** Checks of how the shop counts, waits and goes on when something fails. Timers are faked. */
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import type { GoodsDetail } from '@schemas/generated/api'
import { CartBook, type CartApi } from '@storefront/features/checkout/cart/cart-book'
import { startWait } from '@storefront/shell/parts/form/resend'
import { SendCode } from '@storefront/shell/parts/form/SendCode'
import { QuantityInput } from '@storefront/shell/parts/QuantityInput'
import coupons from '@storefront/features/marketing/sections/coupon-center/data'
import product from '@storefront/features/catalogue/sections/goods-detail/data'
import { Offers } from '@storefront/features/catalogue/sections/goods-detail/Offers'
import type { Checks } from './check'
import { pass, renderInShop } from './drawing'

function Quantity({ max }: { max?: number }) {
  const [value, set] = useState(1)
  return <QuantityInput label="数量" value={value} onChange={set} {...(max !== undefined && { max })} />
}

const quantity = () => screen.getByLabelText<HTMLInputElement>('数量')

/** What a typed text becomes when the field is left. */
function typed(...texts: string[]): string[] {
  return texts.map((text) => {
    fireEvent.change(quantity(), { target: { value: text } })
    fireEvent.blur(quantity())
    return quantity().value
  })
}

const CARDS = Array.from({ length: 6 }, (_, index) => ({
  card_id: String(index),
  card_type: 'cash',
  title: `券${index}`,
  reduce_cost: 100 * (index + 1),
  least_cost: 0,
  discount: 0,
  get_limit: 1,
  user_get_num: 0,
}))

const withCoupons = {
  kaquan_list: CARDS,
  vipgrade_guide_title: {},
  promotion_activity: [],
} as unknown as GoodsDetail

const yes = async () => true
const NO_SERVER: CartApi = {
  list: async () => undefined,
  setNum: yes,
  tick: yes,
  choosePromotion: yes,
  remove: yes,
}

const label = () => screen.getByRole('button').textContent
const cards = () => screen.getAllByRole('button').filter(({ title }) => title !== '').length

export const shop: Checks = {
  'quantity-range': {
    shown: '1 … 99999',
    run() {
      render(<Quantity />)
      expect(typed('0', '-3', '99999', '100000')).toEqual(['1', '1', '99999', '99999'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name: '增加' }).disabled).toBe(true)
    },
  },
  'quantity-stock': {
    shown: '9 → 5',
    run() {
      render(<Quantity max={5} />)
      expect(typed('4', '9')).toEqual(['4', '5'])
    },
  },
  'quantity-text': {
    shown: 'abc → 1',
    run() {
      render(<Quantity />)
      expect(typed('7', 'abc', '7', '')).toEqual(['7', '1', '7', '1'])
    },
  },
  hold: {
    shown: '200 ms',
    async run() {
      render(<Quantity />)
      const more = screen.getByRole('button', { name: '增加' })
      fireEvent.pointerDown(more, { button: 0 })
      await pass(199)
      expect(quantity().value).toBe('1')
      await pass(1)
      expect(quantity().value).toBe('2')
      await pass(200)
      await pass(200)
      fireEvent.pointerUp(more)
      await pass(1000)
      expect(quantity().value).toBe('4')
    },
  },
  debounce: {
    shown: '300 ms',
    async run() {
      const setNum = vi.fn<(cart_id: string, num: number) => Promise<boolean>>(async () => true)
      const book = new CartBook({ ...NO_SERVER, setNum }, () => {})
      book.edit({ nums: { 7: 2 } })
      await pass(299)
      book.edit({ nums: { 7: 3 } })
      await pass(299)
      expect(setNum).not.toHaveBeenCalled()
      await pass(1)
      expect(setNum.mock.calls).toEqual([['7', 3]])
    },
  },
  resend: {
    shown: '60 s',
    async run() {
      render(<SendCode recipient="13800000009" onSend={async () => startWait('13800000009')} />)
      expect(label()).toBe('发送验证码')
      fireEvent.click(screen.getByRole('button'))
      await pass(0)
      expect(label()).toBe('60秒后重发')
      await pass(59_000)
      expect(label()).toBe('1秒后重发')
      await pass(1000)
      expect(label()).toBe('重新发送')
    },
  },
  'coupons-collapsed': {
    shown: '4 张',
    run() {
      renderInShop(<Offers product={withCoupons} />)
      expect(cards()).toBe(4)
      fireEvent.click(screen.getByRole('button', { expanded: false }))
      expect(cards()).toBe(6)
    },
  },
  'coupon-page-size': {
    shown: '999 张',
    run() {
      const { coupons: asked } = coupons.asks({ path: '/receive/coupons', params: {}, query: {} })
      expect(asked.query?.['page_size']).toBe('999')
    },
  },
  recommended: {
    shown: '5 件',
    run() {
      const asks = Object.values(product.asks({ path: '/items/1', params: { id: '1' }, query: {} }))
      const asked = asks.find(({ key }) => key === 'GET /promotions/recommendlike')
      expect(asked?.query?.['pageSize']).toBe('5')
    },
  },
}

import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { OrderDetail, OrdersAnswer } from '@schemas/generated/api'
import { ADDRESS as ADDRESS_BODY } from '../../helpers/belongings'
import type { Shopper } from './shopper'

export const CHECKOUT = '/cart/checkout?mode=cart'
/** 松软羊毛 of the head office at ¥349, and a shirt at ¥159. */
export const DEAR = '40801'
export const SHIRT = '10402'
export const ADDRESS = '张三 13812345678 广东省深圳市南山区科技园1号'

export const submit = (page: Page) => page.getByRole('button', { name: '提交订单' })
/** Waits for the figures, which must match the choices. */
export const quoted = (page: Page) =>
  page.locator('main section[aria-label=金额明细]:not([data-dim])').waitFor()
export const total = (page: Page) => page.getByRole('main').locator('[aria-live=polite]').innerText()

/** Gives the member an address. */
export const address = ({ member }: Shopper, own: Partial<typeof ADDRESS_BODY> = {}) =>
  member.data('/member/address', {
    method: 'POST',
    body: { ...ADDRESS_BODY, ...own },
  })

/** The member's only order. */
export async function ordered({ member }: Shopper): Promise<OrderDetail['orderInfo']> {
  const { list } = await member.data<OrdersAnswer>('/orders?page=1&pageSize=10')
  expect(list).toHaveLength(1)
  const { orderInfo } = await member.data<OrderDetail>(`/order/${list[0]?.order_id ?? ''}`)
  return orderInfo
}

export const atCashier = (page: Page) => page.waitForURL(/\/cashier\?trade_id=\d+/)

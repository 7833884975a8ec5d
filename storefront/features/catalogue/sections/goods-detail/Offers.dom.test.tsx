import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { INERT_ACTIONS, RenderProvider, visitorShop } from '@engine'
import { fillPageProps } from '@schemas/fill'
import type { Card, GoodsDetail } from '@schemas/generated/api'
import { toasts } from '@storefront/shell/state/toasts'
import { Offers } from './Offers'

afterEach(cleanup)
beforeEach(() => void (toasts.list = []))

const CARD = {
  card_id: '1',
  title: '满减券',
  card_type: 'cash',
  reduce_cost: 1000,
  least_cost: 5000,
  discount: 0,
  get_limit: 2,
  user_get_num: 0,
  quantity: 10,
  get_num: 3,
}

function draw(product: object, claim = async () => true) {
  const context = {
    mode: 'render',
    page: fillPageProps({}),
    shop: visitorShop(),
    actions: { ...INERT_ACTIONS, claimCoupon: claim },
  } as const
  const whole = { kaquan_list: [], vipgrade_guide_title: {}, promotion_activity: [], ...product }
  render(
    <RenderProvider value={context}>
      <Offers product={whole as unknown as GoodsDetail} />
    </RenderProvider>,
  )
}
const drawCard = (change: Partial<Card>, claim?: () => Promise<boolean>) =>
  draw({ kaquan_list: [{ ...CARD, ...change }] }, claim)
const coupon = () => screen.getByTitle<HTMLButtonElement>('满减券')

describe('what makes a product cheaper', () => {
  test.each([
    ['0: claimable', {}, false],
    ['1: the limit of this shopper is reached', { user_get_num: 2 }, true],
    ['2: none is left', { get_num: 10 }, true],
  ])('a coupon is %s', (_state, change, closed) => {
    drawCard(change)
    expect(coupon().disabled).toBe(closed)
  })

  test('领取成功 is said of each, until the limit is reached', async () => {
    drawCard({})
    for (const closed of [false, true]) {
      fireEvent.click(coupon())
      await expect.poll(() => toasts.list.map(({ text }) => text)).toContain('领取成功')
      await expect.poll(() => coupon().disabled).toBe(closed)
      toasts.list = []
    }
  })

  test('what is refused can be tried again', async () => {
    let asked = 0
    drawCard({ get_limit: 1 }, async () => ++asked > 1)
    fireEvent.click(coupon())
    await expect.poll(() => asked).toBe(1)
    expect([coupon().disabled, toasts.list.length]).toEqual([false, 0])
  })

  test('the vip upsell says the grade, its rate and its price, and leads there', () => {
    const told = { vipgrade_name: 'VIP会员', gradeDiscount: 9, guide_title_desc: '开通享', memberPrice: 7110 }
    draw({ vipgrade_guide_title: told })
    const way = screen.getByRole('link')
    expect(way.getAttribute('href')).toBe('/member/vip')
    expect(way.parentElement?.textContent).toMatch(/VIP会员 9折.*开通享.*VIP价 ¥71\.10/)
  })

  test('promotions by their tag, with their rules', () => {
    const one = {
      promotion_id: '1',
      promotion_tag: '满减',
      marketing_name: '秋季',
      rules: ['满99减10', '满199减30'],
    }
    draw({ promotion_activity: [one, { ...one, promotion_id: '2', promotion_tag: '秒杀', rules: [] }] })
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '满减满99减10；满199减30',
      '秒杀秋季',
    ])
  })
})

import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Shop } from '@engine'
import type { GoodsDetail, SpecItem } from '@schemas/generated/api'
import { asked } from '@storefront/shell/state/refresh-page'
import { drawSection } from '@tests/helpers/storefront-sections'
import { buyStateOf } from '../../buy-state'
import { useAmount } from '../../choice'
import { BuyBox } from './BuyBox'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const item = {
  item_id: '12',
  price: 10_000,
  market_price: 0,
  store: 9,
  item_spec: [],
  approve_status: 'onsale',
} as Partial<SpecItem> as SpecItem
const sold = { ...item, act_price: 7000, seckill: { seckill_id: 's', activity_store: 5, limit_num: 2 } }
const info = { seckill_id: 's', item_id: '12', activity_name: '限时秒杀', last_seconds: 60 }
const CARD = {
  card_id: '1',
  title: '满减券',
  card_type: 'cash',
  reduce_cost: 1000,
  least_cost: 0,
  discount: 0,
}
const product = {
  item_id: '12',
  item_name: '毛衣',
  price: 10_000,
  market_price: 0,
  store: 9,
  approve_status: 'onsale',
  limit_num: 0,
  start_num: 1,
  distributor_id: '0',
  distributor_info: {},
  item_spec_desc: [],
  kaquan_list: [{ ...CARD, get_limit: 1, user_get_num: 0, quantity: 9, get_num: 0 }],
  promotion_activity: [
    {
      promotion_id: '1',
      tag_type: 'full_minus',
      promotion_tag: '满减',
      marketing_name: '',
      rules: ['满99减10'],
    },
  ],
  vipgrade_guide_title: {},
}

function draw(chosen: SpecItem, activity: object, user: Shop['user'] = null) {
  const whole = { ...product, spec_items: [chosen], activity_type: 'seckill', activity_info: activity }
  drawSection(<Box product={whole as unknown as GoodsDetail} item={chosen} />, '/items/12', {}, user)
}
function Box({ product: shown, item: chosen }: { product: GoodsDetail; item: SpecItem }) {
  const amount = useAmount(shown, chosen)
  const choosing = { choice: [], choose: () => undefined, item: chosen, pictures: [], picture: undefined }
  return (
    <BuyBox
      {...{ product: shown, choosing, amount }}
      state={buyStateOf(shown, chosen)}
      rates={undefined}
      delivery={undefined}
      idle={false}
    />
  )
}
const box = () => document.body.textContent ?? ''
/** The code of coupons and promotions has come. */
const offersDrawn = () => act(() => vi.dynamicImportSettled())
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

describe('a product with a seckill', () => {
  test('announced: sold at the ordinary price, with coupons and promotions', async () => {
    draw(item, { ...info, status: 'in_the_notice' })
    await offersDrawn()
    expect(buttons()).toEqual(expect.arrayContaining(['加入购物车', '立即购买']))
    expect(box()).toContain('距开始')
    expect(box()).toContain('满99减10')
    expect(screen.getByTitle('满减券')).toBeTruthy()
    expect(box()).toContain('库存 9 件')
  })

  test('running: shows its price and limit, without coupons and promotions', async () => {
    draw(sold, { ...info, status: 'in_sale' })
    await offersDrawn()
    expect(buttons()).not.toContain('加入购物车')
    expect(box()).toMatch(/¥70\.00/)
    expect(box()).toContain('限购 2 件')
    expect(box()).not.toContain('满99减10')
    expect(screen.queryByTitle('满减券')).toBeNull()
  })

  test('running for another item only: this one is sold at the ordinary price', async () => {
    draw(item, { ...info, item_id: '13', status: 'in_sale' })
    await offersDrawn()
    expect(buttons()).toContain('加入购物车')
    expect(box()).not.toContain('距结束')
  })

  test('the page is fetched again when it begins or ends', async () => {
    // its code has come once it has been drawn
    draw(item, info)
    await offersDrawn()
    cleanup()
    vi.useFakeTimers()
    const before = asked.times
    draw(item, { ...info, last_seconds: 2, status: 'in_the_notice' })
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(asked.times).toBe(before)
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(asked.times).toBe(before + 1)
  })
})

test('a price that is the member’s own is called so, VIP价 for a bought grade, and not where an activity’s is lower', () => {
  const own = { ...item, member_price: 9000 }
  const named = () => document.querySelector('[data-prices]')?.textContent?.match(/VIP价|会员价/)?.[0]
  draw(own, {}, { mobile: '' })
  expect(named()).toBe('会员价')
  cleanup()
  draw(own, {}, { mobile: '', is_vip: true })
  expect(named()).toBe('VIP价')
  cleanup()
  draw({ ...own, act_price: 7000 }, {}, { mobile: '' })
  expect(named()).toBeUndefined()
})

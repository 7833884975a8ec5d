import { describe, expect, it } from 'vitest'
import { EMPTY_LIVE, visitorShop } from '@engine'
import type { GoodsEntry, LiveGoods } from '@schemas/generated/types'
import { goodsMark, shownGoods } from './goods'
import { liveGoods } from '@tests/helpers/drawn-widgets'

const entry: Partial<GoodsEntry> = {
  goods_id: '7',
  goods_name: '旧名',
  goods_pic: '/old.webp',
  price: 9900,
  market_price: 12900,
}
const shopWith = (row: ReturnType<typeof liveGoods>) => visitorShop({ ...EMPTY_LIVE, goods: { '7': row } })

describe('goods', () => {
  it('the live row overrides the snapshot: name, picture, price', () => {
    expect(shownGoods(entry, shopWith(liveGoods('7')), 'render')).toMatchObject({
      name: '现货7',
      picture: '/media/live-7.webp',
      price: 8800,
      href: '/items/7',
      state: 'onSale',
    })
  })

  it('the activity price takes precedence over the list price', () => {
    const row = liveGoods('7', { activity_price: 6600, market_price: 9900 })
    expect(shownGoods(entry, shopWith(row), 'render')).toMatchObject({ price: 6600, marketPrice: 9900 })
  })

  it('then the price of the current member', () => {
    const row = liveGoods('7', { member_price: 7000 })
    expect(shownGoods(entry, shopWith(row), 'render')?.price).toBe(7000)
    const both = liveGoods('7', { member_price: 7000, activity_price: 6600 })
    expect(shownGoods(entry, shopWith(both), 'render')?.price).toBe(6600)
  })

  it.each([
    ['seckill', '秒杀', undefined],
    ['limited_time_sale', '限时特惠', { goods_id: '7', shop_id: '' }],
  ] as const)(
    'an activity is named; what is in a seckill is bought on its page only: %s',
    (activity, badge, offer) => {
      const shown = shownGoods(entry, shopWith(liveGoods('7', { activity_price: 6600, activity })), 'render')
      expect([shown?.badge, shown?.offer]).toEqual([badge, offer])
    },
  )

  it('a price of the member’s own says so, unless an activity’s is lower', () => {
    const labelOf = (row: Partial<LiveGoods>) =>
      shownGoods(entry, shopWith(liveGoods('7', row)), 'render')?.label
    expect(labelOf({ member_price: 7000 })).toBe('会员价')
    expect(labelOf({ member_price: 7000, activity_price: 6600 })).toBeUndefined()
    expect(labelOf({})).toBeUndefined()
  })

  it.each([
    ['1', '常规员工内购商品'],
    ['0', ''],
  ] as const)('is_staff %s sees %j on a widget’s product', (is_staff, badge) => {
    const row = liveGoods('7', { product_type: 'normal', staff_goods: 1 })
    const shop = { ...shopWith(row), user: { mobile: '138****0001', is_staff } }
    expect(shownGoods(entry, shop, 'render')?.badge).toBe(badge)
  })

  it('a market price that is not above the price is not shown', () => {
    const row = liveGoods('7', { market_price: 8800 })
    expect(shownGoods(entry, shopWith(row), 'render')?.marketPrice).toBeUndefined()
  })

  it('a deleted product keeps its snapshot without price and link, marked 已下架', () => {
    const shown = shownGoods(entry, visitorShop(), 'render')
    expect(shown).toMatchObject({ name: '旧名', picture: '/old.webp', state: 'vanished' })
    expect([shown?.price, shown?.marketPrice, shown?.href]).toEqual([undefined, undefined, undefined])
    expect(goodsMark('vanished')).toBe('已下架')
  })

  it.each([
    [liveGoods('7', { approve_status: 'instock' }), 'off'],
    [liveGoods('7', { approve_status: 'offline_sale' }), 'vanished'],
    [liveGoods('7', { approve_status: 'only_show' }), 'onSale'],
    [liveGoods('7', { store: 0 }), 'soldOut'],
    [liveGoods('7', { valid_lucky: 1 }), 'void'],
  ])('stock and sale state are live (%#)', (row, state) => {
    expect(shownGoods(entry, shopWith(row), 'render')?.state).toBe(state)
  })

  it('renders a placeholder in design mode only', () => {
    const empty = { ...entry, goods_id: '' }
    expect(shownGoods(empty, visitorShop(), 'render')).toBeNull()
    expect(shownGoods(empty, visitorShop(), 'design')).toMatchObject({ state: 'placeholder', price: 9900 })
    expect(shownGoods(empty, visitorShop(), 'design')?.href).toBeUndefined()
  })

  it('an entry with its own link leads there', () => {
    const linked = { ...entry, pathData: { linkPage: 'category', category_id: '3' } as const }
    expect(shownGoods(linked, shopWith(liveGoods('7')), 'render')?.href).toBe('/items?cat_id=3')
  })

  it('an id that is an inherited property name finds no row', () => {
    expect(shownGoods({ ...entry, goods_id: 'constructor' }, visitorShop(), 'render')?.state).toBe('vanished')
  })
})

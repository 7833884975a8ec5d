import { describe, expect, it } from 'vitest'
import { coupon, line, price, promotion } from '@tests/helpers/pricing'

const asked = { deduct_point: 100, deduct_proportion_limit: 100, can_deduct_freight: true }

describe('one discount after the other', () => {
  it('percentages apply to what is left: 40 and 70 percent leave 18, not nothing', () => {
    const half = promotion('p', 'full_discount', [{ full: 1, discount: 40 }])
    const deep = coupon('c', { card_type: 'discount', discount: 70 })
    const coupons = { coupons: [deep], shops: new Map(), platform: 'best' as const }
    expect(price({ lines: [line('a', 10_000)], promotions: [half], coupons }).total_fee).toBe(1_800)
  })

  it('half a fen is rounded up: 1 percent of 14.99 is 0.15', () => {
    const one = coupon('c', { card_type: 'discount', discount: 1 })
    const coupons = { coupons: [one], shops: new Map(), platform: 'best' as const }
    expect(price({ lines: [line('a', 1_499)], coupons }).total_fee).toBe(1_484)
  })

  it('full reduction → coupon of the shop → coupon of the platform → points, each with its part per line', () => {
    const result = price({
      lines: [line('a', 20_000), line('b', 10_000)],
      promotions: [promotion('p', 'full_minus', [{ full: 30_000, minus: 3_000 }])],
      coupons: {
        coupons: [
          coupon('s', { distributor_id: '0', card_type: 'discount', discount: 10 }),
          coupon('m', { reduce_cost: 300, least_cost: 20_000 }),
        ],
        shops: new Map([['0', 'best' as const]]),
        platform: 'best',
      },
      points: { ...asked, deduct_proportion_limit: 50, balance: 9_000, wanted: 9_000 },
    })
    expect(result.discount_info.map(({ id, discount_fee }) => [id, discount_fee])).toEqual([
      ['p', 3_000],
      ['s', 2_700],
      ['m', 300],
      ['point', 9_000],
    ])
    expect(result.left).toEqual({ a: 10_000, b: 5_000 })
    const shares = result.priced.shops[0]?.lines[0]?.shares
    expect(shares).toEqual([
      { source: 'promotion:p', amount: 2_000 },
      { source: 'shop_coupon:s', amount: 1_800 },
      { source: 'platform_coupon:m', amount: 200 },
      { source: 'points', amount: 6_000 },
    ])
  })

  it('a reduction leaves at least one fen; points and 100 percent may take all', () => {
    const huge = promotion('p', 'full_minus', [{ full: 1, minus: 99_999 }])
    expect(price({ lines: [line('a', 100), line('b', 5)], promotions: [huge] }).total_fee).toBe(1)
    const all = { ...asked, deduct_point: 1, balance: 500, wanted: 500 }
    expect(price({ lines: [line('a', 100)], points: all })).toMatchObject({ total_fee: 0, point_fee: 100 })
    const free = coupon('c', { card_type: 'discount', discount: 100 })
    const coupons = { coupons: [free], shops: new Map(), platform: 'best' as const }
    expect(price({ lines: [line('a', 100)], coupons }).total_fee).toBe(0)
  })
})

describe('满减 and 满折', () => {
  const steps = [
    { full: 20_000, minus: 2_000 },
    { full: 40_000, minus: 5_000 },
  ]

  it.each([
    [19_999, 0],
    [20_000, 2_000],
    [39_999, 2_000],
    [40_000, 5_000],
    [99_999, 5_000],
  ])('%i fen reach the step that takes off %i', (fen, minus) => {
    const { promotion_discount } = price({
      lines: [line('a', fen)],
      promotions: [promotion('p', 'full_minus', steps)],
    })
    expect(promotion_discount).toBe(minus)
  })

  it('上不封顶: the first step again for each multiple', () => {
    const repeats = promotion('p', 'full_minus', [{ full: 10_000, minus: 1_000 }], { repeats: true })
    expect(price({ lines: [line('a', 35_000)], promotions: [repeats] }).promotion_discount).toBe(3_000)
  })

  it('by pieces, over all lines in its scope', () => {
    const pieces = promotion('p', 'full_discount', [{ full: 3, discount: 20 }], {
      condition_type: 'pieces',
      scope: 'tag',
      targets: new Set(['x']),
    })
    const lines = [line('a', 100, { num: 2, tags: ['x'] }), line('b', 300, { tags: ['x'] }), line('c', 1_000)]
    expect(price({ lines, promotions: [pieces] }).left).toEqual({ a: 160, b: 240, c: 1_000 })
    expect(price({ lines: lines.slice(1), promotions: [pieces] }).promotion_discount).toBe(0)
  })

  it.each([
    ['goods', { goods_id: 'x' }],
    ['goods', { item_id: 'x' }],
    ['category', { categories: ['root', 'x'] }],
    ['tag', { tags: ['x'] }],
    ['brand', { brand_id: 'x' }],
  ] as const)('scope %s reads %j', (scope, facts) => {
    const bound = { scope, targets: new Set(['x']) }
    const off = promotion('p', 'full_minus', [{ full: 1, minus: 1 }], bound)
    const lines = [
      line('a', 100, {
        ...facts,
        categories: [...('categories' in facts ? facts.categories : [])],
        tags: [...('tags' in facts ? facts.tags : [])],
      }),
      line('b', 100),
    ]
    expect(price({ lines, promotions: [off] }).left).toEqual({ a: 99, b: 100 })
  })

  it('a line is in one promotion: the best, or the chosen one', () => {
    const small = promotion('small', 'full_minus', [{ full: 100, minus: 10 }])
    const large = promotion('large', 'full_minus', [{ full: 100, minus: 30 }])
    const lines = (activity_id: string | null) => [line('a', 1_000, { activity_id })]
    const promotions = [small, large]
    expect(price({ lines: lines(null), promotions }).discount_info[0]?.id).toBe('large')
    expect(price({ lines: lines('small'), promotions }).discount_info[0]?.id).toBe('small')
    expect(price({ lines: lines('gone'), promotions }).discount_info[0]?.id).toBe('large')
  })

  it('a fixed price ends the chain, a member’s does not', () => {
    const off = promotion('p', 'full_minus', [{ full: 100, minus: 10 }])
    const at = (source: 'member' | 'limited_time_sale' | 'seckill' | 'staff') =>
      price({ lines: [line('a', 1_000, { charged: { price: 1_000, source } })], promotions: [off] })
        .promotion_discount
    expect([at('member'), at('limited_time_sale'), at('seckill'), at('staff')]).toEqual([10, 0, 0, 0])
  })

  it('each shop is computed alone, with its own promotions on its lines', () => {
    const off = promotion('p', 'full_minus', [{ full: 100, minus: 10 }])
    const own = promotion('q', 'full_minus', [{ full: 1, minus: 20 }], { distributor_id: '1' })
    const lines = [line('a', 60), line('b', 60, { distributor_id: '1' })]
    expect(price({ lines, promotions: [off] }).promotion_discount).toBe(0)
    expect(price({ lines, promotions: [off, own] }).left).toEqual({ a: 60, b: 40 })
  })
})

describe('coupons', () => {
  const use = (one: Parameters<typeof coupon>[1], lines = [line('a', 10_000)]) => {
    const coupons = { coupons: [coupon('c', one)], shops: new Map(), platform: { code: 'c' } }
    const { coupon_discount, priced } = price({ lines, coupons })
    return priced.coupons.refused[0]?.reason ?? coupon_discount
  }

  it.each([
    [{ reduce_cost: 9_999 }, 9_999],
    [{ reduce_cost: 10_000 }, '可用商品金额须大于优惠金额'],
    [{ reduce_cost: 100, least_cost: 10_000 }, 100],
    [{ reduce_cost: 100, least_cost: 10_001 }, '可用商品未满100.01元'],
    [{ card_type: 'discount', discount: 15 }, 1_500],
    [{ card_type: 'discount', discount: 15, most_cost: 900 }, 900],
    [{ card_type: 'new_gift' }, '该券不能在线使用'],
    [{ reduce_cost: 1, shops: new Set(['1']) }, '没有可使用此券的商品'],
    [{ reduce_cost: 1, scope: 'brand', targets: new Set(['9']) }, '没有可使用此券的商品'],
  ] as const)('%j gives %s', (one, expected) => {
    expect(use(one)).toBe(expected)
  })

  it('counts the lines that it applies to, not those of a seckill', () => {
    const lines = [
      line('a', 3_000, { tags: ['x'] }),
      line('b', 9_000),
      line('c', 9_000, { tags: ['x'], charged: { price: 9_000, source: 'seckill' } }),
    ]
    const bound = { scope: 'tag' as const, targets: new Set(['x']) }
    expect(use({ ...bound, reduce_cost: 100, least_cost: 3_001 }, lines)).toBe('可用商品未满30.01元')
    expect(use({ ...bound, reduce_cost: 100, least_cost: 3_000 }, lines)).toBe(100)
  })

  it('of equal coupons the first to end; a shop’s is left out if it would cost more at the platform’s', () => {
    const same = [
      coupon('late', { reduce_cost: 100, ends: 2 }),
      coupon('soon', { reduce_cost: 100, ends: 1 }),
    ]
    const best = { shops: new Map([['0', 'best' as const]]), platform: 'best' as const }
    const platform = (coupons: typeof same) =>
      price({ lines: [line('a', 10_000)], coupons: { coupons, ...best } })
    expect(platform(same).discount_info[0]?.coupon_code).toBe('soon')
    const spoiling = coupon('spoil', { distributor_id: '0', reduce_cost: 200 })
    const rich = coupon('rich', { reduce_cost: 5_000, least_cost: 10_000 })
    expect(platform([spoiling, rich]).coupon_discount).toBe(5_000)
    expect(platform([spoiling, coupon('poor', { reduce_cost: 50 })]).coupon_discount).toBe(250)
  })
})

import { describe, expect, it } from 'vitest'
import { line, price, template } from '@tests/helpers/pricing'
import type { PricingTemplate } from './model'

const BEIJING = ['110000', '110100', '110114']
const URUMQI = ['650000', '650100', '650102']
const everywhere = { regions: [], start: 1_000, start_fee: 800, add: 500, add_fee: 200 }

/** The fee, or why there is none. */
function feeOf(
  own: Partial<PricingTemplate>,
  lines = [line('a', 10_000)],
  region: string[] | null = BEIJING,
) {
  const { priced } = price({
    lines,
    templates: new Map([['t', template(own)]]),
    regions: new Map([['0', region]]),
  })
  const freight = priced.shops[0]?.freight
  if (!freight) throw new Error('Expected freight of a shop')
  return 'fees' in freight
    ? freight.fees.map(({ freight_fee, rule }) => [freight_fee, rule])
    : freight.undeliverable
}

describe('freight', () => {
  it.each([
    ['its county is unknown', ['650000', '650100'], [[9_000, '90元']]],
    ['its city is unknown', ['650000'], [[9_000, '90元']]],
    ['nothing of it is known', [], [[9_000, '90元']]],
    ['a city without counties is known', ['440000', '441900'], [[500, '5元']]],
    ['it is known', URUMQI, [[2_000, '20元']]],
  ])('a place costs the dearest that it may come to where %s', (_why, region, expected) => {
    const fee = (start_fee: number, ...regions: string[]) => ({
      regions,
      start: 1,
      start_fee,
      add: 0,
      add_fee: 0,
    })
    const rules = [fee(500), fee(2_000, '650100'), fee(9_000, '650103'), fee(700, '110114')]
    expect(feeOf({ rules }, undefined, region)).toEqual(expected)
  })

  it.each([[['650000', '650100']], [['650000']], [[]]])(
    'a place that may lie where nothing is delivered is not delivered to: %j',
    (region) => {
      const rules = [{ regions: [], start: 1, start_fee: 500, add: 0, add_fee: 0 }]
      expect(feeOf({ rules, no_delivery: ['650103'] }, undefined, region)).toBe('普通快递')
    },
  )

  it.each([
    [1, 1, [[800, '1000克内8元，每加500克加2元']]],
    [1, 3, [[1_000, '1000克内8元，每加500克加2元']]],
    [4, 2, [[1_200, '1000立方厘米内8元，每加500立方厘米加2元']]],
    [3, 1, [[4_400, '10元内8元，每加5元加2元']]],
  ])('valuation %i of %i pieces: start, then each further measure begun', (valuation, num, expected) => {
    expect(feeOf({ valuation, rules: [everywhere] }, [line('a', 10_000, { num })])).toEqual(expected)
  })

  it('by pieces, per template; templates add up, products without one are free', () => {
    const rules = [{ regions: [], start: 1, start_fee: 500, add: 1, add_fee: 100 }]
    const { priced } = price({
      lines: [
        line('a', 100, { num: 2 }),
        line('b', 100),
        line('c', 100, { templates_id: 'u' }),
        line('d', 100, { templates_id: null }),
      ],
      templates: new Map([
        ['t', template({ valuation: 2, rules })],
        ['u', template({ templates_id: 'u', valuation: 2, rules })],
      ]),
      regions: new Map([['0', BEIJING]]),
    })
    const freight = priced.shops[0]?.freight
    expect(freight && 'fees' in freight && freight.fees.map((fee) => fee.freight_fee)).toEqual([700, 500])
  })

  it('the nearest region counts: county before city before province before everywhere', () => {
    const at = (id: string, start_fee: number) => ({ ...everywhere, regions: [id], start_fee })
    const rules = [everywhere, at('110000', 300), at('110114', 100)]
    expect(feeOf({ rules })[0]?.[0]).toBe(100)
    expect(feeOf({ rules: rules.slice(0, 2) })[0]?.[0]).toBe(300)
    expect(feeOf({ rules }, undefined, URUMQI)[0]?.[0]).toBe(800)
  })

  it.each([
    [{ regions: [], from: 10_000 }, 0, '满100元包邮'],
    [{ regions: [], from: 10_001 }, 800, '1000克内8元，每加500克加2元'],
    [{ regions: [], atMost: 500 }, 0, '不超过500克包邮'],
    [{ regions: [], from: 1, atMost: 499 }, 800, '1000克内8元，每加500克加2元'],
    [{ regions: ['650000'], from: 1 }, 800, '1000克内8元，每加500克加2元'],
    [{ regions: [] }, 800, '1000克内8元，每加500克加2元'],
  ])('free by %j: %i', (free, fee, rule) => {
    expect(feeOf({ rules: [everywhere], free: [free] })).toEqual([[fee, rule]])
  })

  it.each([
    [
      [
        { regions: [], from: 12_000 },
        { regions: [], from: 30_000 },
      ],
      2_000,
    ],
    [[{ regions: [], from: 12_000, atMost: 500 }], undefined],
    [[{ regions: ['650000'], from: 12_000 }], undefined],
    [[{ regions: [], from: 9_000 }], undefined],
  ])('what further goods lead to free freight by %j is said: %s', (free, short) => {
    const { priced } = price({
      lines: [line('a', 10_000)],
      templates: new Map([['t', template({ rules: [everywhere], free })]]),
      regions: new Map([['0', BEIJING]]),
    })
    const freight = priced.shops[0]?.freight
    expect(freight && 'fees' in freight && freight.fees[0]?.short).toBe(short)
  })

  it('regions without delivery or without a rule are refused', () => {
    expect(feeOf({ rules: [everywhere], no_delivery: ['110100'] })).toBe('普通快递')
    expect(feeOf({ rules: [{ ...everywhere, regions: ['650000'] }] })).toBe('普通快递')
  })

  it('no freight without an address, or by a disabled or empty template', () => {
    expect(feeOf({ rules: [everywhere] }, undefined, null)).toEqual([])
    expect(feeOf({ rules: [everywhere], disabled: true })).toEqual([])
    expect(feeOf({ rules: [] })).toEqual([])
  })
})

import { describe, expect, test, vi } from 'vitest'
import type { OrderCreated } from '@schemas/generated/api'
import { ORDER_NEW_SHOPS_EACH_REMARK } from '@schemas/generated/limits'
import {
  checkoutAt,
  quote,
  quotedCheckout,
  refusal,
  server,
  useTabStorage,
} from '@tests/helpers/storefront-checkout'
import { ApiError } from '@schemas/api/api-error'
import { type Choices, runningCheckout } from './choices'
import { CODES } from './problem'

/** Lets what was answered arrive. */
const settle = () => vi.waitFor(() => Promise.resolve())

useTabStorage()

describe('a checkout quotes every change', () => {
  test('the newest answer wins, in whatever order answers come', async () => {
    const { checkout, asked } = await quotedCheckout()
    const first = checkout.choose({ point_use: 1 })
    const second = checkout.choose({ point_use: 2 })
    asked[2]?.answer(quote(300, { point_use: 2 }))
    await second
    asked[1]?.answer(quote(200, { point_use: 1 }))
    await first
    const { state } = checkout
    expect([state.quote?.total_fee, state.choices.point_use, state.isCurrent, state.waiting]).toEqual([
      300,
      2,
      true,
      false,
    ])
  })

  test('an older answer that comes first is not shown, nor is an older failure', async () => {
    const { checkout, asked } = await quotedCheckout()
    const first = checkout.choose({ address_id: 'a2' })
    const second = checkout.choose({ address_id: 'a3' })
    asked[1]?.refuse(refusal(CODES.undeliverable))
    await first
    const { state } = checkout
    expect([state.problem, state.waiting, state.isCurrent]).toEqual([null, true, false])
    asked[2]?.answer(quote(300))
    await second
    expect(state.quote?.total_fee).toBe(300)
  })

  test('every shop is asked for by itself, with its own wishes', async () => {
    const { checkout, asked } = await quotedCheckout()
    const pickup = { pickup_location: '3', pickup_date: '2026-11-22', name: '静安店', address: '愚园路' }
    checkout.note({ remarks: { '0': '放门口' }, invoice: { title: 'individual', content: '张三' } })
    void checkout.choose({ pickups: { '3': pickup }, coupons: { shops: { '3': 'c3' }, platform: 'p1' } })
    expect(asked[1]?.body).toEqual({
      cart_type: 'cart',
      order_type: 'normal',
      shops: [
        {
          distributor_id: '0',
          remark: '放门口',
          receipt_type: 'logistics',
          coupon_discount: '',
          not_use_coupon: true,
          invoice_type: 'normal',
          invoice_content: { title: 'individual', content: '张三' },
        },
        {
          distributor_id: '3',
          remark: '',
          receipt_type: 'ziti',
          pickup_location: '3',
          pickup_date: '2026-11-22',
          coupon_discount: 'c3',
          invoice_type: 'normal',
          invoice_content: { title: 'individual', content: '张三' },
        },
      ],
      platform_coupon: 'p1',
      point_use: 0,
      address_id: 'a1',
    })
    checkout.end()
  })

  test('a coupon that is no longer valid is chosen again, once', async () => {
    const { checkout, asked } = await quotedCheckout()
    const changed = checkout.choose({ coupons: { shops: {}, platform: 'gone' } })
    asked[1]?.refuse(refusal(CODES.coupon_unusable))
    await vi.waitFor(() => expect(asked).toHaveLength(3))
    expect(asked[2]?.body).not.toHaveProperty('platform_coupon')
    asked[2]?.refuse(refusal(CODES.coupon_unusable))
    await changed
    expect(checkout.state.problem?.kind).toBe('coupon')
    expect(asked).toHaveLength(3)
  })
})

describe('an order of what was quoted', () => {
  const order = { trade_id: 't1', total_fee: 100 } as OrderCreated

  test('a double click is one order, and what was sent again has the same key', async () => {
    const { checkout, asked } = await quotedCheckout()
    const clicks = [checkout.order(), checkout.order()]
    expect(asked.filter(({ key }) => key === 'POST /order_new')).toHaveLength(1)
    asked[1]?.refuse(new ApiError('', { status: 0 }))
    await Promise.all(clicks)
    const again = checkout.order()
    expect(asked[2]?.headers?.['idempotency-key']).toBe(asked[1]?.headers?.['idempotency-key'])
    expect(asked[2]?.body).toMatchObject({ quote_id: 'q100', expected_total: 100 })
    asked[2]?.answer(order)
    expect(await again).toBe(order)
    expect(runningCheckout('m1')).toBeUndefined()
  })

  test('a click while figures are being asked for waits for them, and orders if they are those that were shown', async () => {
    const { checkout, asked } = await quotedCheckout()
    void checkout.choose({ address_id: 'a2' })
    const clicked = checkout.order()
    expect(checkout.state.sending).toBe(true)
    void checkout.choose({ address_id: 'a3' })
    expect(await checkout.order()).toBeUndefined()
    asked[2]?.answer(quote(100, { quote_id: 'q3' }))
    await vi.waitFor(() => expect(asked).toHaveLength(4))
    expect(asked[3]?.body).toMatchObject({ quote_id: 'q3', expected_total: 100 })
    asked[3]?.answer(order)
    expect(await clicked).toBe(order)
  })

  test('other figures than those that were shown must be agreed to', async () => {
    const { checkout, asked } = await quotedCheckout()
    void checkout.choose({ address_id: 'a2' })
    const clicked = checkout.order()
    asked[1]?.answer(quote(120))
    expect(await clicked).toBeUndefined()
    const { state } = checkout
    const changes = [{ field: 'total_fee', item_id: '', item_name: '', before: 100, after: 120 }]
    expect([state.changes, state.sending]).toEqual([changes, false])
    const agreed = checkout.agree()
    expect(asked[2]?.body).toMatchObject({ quote_id: 'q120', expected_total: 120 })
    asked[2]?.answer(order)
    expect(await agreed).toBe(order)
  })

  test('nothing is ordered before figures were shown, after they were refused, or once the page is left', async () => {
    const { checkout, asked } = await quotedCheckout()
    const fresh = checkoutAt(server())
    void fresh.begin()
    expect(await fresh.order()).toBeUndefined()
    void checkout.choose({ address_id: 'a2' })
    const refused = checkout.order()
    asked[1]?.refuse(refusal(CODES.undeliverable))
    expect(await refused).toBeUndefined()
    void checkout.choose({ address_id: 'a3' })
    const left = checkout.order()
    checkout.end()
    expect(await left).toBeUndefined()
    expect(asked.map(({ key }) => key)).not.toContain('POST /order_new')
    expect(checkout.state.sending).toBe(false)
  })

  test('another order has another key', async () => {
    const { checkout, asked } = await quotedCheckout()
    const first = checkout.order()
    asked[1]?.refuse(new ApiError('', { status: 0 }))
    await first
    checkout.note({ remarks: { '0': '换个颜色' } })
    void checkout.order()
    expect(asked[2]?.headers?.['idempotency-key']).not.toBe(asked[1]?.headers?.['idempotency-key'])
  })

  test('a price that changed is shown before it is ordered', async () => {
    const { checkout, asked } = await quotedCheckout()
    const refused = checkout.order()
    const changes = [{ field: 'total_fee', item_id: '', item_name: '', before: 100, after: 120 }]
    asked[1]?.refuse(refusal(CODES.price_changed, { quote: quote(120), changes }))
    expect(await refused).toBeUndefined()
    expect(checkout.state.changes).toEqual(changes)
    expect(checkout.state.quote?.total_fee).toBe(120)
    const agreed = checkout.agree()
    expect(asked[2]?.body).toMatchObject({ quote_id: 'q120', expected_total: 120 })
    asked[2]?.answer(order)
    expect(await agreed).toBe(order)
  })

  test('sold out in between: the lines are named, and nothing more is ordered', async () => {
    const { checkout, asked } = await quotedCheckout()
    const refused = checkout.order()
    const lines = [{ item_id: '9', item_name: '围巾', reason: '库存不足，最大库存为0件' }]
    asked[1]?.refuse(refusal(CODES.unbuyable, { lines }))
    await refused
    expect(checkout.state.problem).toMatchObject({ kind: 'lines', lines })
    expect(await checkout.order()).toBeUndefined()
    expect(asked).toHaveLength(2)
  })

  test.each([
    ['an address where something is sent', {}, 'address'],
    [
      'who fetches where nothing is',
      { pickups: { '0': {}, '3': {} } as unknown as Choices['pickups'] },
      'taker',
    ],
  ] as const)('%s is needed', async (_title, choices, missing) => {
    const shop = server()
    const checkout = checkoutAt(shop, '')
    void checkout.begin()
    shop.asked[0]?.answer(quote(100))
    await settle()
    const chosen = checkout.choose(choices)
    shop.asked[1]?.answer(quote(100))
    await chosen
    expect(await checkout.order()).toBeUndefined()
    const { missing: first } = checkout.state
    expect(first).toEqual({ kind: missing })
    // a new object each time, so the page moves the focus again
    expect(await checkout.order()).toBeUndefined()
    expect(checkout.state.missing).not.toBe(first)
    expect(shop.asked).toHaveLength(2)
  })

  test('a remark that is too long is not truncated, blocks the order and does not affect the quote', async () => {
    const { checkout, asked } = await quotedCheckout()
    checkout.note({ remarks: { '0': '长'.repeat(ORDER_NEW_SHOPS_EACH_REMARK + 1) } })
    expect(await checkout.order()).toBeUndefined()
    expect(checkout.state.missing).toEqual({ kind: 'remark' })
    checkout.note({ remarks: { '0': ` ${'长'.repeat(ORDER_NEW_SHOPS_EACH_REMARK)} ` } })
    expect(checkout.state.missing).toBeNull()
    void checkout.order()
    expect(asked).toHaveLength(2)
    expect(asked[1]?.body).toMatchObject({
      shops: [{ remark: '长'.repeat(ORDER_NEW_SHOPS_EACH_REMARK) }, {}],
    })
  })
})

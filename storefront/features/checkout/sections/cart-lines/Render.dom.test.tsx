import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { INERT_ACTIONS, RenderProvider, visitorShop } from '@engine'
import { fillPage, FORMAT_VERSION } from '@schemas'
import type { CartListAnswer } from '@schemas/generated/api'
import type { Answered } from '@schemas/page-plan'
import { cartLine, cartOf } from '@tests/helpers/storefront-cart'
import { cart as cartState, user } from '@storefront/shell/state/shop'
import { Render } from './Render'

afterEach(() => {
  cleanup()
  cartState.cartInfo = null
  user.userInfo = null
})

const { page } = fillPage({
  formatVersion: FORMAT_VERSION,
  platform: 'pc',
  page: { v: 1, props: {} },
  widgets: {},
})
const list = (rows: unknown[]) => ({ data: { list: rows, count: rows.length, total_count: rows.length } })

function draw(cart: Answered<CartListAnswer>, coupons: unknown[] = []) {
  const answers = { cart, coupons: list(coupons), viewed: list([]), recommended: list([]) }
  const shop = { ...visitorShop(), answers }
  render(
    <RenderProvider value={{ mode: 'render', page: page.props, shop, actions: INERT_ACTIONS }}>
      <Render />
    </RenderProvider>,
  )
}

const lineOf = (name: string) =>
  within(screen.getByRole('checkbox', { name: `选择${name}` }).closest('li') ?? document.body)

describe('the cart’s page', () => {
  test('a line says that its price has changed, that one may have so many, that few are left, and why its number cannot be had', async () => {
    draw({
      data: cartOf({
        '0': [
          cartLine('甲', { added_price: 1200, store: 3 }),
          cartLine('乙', {
            added_price: 900,
            notice: '每人限购2件',
            limitedBuy: { limit_buy: 2, bought: 1 },
          }),
          cartLine('丙', { added_price: 1000 }),
        ],
      }),
    })
    await lineOf('商品甲').findByText('比加入时降¥2')
    lineOf('商品甲').getByText('仅剩3件')
    lineOf('商品乙').getByText('比加入时涨¥1')
    lineOf('商品乙').getByText('每人限购 2 件')
    expect(lineOf('商品乙').getByRole('alert').textContent).toBe('每人限购2件')
    expect(lineOf('商品丙').queryByText(/比加入时|仅剩|限购/)).toBeNull()
  })

  test('what cannot be bought stands apart with its reason, and has no tick', async () => {
    const gone = [cartLine('下', { reason: '已下架' }), cartLine('售', { reason: '已售罄' })]
    draw({ data: cartOf({ '0': [cartLine('甲')] }, gone) })
    await screen.findByRole('heading', { name: '失效商品（2）' })
    for (const reason of ['已下架', '已售罄']) screen.getByText(reason)
    expect(screen.queryByRole('checkbox', { name: '选择商品下' })).toBeNull()
  })

  test('再买¥x可用: what is missing to the next coupon; who has it is led to what it is for', async () => {
    const coupon = {
      card_id: '1',
      card_type: 'cash',
      title: '新人券',
      least_cost: 5000,
      reduce_cost: 800,
      discount: 0,
      use_bound: 2,
      distributor_id: '0',
      received: false,
      items: [{ shop_id: '0', item_id: cartLine('甲').item_id }],
    }
    draw({ data: cartOf({ '0': [cartLine('甲', { num: 3 })] }) }, [coupon])
    await screen.findByText('再买¥20可用')
    const link = async () =>
      (await screen.findByRole('link', { name: '满50减8 新人券' })).getAttribute('href')
    expect(await link()).toBe('/receive/coupons')
    cleanup()
    draw({ data: cartOf({ '0': [cartLine('甲', { num: 3 })] }) }, [{ ...coupon, received: true }])
    expect(await link()).toBe('/items?card_id=1')
  })

  test('nothing ticked cannot be settled; an empty cart says so; a cart that is not to be had can be asked for again', async () => {
    draw({ data: cartOf({ '0': [cartLine('甲', { is_checked: false })] }) })
    expect(screen.getByRole('button', { name: '去结算' })).toHaveProperty('disabled', true)
    cleanup()
    draw({ data: cartOf({}) })
    await screen.findByText('购物袋中还没有商品，赶紧选购吧！')
    expect(screen.queryByRole('button', { name: '去结算' })).toBeNull()
    cleanup()
    cartState.cartInfo = null
    draw({ error: { status: 500, code: 500000, message: '系统繁忙' } })
    await screen.findByText('系统繁忙')
    screen.getByRole('button', { name: '重试' })
  })
  test('管理 puts what is done to many lines at once in the place of the sum, until 完成', () => {
    draw({ data: cartOf({ '0': [cartLine('甲')] }) })
    const bar = () =>
      screen.getByRole('button', { name: '去结算' }).parentElement?.hasAttribute('data-managing')
    expect(bar()).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: '管理' }))
    expect(bar()).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: '完成' }))
    expect(bar()).toBe(false)
  })
})

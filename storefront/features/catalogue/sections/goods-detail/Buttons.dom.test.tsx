import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GoodsDetail, SpecItem } from '@schemas/generated/api'
import { addToCart, buyNow, isFavourite, setFavourite } from '../../buying.actions'
import type { BuyState } from '../../buy-state'
import { toasts } from '@storefront/shell/state/toasts'
import { drawSection } from '@tests/helpers/storefront-sections'
import { Buttons } from './Buttons'

afterEach(cleanup)
beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(addToCart).mockResolvedValue(true)
  vi.mocked(buyNow).mockResolvedValue()
  vi.mocked(isFavourite).mockResolvedValue(false)
  toasts.list = []
})

const product = { item_id: '12', distributor_id: '0', distributor_info: {} } as GoodsDetail
const item = { item_id: '12' } as SpecItem
const BOUGHT = { item_id: '12', num: 2, distributor_id: '0' }

const draw = (state: BuyState, chosen?: SpecItem, shown = product) =>
  drawSection(<Buttons product={shown} state={state} item={chosen} num={2} />, '/items/12')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

describe('the buttons of a product', () => {
  test.each([
    ['open', ['加入购物车', '立即购买']],
    ['seckill', ['立即购买']],
    ['offShelf', ['已下架 (disabled)']],
    ['gift', ['赠品不可购买 (disabled)']],
    ['showOnly', ['仅供展示 (disabled)']],
    ['soldOut', ['已售罄 (disabled)']],
  ] as const)('%s: %j, beside the favourite', async (state, shown) => {
    draw(state, item)
    await screen.findByRole('button', { name: '收藏' })
    const buttons = screen.getAllByRole<HTMLButtonElement>('button')
    expect(buttons.map(({ textContent, disabled }) => textContent + (disabled ? ' (disabled)' : ''))).toEqual(
      [...shown, '收藏'],
    )
  })

  test('they add, buy at once, and buy a seckill as one', async () => {
    draw('open', item)
    fireEvent.click(button('加入购物车'))
    await waitFor(() => expect(addToCart).toHaveBeenCalledWith(BOUGHT))
    await waitFor(() => expect(button('立即购买').getAttribute('aria-busy')).toBe('false'))
    fireEvent.click(button('立即购买'))
    await waitFor(() => expect(buyNow).toHaveBeenCalledWith(BOUGHT, undefined))
    cleanup()
    draw('seckill', { ...item, seckill: { seckill_id: '9', activity_store: 1, limit_num: 2 } })
    fireEvent.click(button('立即购买'))
    await waitFor(() => expect(buyNow).toHaveBeenLastCalledWith(BOUGHT, '9'))
  })

  test('a product shown in a shop is bought from that shop', async () => {
    draw('open', item, { ...product, distributor_info: { distributor_id: '3', name: '静安店' } })
    fireEvent.click(button('加入购物车'))
    await waitFor(() => expect(addToCart).toHaveBeenCalledWith({ ...BOUGHT, distributor_id: '3' }))
  })

  test('without a resolved SKU either fails with 请选择规格', async () => {
    draw('open')
    for (const name of ['加入购物车', '立即购买']) fireEvent.click(button(name))
    await waitFor(() => expect(toasts.list.map(({ text }) => text)).toContain('请选择规格'))
    expect([vi.mocked(addToCart).mock.calls, vi.mocked(buyNow).mock.calls]).toEqual([[], []])
  })

  test('what asks first on a phone keeps them from buying', async () => {
    const asks = vi.fn<() => boolean>(() => true)
    drawSection(<Buttons product={product} state="open" item={item} num={2} asks={asks} />, '/items/12')
    for (const name of ['加入购物车', '立即购买']) fireEvent.click(button(name))
    await screen.findByRole('button', { name: '收藏' })
    expect(asks).toHaveBeenCalledTimes(2)
    expect([vi.mocked(addToCart).mock.calls, vi.mocked(buyNow).mock.calls]).toEqual([[], []])
  })

  test('a member’s favourite is asked for, a visitor’s is not', async () => {
    vi.mocked(isFavourite).mockResolvedValue(true)
    draw('open', item)
    await screen.findByRole('button', { name: '收藏' })
    cleanup()
    const view = <Buttons product={product} state="open" item={item} num={1} />
    drawSection(view, '/items/12', {}, { mobile: '', is_staff: '0' })
    await screen.findByRole('button', { name: '已收藏', pressed: true })
    expect(vi.mocked(isFavourite).mock.calls.map(([id]) => id)).toEqual(['12'])
  })

  test('the favourite toggles', async () => {
    vi.mocked(setFavourite).mockImplementation(async (_id, _shop, wanted) => wanted)
    draw('open')
    fireEvent.click(await screen.findByRole('button', { name: '收藏' }))
    await screen.findByRole('button', { name: '已收藏', pressed: true })
    fireEvent.click(button('已收藏'))
    await screen.findByRole('button', { name: '收藏', pressed: false })
    expect(vi.mocked(setFavourite).mock.calls).toEqual([
      ['12', '0', true],
      ['12', '0', false],
    ])
  })
})

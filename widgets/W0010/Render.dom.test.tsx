import { act, cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Actions } from '@engine'
import { draw, widgetView } from '@tests/helpers/drawn-widgets'
import cart from './index'
import { shops } from './samples/shop'

afterEach(cleanup)
const member = shops['logged-in']
const button = () => screen.getByRole('button', { name: /^购物车/ })
const panel = () => screen.queryByRole('region', { name: '购物车' })
/** The element around the button and its dropdown. */
const area = () => button().parentElement ?? button()
const filled = (more: { added?: number; count?: number } = {}) => ({
  ...member,
  cart: { count: 4, groups: null, added: 0, ...member?.cart, ...more },
})

describe('W0010', () => {
  it('the badge shows the number of all pieces, for visitors too', () => {
    draw(cart, { shop: { cart: { count: 3, groups: null, added: 0 } } })
    expect(button().textContent).toBe('购物车3')
    expect(button().getAttribute('aria-label')).toBe('购物车 共3件商品')
    cleanup()
    draw(cart, { shop: { cart: { count: 100, groups: null, added: 0 } } })
    expect(button().textContent).toBe('购物车100')
    cleanup()
    draw(cart)
    expect(button().textContent).toBe('购物车')
  })

  it('W0010 110 × 38, font 14; wgtBorderRadius is the border size, wgtAaaa its colour', () => {
    draw(cart, { props: { wgtBorderRadius: 3, wgtAaaa: '#123456' } })
    const { style } = button()
    expect([style.borderWidth, style.borderColor, style.fontSize]).toEqual(['3px', 'rgb(18, 52, 86)', '14px'])
    const body = document.querySelector<HTMLElement>('.pm-body')
    expect([body?.style.width, body?.style.height]).toEqual(['110px', '38px'])
    expect(document.querySelector('.pm-clip')).toBeNull()
  })

  it('the button opens the cart', () => {
    const openCart = vi.fn<() => void>()
    draw(cart, { actions: { openCart } })
    fireEvent.click(button())
    expect(openCart).toHaveBeenCalledOnce()
  })
  it('the dropdown shows a visitor’s cart too', async () => {
    draw(cart, { shop: { ...filled(), user: null } })
    fireEvent.mouseEnter(area())
    await screen.findByRole('region', { name: '购物车' })
    expect(screen.getAllByRole('button', { name: /^增加 / }).length).toBeGreaterThan(0)
  })

  it('W0010 signed in, the cart opens on hover', async () => {
    draw(cart, { shop: member })
    expect(panel()).toBeNull()
    fireEvent.mouseEnter(area())
    await screen.findByRole('region', { name: '购物车' })
    expect(button().getAttribute('aria-expanded')).toBe('true')
    fireEvent.mouseLeave(area())
    expect(panel()).toBeNull()
  })

  it('signed in, the cart opens on focus; Escape closes it and restores the focus', async () => {
    draw(cart, { shop: member })
    act(() => button().focus())
    const links = within(await screen.findByRole('region', { name: '购物车' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/items/30101?distributor_id=1',
      '/items/60501?distributor_id=1',
      '/items/40101?distributor_id=3',
      '/cart',
    ])
    act(() => links[0]?.focus())
    expect(panel()).not.toBeNull()
    fireEvent.keyDown(links[0] ?? document.body, { key: 'Escape' })
    expect([panel(), document.activeElement]).toEqual([null, button()])
    act(() => button().blur())
    act(() => button().focus())
    fireEvent.blur(button(), { relatedTarget: document.body })
    expect(panel()).toBeNull()
  })

  it('the total is price × quantity − discount, the sum of total_fee', async () => {
    draw(cart, { shop: member })
    act(() => button().focus())
    const { textContent } = await screen.findByRole('region', { name: '购物车' })
    expect(textContent).toContain('共4件商品')
    expect(textContent).toContain('合计 ¥3,066.00')
    expect(textContent).toContain('进入购物车')
  })

  it('the panel counts its listed pieces; unavailable ones are only on the cart page and in the badge', async () => {
    draw(cart, { shop: filled({ count: 5 }) })
    act(() => button().focus())
    const { textContent } = await screen.findByRole('region', { name: '购物车' })
    expect([button().textContent, textContent?.includes('共4件商品')]).toEqual(['购物车5', true])
  })

  it('an empty cart says so and links to new products', async () => {
    draw(cart, { shop: shops['empty-cart'] })
    act(() => button().focus())
    await screen.findByText('购物袋中还没有商品，赶紧选购吧！')
    const now = screen.getByRole('link', { name: '立即选购' })
    expect(decodeURIComponent(now.getAttribute('href') ?? '')).toBe('/items?tag=新品')
  })

  it('is inert in design mode', () => {
    const openCart = vi.fn<() => void>()
    draw(cart, { mode: 'design', shop: member, actions: { openCart } })
    act(() => button().focus())
    fireEvent.click(button())
    expect([panel(), openCart.mock.calls]).toEqual([null, []])
  })
})

describe('the mini cart', () => {
  it('loads the lines when first opened and shows a skeleton meanwhile', async () => {
    const loadCart = vi.fn<Actions['loadCart']>(() => new Promise(() => {}))
    const options = { shop: filled(), actions: { loadCart } }
    const unknown = { ...options, shop: { ...options.shop, cart: { count: 4, groups: null, added: 0 } } }
    const { rerender } = draw(cart, unknown)
    expect(loadCart).not.toHaveBeenCalled()
    fireEvent.mouseEnter(area())
    await screen.findByRole('status', { name: '正在加载购物车' })
    await waitFor(() => expect(loadCart).toHaveBeenCalledOnce())
    rerender(widgetView(cart, options))
    await screen.findByRole('region', { name: '购物车' })
    fireEvent.mouseLeave(area())
    fireEvent.mouseEnter(area())
    expect(loadCart).toHaveBeenCalledOnce()
  })

  it('reports a failure to load, and shows that it loads again on request', async () => {
    const loadCart = vi.fn<Actions['loadCart']>().mockResolvedValueOnce(false)
    loadCart.mockReturnValue(new Promise(() => {}))
    draw(cart, { shop: { ...member, cart: { count: 4, groups: null, added: 0 } }, actions: { loadCart } })
    fireEvent.mouseEnter(area())
    fireEvent.click(await screen.findByRole('button', { name: '重试' }))
    await waitFor(() => expect(loadCart).toHaveBeenCalledTimes(2))
    await screen.findByRole('status', { name: '正在加载购物车' })
  })

  it('the buttons change the quantity of a line', async () => {
    const changeCartLine = vi.fn<Actions['changeCartLine']>(async () => true)
    draw(cart, { shop: member, actions: { changeCartLine } })
    fireEvent.mouseEnter(area())
    const name = '手作釉下彩马克杯 一窑一色 320ml'
    fireEvent.click(await screen.findByRole('button', { name: `增加 ${name}` }))
    fireEvent.click(screen.getByRole('button', { name: `减少 ${name}` }))
    expect(changeCartLine.mock.calls).toEqual([
      ['12', 3],
      ['12', 1],
    ])
  })

  it('stays open during the removal confirmation and has the focus afterwards', async () => {
    let answer: (yes: boolean) => void = () => {}
    const removeCartLine = vi.fn<Actions['removeCartLine']>(
      () => new Promise((resolve) => (answer = resolve)),
    )
    draw(cart, { shop: member, actions: { removeCartLine } })
    fireEvent.mouseEnter(area())
    const remove = await screen.findByRole('button', { name: '移除 云感缓震跑鞋' })
    act(() => remove.focus())
    fireEvent.click(remove)
    expect(removeCartLine).toHaveBeenCalledWith('11')
    fireEvent.blur(remove, { relatedTarget: document.body })
    fireEvent.mouseLeave(area())
    expect(panel()).not.toBeNull()
    await act(async () => answer(true))
    expect(document.activeElement).toBe(panel())
  })

  it('shows an added item for three seconds, longer while hovered', async () => {
    vi.useFakeTimers()
    try {
      const { rerender } = draw(cart, { shop: filled() })
      const isOpen = () => button().getAttribute('aria-expanded')
      expect(isOpen()).toBe('false')
      rerender(widgetView(cart, { shop: filled({ added: 1 }) }))
      expect(isOpen()).toBe('true')
      act(() => vi.advanceTimersByTime(2999))
      expect(isOpen()).toBe('true')
      act(() => vi.advanceTimersByTime(1))
      expect(isOpen()).toBe('false')
      rerender(widgetView(cart, { shop: filled({ added: 2 }) }))
      fireEvent.mouseEnter(area())
      act(() => vi.advanceTimersByTime(5000))
      expect(isOpen()).toBe('true')
      fireEvent.mouseLeave(area())
      expect(isOpen()).toBe('false')
    } finally {
      vi.useRealTimers()
    }
  })
})

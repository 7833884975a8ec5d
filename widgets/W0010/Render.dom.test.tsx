import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draw } from '../shared/testing'
import cart from './index'
import { shops } from './samples/shop'

afterEach(cleanup)
const member = shops['logged-in']
const button = () => screen.getByRole('button')
const panel = () => screen.queryByRole('region', { name: '购物车' })

describe('W0010', () => {
  it('decisions 21 the badge shows pieces, for visitors too, and 99+ from a hundred on', () => {
    draw(cart, { shop: { cart: { count: 3, groups: [] } } })
    expect(button().textContent).toBe('购物车3')
    expect(button().getAttribute('aria-label')).toBe('购物车 共3件商品')
    cleanup()
    draw(cart, { shop: { cart: { count: 100, groups: [] } } })
    expect(button().textContent).toBe('购物车99+')
    cleanup()
    draw(cart)
    expect(button().textContent).toBe('购物车')
  })

  it('designer §9 W0010 110 × 38, font 14; wgtBorderRadius is the border size, wgtAaaa its colour', () => {
    draw(cart, { props: { wgtBorderRadius: 3, wgtAaaa: '#123456' } })
    const { style } = button()
    expect([style.borderWidth, style.borderColor, style.fontSize]).toEqual(['3px', 'rgb(18, 52, 86)', '14px'])
    const body = document.querySelector<HTMLElement>('.pm-body')
    expect([body?.style.width, body?.style.height]).toEqual(['110px', '38px'])
    expect(document.querySelector('.pm-clip')).toBeNull()
  })

  it('decisions 21 the button asks the shop to open the cart, and nothing drops down for visitors', () => {
    const openCart = vi.fn<() => void>()
    draw(cart, { actions: { openCart } })
    fireEvent.mouseEnter(button().parentElement ?? button())
    expect(panel()).toBeNull()
    expect(button().hasAttribute('aria-expanded')).toBe(false)
    fireEvent.click(button())
    expect(openCart).toHaveBeenCalledOnce()
  })

  it('designer §3 W0010 logged in, the cart drops down on mouse-over', () => {
    draw(cart, { shop: member })
    expect(panel()).toBeNull()
    fireEvent.mouseEnter(button().parentElement ?? button())
    expect(panel()).not.toBeNull()
    expect(button().getAttribute('aria-expanded')).toBe('true')
    fireEvent.mouseLeave(button().parentElement ?? button())
    expect(panel()).toBeNull()
  })

  it('issue 2 §4 logged in, the cart drops down on focus; Escape closes it and gives the focus back', () => {
    draw(cart, { shop: member })
    act(() => button().focus())
    const links = within(panel() ?? document.body).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/items/30101',
      '/items/60501',
      '/items/40101',
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

  it('decisions 21 the sum is that of total_fee, each line counted once', () => {
    draw(cart, { shop: member })
    act(() => button().focus())
    const text = panel()?.textContent ?? ''
    expect(text).toContain('共4件商品')
    expect(text).toContain('合计 ¥3,066.00')
    expect(text).toContain('进入购物车')
    expect(text).toContain('¥69.00 × 2')
  })

  it('texts an empty cart says so and leads to new goods', () => {
    draw(cart, { shop: shops['empty-cart'] })
    act(() => button().focus())
    expect(document.body.textContent).toContain('购物袋中还没有商品，赶紧选购吧！')
    const now = screen.getByRole('link', { name: '立即选购' })
    expect(decodeURIComponent(now.getAttribute('href') ?? '')).toBe('/items?tag=新品')
  })

  it('designer §2 is inert in design mode', () => {
    const openCart = vi.fn<() => void>()
    draw(cart, { mode: 'design', shop: member, actions: { openCart } })
    act(() => button().focus())
    fireEvent.click(button())
    expect([panel(), openCart.mock.calls]).toEqual([null, []])
  })
})

import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '@tests/helpers/drawn-widgets'
import navigation from './index'

const ITEM = 100
const BOX = 300

/** jsdom has no layout: items are 100 px wide, the box shows three of them. */
beforeEach(() => {
  const prototype = HTMLElement.prototype
  vi.spyOn(prototype, 'offsetLeft', 'get').mockImplementation(function place(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * ITEM
  })
  vi.spyOn(prototype, 'clientWidth', 'get').mockReturnValue(BOX)
  vi.spyOn(prototype, 'scrollWidth', 'get').mockImplementation(function all(this: HTMLElement) {
    return this.children.length * ITEM
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const data = Array.from({ length: 8 }, (_, index) => ({
  title: `第${index}项`,
  pathData: { linkPage: 'href', href: `/p${index}` },
}))
const list = () => screen.getByRole('list')
const prev = () => screen.getByRole<HTMLButtonElement>('button', { name: '向前' })
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: '向后' })
const press = (button: HTMLElement) => {
  fireEvent.click(button)
  fireEvent.scroll(list())
}

describe('W0013', () => {
  it('W0013 marks the item whose link equals the current route path', () => {
    draw(navigation, { props: { data }, shop: { path: '/p2' } })
    const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
    expect(marked.map((link) => link.textContent)).toEqual(['第2项'])
  })

  it('W0013 scrolls to the current item with an offset of 50', () => {
    draw(navigation, { props: { data }, shop: { path: '/p4' } })
    expect(list().scrollLeft).toBe(4 * ITEM - 50)
  })

  it('W0013 prev is disabled at index 0, the arrows move item by item', () => {
    draw(navigation, { props: { data } })
    expect([prev().disabled, next().disabled, list().scrollLeft]).toEqual([true, false, 0])
    press(next())
    expect([prev().disabled, list().scrollLeft]).toEqual([false, ITEM - 50])
    press(next())
    expect(list().scrollLeft).toBe(2 * ITEM - 50)
    press(prev())
    press(prev())
    expect([prev().disabled, list().scrollLeft]).toEqual([true, 0])
  })

  it('W0013 next is disabled once the last item is visible', () => {
    draw(navigation, { props: { data } })
    list().scrollLeft = 8 * ITEM - BOX
    fireEvent.scroll(list())
    expect(next().disabled).toBe(true)
    cleanup()
    draw(navigation, { props: { data: data.slice(0, 3) } })
    expect([prev().disabled, next().disabled]).toEqual([true, true])
  })
})

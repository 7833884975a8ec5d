import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draw, goodsEntry, liveGoods, widgetView } from '@tests/helpers/drawn-widgets'
import hotSale from './index'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const ids = Array.from({ length: 9 }, (_, index) => String(index + 1))
const live = { goods: Object.fromEntries(ids.map((id) => [id, liveGoods(id)])) }
const group = (...of: string[]) => ({ data: of.map((id) => goodsEntry(id)) })
const data = [group('1', '2', '3', '4', '5'), group('6'), group('7')]
const slide = () => document.querySelector('[aria-roledescription="幻灯片"]:not([inert])')
const current = () => slide()?.getAttribute('aria-label')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('W0018', () => {
  it('W0018 shows four products of a group at 307 × 593', () => {
    draw(hotSale, { props: { data }, live })
    expect(slide()?.querySelectorAll('a')).toHaveLength(4)
    const body = document.querySelector<HTMLElement>('.pm-body')
    expect([body?.style.width, body?.style.height]).toEqual(['307px', '593px'])
  })

  it('W0018 loops: the first follows the last', () => {
    draw(hotSale, { props: { data }, live })
    press('上一张')
    expect(current()).toBe('3 / 3')
    press('下一张')
    expect(current()).toBe('1 / 3')
  })

  it('W0018 plays only with autoplay, after autoplaySpeed', () => {
    vi.useFakeTimers()
    draw(hotSale, { props: { data }, live })
    act(() => vi.advanceTimersByTime(10_000))
    expect(current()).toBe('1 / 3')
    cleanup()
    draw(hotSale, { props: { data, autoplay: true }, live })
    act(() => vi.advanceTimersByTime(2000))
    expect(current()).toBe('2 / 3')
    cleanup()
    draw(hotSale, { mode: 'design', props: { data, autoplay: true }, live })
    act(() => vi.advanceTimersByTime(10_000))
    expect(current()).toBe('1 / 3')
  })

  it('W0018 is created again when autoplay settings change', () => {
    const view = draw(hotSale, { props: { data }, live })
    const before = screen.getByRole('region')
    press('下一张')
    view.rerender(widgetView(hotSale, { props: { data, autoplaySpeed: 5000 }, live }))
    expect([screen.getByRole('region') === before, current()]).toEqual([false, '1 / 3'])
  })

  it.each([
    ['style1', '1 / 3', 0],
    ['style2', '', 3],
    ['style3', '', 3],
    ['style4', '', 3],
    ['style5', '', 3],
  ])('W0018 %s has its own pointers', (styleType, text, buttons) => {
    draw(hotSale, { props: { data, styleType }, live })
    expect(screen.queryAllByRole('button', { name: /^第\d张$/ })).toHaveLength(buttons)
    expect(screen.queryByText('1 / 3') !== null).toBe(text !== '')
  })

  it('W0018 the active point has its own colour only with customerThemeEnabled', () => {
    const props = { data, styleType: 'style3', pointActiveColor: '#010203', pointDefaultColor: '#040506' }
    const colours = () =>
      screen
        .getAllByRole('button', { name: /^第\d张$/ })
        .map((point) => point.querySelector('span')?.style.color)
    draw(hotSale, { props, live })
    expect(colours()).toEqual(['rgb(71, 158, 233)', 'rgb(4, 5, 6)', 'rgb(4, 5, 6)'])
    cleanup()
    draw(hotSale, { props: { ...props, customerThemeEnabled: true }, live })
    expect(colours()[0]).toBe('rgb(1, 2, 3)')
  })

  it('W0018 omits groups without chosen products for shoppers', () => {
    draw(hotSale, { props: { data: [...data, group('')] }, live })
    expect(current()).toBe('1 / 3')
    cleanup()
    draw(hotSale)
    expect(screen.queryByRole('region')).toBeNull()
    draw(hotSale, { mode: 'design' })
    expect(current()).toBe('1 / 3')
  })
})

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draw, widgetView } from '@tests/helpers/drawn-widgets'
import carousel from './index'

const slide = (name: string) => ({
  imgUrl: `/media/${name}.webp`,
  pathData: { linkPage: 'href', href: `/${name}` },
})
const three = [slide('a'), slide('b'), slide('c')]
const current = () =>
  document.querySelector('[aria-roledescription="幻灯片"]:not([inert])')?.getAttribute('aria-label')

const mark = () => document.querySelector<HTMLElement>('[aria-current] > span')?.style.color

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('W0001', () => {
  it('W0001 autoplay moves on after autoplaySpeed and loops', () => {
    vi.useFakeTimers()
    draw(carousel, { props: { data: three, autoplaySpeed: 2000 } })
    expect(current()).toBe('1 / 3')
    act(() => vi.advanceTimersByTime(1999))
    expect(current()).toBe('1 / 3')
    act(() => vi.advanceTimersByTime(1))
    expect(current()).toBe('2 / 3')
    act(() => vi.advanceTimersByTime(2000))
    act(() => vi.advanceTimersByTime(2000))
    expect(current()).toBe('1 / 3')
  })

  it('the current picture is behind the page, for shoppers only', () => {
    vi.useFakeTimers()
    const behind = () =>
      [...document.querySelectorAll<HTMLElement>('section > span')].map(({ style }) => style.backgroundImage)
    draw(carousel, { props: { data: three, autoplaySpeed: 2000 } })
    expect(behind()).toEqual(['url("/media/a.webp")'])
    act(() => vi.advanceTimersByTime(2000))
    expect(behind()).toEqual(['url("/media/b.webp")'])
    cleanup()
    draw(carousel, { props: { data: three }, mode: 'design' })
    expect(behind()).toEqual([])
  })

  it('pauses on hover and focus', () => {
    vi.useFakeTimers()
    draw(carousel, { props: { data: three } })
    const region = screen.getByRole('region', { name: '轮播图' })
    fireEvent.mouseEnter(region)
    act(() => vi.advanceTimersByTime(10_000))
    expect(current()).toBe('1 / 3')
    fireEvent.mouseLeave(region)
    fireEvent.focusIn(screen.getByRole('button', { name: '下一张' }))
    act(() => vi.advanceTimersByTime(10_000))
    expect(current()).toBe('1 / 3')
    fireEvent.focusOut(screen.getByRole('button', { name: '下一张' }), { relatedTarget: document.body })
    act(() => vi.advanceTimersByTime(2000))
    expect(current()).toBe('2 / 3')
  })

  it('does not move under prefers-reduced-motion', () => {
    vi.useFakeTimers()
    const media = { matches: true, addEventListener() {}, removeEventListener() {} }
    vi.stubGlobal('matchMedia', () => media)
    draw(carousel, { props: { data: three } })
    act(() => vi.advanceTimersByTime(10_000))
    expect(current()).toBe('1 / 3')
    vi.unstubAllGlobals()
  })

  it('does not play in design mode, and shows slides without a picture only there', () => {
    vi.useFakeTimers()
    draw(carousel, { mode: 'design' })
    act(() => vi.advanceTimersByTime(10_000))
    expect(current()).toBe('1 / 3')
    cleanup()
    draw(carousel, { props: { data: [{ imgUrl: '' }, slide('b')] } })
    expect(current()).toBe('1 / 1')
  })

  it('a button stops it and starts it again, and there is none where nothing moves by itself', () => {
    vi.useFakeTimers()
    draw(carousel, { props: { data: three, autoplaySpeed: 1000 } })
    const press = (name: string) => {
      const button = screen.getByRole('button', { name })
      act(() => button.focus())
      fireEvent.click(button)
    }
    press('暂停轮播')
    act(() => vi.advanceTimersByTime(10_000))
    expect(current()).toBe('1 / 3')
    press('播放轮播')
    act(() => vi.advanceTimersByTime(1_100))
    expect(current()).toBe('2 / 3')
    cleanup()
    draw(carousel, { props: { data: three, autoplay: false } })
    expect(screen.queryByRole('button', { name: '暂停轮播' })).toBeNull()
  })

  it('marks the current slide', () => {
    draw(carousel, { props: { data: three, autoplay: false } })
    const slides = screen.getAllByRole('group', { hidden: true })
    expect(slides.map((one) => one.getAttribute('aria-current'))).toEqual(['true', null, null])
  })

  it('arrow keys change the slide', () => {
    draw(carousel, { props: { data: three, autoplay: false } })
    const region = screen.getByRole('region', { name: '轮播图' })
    fireEvent.keyDown(region, { key: 'ArrowLeft' })
    expect(current()).toBe('3 / 3')
    fireEvent.keyDown(region, { key: 'ArrowRight' })
    expect(current()).toBe('1 / 3')
  })

  it.each([
    ['style1', '[aria-hidden]', 1],
    ['style2', 'button[aria-label^="第"]', 3],
    ['style3', 'button[aria-label^="第"]', 3],
    ['style4', 'button[aria-label^="第"]', 3],
    ['style5', 'button[aria-label^="第"] img', 3],
  ])('W0001 %s has its pointers', (styleType, pointer, count) => {
    draw(carousel, { props: { data: three, styleType } })
    expect(screen.getByRole('region').querySelectorAll(pointer)).toHaveLength(count)
  })

  it('W0001 hovering a thumbnail shows its slide', () => {
    draw(carousel, { props: { data: three, styleType: 'style5', autoplay: false } })
    fireEvent.mouseEnter(screen.getByRole('button', { name: '第3张' }))
    expect(current()).toBe('3 / 3')
  })

  it('W0001 pointActiveColor counts only with customerThemeEnabled, else the theme colour', () => {
    const props = { data: three, styleType: 'style3', pointActiveColor: '#ff0000' }
    draw(carousel, { props })
    expect(mark()).toBe('rgb(71, 158, 233)')
    cleanup()
    draw(carousel, { props: { ...props, customerThemeEnabled: true } })
    expect(mark()).toBe('rgb(255, 0, 0)')
  })

  it('is created again when its settings change', () => {
    const { rerender } = draw(carousel, { props: { data: three, autoplay: false } })
    const before = screen.getByRole('region', { name: '轮播图' })
    rerender(widgetView(carousel, { props: { data: three, autoplay: false, styleType: 'style3' } }))
    expect(screen.getByRole('region', { name: '轮播图' })).toBe(before)
    rerender(widgetView(carousel, { props: { data: three, autoplay: true } }))
    expect(screen.getByRole('region', { name: '轮播图' })).not.toBe(before)
  })
})

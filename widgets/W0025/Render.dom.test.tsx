import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draw } from '@tests/helpers/drawn-widgets'
import carousel from './index'

const data = ['春', '夏', '秋'].map((caption, index) => ({
  imgUrl: `/media/${index}.webp`,
  caption,
  pathData: {},
}))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('W0025', () => {
  it('captions and dots', () => {
    draw(carousel, { props: { data, indicator: 'dots' } })
    expect(screen.getByText('夏')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^第/ })).toHaveLength(3)
  })

  it('a counter instead of dots', () => {
    draw(carousel, { props: { data, indicator: 'counter' } })
    expect(screen.getByText('1 / 3')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '第1张' })).toBeNull()
  })

  it('moves on after its interval', () => {
    vi.useFakeTimers()
    draw(carousel, { props: { data, indicator: 'counter', autoplay: true, interval: 3000 } })
    act(() => vi.advanceTimersByTime(2999))
    expect(screen.getByText('1 / 3')).toBeTruthy()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.getByText('2 / 3')).toBeTruthy()
  })

  it.each([Number.POSITIVE_INFINITY, 1e300, Number.NaN, 'soon'])(
    'an interval of %s moves nothing on, least of all at once',
    (interval) => {
      vi.useFakeTimers()
      draw(carousel, { props: { data, indicator: 'counter', autoplay: true, interval } })
      act(() => vi.advanceTimersByTime(60_000))
      expect(screen.getByText('1 / 3')).toBeTruthy()
    },
  )

  it('W0025 a hidden caption still names its picture', () => {
    draw(carousel, { props: { data, showCaption: false } })
    expect(document.querySelector('img')?.getAttribute('alt')).toBe('春')
  })
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Picture } from './Picture'

afterEach(cleanup)

describe('Picture', () => {
  it('has a box of its size and loads lazily with low priority, the hero at once with high', () => {
    const loading = () => {
      const image = screen.getByAltText('甲')
      return ['loading', 'fetchpriority'].map((name) => image.getAttribute(name))
    }
    render(<Picture src="/media/a.webp" alt="甲" width={214} height={120} />)
    expect(screen.getByAltText('甲').parentElement?.style.width).toBe('214px')
    expect(loading()).toEqual(['lazy', 'low'])
    cleanup()
    render(<Picture src="/media/a.webp" alt="甲" eager />)
    expect(loading()).toEqual(['eager', 'high'])
  })

  it('the browser chooses from its sizes by the width of the box', () => {
    const setOf = () => {
      const image = screen.getByAltText('甲')
      return ['sizes', 'srcset'].map((name) => image.getAttribute(name))
    }
    const set = '/media/a-s.webp 150w, /media/a-m.webp 400w, /media/a-l.webp 800w'
    render(<Picture src="/media/a-l.webp" alt="甲" width={214} />)
    expect(setOf()).toEqual(['214px', set])
    cleanup()
    // without a known box size
    render(<Picture src="/media/a-l.webp" alt="甲" />)
    expect(setOf()).toEqual([null, null])
    cleanup()
    render(<Picture src="/media/logo.webp" alt="甲" width={214} />)
    expect(setOf()).toEqual([null, null])
  })

  it('a broken picture becomes the placeholder, and the next address is tried', () => {
    const { rerender } = render(<Picture src="/media/a.webp" alt="甲" />)
    fireEvent.error(screen.getByAltText('甲'))
    expect(screen.getByAltText('甲').parentElement?.hasAttribute('data-broken')).toBe(true)
    rerender(<Picture src="/media/b.webp" alt="甲" />)
    expect(screen.getByAltText('甲').parentElement?.hasAttribute('data-broken')).toBe(false)
  })

  it.each(['', 'javascript:alert(1)', 'data:image/png;base64,AA', '//evil.example/a.png', null, 7])(
    '%j is no picture: the placeholder, still named',
    (src) => {
      render(<Picture src={src} alt="甲" />)
      expect(screen.getByRole('img', { name: '甲' }).tagName).toBe('SPAN')
    },
  )
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Picture } from './Picture'

afterEach(cleanup)

describe('Picture', () => {
  it('look stands in a box of its size and loads late, the hero at once', () => {
    render(<Picture src="/media/a.webp" alt="甲" width={214} height={120} />)
    const image = screen.getByAltText('甲')
    expect([image.getAttribute('loading'), image.parentElement?.style.width]).toEqual(['lazy', '214px'])
    cleanup()
    render(<Picture src="/media/a.webp" alt="甲" eager />)
    expect(screen.getByAltText('甲').getAttribute('fetchpriority')).toBe('high')
  })

  it('look a broken picture becomes the placeholder, and its successor gets a new chance', () => {
    const { rerender } = render(<Picture src="/media/a.webp" alt="甲" />)
    fireEvent.error(screen.getByAltText('甲'))
    expect(screen.getByAltText('甲').parentElement?.hasAttribute('data-broken')).toBe(true)
    rerender(<Picture src="/media/b.webp" alt="甲" />)
    expect(screen.getByAltText('甲').parentElement?.hasAttribute('data-broken')).toBe(false)
  })

  it.each(['', 'javascript:alert(1)', 'data:image/png;base64,AA', '//evil.example/a.png', null, 7])(
    'issue 2 §3 %j is no picture: the placeholder, still named',
    (src) => {
      render(<Picture src={src} alt="甲" />)
      expect(screen.getByRole('img', { name: '甲' }).tagName).toBe('SPAN')
    },
  )
})

import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Gallery } from './Gallery'

afterEach(cleanup)
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
/** The addresses in the order of the row, the one at the front. */
const pictures = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'))
const front = () => screen.getAllByRole('img').find((image) => image.getAttribute('loading') === 'eager')

describe('the gallery', () => {
  it('the chosen picture stands large', () => {
    render(<Gallery name="短袖" pictures={['/a-l.webp', '/b-l.webp']} />)
    fireEvent.click(screen.getByRole('button', { name: '2 / 2' }))
    expect(front()?.getAttribute('src')).toContain('/b-l.webp')
    expect([pressed('1 / 2'), pressed('2 / 2')]).toEqual(['false', 'true'])
    expect(screen.queryByRole('button', { name: '商品视频' })).toBeNull()
  })

  it('the picture of what is chosen comes to the front, the order stays', () => {
    const all = ['/a-l.webp', '/b-l.webp', '/c-l.webp']
    const { rerender } = render(<Gallery name="短袖" pictures={all} picture="/b-l.webp" />)
    expect(front()?.getAttribute('src')).toBe('/b-l.webp')
    rerender(<Gallery name="短袖" pictures={all} picture="/c-l.webp" />)
    expect(front()?.getAttribute('src')).toBe('/c-l.webp')
    expect(pictures()).toEqual(all)
  })

  it('a swipe is followed by counter and small pictures', () => {
    render(<Gallery name="短袖" pictures={['/a-l.webp', '/b-l.webp']} />)
    const row = screen.getByRole('list', { name: '短袖' })
    Object.defineProperties(row, { clientWidth: { value: 390 }, scrollWidth: { value: 780 } })
    row.scrollLeft = 380
    fireEvent.scroll(row)
    expect(screen.getByText('2/2')).toBeTruthy()
    expect(pressed('2 / 2')).toBe('true')
  })

  it('the enlarged part keeps below the prices', () => {
    const { container } = render(
      <div className="product-panel">
        <Gallery name="短袖" pictures={['/a-l.webp']} />
        <p data-prices="">¥1</p>
      </div>,
    )
    const price = screen.getByText('¥1')
    price.getBoundingClientRect = () => ({ bottom: 150 }) as DOMRect
    const stage = container.querySelector('ul')?.parentElement
    if (!stage) throw new Error('Expected the gallery to have a stage')
    const event = createEvent.pointerMove(stage)
    Object.defineProperty(event, 'pointerType', { value: 'mouse' })
    fireEvent(stage, event)
    const zoom = stage.lastElementChild as HTMLElement
    expect(zoom.style.top).toBe('162px')
    expect(zoom.style.backgroundImage).toContain('/a-l.webp')
  })

  it('a video plays where there is one, until it is closed or a picture is chosen', () => {
    render(<Gallery name="短袖" pictures={['/a-l.webp']} video="/film.webm" />)
    const film = () => screen.queryByLabelText<HTMLVideoElement>('商品视频', { selector: 'video' })
    fireEvent.click(screen.getByRole('button', { name: '商品视频' }))
    expect([film()?.getAttribute('src'), film()?.getAttribute('poster')]).toEqual(['/film.webm', '/a-l.webp'])
    expect([film()?.controls, pressed('1 / 1')]).toEqual([true, 'false'])
    fireEvent.click(screen.getByRole('button', { name: '关闭视频' }))
    expect(film()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '商品视频' }))
    fireEvent.click(screen.getByRole('button', { name: '1 / 1' }))
    expect(film()).toBeNull()
  })
})

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Gallery } from './Gallery'

afterEach(cleanup)
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

describe('the gallery', () => {
  it('the chosen picture stands large', () => {
    render(<Gallery name="短袖" pictures={['/a-l.webp', '/b-l.webp']} />)
    fireEvent.click(screen.getByRole('button', { name: '2 / 2' }))
    expect(screen.getByRole('img', { name: '短袖' }).getAttribute('src')).toContain('/b-l.webp')
    expect([pressed('1 / 2'), pressed('2 / 2')]).toEqual(['false', 'true'])
    expect(screen.queryByRole('button', { name: '商品视频' })).toBeNull()
  })

  it('a video plays where there is one, until a picture is chosen', () => {
    render(<Gallery name="短袖" pictures={['/a-l.webp']} video="/film.webm" />)
    fireEvent.click(screen.getByRole('button', { name: '商品视频' }))
    const film = screen.getByLabelText<HTMLVideoElement>('商品视频', { selector: 'video' })
    expect([film.getAttribute('src'), film.getAttribute('poster')]).toEqual(['/film.webm', '/a-l.webp'])
    expect(film.controls).toBe(true)
    expect([pressed('商品视频'), pressed('1 / 1')]).toEqual(['true', 'false'])
    fireEvent.click(screen.getByRole('button', { name: '1 / 1' }))
    expect(document.querySelector('video')).toBeNull()
  })
})

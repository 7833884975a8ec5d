import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draw } from '@tests/helpers/drawn-widgets'
import film from './index'

const video = () => document.querySelector('video')
const props = { src: '/media/film.mp4', poster: '/media/poster.webp', caption: '秋季新品' }

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('W0023', () => {
  it('video with poster, caption and controls', () => {
    draw(film, { props: { ...props, controls: true } })
    expect(video()?.getAttribute('src')).toBe('/media/film.mp4')
    expect(video()?.getAttribute('poster')).toBe('/media/poster.webp')
    expect(video()?.controls).toBe(true)
    expect(screen.getByText('秋季新品').tagName).toBe('FIGCAPTION')
  })

  it('an autoplaying video is muted, and does not start in design mode', () => {
    draw(film, { props: { ...props, autoplay: true, muted: false }, mode: 'design' })
    expect(video()?.muted).toBe(true)
    expect(video()?.controls).toBe(false)
    expect(video()?.autoplay).toBe(false)
  })

  it('W0023 with a poster nothing is fetched before it plays', () => {
    draw(film, { props })
    expect(video()?.getAttribute('preload')).toBe('none')
    cleanup()
    draw(film, { props: { ...props, poster: '' } })
    expect(video()?.getAttribute('preload')).toBe('metadata')
  })

  it('W0023 a large button starts it and disappears; in design mode it is inert', () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    draw(film, { props, mode: 'design' })
    fireEvent.click(screen.getByRole('button', { name: '播放' }))
    expect(play).not.toHaveBeenCalled()
    cleanup()
    draw(film, { props })
    fireEvent.click(screen.getByRole('button', { name: '播放' }))
    expect(play).toHaveBeenCalledOnce()
    fireEvent.play(video() as HTMLVideoElement)
    expect(screen.queryByRole('button', { name: '播放' })).toBeNull()
  })

  it('without a video shoppers see nothing, operators a placeholder', () => {
    draw(film, { props: { src: '' } })
    expect(document.querySelector('figure, img, [role=img]')).toBeNull()
    cleanup()
    draw(film, { props: { src: '' }, mode: 'design' })
    expect(screen.getByRole('img', { name: '视频' })).toBeTruthy()
  })

  it('ignores an invalid address', () => {
    draw(film, { props: { src: '/a.mp4', poster: 'javascript:alert(1)' } })
    expect(video()?.hasAttribute('poster')).toBe(false)
  })
})

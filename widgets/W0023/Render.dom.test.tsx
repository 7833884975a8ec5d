import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { draw } from '../shared/testing'
import film from './index'

const video = () => document.querySelector('video')
const props = { src: '/media/film.mp4', poster: '/media/poster.webp', caption: '秋季新品' }

afterEach(cleanup)

describe('W0023', () => {
  it('storefront §2 home widgets: video with poster, caption and controls', () => {
    draw(film, { props: { ...props, controls: true } })
    expect(video()?.getAttribute('src')).toBe('/media/film.mp4')
    expect(video()?.getAttribute('poster')).toBe('/media/poster.webp')
    expect(video()?.controls).toBe(true)
    expect(screen.getByText('秋季新品').tagName).toBe('FIGCAPTION')
  })

  it('a film that plays by itself is muted, and no page starts it while being designed', () => {
    draw(film, { props: { ...props, autoplay: true, muted: false }, mode: 'design' })
    expect(video()?.muted).toBe(true)
    expect(video()?.controls).toBe(false)
    expect(video()?.autoplay).toBe(false)
  })

  it('decisions 4 without a film shoppers see nothing, operators a placeholder', () => {
    draw(film, { props: { src: '' } })
    expect(document.querySelector('figure, img, [role=img]')).toBeNull()
    cleanup()
    draw(film, { props: { src: '' }, mode: 'design' })
    expect(screen.getByRole('img', { name: '视频' })).toBeTruthy()
  })

  it('issue 2 §3 an address that is none never reaches the page', () => {
    draw(film, { props: { src: '/a.mp4', poster: 'javascript:alert(1)' } })
    expect(video()?.hasAttribute('poster')).toBe(false)
  })
})

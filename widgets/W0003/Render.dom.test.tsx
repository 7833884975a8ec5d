import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { draw } from '@tests/helpers/drawn-widgets'
import hotZones from './index'

afterEach(cleanup)
const link = { linkPage: 'href', href: '/sale', name: '促销' }
const zone = { leftPer: 0.25, topPer: 0.5, widthPer: 0.5, heightPer: 0.25, pathData: link }

describe('W0003', () => {
  it('W0003 zones are links at their fractions of the picture', () => {
    draw(hotZones, { props: { imgUrl: '/media/a.webp', data: [zone] } })
    const area = screen.getByRole('link', { name: '促销' })
    expect(area.getAttribute('href')).toBe('/sale')
    expect([area.style.left, area.style.top, area.style.width, area.style.height]).toEqual([
      '25%',
      '50%',
      '50%',
      '25%',
    ])
  })

  it('a zone never reaches beyond the picture', () => {
    draw(hotZones, { props: { imgUrl: '/media/a.webp', data: [{ ...zone, leftPer: 0.9 }] } })
    expect(screen.getByRole('link').style.width).toBe('10%')
  })

  it('W0003 under the proportional lock the picture keeps its ratio on a narrow page', () => {
    const frame = () => document.querySelector<HTMLElement>('.pm-body > div')?.style
    const [imgUrl, style] = ['/media/a.webp', { width: 1190, height: 400 }]
    draw(hotZones, { props: { imgUrl }, style })
    expect([frame()?.height, frame()?.aspectRatio]).toEqual(['auto', '1190 / 400'])
    cleanup()
    draw(hotZones, { props: { imgUrl, proportion: false }, style })
    expect([frame()?.height, frame()?.aspectRatio]).toEqual(['', ''])
  })

  it('omits a zone without a link', () => {
    draw(hotZones, { props: { imgUrl: '/media/a.webp', data: [{ ...zone, pathData: {} }] } })
    expect(document.querySelectorAll('.pm-body span, .pm-body a')).toHaveLength(1)
  })

  it('zones are inert in design mode; an empty picture is shown only there', () => {
    draw(hotZones, { mode: 'design', props: { imgUrl: '', data: [zone] } })
    expect(screen.getByRole('link').getAttribute('href')).toBeNull()
    cleanup()
    draw(hotZones, { props: { imgUrl: '', data: [zone] } })
    expect(screen.queryByRole('link')).toBeNull()
  })
})

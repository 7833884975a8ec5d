import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { draw } from '@tests/helpers/drawn-widgets'
import text from './index'
import { textBox, textHeight } from './fit-text'

afterEach(cleanup)

describe('W0011', () => {
  it.each([
    [14, 23],
    [12, 20],
    [28, 46],
    [0, 0],
  ])('text of %i px is floor(fontSize / 0.6) = %i high', (fontSize, height) => {
    expect(textHeight(fontSize)).toBe(height)
  })

  it('the measured box adds 20 width and 4 height', () => {
    expect(textBox({ width: 31.2, height: 16 })).toEqual({ width: 52, height: 20 })
  })

  it('W0011 applies every font property', () => {
    const props = {
      text: '为你推荐',
      fontSize: 20,
      color: '#c81623',
      textAlign: 'right',
      fontWeight: 'bold',
      fontStyle: 'italic',
      textDecoration: 'underline',
    }
    draw(text, { props })
    const { style } = screen.getByText('为你推荐')
    expect([style.fontSize, style.color, style.textAlign]).toEqual(['20px', 'rgb(200, 22, 35)', 'right'])
    expect([style.fontWeight, style.fontStyle, style.textDecoration]).toEqual(['bold', 'italic', 'underline'])
  })

  it('is a link if it has a target, inert in design mode', () => {
    const props = { text: '去看看', data: { linkPage: 'customer', theme_pc_template_id: '9' } }
    draw(text, { props })
    expect(screen.getByRole('link').getAttribute('href')).toBe('/custompage?pageid=9')
    cleanup()
    draw(text, { props, mode: 'design' })
    expect(screen.getByRole('link').getAttribute('href')).toBeNull()
  })

  it('ignores an invalid colour', () => {
    draw(text, { props: { text: '字', color: 'red;position:fixed' } })
    expect(screen.getByText('字').getAttribute('style')).not.toContain('fixed')
  })
})

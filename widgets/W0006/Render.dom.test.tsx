import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { draw } from '@tests/helpers/drawn-widgets'
import panel from './index'

afterEach(cleanup)
const root = () => document.querySelector<HTMLElement>('[data-comptyle]')

describe('W0006', () => {
  it('its own depth is zindex, 1000 by default', () => {
    draw(panel)
    expect(root()?.style.zIndex).toBe('1000')
    cleanup()
    draw(panel, { props: { zindex: 5 } })
    expect(root()?.style.zIndex).toBe('5')
  })

  it('a header panel is above every panel of the body', () => {
    draw(panel, { props: { comptyle: 'header', zindex: 0 } })
    expect(Number(root()?.style.zIndex)).toBeGreaterThan(10_000)
  })

  it('children have absolute positions and menus may overflow', () => {
    expect(panel).toMatchObject({ freeLayout: true, overflow: true })
  })
})

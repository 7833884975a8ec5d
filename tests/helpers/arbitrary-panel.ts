/** Generated free panels, for what a phone makes of them. */
import fc from 'fast-check'
import type { WidgetJson } from '@schemas/page'

/** px; width of the desktop page. */
export const PAGE = 1190
/** px; windows of phones. */
export const WIDTHS = [320, 360, 390, 430]
const TYPES = ['W0003', 'W0011', 'W0024', 'W0008', 'W0012', 'W0001']

/** A widget somewhere in the panel `p`. */
export const panelChild = fc
  .record({
    type: fc.constantFrom(...TYPES),
    x: fc.nat(PAGE - 20),
    y: fc.nat(900),
    width: fc.integer({ min: 20, max: PAGE }),
    height: fc.integer({ min: 12, max: 500 }),
    text: fc.string({ unit: fc.constantFrom('铺', '面', 'a', 'W', ' ', '\n', '。'), maxLength: 60 }),
    fontSize: fc.integer({ min: 8, max: 60 }),
  })
  .map(({ type, x, y, width, height, text, fontSize }): WidgetJson => {
    const style = { x, y, width: Math.min(width, PAGE - x), height }
    return { type, v: 1, parent: 'p', order: 'a0', props: { text, fontSize }, style }
  })

/** The panel `p` itself. */
export const panel: WidgetJson = {
  type: 'W0006',
  v: 1,
  parent: null,
  order: 'a0',
  props: {},
  style: { width: PAGE, height: 900 },
}

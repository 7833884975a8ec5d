import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figure } from '@tests/helpers/soak'
import { SEED } from '@tests/helpers/random-edits'
import { PAGE, panel, panelChild, WIDTHS } from '@tests/helpers/arbitrary-panel'
import type { WidgetJson } from '@schemas/page'
import { adaptWidgets, type AdaptedWidget } from './adapt'
import { boxAt } from './at-width'
import { overlap, type Box } from './cut'
import { SMALLEST_TEXT, textHeight } from './text-size'

type Pair = readonly [AdaptedWidget, WidgetJson]

/** What the arrangement promises, of every pair of children at every width. */
function faultsOf(children: readonly WidgetJson[]): string[] {
  const entries = children.map((widget, index) => [`c${index}`, widget] as const)
  const adapted = adaptWidgets([['p', panel], ...entries], PAGE)
  const pairs = entries.map(([uuid, widget]) => [adapted.get(uuid), widget] as unknown as Pair)
  const outer = adapted.get('p')
  return WIDTHS.flatMap((width) => {
    const height = outer ? boxAt(outer, width).height : 0
    const boxes = pairs.map(([after, before]) => ({
      after: boxAt(after, width),
      before: before.style as Box,
      widget: after,
    }))
    return boxes.flatMap(({ after, before, widget }, index) => [
      ...(after.x < -0.1 || after.x + after.width > width + 0.1 ? [`${index} sticks out of ${width}`] : []),
      ...(after.y < 0 || after.y + after.height > height + 0.1
        ? [`${index} is cut off below at ${width}`]
        : []),
      ...(textFaults(widget, after) ? [`${index} is cut off or too small at ${width}`] : []),
      ...boxes
        .slice(0, index)
        .flatMap((other, at) => [
          ...(overlap(after, other.after) && !overlap(before, other.before)
            ? [`${at} and ${index} overlap at ${width}`]
            : []),
          ...(isAbove(before, other.before) && after.y + after.height > other.after.y + 1
            ? [`${index} was above ${at} at ${width}`]
            : []),
          ...(isAbove(other.before, before) && other.after.y + other.after.height > after.y + 1
            ? [`${at} was above ${index} at ${width}`]
            : []),
        ]),
    ])
  })
}

const isAbove = (a: Box, b: Box): boolean =>
  a.y + a.height <= b.y && Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1

function textFaults({ phone, props }: AdaptedWidget, { width, height }: Box): boolean {
  if (phone.reflow !== 'text') return false
  const { text, fontSize, lineHeight, paragraphGap } = props as Record<string, number> & { text: string }
  const content = { text, fontSize: 0, lineHeight: lineHeight ?? 1.4, gap: paragraphGap ?? 0, fixed: true }
  return (fontSize ?? 0) < SMALLEST_TEXT || height + 0.5 < textHeight(content, fontSize ?? 0, width)
}

const child = (type: string, order: string, text: string, style: WidgetJson['style']): WidgetJson => ({
  type,
  v: 1,
  parent: 'p',
  order,
  props: { text, fontSize: 8 },
  style,
})
/** The last line of the text just fits, as long as its width is not rounded. */
const LAST_LINE = [
  child('W0003', 'a0', '', { x: 111, y: 0, width: 1079, height: 12 }),
  child('W0024', 'a0', '铺铺铺铺', { x: 84, y: 0, width: 103, height: 12 }),
  child('W0003', 'a0', '', { x: 0, y: 12, width: 84, height: 12 }),
]

test('generated panels: nothing new overlaps, nothing is cut off, what was above stays above, texts stay legible', () => {
  fc.assert(
    fc.property(fc.array(panelChild, { minLength: 1, maxLength: 12 }), (children) => {
      expect(faultsOf(children)).toEqual([])
    }),
    { seed: SEED, numRuns: figure(1_000, 10_000), examples: [[LAST_LINE]] },
  )
}, 600_000)

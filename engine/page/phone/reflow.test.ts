import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figure } from '@tests/helpers/soak'
import { SEED } from '@tests/helpers/random-edits'
import type { WidgetJson } from '@schemas/page'
import { adaptWidgets, type AdaptedWidget } from './adapt'
import { boxAt } from './at-width'
import { overlap, type Box } from './cut'
import { SMALLEST_TEXT, textHeight } from './text-size'

const PAGE = 1190
const WIDTHS = [320, 360, 390, 430]
const TYPES = ['W0003', 'W0011', 'W0024', 'W0008', 'W0012', 'W0001']

const child = fc
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

const panel: WidgetJson = {
  type: 'W0006',
  v: 1,
  parent: null,
  order: 'a0',
  props: {},
  style: { width: PAGE, height: 900 },
}

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

test('generated panels: nothing new overlaps, nothing is cut off, what was above stays above, texts stay legible', () => {
  fc.assert(
    fc.property(fc.array(child, { minLength: 1, maxLength: 12 }), (children) => {
      expect(faultsOf(children)).toEqual([])
    }),
    { seed: SEED, numRuns: figure(1_000, 10_000) },
  )
}, 600_000)

import { expect, test } from 'vitest'
import { fillPage } from '@schemas/fill'
import type { PageJson, WidgetJson } from '@schemas/page'
import { createRegistry } from '../registry/registry'
import { withKnownHeights } from './known-height'

const Render = () => null
const registry = createRegistry([
  { type: 'W0006', Render, freeLayout: true, overflow: true },
  { type: 'W0007', Render, overflow: true },
  { type: 'W0002', Render, autoHeight: true },
  { type: 'W0003', Render },
])

const widget = (type: string, style: WidgetJson['style'], parent: string | null = null): WidgetJson => ({
  type,
  v: 1,
  parent,
  order: 'a0',
  props: {},
  style,
})

function heightsOf(widgets: Record<string, WidgetJson>) {
  const page: PageJson = { formatVersion: 2, platform: 'pc', page: { v: 1, props: {} }, widgets }
  const marked = withKnownHeights(fillPage(page), registry).widgets as Record<
    string,
    { knownHeight?: number }
  >
  return Object.entries(marked).flatMap(([uuid, { knownHeight }]) =>
    knownHeight === undefined ? [] : [[uuid, knownHeight]],
  )
}

const panelWith = (children: Record<string, WidgetJson>) =>
  heightsOf({ panel: widget('W0006', { width: 1190, height: 400 }), ...children })

test('a box of a fixed height is as high as it and its paddings', () => {
  const style = { height: 120, paddingTop: 8, paddingBottom: 4, marginTop: 20 }
  expect(heightsOf({ picture: widget('W0003', style) })).toEqual([['picture', 132]])
})

test('a height that the content sets is not known', () => {
  expect(heightsOf({ goods: widget('W0002', { height: 800 }) })).toEqual([])
})

test('what hangs out of its box is laid out always', () => {
  expect(heightsOf({ menu: widget('W0007', { height: 40 }) })).toEqual([])
  expect(heightsOf({ unknown: widget('W0999', { height: 40 }) })).toEqual([])
})

test('a panel is known if all within it lies in its box', () => {
  const inside = { x: 0, y: 0, width: 1190, height: 400 }
  expect(panelWith({ child: widget('W0003', inside, 'panel') })).toEqual([['panel', 400]])
  for (const outside of [
    { ...inside, height: 401 },
    { ...inside, x: 1 },
    { ...inside, y: -1 },
    { ...inside, marginTop: 1 },
    { ...inside, paddingLeft: 1 },
    { ...inside, borderBottomWidth: 1 },
  ])
    expect(panelWith({ child: widget('W0003', outside, 'panel') })).toEqual([])
})

test('a panel with a menu or with content of any height in it is not known, at any depth', () => {
  const within = { x: 10, y: 10, width: 300, height: 100 }
  const nested = (type: string) =>
    panelWith({
      inner: widget('W0006', within, 'panel'),
      deep: widget(type, { width: 200, height: 20 }, 'inner'),
    })
  expect(nested('W0003')).toEqual([['panel', 400]])
  expect(nested('W0007')).toEqual([])
  expect(nested('W0002')).toEqual([])
})

test('a page on which a negative margin lays one widget over another stays as it is', () => {
  expect(
    heightsOf({
      picture: widget('W0003', { height: 120 }),
      over: widget('W0003', { height: 60, marginTop: -20 }),
    }),
  ).toEqual([])
})

import { expect, test } from 'vitest'
import type { PageJson, PhonePatch, WidgetJson } from '@schemas/page'
import { adaptPage } from './adapt'
import { boxAt } from './at-width'

type Part = Partial<WidgetJson> & Pick<WidgetJson, 'type'>

const pageOf = (parts: Record<string, Part>, platform: PageJson['platform'] = 'pc'): PageJson => {
  const widgets = Object.entries(parts).map(([uuid, part], index): [string, WidgetJson] => [
    uuid,
    { v: 1, parent: null, order: `a${index}`, props: {}, style: {}, ...part },
  ])
  const props: WidgetJson['props'] = platform === 'pc' ? {} : { pageWidth: 375 }
  return { formatVersion: 2, platform, page: { v: 1, props }, widgets: Object.fromEntries(widgets) }
}

const inPanel = (children: Record<string, Part>, height = 300) =>
  pageOf({
    p: { type: 'W0006', style: { width: 1190, height } },
    ...Object.fromEntries(Object.entries(children).map(([uuid, part]) => [uuid, { ...part, parent: 'p' }])),
  })

const picture = (x: number, y: number, width: number, height: number, h5?: PhonePatch): Part => ({
  type: 'W0003',
  style: { x, y, width, height },
  ...(h5 && { h5 }),
})

const text = (x: number, y: number, width: number, fontSize: number): Part => ({
  type: 'W0011',
  props: { text: '一行字', fontSize },
  style: { x, y, width, height: Math.floor(fontSize / 0.6) },
})

const boxesOf = (page: PageJson, width: number) => {
  const { widgets } = adaptPage(page)
  return Object.fromEntries(Object.entries(widgets).map(([uuid, widget]) => [uuid, boxAt(widget, width)]))
}

test('a widget as wide as the desktop page is as wide as the phone, and a picture keeps its proportion', () => {
  const page = pageOf({ w: { type: 'W0001', style: { width: 1190, height: 476 } } })
  expect(boxesOf(page, 320)['w']).toMatchObject({ width: 320, height: 128 })
  expect(boxesOf(page, 430)['w']).toMatchObject({ width: 430, height: 172 })
})

test('what is narrower than a phone keeps its width', () => {
  const page = pageOf({ w: { type: 'W0008', style: { width: 300 } } })
  expect(boxesOf(page, 430)['w']).toMatchObject({ width: 300 })
})

test('a phone’s own values replace those of the desktop', () => {
  const h5 = { order: 'Zz', props: { autoplay: false }, style: { height: 180 } }
  const { widgets } = adaptPage(pageOf({ w: { type: 'W0001', style: { width: 1190 }, h5 } }))
  expect(widgets['w']).toMatchObject({ order: 'Zz', props: { autoplay: false }, style: { height: 180 } })
  expect(widgets['w']).not.toHaveProperty('h5')
})

test('what is hidden on phones is left out with all that is in it', () => {
  const hidden = inPanel({ a: picture(0, 0, 100, 100) })
  const { widgets } = adaptPage({
    ...hidden,
    widgets: { ...hidden.widgets, p: { ...(hidden.widgets['p'] as WidgetJson), h5: { hidden: true } } },
  })
  expect(widgets).toEqual({})
})

test('four pictures in a row become two rows of two', () => {
  const boxes = boxesOf(
    inPanel({
      a: picture(0, 0, 290, 149),
      b: picture(300, 0, 290, 149),
      c: picture(600, 0, 290, 149),
      d: picture(900, 0, 290, 149),
    }),
    390,
  )
  expect(boxes['a']?.y).toBe(boxes['b']?.y)
  expect(boxes['c']?.y).toBe(boxes['d']?.y)
  expect(boxes['c']?.y).toBeGreaterThanOrEqual((boxes['a']?.y ?? 0) + (boxes['a']?.height ?? 0))
  expect(boxes['c']?.x).toBe(boxes['a']?.x)
})

test('a wide picture is not made small for what stands beside it, but comes below', () => {
  const menu: Part = { type: 'W0022', style: { x: 0, y: 0, width: 210, height: 40 } }
  const { a, b } = boxesOf(inPanel({ a: menu, b: picture(220, 10, 970, 360) }), 390)
  expect(b).toMatchObject({ x: 0, width: 390 })
  expect(b?.y).toBeGreaterThanOrEqual(40)
  expect(a?.y).toBeLessThan(b?.y ?? 0)
})

test('gaps between rows of widgets that do not scale are no wider than on the desktop', () => {
  const goods = (x: number): Part => ({ type: 'W0012', style: { x, y: 0, width: 390, height: 450 } })
  const { widgets } = adaptPage(inPanel({ a: goods(0), b: goods(400), c: goods(800) }, 450))
  const gaps = widgets['p']?.phone.tracks?.filter(({ grows }) => !grows).map(({ least }) => least) ?? []
  expect(gaps).toHaveLength(2)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(15)
})

test('a caption stays on its picture, and a picture of its own keeps its proportion', () => {
  const { a, b } = boxesOf(inPanel({ a: picture(100, 0, 800, 300), b: text(150, 220, 300, 40) }), 390)
  expect(a && a.width / a.height).toBeCloseTo(800 / 300, 1)
  expect(b && a && b.y > a.y && b.y < a.y + a.height).toBe(true)
})

test('the columns of a footer stay together: each heading above its links', () => {
  const columns = Object.fromEntries(
    [48, 346, 643, 941].flatMap((x, column) => [
      [`h${column}`, text(x, 36, 160, 16)],
      [`l${column}`, text(x, 76, 160, 14)],
    ]),
  )
  const boxes = boxesOf(inPanel(columns, 120), 360)
  for (const column of [0, 1, 2, 3]) {
    const [heading, link] = [boxes[`h${column}`], boxes[`l${column}`]]
    expect(link?.x).toBe(heading?.x)
    expect((link?.y ?? 0) - (heading?.y ?? 0)).toBeLessThan(60)
  }
  expect(boxes['h2']?.y).toBeGreaterThan(boxes['l0']?.y ?? 0)
})

test('a child that was moved for phones is where it was put, and the others stay', () => {
  const others = { a: picture(0, 0, 290, 149), b: picture(300, 0, 290, 149) }
  const moved = { ...others, b: picture(300, 0, 290, 149, { style: { x: 40, y: 400 } }) }
  const [before, after] = [boxesOf(inPanel(others), 375), boxesOf(inPanel(moved), 375)]
  expect(after['a']).toEqual(before['a'])
  expect(after['b']).toMatchObject({ x: 40, y: 400 })
})

test('no text is smaller than 12 px, and large ones shrink', () => {
  const { widgets } = adaptPage(inPanel({ a: text(0, 0, 300, 10), b: text(0, 100, 1190, 60) }))
  expect(widgets['a']?.props['fontSize']).toBe(12)
  expect(widgets['b']?.props['fontSize']).toBeLessThan(40)
})

test('a size that was set for phones is kept, but not below 12 px', () => {
  const sized = (fontSize: number) => ({ ...text(0, 0, 300, 30), h5: { props: { fontSize } } })
  const sizeOf = (fontSize: number) =>
    adaptPage(inPanel({ a: sized(fontSize) })).widgets['a']?.props['fontSize']
  expect([8, 12, 28].map(sizeOf)).toEqual([12, 12, 28])
})

test('a page made for phones keeps its arrangement', () => {
  const page = pageOf(
    {
      p: { type: 'W0006', style: { width: 375, height: 200 } },
      a: { ...picture(10, 20, 100, 50), parent: 'p' },
    },
    'h5',
  )
  expect(boxesOf(page, 375)['a']).toEqual({ x: 10, y: 20, width: 100, height: 50 })
})

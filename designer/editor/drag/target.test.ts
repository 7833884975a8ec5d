import { fromJson, joinRegions, type PageDoc } from '@engine/design'
import type { PageJson, WidgetJson } from '@schemas/page'
import { describe, expect, test } from 'vitest'
import type { Box } from '../canvas-view/measures'
import { targetAt, type Geometry, type Load } from './target'

const widget = (type: string, order: string, parent: string | null = null): WidgetJson => ({
  type,
  v: 1,
  parent,
  order,
  props: {},
  style: {},
})

const page = (widgets: PageJson['widgets']): PageJson => ({
  formatVersion: 2,
  platform: 'pc',
  page: { v: 1, props: {} },
  widgets,
})

/** Header panel 0–100, body goods 100–300, panel 300–700, text 700–800, empty footer 800–900; 1,000 px wide, at a zoom. */
function open(zoom = 1): { doc: PageDoc; geometry: Geometry } {
  const { doc } = joinRegions({
    header: page({ head: widget('W0006', 'a0') }),
    body: page({
      goods: widget('W0002', 'a0'),
      panel: widget('W0006', 'a1'),
      text: widget('W0011', 'a2'),
      child: widget('W0011', 'a0', 'panel'),
    }),
    footer: page({}),
  })
  const rows: Record<string, [top: number, bottom: number]> = {
    head: [0, 100],
    goods: [100, 300],
    panel: [300, 700],
    text: [700, 800],
  }
  const box = (top: number, bottom: number): Box => ({
    left: 0,
    top: top * zoom,
    width: 1000 * zoom,
    height: (bottom - top) * zoom,
  })
  const rowBox = (uuid: string) => (rows[uuid] ? box(...rows[uuid]) : null)
  return {
    doc,
    geometry: {
      regions: [
        { region: 'header', box: box(0, 100) },
        { region: 'body', box: box(100, 800) },
        { region: 'footer', box: box(800, 900) },
      ],
      frame: rowBox,
      body: rowBox,
      zoom,
    },
  }
}

const inserted = (type: string): Load => ({
  types: [type],
  moved: [],
  size: { width: 200, height: 100 },
  grab: { x: 20, y: 10 },
})

const moving = (type: string, ...moved: string[]): Load => ({ ...inserted(type), moved })

describe('canvas shows where a drag will land', () => {
  const { doc, geometry } = open()

  test('between top-level widgets: above or below the nearer half', () => {
    const at = (y: number) => targetAt(doc, inserted('W0002'), { x: 500, y }, geometry)
    expect(at(150)).toMatchObject({ position: { parent: null, index: 0 }, reason: null, at: null })
    expect(at(250)).toMatchObject({ position: { parent: null, index: 1 }, box: { top: 300, height: 0 } })
    expect(at(790)).toMatchObject({ position: { parent: null, index: 3 }, box: { top: 800 } })
  })

  test('what moves is not counted among those it moves between', () => {
    const target = targetAt(doc, moving('W0002', 'goods'), { x: 500, y: 790 }, geometry)
    expect(target?.position).toEqual({ parent: null, index: 2 })
  })

  test('near the edges of a panel it goes above or below it', () => {
    const at = (y: number) => targetAt(doc, inserted('W0011'), { x: 500, y }, geometry)
    expect(at(305)?.position).toEqual({ parent: null, index: 1 })
    expect(at(695)?.position).toEqual({ parent: null, index: 2 })
    expect(at(320)?.position).toEqual({ parent: 'panel' })
  })

  test('inside a panel its corner hangs at the pointer, and stays within the panel', () => {
    const at = (x: number, y: number) => targetAt(doc, inserted('W0011'), { x, y }, geometry)?.at
    expect(at(500, 500)).toEqual({ x: 480, y: 190 })
    expect(at(5, 320)).toEqual({ x: 0, y: 10 })
    expect(at(999, 680)).toEqual({ x: 800, y: 300 })
  })

  test('in px of the page at every zoom', () => {
    for (const zoom of [0.5, 2]) {
      const zoomed = open(zoom)
      const point = { x: 500 * zoom, y: 500 * zoom }
      const target = targetAt(zoomed.doc, inserted('W0011'), point, zoomed.geometry)
      expect(target?.at).toEqual({ x: 480, y: 190 })
      expect(target?.box).toEqual({
        left: 480 * zoom,
        top: 490 * zoom,
        width: 200 * zoom,
        height: 100 * zoom,
      })
    }
  })

  test('beyond the last region: its end; on an empty region: its area', () => {
    expect(targetAt(doc, inserted('W0006'), { x: 500, y: 2000 }, geometry)).toMatchObject({
      position: { parent: '@footer', index: 0 },
      box: { top: 800, height: 100 },
      reason: null,
    })
  })

  test('a page without regions takes nothing', () => {
    const bare = { ...geometry, regions: [] }
    expect(targetAt(fromJson(page({})), inserted('W0002'), { x: 0, y: 0 }, bare)).toBeNull()
  })
})

describe('canvas says where a drag may not land', () => {
  const { doc, geometry } = open()

  test('W0006 dropping a non-allowed widget: 不可放入自由面板', () => {
    const target = targetAt(doc, inserted('W0005'), { x: 500, y: 500 }, geometry)
    expect(target).toMatchObject({ position: { parent: 'panel' }, reason: '不可放入自由面板' })
    expect(targetAt(doc, inserted('W0006'), { x: 500, y: 500 }, geometry)?.reason).toBe('不可放入自由面板')
  })

  test('the top level of header and footer holds panels only', () => {
    const footer = targetAt(doc, inserted('W0002'), { x: 500, y: 850 }, geometry)
    expect(footer?.reason).toBe('页脚的顶层只能放置自由面板')
    // nothing can be dropped above or below a header's panel unless the header may hold it
    const head = targetAt(doc, inserted('W0011'), { x: 500, y: 5 }, geometry)
    expect(head).toMatchObject({ position: { parent: 'head' }, reason: null })
  })

  test('a panel that is moved is sorted among panels rather than refused by them', () => {
    const target = targetAt(doc, moving('W0006', 'panel'), { x: 500, y: 20 }, geometry)
    expect(target).toMatchObject({ position: { parent: '@header', index: 0 }, reason: null })
  })

  test('a child moves within its panel up to the edges', () => {
    const target = targetAt(doc, moving('W0011', 'child'), { x: 500, y: 302 }, geometry)
    expect(target).toMatchObject({ position: { parent: 'panel' }, at: { x: 480, y: 0 } })
  })
})

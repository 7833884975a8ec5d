import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryPage, pageOf, SEED } from '@tests/helpers/arbitrary-page'
import { fixPage } from './fix'
import type { JsonObject, WidgetJson } from './page'
import { problemsOf } from './problems'

const fixed = (widget: Partial<WidgetJson>, pageProps: JsonObject = {}) => {
  const page = pageOf({ w: widget }, pageProps)
  const before = structuredClone(page)
  const result = fixPage(page)
  expect(page).toEqual(before)
  return {
    widget: result.page.widgets.w,
    pageProps: result.page.page.props,
    changes: result.changes.map(
      ({ uuid, path, from, to }) => `${uuid}${path} ${JSON.stringify(from)} → ${JSON.stringify(to)}`,
    ),
  }
}

describe('--fix clamps values to their bounds', () => {
  test('numbers are clamped to their bound', () => {
    const { widget, changes } = fixed({
      type: 'W0001',
      props: { autoplaySpeed: -5 },
      style: { height: -1, opacity: 7 },
    })
    expect(widget).toMatchObject({ props: { autoplaySpeed: 0 }, style: { height: 0, opacity: 1 } })
    expect(changes).toEqual([
      'w/props/autoplaySpeed -5 → 0',
      'w/style/height -1 → 0',
      'w/style/opacity 7 → 1',
    ])
  })

  test('a fraction where an integer is required is rounded, then clamped', () => {
    expect(
      fixed({ type: 'W0019', props: { wgtShopBorderWidth: 5.6 } }).widget?.props.wgtShopBorderWidth,
    ).toBe(5)
    expect(fixed({ style: { z: 2.5 } }).changes).toEqual(['w/style/z 2.5 → 3'])
  })

  test('a number written as text, and a misspelt choice, become what was meant', () => {
    const { changes } = fixed({ type: 'W0011', props: { fontSize: '20', textAlign: 'centre' } })
    expect(changes).toEqual(['w/props/fontSize "20" → 20', 'w/props/textAlign "centre" → "center"'])
  })

  test('another unknown choice becomes the default', () => {
    expect(fixed({ type: 'W0001', props: { styleType: 'style9' } }).changes).toEqual([
      'w/props/styleType "style9" → "style1"',
    ])
    expect(fixed({ style: { borderStyle: 'normal' } as unknown as WidgetJson['style'] }).changes).toEqual([
      'w/style/borderStyle "normal" → "solid"',
    ])
  })

  test('the page’s own width is fixed before the widths of its widgets', () => {
    const { widget, pageProps } = fixed({ style: { width: 5000 } }, { pageWidth: 10 })
    expect(pageProps.pageWidth).toBe(320)
    expect(widget?.style.width).toBe(320)
  })

  test('a hot zone is cut at the edge of its picture', () => {
    const { widget } = fixed({ type: 'W0003', props: { data: [{ leftPer: 0.75, widthPer: 0.5 }] } })
    expect(widget?.props.data).toEqual([{ leftPer: 0.75, widthPer: 0.25 }])
  })

  test('removes nothing: long lists, unknown properties, links and colours stay', () => {
    const data = Array.from({ length: 6 }, () => ({ imgUrl: '', pathData: { linkPage: 'page' } }))
    const { widget, changes } = fixed({
      type: 'W0001',
      props: { data, bogus: 1, pointActiveColor: 'reddish' },
    })
    expect(widget?.props).toEqual({ data, bogus: 1, pointActiveColor: 'reddish' })
    expect(changes).toEqual([])
  })

  test('is idempotent and leaves no number out of bounds', () => {
    fc.assert(
      fc.property(
        arbitraryPage,
        fc.record({
          width: fc.double({ noNaN: true }),
          height: fc.double({ noNaN: true }),
          z: fc.double({ noNaN: true }),
        }),
        (page, style) => {
          for (const widget of Object.values(page.widgets)) {
            if (Object.values(style).every((value) => Number.isFinite(value))) widget.style = style
          }
          const { page: once } = fixPage(page)
          expect(fixPage(once)).toEqual({ page: once, changes: [] })
          expect(
            problemsOf(once).filter(({ keyword }) =>
              ['minimum', 'maximum', 'withinPageWidth'].includes(keyword),
            ),
          ).toEqual([])
        },
      ),
      { seed: SEED },
    )
  })
})

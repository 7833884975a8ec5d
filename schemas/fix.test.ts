import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryPage, pageOf, SEED } from '@tests/helpers/arbitrary-page'
import { insertDefaults } from './fill'
import { seededFaults } from '@tests/helpers/seeded-faults'
import { fixPage } from './fix'
import { catalogue } from './generated/catalogue'
import type { JsonObject, WidgetJson } from './page'
import { problemKey } from './problem'
import { problemsOf } from './problems'
import { validateDocument } from './validate'

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

/** One name with a letter less, a letter more, or another one. */
function misspell(object: object, seed: number): void {
  const names = Object.keys(object)
  const name = names[seed % Math.max(names.length, 1)]
  if (name === undefined) return
  const value: unknown = Reflect.get(object, name)
  const at = seed % name.length
  const wrong = [
    name.slice(0, at) + name.slice(at + 1),
    `${name}x`,
    `${name.slice(0, at)}q${name.slice(at + 1)}`,
  ]
  Reflect.deleteProperty(object, name)
  Reflect.set(object, wrong[seed % 3] ?? name, value)
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

  test('a misspelt property gets the name that was meant, with its value', () => {
    const { widget, changes } = fixed({
      type: 'W0011',
      props: { fontSiz: 20 },
      style: { opacty: 0.5 } as object,
    })
    expect(widget).toMatchObject({ props: { fontSize: 20 }, style: { opacity: 0.5 } })
    expect(widget?.props).not.toHaveProperty('fontSiz')
    expect(changes).toHaveLength(2)
    const [first] = fixPage(pageOf({ w: { type: 'W0011', props: { fontSiz: 20 } } })).changes
    expect(first).toMatchObject({ path: '/props/fontSiz', renamed: '/props/fontSize', from: 20, to: 20 })
  })

  test.each<[string, Partial<WidgetJson>]>([
    ['its name is taken', { type: 'W0011', props: { fontSiz: 20, fontSize: 14 } }],
    ['its value is not valid there', { type: 'W0011', props: { fontSiz: 'wide' } }],
    ['two names are as close', { type: 'W0002', props: { wgtBackgroundColor: '#fff' } }],
    ['two properties mean one', { type: 'W0011', props: { fontSiz: 20, fontSise: 30 } }],
    ['no name is close', { type: 'W0011', props: { sparkle: 20 } }],
  ])('a misspelt property stays where %s', (_why, widget) => {
    expect(fixed(widget).changes).toEqual([])
    expect(fixed(widget).widget?.props).toEqual(widget.props)
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

  test('a page with misspelt names has no problem more afterwards, and a second time changes nothing', () => {
    const content = (type: string) => insertDefaults(type)
    const types = Object.keys(catalogue).filter((type) => type !== 'W0000' && type !== 'W0009')
    const misspelt = fc
      .record({ type: fc.constantFrom(...types), seed: fc.nat(), count: fc.integer({ min: 1, max: 4 }) })
      .map(({ type, seed, count }): Partial<WidgetJson> => {
        const { props, style } = content(type)
        for (let i = 0; i < count; i++) misspell(i % 2 === 0 ? props : style, seed + i * 7)
        return { type, props, style }
      })
    fc.assert(
      fc.property(fc.array(misspelt, { minLength: 1, maxLength: 4 }), (widgets) => {
        const page = pageOf(Object.fromEntries(widgets.map((widget, index) => [`w${index}`, widget])))
        const { page: once, changes } = fixPage(page)
        const before = new Set(problemsOf(page).map(problemKey))
        expect(problemsOf(once).filter((problem) => !before.has(problemKey(problem)))).toEqual([])
        expect(problemsOf(once)).toHaveLength(before.size - changes.length)
        expect(fixPage(once)).toEqual({ page: once, changes: [] })
      }),
      { seed: SEED },
    )
  })

  test('a page with a fault has no problem more afterwards, and a second time changes nothing', () => {
    const worse = seededFaults(200).filter(({ page, role }) => {
      const { page: once } = fixPage(page, role)
      const before = validateDocument(page, role).length
      return validateDocument(once, role).length > before || fixPage(once, role).changes.length > 0
    })
    expect(worse.map(({ name }) => name)).toEqual([])
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

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryPage, pageOf, SEED } from '@tests/helpers/arbitrary-page'
import type { JsonObject, WidgetJson } from './page'
import { problemsOf, problemsOfWidget } from './problems'

const problemsOfOne = (widget: Partial<WidgetJson>, pageProps: JsonObject = {}) =>
  problemsOf(pageOf({ w: widget }, pageProps))

describe('problems of widgets', () => {
  test.each([
    [0, ['请至少添加1张轮播图']],
    [1, []],
    [5, []],
    [6, ['最多只能添加5张轮播图']],
  ])('W0001 with %i pictures', (count, messages) => {
    const data = Array.from({ length: count }, () => ({ imgUrl: '/1.webp', pathData: {} }))
    expect(problemsOfOne({ type: 'W0001', props: { data } }).map(({ message }) => message)).toEqual(messages)
  })

  test('a problem has type, uuid, path from the widget, keyword and message', () => {
    expect(problemsOfOne({ type: 'W0001', props: { autoplaySpeed: -1 } })).toEqual([
      {
        severity: 'error',
        type: 'W0001',
        uuid: 'w',
        path: '/props/autoplaySpeed',
        keyword: 'minimum',
        message: '不能小于0',
      },
    ])
  })

  test('an unknown property of a known widget is an error with its path, odd names escaped', () => {
    expect(problemsOfOne({ type: 'W0011', props: { 'a/b~c': 1 } })).toMatchObject([
      { severity: 'error', path: '/props/a~1b~0c', keyword: 'additionalProperties' },
    ])
  })

  test.each([
    ['/props/autoply', { props: { autoply: true } }, '不允许有额外的属性，是否想写 autoplay'],
    ['/style/widht', { style: { widht: 3 } }, '不允许有额外的属性，是否想写 width'],
    ['/props/data/0/imgurl', { props: { data: [{ imgurl: '' }] } }, '不允许有额外的属性，是否想写 imgUrl'],
    ['/props/unlikeAnything', { props: { unlikeAnything: 1 } }, '不允许有额外的属性'],
    ['/props/__proto_', { props: { __proto_: 1 } }, '不允许有额外的属性'],
  ])('an unknown property names the declared one that is similar: %s', (path, widget, message) => {
    expect(problemsOfOne({ type: 'W0001', ...(widget as Partial<WidgetJson>) })).toContainEqual(
      expect.objectContaining({ path, message }),
    )
  })

  test('an unknown type is a warning; W0009 is known', () => {
    expect(problemsOfOne({ type: 'W0999', props: { any: 1 }, style: { width: 3 } })).toMatchObject([
      { severity: 'warning', type: 'W0999', path: '/type', keyword: 'unknownType' },
    ])
    expect(problemsOfOne({ type: 'W0009', props: { any: 1 } })).toEqual([])
    expect(problemsOfOne({ type: 'constructor' })).toMatchObject([{ severity: 'warning' }])
  })

  test('the page configuration is validated by W0000; its path starts at the document', () => {
    expect(problemsOf(pageOf({}, { pageWidth: 10, colour: 1 }))).toMatchObject([
      { type: 'W0000', uuid: '', path: '/page/props/colour' },
      { type: 'W0000', uuid: '', path: '/page/props/pageWidth', keyword: 'minimum' },
    ])
  })

  test('one widget has the same problems as within the whole page', () => {
    fc.assert(
      fc.property(arbitraryPage, (page) => {
        const byWidget = Object.keys(page.widgets).flatMap((uuid) => problemsOfWidget(page, uuid))
        const ofPage = problemsOf(page).filter(({ uuid }) => uuid !== '')
        const sorted = (problems: object[]) => problems.map((problem) => JSON.stringify(problem)).toSorted()
        expect(sorted(byWidget)).toEqual(sorted(ofPage))
      }),
      { seed: SEED },
    )
  })

  test('a missing uuid has no problems', () => {
    expect(problemsOfWidget(pageOf({}), 'toString')).toEqual([])
  })
})

describe('what operators have hidden', () => {
  const page = (hidden: { panel?: boolean; text?: boolean; phones?: 'panel' | 'text' }) =>
    problemsOf({
      formatVersion: 2,
      platform: 'pc',
      page: { v: 1, props: {} },
      widgets: {
        panel: {
          type: 'W0006',
          v: 1,
          parent: null,
          order: 'a0',
          props: {},
          style: {},
          ...(hidden.panel && { hidden: true }),
          ...(hidden.phones === 'panel' && { h5: { hidden: true } }),
        },
        text: {
          type: 'W0011',
          v: 1,
          parent: 'panel',
          order: 'a0',
          props: {},
          style: { width: -1 },
          h5: { style: { height: -1 }, ...(hidden.phones === 'text' && { hidden: true }) },
          ...(hidden.text && { hidden: true }),
        },
        goods: { type: 'W0002', v: 1, parent: 'panel', order: 'a1', props: {}, style: {} },
      },
    }).map(({ severity, uuid, path }) => `${severity} ${uuid}${path}`)

  test('warns of its content and does not keep the page from being published', () => {
    const tree = 'error goods/parent'
    expect(page({})).toEqual(['error text/style/width', 'error text/h5/style/height', tree])
    expect(page({ text: true })).toEqual(['warning text/style/width', 'warning text/h5/style/height', tree])
  })

  test.each(['panel', 'text'] as const)(
    'on phones only (its %s): warns of what phones have of their own, the rest still counts',
    (phones) => {
      expect(page({ phones })).toEqual([
        'error text/style/width',
        'warning text/h5/style/height',
        'error goods/parent',
      ])
    },
  )

  test('is so with all that lies in it; what lies where it may not is an error still', () => {
    expect(page({ panel: true })).toEqual([
      'warning text/style/width',
      'warning text/h5/style/height',
      'error goods/parent',
    ])
  })
})

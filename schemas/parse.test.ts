import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryPage, pageOf, SEED } from '@tests/helpers/arbitrary-page'
import { parsePage, readPage } from './parse'
import { problemsOf } from './problems'
import { serialisePage } from './serialise'

const SMALL = { formatVersion: 2, platform: 'pc', widgets: {} }

describe('reading a page', () => {
  test('a widget requires only type and order; the envelope is completed, props and style are not', () => {
    const input = { ...SMALL, widgets: { w: { type: 'W0001', order: 'a0' } } }
    const before = structuredClone(input)
    expect(parsePage(input)).toEqual({
      page: {
        ...SMALL,
        page: { v: 1, props: {} },
        widgets: { w: { type: 'W0001', v: 1, parent: null, order: 'a0', props: {}, style: {} } },
      },
      problems: [],
    })
    expect(input).toEqual(before)
  })

  test('readPage reads a stored page without validation, with the same result', () => {
    const page = pageOf({ a: { props: { text: 5 } }, b: { v: 9 } })
    expect(parsePage(page).problems.length).toBeGreaterThan(1)
    expect(readPage(serialisePage(page))).toEqual(parsePage(page).page)
    for (const none of ['', '[]', 5, { formatVersion: 2 }, { ...SMALL, widgets: { a: 5 } }])
      expect(readPage(none)).toBeNull()
  })

  test('what is read of a value may be changed: its map of widgets is a copy', () => {
    const page = pageOf({ a: {} })
    const read = readPage(page)
    expect(read?.widgets).toEqual(page.widgets)
    expect(read?.widgets).not.toBe(page.widgets)
  })

  test('bytes, text and value of one page read alike', () => {
    const page = pageOf({ a: { props: { text: '铺面 🛒' } } })
    const text = serialisePage(page)
    const expected = { page, problems: [] }
    expect(parsePage(page)).toEqual(expected)
    expect(parsePage(text)).toEqual(expected)
    expect(parsePage(Buffer.from(text))).toEqual(expected)
  })

  test('a higher formatVersion is refused with only its own message', () => {
    expect(parsePage({ formatVersion: 3, pages: [] })).toEqual({
      page: null,
      problems: [
        {
          severity: 'error',
          type: 'page',
          uuid: '',
          path: '/formatVersion',
          keyword: 'maximum',
          message: '文档格式版本高于本程序支持的版本 2，请先升级程序',
        },
      ],
    })
  })

  test('an array is refused with the advice to import it first', () => {
    const { page, problems } = parsePage('[{"id": 1, "name": "W0001", "config": {}}]')
    expect(page).toBeNull()
    expect(problems.map(({ message }) => message)).toEqual([
      '应为页面文档（对象），实际为数组；上游格式请先用 npm run import 转换',
    ])
  })

  test('the answer of an upstream API is refused with the advice to import it first', () => {
    const { page, problems } = parsePage('{"data": [{"name": "W0001"}]}')
    expect(page).toBeNull()
    expect(problems.map(({ message }) => message)).toEqual([
      '应为页面文档，实际为上游接口的返回（{"data":[…]}）；请先用 npm run import 转换',
    ])
  })

  test.each([
    ['no widgets', { formatVersion: 2, platform: 'pc' }, '', '/widgets', '缺少组件表 widgets'],
    ['no type', { ...SMALL, widgets: { w: { order: 'a0' } } }, 'w', '/type', '缺少组件类型 type'],
    ['no order', { ...SMALL, widgets: { w: { type: 'W0011' } } }, 'w', '/order', '缺少排序键 order'],
    [
      'an order that is no key',
      { ...SMALL, widgets: { w: { type: 'W0011', order: 'a' } } },
      'w',
      '/order',
      '排序键无效，应为 a0、a1、a0V 这样的分数索引键',
    ],
    ['a wrong platform', { ...SMALL, platform: 'tv' }, '', '/platform', '平台只能是 pc 或 h5'],
    [
      'a uuid with a space',
      { ...SMALL, widgets: { 'a b': { type: 'W0011', order: 'a0' } } },
      'a b',
      '',
      '组件编号须为 1 到 64 个字母、数字、_ 或 -',
    ],
    ['an unknown field', { ...SMALL, widget: {} }, '', '/widget', '不允许有额外的属性'],
    [
      'an unknown field of a widget',
      { ...SMALL, widgets: { w: { type: 'W0011', order: 'a0', leaf: true } } },
      'w',
      '/leaf',
      '不允许有额外的属性',
    ],
  ])('reports %s with its position', (_name, input, uuid, path, message) => {
    expect(parsePage(input).problems).toMatchObject([{ severity: 'error', uuid, path, message }])
  })

  test('a widget of a later version is kept and reported, not validated by the current schema', () => {
    const { page, problems } = parsePage(pageOf({ w: { type: 'W0001', v: 9, props: { data: 'later' } } }))
    expect(page?.widgets.w).toMatchObject({ v: 9, props: { data: 'later' } })
    expect(problems).toMatchObject([
      { severity: 'error', type: 'W0001', uuid: 'w', path: '/v', keyword: 'version' },
    ])
    expect(problems[0]?.message).toContain('W0001 的版本应不高于 1，实际为 9')
  })

  test('one malformed widget does not hide the problems of the others', () => {
    const { page, problems } = parsePage({
      ...SMALL,
      widgets: {
        broken: 5,
        lost: { type: 'W0011', order: 'a0', parent: 'gone' },
        good: { type: 'W0001', order: 'a1', props: { data: [] } },
      },
    })
    expect(page).toBeNull()
    expect(problems.map(({ uuid, path }) => uuid + path)).toEqual([
      'broken',
      'lost/parent',
      'good/props/data',
    ])
  })

  test('values that are not JSON are refused with their path', () => {
    const cyclic: Record<string, unknown> = { ...SMALL }
    cyclic.widgets = cyclic
    const list: unknown[] = []
    list.push(list, list)
    expect(parsePage(cyclic).problems).toMatchObject([{ keyword: 'maxDepth' }])
    expect(parsePage(list).problems).toMatchObject([{ keyword: 'maxDepth' }])
    expect(parsePage({ ...SMALL, page: { props: { at: new Date(0) } } }).problems).toMatchObject([
      { path: '/page/props/at', message: 'Date 对象不是 JSON 值' },
    ])
    expect(parsePage({ ...SMALL, page: { v: Number.NaN } }).problems).toMatchObject([
      { path: '/page/v', message: 'NaN 不是 JSON 值' },
    ])
    expect(parsePage(undefined).problems).toMatchObject([{ path: '', message: 'undefined 不是 JSON 值' }])
  })

  test('undefined counts as absent', () => {
    expect(parsePage({ ...SMALL, $schema: undefined }).problems).toEqual([])
  })
})

describe('bad data never throws', () => {
  /** Problems of an answer: it must be a page or explain why not, in Chinese. */
  const faultsOf = (input: unknown) => {
    const { page, problems } = parsePage(input)
    const foreign = problems
      .map(({ message }) => message)
      .filter((message) => !/\p{Script=Han}/u.test(message))
    return page === null && problems.length === 0 ? ['neither page nor problem'] : foreign
  }

  test('any JSON value and any text of it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect([...faultsOf(value), ...faultsOf(JSON.stringify(value))]).toEqual([])
      }),
      { seed: SEED, numRuns: 500 },
    )
  })

  test('any bytes and any text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), fc.string({ unit: 'binary' }), (bytes, text) => {
        expect([...faultsOf(bytes), ...faultsOf(text)]).toEqual([])
      }),
      { seed: SEED, numRuns: 1000 },
    )
  })

  test('a page with any value at any place', () => {
    fc.assert(
      fc.property(arbitraryPage, fc.jsonValue(), fc.nat(), (page, value, at) => {
        const places: [object, string][] = []
        const collect = (holder: object) => {
          for (const [key, inner] of Object.entries(holder)) {
            places.push([holder, key])
            if (typeof inner === 'object' && inner !== null) collect(inner)
          }
        }
        collect(page)
        const [holder, key] = places[at % places.length] ?? [page, 'page']
        Reflect.set(holder, key, value)
        expect(faultsOf(page)).toEqual([])
      }),
      { seed: SEED, numRuns: 1000 },
    )
  })

  test('parsePage reports the same problems as problemsOf', () => {
    fc.assert(
      fc.property(arbitraryPage, (page) => {
        const { page: read, problems } = parsePage(page)
        expect(read && problemsOf(read)).toEqual(problems)
      }),
      { seed: SEED },
    )
  })
})

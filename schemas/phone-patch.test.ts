import { expect, test } from 'vitest'
import { FORMAT_VERSION, type PageJson, type PhonePatch, type WidgetJson } from './page'
import { parsePage, readPage } from './parse'
import { mayDiffer, patchBetween, phoneContent, withoutEmpty } from './phone-patch'
import { locate } from './locate'
import { serialisePage } from './serialise'
import { exportUpstream, importUpstream } from './upstream'
import { fixPage } from './fix'

const carousel = (h5?: PhonePatch, props = {}): WidgetJson => ({
  type: 'W0001',
  v: 1,
  parent: null,
  order: 'a0',
  props: { data: [{ imgUrl: '', pathData: {} }], autoplaySpeed: 2000, ...props },
  style: { width: 1190, height: 400 },
  ...(h5 && { h5 }),
})

const pageOf = (widget: WidgetJson, platform: PageJson['platform'] = 'pc'): PageJson => ({
  formatVersion: FORMAT_VERSION,
  platform,
  page: { v: 1, props: {} },
  widgets: { w: widget },
})

const problemsOf = (widget: WidgetJson, platform?: PageJson['platform']) =>
  parsePage(pageOf(widget, platform)).problems.map(({ path, message }) => `${path} ${message}`)

test('a patch of values that phones may have of their own is valid', () => {
  const h5 = { hidden: false, order: 'a3', props: { autoplaySpeed: 4000 }, style: { height: 180 } }
  expect(problemsOf(carousel(h5))).toEqual([])
})

test('a page of the first format reads as one of the current format with the same content', () => {
  const { formatVersion: _v, ...rest } = pageOf(carousel())
  expect(parsePage({ formatVersion: 1, ...rest })).toEqual({ page: pageOf(carousel()), problems: [] })
})

test('the result of base and patch is validated, with the messages of the schema and a path through h5', () => {
  const h5 = { props: { autoplaySpeed: -1 }, style: { width: 2000 } }
  expect(problemsOf(carousel(h5))).toEqual([
    expect.stringMatching(/^\/h5\/props\/autoplaySpeed .*-1|^\/h5\/props\/autoplaySpeed /),
    '/h5/style/width 宽度应不超过页面宽度 1190，实际为 2000',
  ])
})

test('a problem of the base is reported once, as the base’s', () => {
  const found = problemsOf(carousel({ props: { pointAlign: 'left' } }, { autoplaySpeed: -1 }))
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^\/props\/autoplaySpeed /)
})

test('a patch that mends the base for phones leaves the base’s problem', () => {
  const found = problemsOf(carousel({ props: { autoplaySpeed: 10 } }, { autoplaySpeed: -1 }))
  expect(found.map((each) => each.split(' ')[0])).toEqual(['/props/autoplaySpeed'])
})

test.each<[string, PhonePatch, string]>([
  ['a list', { props: { data: [] } }, '/h5/props/data “data”在手机端须与电脑端相同'],
  [
    'a colour',
    { style: { backgroundColor: '#fff' } },
    '/h5/style/backgroundColor “backgroundColor”在手机端须与电脑端相同',
  ],
])('%s cannot differ on phones', (_what, h5, problem) => {
  expect(problemsOf(carousel(h5))).toContain(problem)
})

test('a page made for phones carries no patches', () => {
  const narrow = { ...carousel({ hidden: true }), style: { width: 375 } }
  expect(problemsOf(narrow, 'h5')).toContain('/h5 手机页面的组件不能再有手机端的设置 h5')
})

test('what has no shape of a patch is no page', () => {
  const widgets = { w: { ...carousel(), h5: { props: [] } } }
  const { page, problems } = parsePage({ ...pageOf(carousel()), widgets })
  expect(page).toBeNull()
  expect(problems.map(({ path }) => path)).toContain('/h5/props')
})

test('a fixed section cannot be hidden on phones', () => {
  const section = { ...carousel({ hidden: true }), type: 'goods-list', props: {} }
  expect(problemsOf(section)).toContain('/h5/hidden 固定区块不能在手机端隐藏')
})

test('a problem of the patch has the line and column of its value', () => {
  const text = serialisePage(pageOf(carousel({ props: { autoplaySpeed: -1 } })))
  const [problem] = locate(text, parsePage(text).problems)
  expect(text.split('\n')[(problem?.line ?? 0) - 1]).toContain('"autoplaySpeed": -1')
})

test('the keys of a patch are written in the order of the schema, and read back to the same bytes', () => {
  const mixed = carousel({
    style: { height: 1, width: 2 },
    props: { pointAlign: 'left', autoplay: true },
    order: 'a1',
    hidden: true,
  })
  const text = serialisePage(pageOf(mixed))
  expect(text).toContain(
    `"h5": {
        "hidden": true,
        "order": "a1",
        "props": {
          "autoplay": true,
          "pointAlign": "left"
        },
        "style": {
          "width": 2,
          "height": 1
        }
      }`,
  )
  const page = readPage(text)
  expect(page && serialisePage(page)).toBe(text)
})

test('an export keeps the patch in its mark, and its import is the same page', () => {
  const page = pageOf(carousel({ props: { autoplaySpeed: 4000 } }))
  const rows = exportUpstream(page)
  expect(rows.some((row) => 'h5' in row)).toBe(false)
  const back = importUpstream(structuredClone(rows)).page
  expect(back && serialisePage(back)).toBe(serialisePage(page))
})

test('a value of the patch outside its bounds is clamped in the patch', () => {
  const { page, changes } = fixPage(
    pageOf(carousel({ props: { autoplaySpeed: -1 }, style: { width: 2000 } })),
  )
  expect(page.widgets['w']?.h5).toEqual({ props: { autoplaySpeed: 0 }, style: { width: 1190 } })
  expect(changes.map(({ path }) => path).toSorted()).toEqual(['/h5/props/autoplaySpeed', '/h5/style/width'])
})

test('phones draw the base with the values of the patch in place', () => {
  const { props, style } = phoneContent(carousel({ props: { autoplaySpeed: 1 }, style: { height: 2 } }))
  expect(props['autoplaySpeed']).toBe(1)
  expect(style).toEqual({ width: 1190, height: 2 })
})

test('the patch between two contents holds what differs only', () => {
  const base = carousel()
  expect(patchBetween(base, base)).toBeUndefined()
  expect(patchBetween(base, { ...base, style: { ...base.style, height: 1 } })).toEqual({
    style: { height: 1 },
  })
})

test('an emptied patch is none', () => {
  expect(withoutEmpty({ hidden: false, props: {}, style: {} })).toBeUndefined()
  expect(withoutEmpty({ hidden: true, props: {} })).toEqual({ hidden: true })
})

test('sizes, places, spacing and opacity may differ, colours and borders may not', () => {
  for (const name of ['x', 'y', 'z', 'width', 'height', 'marginTop', 'paddingLeft', 'opacity'])
    expect(mayDiffer('W0001', 'style', name)).toBe(true)
  for (const name of ['backgroundColor', 'borderTopWidth', 'showFrom', 'left'])
    expect(mayDiffer('W0001', 'style', name)).toBe(false)
  expect(mayDiffer('X9999', 'style', 'width')).toBe(false)
})

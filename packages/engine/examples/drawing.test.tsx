/** Examples of drawing and judging pages; packages/engine/api.md shows each. */
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addError,
  inTurn,
  memoPattern,
  ucs2length,
  type Catalogue,
  type Chains,
  type CoupledKeys,
  type FillPlan,
  type KeyOrder,
  type Schema,
  type Validate,
} from '../src/generated'
import {
  Anchor,
  defineWidget,
  installDefaults,
  phonePage,
  Render,
  type AnyWidget,
  type PageJson,
  type WidgetDefinition,
  type WidgetProps,
} from '../src/index'
import {
  createSchemas,
  DialectError,
  fillPage,
  fillWidget,
  fixPage,
  insertDefaults,
  installSchemas,
  parsePage,
  problemsInText,
  problemsOf,
  readPage,
  serialisePage,
  tablesOf,
  type Json,
  type JsonObject,
  type LocatedProblem,
  type PlainSchemas,
  type Problem,
  type Schemas,
  type Tables,
  type WidgetJson,
} from '../src/schemas'
import { renderToHtml, type RenderedPage } from '../src/server'
import { english, installTexts } from '../src/texts'

/** As it is written in schemas/widgets/counter.schema.json. */
const counter = {
  $id: 'widgets/counter',
  title: '计数器',
  'x-name': 'Counter',
  'x-version': 1,
  'x-nav': ['basic'],
  'x-platforms': ['pc', 'h5'],
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '属性',
      type: 'object',
      additionalProperties: false,
      properties: {
        label: { title: '说明', type: 'string', default: '已有' },
        count: {
          title: '数量',
          type: 'integer',
          default: 3,
          maximum: 99,
          'x-messages': { maximum: '数量最多99' },
        },
      },
    },
  },
}
const tables: Tables = tablesOf({ widgets: [counter] })
const page: PageJson = {
  formatVersion: 2,
  platform: 'pc',
  page: { v: 1, props: {} },
  widgets: {
    'counter-1': { type: 'counter', v: 1, parent: null, order: 'a0', props: { count: 12 }, style: {} },
  },
}

type Counted = { label: string; count: number }
const Counter = ({ props: { label, count } }: WidgetProps<Counted>) => <p>{`${label} ${count} 人`}</p>
const definition: WidgetDefinition<Counted> = { type: 'counter', Render: Counter }
const widgets: AnyWidget[] = [defineWidget(definition)]

let remove: () => void
beforeAll(() => {
  remove = installSchemas(createSchemas(tables))
})
afterAll(() => remove())

test('a page is drawn by the renderers of its widgets, with their defaults', () => {
  installDefaults(tables.fillPlans)
  expect(renderToString(<Render page={page} widgets={widgets} />)).toContain('<p>已有 12 人</p>')
})

test('a link leads to a row of a kind that the application has declared', () => {
  const title = '预告'
  const link = { $ref: 'common/link', title: '链接', default: {} }
  const props = { title: '属性', type: 'object', additionalProperties: false, properties: { link } }
  const teaser = { ...counter, $id: 'widgets/teaser', title, 'x-name': 'Teaser', properties: { props } }
  const kinds = { entities: ['event'], links: { event: { title: '活动', to: '/events/{event_id}' } } }
  const removeTeaser = installSchemas(createSchemas(tablesOf({ widgets: [teaser], kinds })))
  const linking = (to: JsonObject): PageJson => ({
    ...page,
    widgets: { t: { type: 'teaser', v: 1, parent: null, order: 'a0', props: { link: to }, style: {} } },
  })
  const Teaser = ({ props: { link: to } }: WidgetProps<{ link: { linkPage?: string } }>) => (
    <Anchor link={to}>去看看</Anchor>
  )
  const { html } = renderToHtml(linking({ linkPage: 'event', event_id: '7' }), [
    defineWidget({ type: 'teaser', Render: Teaser }),
  ])
  expect(html).toContain('<a href="/events/7">去看看</a>')
  expect(problemsOf(linking({ linkPage: 'event' })).map(({ message }) => message)).toEqual([
    '链接类型为“活动”时应填写 event_id',
  ])
  removeTeaser()
})

test('a server draws a page to HTML and says which widgets have failed', () => {
  const { html, failures }: RenderedPage = renderToHtml(page, widgets)
  expect(html).toContain('<p>已有 12 人</p>')
  expect(failures).toEqual([])
})

test('a phone draws what operators have set for it', () => {
  const [[uuid, counted] = ['', undefined]] = Object.entries(page.widgets)
  const hidden: PageJson = {
    ...page,
    widgets: counted ? { [uuid]: { ...counted, h5: { hidden: true } } } : {},
  }
  expect(renderToHtml(hidden, widgets).html).toContain('<p>已有 12 人</p>')
  expect(renderToHtml(phonePage(hidden, widgets), widgets).html).toBe('<div class="pm-page pm-phone"></div>')
})

test('problems are told in the language that is installed', () => {
  const restore = installTexts(english)
  expect(parsePage('{').problems.map(({ message }) => message)).toEqual(['JSON syntax: expected }'])
  restore()
  expect(parsePage('{').problems.map(({ message }) => message)).toEqual(['JSON 语法错误：此处应为 }'])
})

test('widget types are made known from their schemas, and can be removed again', () => {
  const plain: PlainSchemas = { widgets: [{ ...counter, $id: 'widgets/gift', 'x-name': 'Gift' }] }
  const schemas: Schemas = createSchemas(tablesOf(plain))
  const removeGift = installSchemas(schemas)
  expect(schemas.types).toEqual(['gift'])
  expect(insertDefaults('gift').props).toEqual({ label: '已有', count: 3 })
  removeGift()
  expect(() => insertDefaults('gift')).toThrow('No schema for widget type gift')
})

test('all mistakes in schemas are refused together', () => {
  const wrong = { ...counter, title: '', 'x-version': 0 }
  expect(() => tablesOf({ widgets: [wrong] })).toThrow(DialectError)
})

test('a page of any origin is read, with what is wrong in it', () => {
  const text = serialisePage(page).replace('"count": 12', '"count": 120')
  const { page: read, problems } = parsePage(text)
  const [problem]: Problem[] = problems
  expect(problem).toMatchObject({ uuid: 'counter-1', path: '/props/count', message: '数量最多99' })
  expect(read && problemsOf(read)).toEqual(problems)
  // of stored pages, which have been judged before
  expect(readPage(text)).toEqual(read)
  expect(parsePage('[]').page).toBeNull()
})

test('problems of a text have their line and column', () => {
  const text = serialisePage(page).replace('"count": 12', '"count": 120')
  const found: LocatedProblem[] = problemsInText(text)
  expect(found.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
    '15:18 数量最多99',
  ])
})

test('values outside of their bounds are corrected', () => {
  const text = serialisePage(page).replace('"count": 12', '"count": 120')
  const wrong = readPage(text) ?? page
  const { page: fixed, changes } = fixPage(wrong)
  expect(changes).toMatchObject([{ path: '/props/count', from: 120, to: 99 }])
  expect(problemsOf(fixed)).toEqual([])
})

test('defaults are filled in for drawing, and written into a widget that is inserted', () => {
  const stored: WidgetJson = { type: 'counter', v: 1, parent: null, order: 'a0', props: {}, style: {} }
  expect(fillWidget('counter', stored).props).toEqual({ label: '已有', count: 3 })
  expect(fillPage(page).widgets['counter-1']?.props).toEqual({ label: '已有', count: 12 })
  const props: JsonObject = insertDefaults('counter').props
  const count: Json | undefined = props['count']
  expect(count).toBe(3)
})

test('generated tables say of each type what the engine asks', async () => {
  const catalogue: Catalogue = tables.catalogue
  const plan: FillPlan | undefined = tables.fillPlans['counter']
  const order: KeyOrder | undefined = tables.keyOrder['counter']
  const validate: Validate | undefined = tables.validators['counter']
  const form: Schema | undefined = await tables.forms['counter']?.()
  expect(catalogue['counter']?.title).toBe(form?.title)
  expect(plan?.inner?.['props']?.missing).toEqual({ label: '已有', count: 3 })
  expect(Object.keys(order?.keys?.['props']?.keys ?? {})).toEqual(['label', 'count'])
  expect(validate?.({ props: { count: 120 } })).toBe(false)
  const coupled: CoupledKeys[] | undefined = tables.coupledKeys['counter']
  const chains: Chains = tables.chains
  expect([coupled, chains]).toEqual([undefined, {}])
})

test('a generated validator counts characters and collects the errors of all its parts', () => {
  const isShort: Validate = (value) => {
    const isLong = typeof value === 'string' && ucs2length(value) > 7
    isShort.errors = isLong ? addError(null, '', '#/maxLength', 'maxLength', { limit: 7 }) : null
    return !isLong
  }
  const colour = memoPattern('^#[0-9a-f]+$', 'u')
  const isColour: Validate = (value) => {
    const isRight = typeof value === 'string' && colour.test(value)
    isColour.errors = isRight ? null : addError(null, '', '#/pattern', 'pattern', {})
    return isRight
  }
  const validate = inTurn(isShort, () => isColour)
  expect(validate('#1f6b4a')).toBe(true)
  expect(validate('forest green')).toBe(false)
  expect(validate.errors?.map(({ keyword }) => keyword)).toEqual(['maxLength', 'pattern'])
})

import { afterEach, describe, expect, test } from 'vitest'
import { hrefOf } from '@engine/render/links'
import { loadForm } from '@engine/settings/form-files'
import { childrenOf, createEditor, freshSeed, fromJson, insertInto, nameOf, toJson } from '@engine/design'
import counter from '../../examples/common/schemas/widgets/counter.schema.json'
import notice from '../../examples/common/schemas/widgets/notice.schema.json'
import page from '../widgets/W0000.schema.json'
import { catalogue } from '../generated/catalogue'
import { collectReferences, referencesOf } from '../entities'
import { fillWidget, insertDefaults } from '../fill'
import { fixPage } from '../fix'
import type { JsonObject, PageJson } from '../page'
import { problems as english } from '../problem-texts/en'
import { problemTexts, setProblemTexts } from '../problem-texts/problem-texts'
import { problemsOf } from '../problems'
import { serialisePage } from '../serialise'
import { tablesOf } from './from-schemas'
import { installSchemas } from './install'
import { createSchemas } from './tables'

const pageOf = (widgets: PageJson['widgets']): PageJson => ({
  formatVersion: 2,
  platform: 'pc',
  page: { v: 1, props: {} },
  widgets,
})
const at = { v: 1, parent: null, order: 'a0', style: {} }
const messages = (document: PageJson) => problemsOf(document).map(({ path, message }) => `${path} ${message}`)

let remove: (() => void) | undefined
afterEach(() => {
  remove?.()
  remove = undefined
})
const install = (...widgets: unknown[]) => {
  remove = installSchemas(createSchemas(tablesOf({ widgets })))
}

describe('widget types of another application', () => {
  test('are filled, judged by their own messages, repaired and written in the order of their schema', () => {
    const wrong = pageOf({
      c: { type: 'counter', ...at, props: { count: 120, label: '一二三四五六七八九十一二三' } },
    })
    expect(messages(wrong)).toEqual(['/type 未知的组件类型“counter”，将原样保留，不会绘制'])
    install(counter, notice)
    expect(fillWidget('counter', { props: { count: 7 }, style: {} })).toMatchObject({
      props: { label: '已有', count: 7 },
      style: { width: 320, height: 80 },
    })
    expect(messages(wrong)).toEqual(['/props/label 说明最多12个字', '/props/count 数量最多99'])
    expect(fixPage(wrong).page.widgets['c']?.props['count']).toBe(99)
    const text = serialisePage(pageOf({ c: { type: 'counter', ...at, props: { count: 1, label: '人' } } }))
    expect(text.indexOf('"label"')).toBeLessThan(text.indexOf('"count"'))
    remove?.()
    expect(messages(wrong), 'once they are removed').toEqual([
      '/type 未知的组件类型“counter”，将原样保留，不会绘制',
    ])
    expect(() => insertDefaults('counter')).toThrow('No schema for widget type counter')
  })

  test('have a form with the bounds of their schema', async () => {
    expect(await loadForm('counter')).toBeNull()
    install(counter)
    const form = await loadForm('counter')
    expect(form?.schema.properties?.['props']?.properties?.['count']).toMatchObject({
      minimum: 0,
      maximum: 99,
    })
  })

  test('are inserted by their names, beside those that the program knows', () => {
    install(counter, notice)
    const editor = createEditor(fromJson(pageOf({})))
    for (const type of ['W0011', 'counter', 'notice'])
      editor.run(insertInto(null, freshSeed(editor.doc, type, null)))
    const names = childrenOf(editor.doc, null).map((uuid) => nameOf(editor.doc.widgets.get(uuid) ?? never()))
    expect(names).toEqual(['文本', '计数器', '公告'])
    expect(messages(toJson(editor.doc))).toEqual([])
  })

  test('need no box: an empty style is none, any other is refused', () => {
    install(notice)
    const { style } = insertDefaults('notice')
    expect(style).toEqual({})
    expect(messages(pageOf({ n: { type: 'notice', ...at, props: {} } }))).toEqual([])
    const boxed = { n: { type: 'notice', ...at, props: {}, style: { width: 3 } } }
    expect(messages(pageOf(boxed))).toEqual(['/style 不允许有额外的属性'])
  })

  test('may bring a page configuration of their own, with what the engine reads of it', () => {
    const { pageWidth, themeColor, followTheme, ...others } = page.properties.props.properties
    const withProps = (properties: object) => ({
      ...page,
      properties: { props: { ...page.properties.props, properties } },
    })
    const without = () => tablesOf({ widgets: [withProps({ themeColor, followTheme })] })
    expect(() => createSchemas(without())).toThrow('Expected W0000 to have pageWidth')
    install(withProps({ pageWidth: { ...pageWidth, default: 960 }, themeColor, followTheme }), counter)
    const wide = pageOf({ c: { type: 'counter', ...at, props: {}, style: { width: 961 } } })
    expect(messages(wide)).toEqual(['/style/width 宽度应不超过页面宽度 960，实际为 961'])
    expect(messages({ ...pageOf({}), page: { v: 1, props: { title: '' } } })).toEqual([
      '/page/props/title 不允许有额外的属性',
    ])
    remove?.()
    expect(Object.keys(others)).toContain('title')
    expect(messages({ ...wide, page: { v: 1, props: { title: '' } } })[0]).toContain('未知的组件类型')
  })

  test('are refused where their name is taken, and where a table lacks one', () => {
    const tables = tablesOf({ widgets: [counter] })
    const taken = createSchemas({
      ...tables,
      catalogue: { W0001: { ...(tables.catalogue['counter'] ?? never()), type: 'W0001' } },
      fillPlans: { W0001: {} },
      validators: { W0001: () => true },
      keyOrder: { W0001: {} },
      forms: { W0001: () => Promise.resolve({}) },
    })
    expect(() => installSchemas(taken)).toThrow('Expected new widget types, got W0001')
    remove = installSchemas(taken, { replace: true })
    expect(catalogue['W0001']?.title, 'where that is asked for').toBe(counter.title)
    remove()
    expect(catalogue['W0001']?.title).not.toBe(counter.title)
    expect(() => createSchemas({ ...tables, validators: {} })).toThrow(
      'Expected validators of the widget type counter, got none',
    )
  })

  describe('with kinds of rows and of links of their own', () => {
    const kinds = {
      entities: ['event', 'venue'],
      links: {
        event: { title: '活动', to: '/events/{event_id}' },
        plan: { title: '平面图', to: '/venues/{venue_id}/plan', entity: 'venue' },
        tickets: { title: '我的门票', to: '/tickets' },
      },
    }
    const { props } = notice.properties
    const venue = { title: '场馆', type: 'string', default: '', 'x-entity': 'venue' }
    const hosted = {
      ...notice,
      properties: { props: { ...props, properties: { ...props.properties, host: venue } } },
    }
    const linking = (link: JsonObject, host = '') =>
      pageOf({ n: { type: 'notice', ...at, props: { host, link }, style: {} } })
    const installKinds = () => {
      remove = installSchemas(createSchemas(tablesOf({ widgets: [hosted], kinds })))
    }

    test('links are judged by their kind, and lead to its address', () => {
      installKinds()
      const event = { linkPage: 'event', event_id: '7' }
      expect(messages(linking(event))).toEqual([])
      expect(hrefOf(event as never)).toBe('/events/7')
      expect(hrefOf({ linkPage: 'plan', venue_id: 'a/b' } as never)).toBe('/venues/a%2Fb/plan')
      expect(hrefOf({ linkPage: 'tickets' } as never)).toBe('/tickets')
      expect(messages(linking({ linkPage: 'tickets' }))).toEqual([])
      expect(messages(linking({ linkPage: 'event' }))).toEqual([
        '/props/link 链接类型为“活动”时应填写 event_id',
      ])
      const chinese = problemTexts
      setProblemTexts(english)
      expect(messages(linking({ linkPage: 'event' }))).toEqual([
        '/props/link a link of the kind “活动” needs event_id',
      ])
      setProblemTexts(chinese)
      expect(messages(linking({ linkPage: 'brand', attribute_id: '3' }))).toEqual([
        '/props/link/attribute_id 不允许有额外的属性',
        expect.stringContaining('/props/link/linkPage'),
      ])
      remove?.()
      expect(hrefOf(event as never), 'once they are removed').toBeUndefined()
    })

    test('rows are found where a page shows them or leads to them', () => {
      installKinds()
      const linked = linking({ linkPage: 'event', event_id: '7', venue_id: '2' }, '3')
      expect(referencesOf(linked).map(({ path, entity, id }) => `${path} ${entity}:${id}`)).toEqual([
        '/props/link/event_id event:7',
        '/props/host venue:3',
      ])
      expect(collectReferences(linked)).toMatchObject({ event: ['7'], venue: ['2', '3'], goods: [] })
    })

    test('a name that is not declared is refused, and so is a kind that leads elsewhere already', () => {
      expect(() => tablesOf({ widgets: [hosted], kinds: { entities: ['venues'] } })).toThrow(
        '/host: x-entity must be one of venues, widget, got "venue"; did you mean "venues"?',
      )
      const shop = { links: { shop: { title: '店', to: '/shops/{shop_id}' } } }
      const tables = tablesOf({ widgets: [notice], kinds: shop })
      expect(() => installSchemas(createSchemas(tables))).toThrow(
        'Expected new kinds of links, got shop, which lead elsewhere in this program.',
      )
    })
  })

  test('every mistake in their schemas is listed', () => {
    const { title: _title, ...untitled } = counter
    expect(() => tablesOf({ widgets: [untitled, { ...notice, 'x-ui': { widget: 'nope' } }] })).toThrow(
      /widgets\/counter #: a title .* is missing\nwidgets\/notice/,
    )
  })
})

function never(): never {
  throw new Error('expected a value, got none')
}

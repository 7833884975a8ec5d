import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { insertDefaults, type PageJson, type WidgetJson } from '@schemas'
import { momentOfLocal } from '@schemas/show-times'
import { PageDocuments, TimedDocument } from './documents'
import type { PublishedPage } from './repo'

const row = (company_id: string, title: string): PublishedPage => ({
  company_id,
  page_id: 'header',
  theme_pc_template_id: '1',
  page_type: 'header',
  platform: 'pc',
  alias: '',
  title,
  seo: {},
  revision_id: 'header-1',
  document: JSON.stringify({
    formatVersion: 2,
    platform: 'pc',
    page: { v: 1, props: { title } },
    widgets: {},
  }),
  created: new Date(0),
  updated: new Date(0),
})

it('revisions of the same name in two companies are two documents', () => {
  const documents = new PageDocuments(pino({ level: 'silent' }))
  const one = documents.open(row('1', '禾岸'))
  const two = documents.open(row('2', '松间'))
  expect([one.page.page.props.title, two.page.page.props.title]).toEqual(['禾岸', '松间'])
  expect(one.revision).not.toBe(two.revision)
  expect(documents.open(row('1', '禾岸'))).toBe(one)
})

it('unfilled placeholders are left out for shoppers', () => {
  const text = (order: string, props: object) => ({
    type: 'W0011',
    v: 1,
    parent: null,
    order,
    props,
    style: {},
  })
  const document = JSON.stringify({
    formatVersion: 2,
    platform: 'pc',
    page: { v: 1, props: {} },
    widgets: { inserted: text('a0', { text: '文本' }), written: text('a1', { text: '全场包邮' }) },
  })
  const opened = new PageDocuments(pino({ level: 'silent' })).open({ ...row('1', ''), document })
  expect(Object.keys(opened.page.widgets)).toEqual(['written'])
})

describe('a page with show times', () => {
  const widget = (style: Partial<WidgetJson['style']>, more: Partial<WidgetJson> = {}): WidgetJson => ({
    type: 'W0011',
    v: 1,
    parent: null,
    order: 'a0',
    props: insertDefaults('W0011').props,
    style,
    ...more,
  })
  const page = (widgets: PageJson['widgets']): PageJson => ({
    formatVersion: 2,
    platform: 'pc',
    page: { v: 1, props: {} },
    widgets,
  })
  const at = (local: string) => momentOfLocal(local) ?? NaN
  const shown = (document: TimedDocument, local: string) =>
    Object.keys(document.at(at(local), 'pc').page.widgets)

  it('a widget is shown from its start time until its end time, in Beijing’s time', () => {
    const document = new TimedDocument(
      'r',
      page({
        always: widget({}),
        timed: widget({ showFrom: '2026-11-11 00:00:00', showTo: '2026-11-12 00:00:00' }),
      }),
    )
    expect(at('2026-11-11 00:00:00')).toBe(Date.UTC(2026, 10, 10, 16))
    expect(shown(document, '2026-11-10 23:59:59')).toEqual(['always'])
    expect(shown(document, '2026-11-11 00:00:00')).toEqual(['always', 'timed'])
    expect(shown(document, '2026-11-11 23:59:59')).toEqual(['always', 'timed'])
    expect(shown(document, '2026-11-12 00:00:00')).toEqual(['always'])
  })

  it('widgets in a hidden panel are hidden with it', () => {
    const panel = widget({ showTo: '2026-01-01 00:00:00' }, { type: 'W0006', props: {} })
    const document = new TimedDocument('r', page({ panel, child: widget({}, { parent: 'panel' }) }))
    expect(shown(document, '2025-12-31 12:00:00')).toEqual(['panel', 'child'])
    expect(shown(document, '2026-01-01 00:00:00')).toEqual([])
  })

  it('a period has one object and one key, with its end', () => {
    const style = { showFrom: '2026-11-11 00:00:00', showTo: '2026-11-12 00:00:00' }
    const document = new TimedDocument('r', page({ timed: widget(style) }))
    const [before, also, during, after] = [
      '2026-11-10 10:00:00',
      '2026-11-10 11:00:00',
      '2026-11-11 10:00:00',
      '2026-11-13 10:00:00',
    ].map((local) => document.at(at(local), 'pc'))
    expect(also).toBe(before)
    expect([before, during, after].map((each) => each?.until)).toEqual([
      at(style.showFrom),
      at(style.showTo),
      Infinity,
    ])
    expect(new Set([before, during, after].map((each) => each?.revision)).size).toBe(3)
  })

  it('a page without show times is one object under the key of the revision', () => {
    const document = new TimedDocument('r', page({ always: widget({ showFrom: '' }) }))
    const first = document.at(0, 'pc')
    expect(first).toMatchObject({ revision: 'r', until: Infinity })
    expect(document.at(Date.UTC(2100, 0), 'pc')).toBe(first)
  })
})

it('a desktop page is adapted for phones, and the desktop gets nothing of what is different there', () => {
  const props = { data: [{ imgUrl: '/image/a.png', pathData: {} }] }
  const widget = { type: 'W0001', v: 1, parent: null, order: 'a0', props, style: { width: 1190 } }
  const document = JSON.stringify({
    formatVersion: 2,
    platform: 'pc',
    page: { v: 1, props: {} },
    widgets: { a: { ...widget, h5: { style: { height: 180 } } }, b: { ...widget, h5: { hidden: true } } },
  })
  const documents = new PageDocuments(pino({ level: 'silent' }))
  const [pc, h5] = (['pc', 'h5'] as const).map((viewport) =>
    documents.open({ ...row('1', ''), document }, viewport),
  )
  expect(Object.keys(pc?.page.widgets ?? {})).toEqual(['a', 'b'])
  expect(pc?.page.widgets['a']).not.toHaveProperty('h5')
  expect(Object.keys(h5?.page.widgets ?? {})).toEqual(['a'])
  expect(h5?.page).toMatchObject({
    page: { props: { pageWidth: 375 } },
    widgets: { a: { style: { width: 375, height: 180 } } },
  })
  expect(h5?.revision).not.toBe(pc?.revision)
})

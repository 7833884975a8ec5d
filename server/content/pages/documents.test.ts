import pino from 'pino'
import { expect, it } from 'vitest'
import { PageDocuments } from './documents'
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
    formatVersion: 1,
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

it('placeholders that no operator has filled are not part of what shoppers get', () => {
  const text = (order: string, props: object) => ({
    type: 'W0011',
    v: 1,
    parent: null,
    order,
    props,
    style: {},
  })
  const document = JSON.stringify({
    formatVersion: 1,
    platform: 'pc',
    page: { v: 1, props: {} },
    widgets: { inserted: text('a0', { text: '文本' }), written: text('a1', { text: '全场包邮' }) },
  })
  const opened = new PageDocuments(pino({ level: 'silent' })).open({ ...row('1', ''), document })
  expect(Object.keys(opened.page.widgets)).toEqual(['written'])
})

import { expect, it } from 'vitest'
import { checkSource } from '@schemas/dialect/check'
import { readGroups } from '../generate/api'
import { repository } from '../generate/sources'
import { askable, sectionFiles, sectionSchema } from './files'

const section = { type: 'opening-hours', title: '营业时间', path: '/opening', context: 'shops' }

it('a new section keeps the dialect and has the file names of every section', () => {
  const file = 'schemas/sections/opening-hours.schema.json'
  const schema = sectionSchema(section)
  expect(checkSource({ id: 'sections/opening-hours', file, schema })).toEqual([])
  const folder = 'storefront/features/shops/sections/opening-hours'
  const names = ['index.ts', 'data.ts', 'Render.tsx'].map((name) => `${folder}/${name}`)
  expect(Object.keys(sectionFiles(section))).toEqual([file, ...names])
  expect(sectionFiles(section)[`${folder}/index.ts`]).toContain('defineWidget<OpeningHoursSectionProps>')
})

it('a section that asks the server waits for the answer, and says what failed', () => {
  const folder = 'storefront/features/shops/sections/opening-hours'
  const files = sectionFiles({ ...section, ask: '/distributor/list' })
  expect(files[`${folder}/data.ts`]).toContain("asks: () => ({ answer: ask('GET /distributor/list', {}) })")
  expect(files[`${folder}/Render.tsx`]).toContain('return <AskFailed error={answer?.error} />')
})

it('a page may ask what visitors may call with nothing in the address', () => {
  const paths = askable(readGroups(repository))
  expect(paths).toEqual(expect.arrayContaining(['/distributor/list', '/article/faqs']))
  // a query that it needs, a parameter, a member, something it changes
  for (const path of ['/goods/suggest', '/goods/items/{item_id}', '/member/addresses', '/cart/add'])
    expect(paths).not.toContain(path)
})

import { expect, it } from 'vitest'
import { checkSource } from '@schemas/dialect/check'
import { sectionFiles, sectionSchema } from './files'

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

import { expect, it } from 'vitest'
import { checkSource } from '@schemas/dialect/check'
import { sectionFiles, sectionSchema, withRow } from './files'

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

it('its row is the last of the named table', () => {
  const text = 'const a = [\n  1,\n]\nexport const rows = [\n  2,\n]\n'
  expect(withRow(text, 'export const rows', '3,')).toBe(
    'const a = [\n  1,\n]\nexport const rows = [\n  2,\n  3,\n]\n',
  )
  expect(() => withRow(text, 'export const pages', '3,')).toThrow('begins with export const pages')
})

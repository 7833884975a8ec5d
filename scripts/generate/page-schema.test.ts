import { beforeAll, describe, expect, it } from 'vitest'
import { Ajv, type ValidateFunction } from 'ajv'
import { insertDefaults } from '@schemas/fill'
import type { JsonObject } from '@schemas/page'
import { pageSchema } from './page-schema'
import { readSources, type Sources } from './sources'

const page = (type: string, props: JsonObject, style: JsonObject = {}) => ({
  formatVersion: 2,
  platform: 'pc',
  page: { v: 1, props: {} },
  widgets: { a1: { type, v: 1, parent: null, order: 'a0', props, style } },
})
describe('published page schema', () => {
  let sources: Sources
  let validate: ValidateFunction
  beforeAll(async () => {
    sources = readSources()
    const text = Object.values(await pageSchema(sources)).join('')
    validate = new Ajv({ strict: false, allErrors: true }).compile(JSON.parse(text))
  })

  const errors = (value: unknown) => {
    validate(value)
    return (validate.errors ?? [])
      .filter(({ keyword }) => keyword !== 'if')
      .map((e) => `${e.instancePath} ${e.keyword}`)
  }

  it('accepts a page with the defaults of every widget', () => {
    for (const { type } of sources.widgets.filter((entry) => entry.type !== 'W0000')) {
      const { props, style } = insertDefaults(type)
      expect([type, errors(page(type, props, { ...style }))]).toEqual([type, []])
    }
  })

  it('reports a wrong value, an unknown property and a narrowed bound at their paths', () => {
    expect(errors(page('W0001', { data: [] }))).toEqual(['/widgets/a1/props/data minItems'])
    expect(errors(page('W0001', { autoply: true }))).toEqual(['/widgets/a1/props additionalProperties'])
    expect(errors(page('W0001', {}, { height: -1 }))).toEqual(['/widgets/a1/style/height minimum'])
    expect(errors({ ...page('W0001', {}), page: { props: { pageWidth: '1190' } } })).toEqual([
      '/page/props/pageWidth type',
    ])
  })

  it('accepts unknown types', () => {
    expect(errors(page('W9999', { anything: 1 }))).toEqual([])
  })

  it('has no $id and offers every type with its Chinese name', async () => {
    const text = Object.values(await pageSchema(sources)).join('')
    expect(text).not.toContain('"$id"')
    expect(text).not.toContain('"x-')
    expect(text).toContain('"轮播图"')
  })
})

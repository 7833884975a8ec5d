import { describe, expect, it } from 'vitest'
import type { Schema } from '@schemas/dialect/schema'
import { resolvedSchemas } from '@schemas/generated/resolved'
import { fixtureSchemas } from '@schemas/migrations/fixtures'
import { freeze } from './freeze'
import { bareSchema, readFrozen } from './frozen'

const { W0011: text } = resolvedSchemas as { W0011: Schema }
const narrowed: Schema = {
  ...text,
  properties: { ...text.properties, props: { ...text.properties?.props, required: ['text'] } },
}
const frozenText = { W0011: [{ version: 1, schema: bareSchema(text), sample: 'the first sample' }] }

describe('npm run freeze', () => {
  it('freezes schema and sample of every current version', async () => {
    const { files, refused } = await freeze({ W0011: text }, {})
    expect(refused).toEqual([])
    expect(Object.keys(files)).toEqual([
      'schemas/frozen/W0011/v1.schema.json',
      'schemas/frozen/W0011/v1.sample.json',
      'schemas/frozen/index.ts',
    ])
    expect(JSON.parse(files['schemas/frozen/W0011/v1.schema.json'] ?? '')).toEqual(bareSchema(text))
    expect(files['schemas/frozen/W0011/v1.sample.json']).toContain('"type": "W0011"')
  })

  it('drops texts and keeps everything that decides what a page may contain', () => {
    const frozen = JSON.stringify(bareSchema(text))
    expect(frozen).not.toMatch(/"(?:x-ui|x-messages|x-enum|x-viewport|description)":/)
    expect(frozen).toContain('"default":"文本"')
    expect(frozen).toContain('"x-name":"Link"')
  })

  it('refuses to freeze a version again after it narrowed, unless nothing is released', async () => {
    const again = await freeze({ W0011: narrowed }, frozenText)
    expect(again.refused).toEqual([
      'W0011 version 1 is frozen already and has changed since: /props required adds text; raise x-version and add a step, or see npm run check',
    ])
    expect(again.files).not.toHaveProperty('schemas/frozen/W0011/v1.schema.json')
    const early = await freeze({ W0011: narrowed }, frozenText, { unreleased: true })
    expect(early.refused).toEqual([])
    expect(early.files['schemas/frozen/W0011/v1.schema.json']).toContain('"required"')
  })

  it('is the same whatever may differ on phones', () => {
    const words = JSON.stringify(text)
    expect(words).toContain('"x-viewport":true')
    expect(bareSchema(JSON.parse(words.replaceAll('"x-viewport":true', '"x-viewport":false')))).toEqual(
      bareSchema(text),
    )
  })

  it('freezes the named types alone, and refuses a name that is no type', async () => {
    const current = { W0011: text, X0001: text }
    const one = await freeze(current, {}, { only: ['W0011'] })
    expect(one.refused).toEqual([])
    expect(Object.keys(one.files).filter((file) => file.includes('X0001'))).toEqual([])
    const none = await freeze(current, {}, { only: ['W0111'] })
    expect(none.refused).toEqual(['W0111 is no widget type'])
  })

  it('keeps the sample of a version that was frozen before', async () => {
    const { files } = await freeze({ W0011: text }, frozenText)
    expect(files['schemas/frozen/W0011/v1.sample.json']).toBe('the first sample')
  })

  it('lists superseded versions for the importer', async () => {
    const raised: Schema = { ...text, 'x-version': 2 }
    const { files } = await freeze({ W0011: raised }, { ...frozenText, X0001: [] }, {})
    expect(files['schemas/frozen/index.ts']).toContain("import W0011_v1 from './W0011/v1.schema.json'")
    expect(files['schemas/frozen/index.ts']).toContain("'W0011': { 1: W0011_v1 as Schema },")
    expect(files['schemas/frozen/index.ts']).not.toContain('v2')
  })

  it('the fixture’s versions equal frozen files', () => {
    for (const schema of Object.values(fixtureSchemas)) expect(bareSchema(schema)).toEqual(schema)
  })

  it('frozen files are read back unchanged', async () => {
    const frozen = await readFrozen()
    expect(frozen.W0011?.[0]?.version).toBe(1)
    expect(await readFrozen('/nowhere')).toEqual({})
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { createAjv } from '@schemas/dialect/ajv'
import { insertDefaults } from '@schemas/fill'
import { validators } from '@schemas/generated/validators/all'
import { loadValidator } from '@schemas/generated/validators/index'
import type { JsonObject } from '@schemas/page'
import type { Files } from './output'
import { readSources, type Sources } from './sources'
import { standalone } from './standalone'
import { validators as output } from './validators'

describe('standalone validators', () => {
  let sources: Sources
  let files: Files
  beforeAll(async () => {
    sources = readSources()
    files = await output(sources)
  })

  it('run without Ajv, eval, new Function and require', () => {
    const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js'))
    const judging = new Set(Object.values(validators))
    expect(scripts.length).toBe(
      judging.size +
        sources.settings.length +
        sources.records.length +
        sources.actions.length +
        sources.sheets.length +
        // the envelope and the widgets' style
        2,
    )
    for (const [, text] of scripts) {
      expect(text).not.toMatch(/\beval\b|new Function|\brequire\b|ajv/i)
      const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, module]) => module)
      expect(
        imports.filter((module) => module !== '../../validator-runtime' && module !== './style'),
      ).toEqual([])
    }
  })

  it('one module per widget, loaded lazily', async () => {
    expect(Object.keys(loadValidator)).toEqual(sources.widgets.map(({ type }) => type))
    expect(await loadValidator['W0001']?.()).toBe(validators['W0001'])
  })

  it('are compiled as soon as they are loaded: their function is in brackets', () => {
    const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js'))
    expect(scripts.filter(([, text]) => !/\nconst (\w+) = \(function \1\(/.test(text))).toEqual([])
  })

  it('widgets share the validator of their style', () => {
    const own = sources.widgets
      .filter(({ type }) => type !== 'W0000' && type !== 'W0009')
      // sections with equal content have one file
      .flatMap(({ type }) => files[`schemas/generated/validators/${type}.js`] ?? [])
    expect(own.length).toBeGreaterThan(20)
    expect(own.filter((text) => !text.includes("from './style'"))).toEqual([])
  })

  it('equal constraints share one module', () => {
    expect(validators['order-logistics']).toBe(validators['member-vip'])
    const texts = sources.widgets.flatMap(
      ({ type }) => files[`schemas/generated/validators/${type}.js`] ?? [],
    )
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('agree with Ajv on the resolved schema', () => {
    const ajv = createAjv()
    for (const { type, resolved } of sources.widgets) {
      const { $id: _id, ...schema } = resolved
      const reference = ajv.compile(schema)
      for (const value of broken(type)) {
        const validate = validators[type]
        expect([type, validate?.(value)]).toEqual([type, reference(value)])
        expect(paths(validate?.errors)).toEqual(paths(reference.errors))
      }
    }
  })

  it('name what is missing if a schema needs more than the run time offers', () => {
    const deep = { enum: [{ a: 1 }] }
    expect(() => standalone('W0001', { type: 'object', properties: { x: deep } })).toThrow(
      'The validator of W0001 needs ajv/dist/runtime/equal',
    )
  })
})

const paths = (errors: { schemaPath: string; instancePath: string }[] | null | undefined) =>
  errors?.map(({ schemaPath, instancePath }) => `${schemaPath} ${instancePath}`) ?? []

/** The defaults, and variants with each property replaced by another value. */
function broken(type: string): JsonObject[] {
  const { props, style } = insertDefaults(type)
  const cases: JsonObject[] = [
    { props, style: { ...style } },
    { props: 1 },
    {},
    { props, other: 1 },
    // names that every object inherits
    ...['toString', 'hasOwnProperty', '__proto', 'isPrototypeOf'].map((name) => ({
      props: { ...props, [name]: 1 },
      style: { ...style, [name]: 1 },
    })),
  ]
  for (const name of Object.keys(style))
    for (const value of [null, [], -1, 'javascript:alert(1)'])
      cases.push(
        { props, style: { ...style, [name]: value } },
        { props: { ...props, other: 1 }, style: { [name]: value } },
      )
  for (const name of Object.keys(props))
    for (const value of [null, [], {}, -1, 'javascript:alert(1)', [{ extra: 1 }]])
      cases.push({ props: { ...props, [name]: value } })
  return cases
}

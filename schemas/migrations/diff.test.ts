import { describe, expect, it } from 'vitest'
import { assertionKeywords } from '../dialect/keywords'
import type { Schema } from '../dialect/schema'
import { resolvedSchemas } from '../generated/resolved'
import type { Json } from '../page'
import { diffSchemas } from './diff'

/** The changes between two schemas, one per line. */
function texts(before: Schema, after: Schema): string[] {
  return diffSchemas(before, after).map(({ kind, path, message }) => `${kind} ${path}: ${message}`)
}

/** The changes between two schemas of one property. */
function changesOf(before: Schema, after: Schema): string[] {
  const object = (value: Schema): Schema => ({
    type: 'object',
    additionalProperties: false,
    properties: { value },
  })
  return diffSchemas(object(before), object(after)).map(
    ({ kind, path, message }) => `${kind} ${path}: ${message}`,
  )
}

describe('schema diff', () => {
  it.each<[string, Schema, Schema, string]>([
    ['a raised minimum', { minimum: 0 }, { minimum: 1 }, 'narrowing /value: minimum 0 → 1'],
    ['a lowered minimum', { minimum: 1 }, { minimum: 0 }, 'widening /value: minimum 1 → 0'],
    ['a first minimum', {}, { minimum: 0 }, 'narrowing /value: minimum none → 0'],
    ['a dropped minimum', { minimum: 0 }, {}, 'widening /value: minimum 0 → none'],
    ['a lowered maximum', { maximum: 9 }, { maximum: 8 }, 'narrowing /value: maximum 9 → 8'],
    ['a raised maximum', { maximum: 8 }, { maximum: 9 }, 'widening /value: maximum 8 → 9'],
    ['fewer items', { maxItems: 5 }, { maxItems: 4 }, 'narrowing /value: maxItems 5 → 4'],
    ['more items needed', { minItems: 1 }, { minItems: 2 }, 'narrowing /value: minItems 1 → 2'],
    ['a first maxLength', {}, { maxLength: 9 }, 'narrowing /value: maxLength none → 9'],
    ['an exclusive bound', {}, { exclusiveMinimum: 0 }, 'narrowing /value: exclusiveMinimum none → 0'],
    ['an enum value less', { enum: ['a', 'b'] }, { enum: ['a'] }, 'narrowing /value: enum drops "b"'],
    ['an enum value more', { enum: ['a'] }, { enum: ['a', 'b'] }, 'widening /value: enum adds "b"'],
    ['a first enum', {}, { enum: ['a'] }, 'narrowing /value: enum none → ["a"]'],
    ['an enum given up', { enum: ['a'] }, {}, 'widening /value: enum ["a"] → none'],
    ['another pattern', { pattern: '^a' }, { pattern: '^b' }, 'narrowing /value: pattern "^a" → "^b"'],
    [
      'a pattern with one more word',
      { pattern: '^(?:|a+)$' },
      { pattern: '^(?:b\\.c||a+)$' },
      'widening /value: pattern "^(?:|a+)$" → "^(?:b\\\\.c||a+)$"',
    ],
    [
      'a pattern with one more expression',
      { pattern: '^(?:a)$' },
      { pattern: '^(?:b)|(?:c|a)$' },
      'narrowing /value: pattern "^(?:a)$" → "^(?:b)|(?:c|a)$"',
    ],
    ['a pattern given up', { pattern: '^a' }, {}, 'widening /value: pattern "^a" → none'],
    ['integer to number', { type: 'integer' }, { type: 'number' }, 'widening /value: type integer → number'],
    ['number to integer', { type: 'number' }, { type: 'integer' }, 'narrowing /value: type number → integer'],
    [
      'a type more',
      { type: 'number' },
      { type: ['number', 'string'] },
      'widening /value: type number → number | string',
    ],
    ['another type', { type: 'string' }, { type: 'number' }, 'narrowing /value: type string → number'],
    ['uniqueItems', {}, { uniqueItems: true }, 'narrowing /value: uniqueItems is stricter'],
    [
      'closing an object',
      {},
      { additionalProperties: false },
      'narrowing /value: additionalProperties is stricter',
    ],
    [
      'opening an object',
      { additionalProperties: false },
      {},
      'widening /value: additionalProperties is looser',
    ],
    ['a changed default', { default: 1 }, { default: 2 }, 'default /value: default 1 → 2'],
    ['a first default', {}, { default: 2 }, 'default /value: default none → 2'],
    [
      'a container taking less',
      { 'x-children': ['a', 'b'] },
      { 'x-children': ['a'] },
      'narrowing /value: x-children drops b',
    ],
    [
      'inside items',
      { items: { maximum: 2 } },
      { items: { maximum: 1 } },
      'narrowing /value/*: maximum 2 → 1',
    ],
    [
      'inside a tuple',
      { items: [{}, { maximum: 2 }] },
      { items: [{}, { maximum: 1 }] },
      'narrowing /value/1: maximum 2 → 1',
    ],
    ['a longer tuple', { items: [{}] }, { items: [{}, {}] }, 'narrowing /value: items are now a tuple of 2'],
    ['a list for a tuple', { items: [{}] }, { items: {} }, 'narrowing /value: items are now all alike'],
    ['items given up', { items: {} }, {}, 'widening /value: items may be anything'],
  ])('%s', (_name, before, after, change) => {
    expect(changesOf(before, after)).toEqual([change])
  })

  it.each<[string, Schema]>([
    ['texts and hints', { title: 'b', description: 'c', 'x-ui': { order: 2 }, 'x-messages': { type: 'd' } }],
    ['nothing', {}],
  ])('%s are no change', (_name, after) => {
    expect(changesOf({ title: 'a' }, after)).toEqual([])
  })

  it('reports changes of every keyword that a value can violate', () => {
    const samples: Record<string, Json> = {
      type: 'string',
      enum: ['a'],
      required: ['a'],
      additionalProperties: false,
    }
    for (const keyword of assertionKeywords) {
      const flag = keyword === 'additionalItems' ? false : keyword === 'uniqueItems' ? true : 1
      const schema: Schema = { [keyword]: samples[keyword] ?? flag }
      expect({ keyword, changes: diffSchemas({}, schema).map(({ kind }) => kind) }).toEqual({
        keyword,
        changes: ['narrowing'],
      })
    }
  })

  it('the order of keys and of enum values is no change', () => {
    const before: Schema = { enum: ['a', 'b'], default: { x: 1, y: 2 }, type: ['string', 'object'] }
    expect(
      changesOf(before, { type: ['object', 'string'], default: { y: 2, x: 1 }, enum: ['b', 'a'] }),
    ).toEqual([])
  })
})

describe('properties', () => {
  const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
    type: 'object',
    additionalProperties: false,
    properties,
    required,
  })
  it('a removed property narrows, an added one widens, a required one narrows', () => {
    const before = object({ a: { type: 'string' } })
    expect(texts(before, object({}))).toEqual(['narrowing /a: the property is removed'])
    expect(texts(object({}), before)).toEqual(['widening /a: the property is added'])
    expect(texts(before, object({ a: { type: 'string' } }, ['a']))).toEqual(['narrowing : required adds a'])
    expect(texts(object({ a: {} }, ['a']), object({ a: {} }))).toEqual(['widening : required drops a'])
  })

  it('a removed and an added property of the same shape look like a rename', () => {
    const colour: Schema = { type: 'string', pattern: '^#', default: '#fff' }
    expect(
      texts(object({ pointColor: colour }), object({ size: { type: 'number' }, pointColour: colour })),
    ).toEqual([
      'renaming /pointColor: removed, and "pointColour" has the same shape: renamed?',
      'widening /size: the property is added',
      'widening /pointColour: the property is added',
    ])
  })

  it('conditions: added ones narrow, removed ones widen, others are compared inside', () => {
    const rule = (value: number, then: Schema): Schema => ({
      if: { properties: { kind: { const: value } }, required: ['kind'] },
      then: { properties: { data: then } },
    })
    const base = object({ kind: { type: 'integer' }, data: { type: 'array' } })
    const withRules = (...allOf: Schema[]): Schema => ({ ...base, allOf })
    expect(texts(base, withRules(rule(1, { minItems: 1 })))).toEqual([
      'narrowing : a condition on {"kind":{"const":1}} is added',
    ])
    expect(texts(withRules(rule(1, { minItems: 1 })), base)).toEqual([
      'widening : the condition on {"kind":{"const":1}} is gone',
    ])
    expect(texts(withRules(rule(1, { minItems: 1 })), withRules(rule(1, { minItems: 2 })))).toEqual([
      'narrowing /data: minItems 1 → 2',
    ])
    const more = {
      ...rule(1, { minItems: 1 }),
      then: { properties: { data: { minItems: 1 }, kind: { maximum: 3 } } },
    }
    expect(texts(withRules(rule(1, { minItems: 1 })), withRules(more))).toEqual([
      'narrowing /kind: a condition is added',
    ])
    expect(texts(withRules(more), withRules(rule(1, { minItems: 1 })))).toEqual([
      'widening /kind: its condition is gone',
    ])
  })

  it('every real schema is unchanged against itself', () => {
    for (const schema of Object.values(resolvedSchemas))
      expect(diffSchemas(schema, structuredClone(schema))).toEqual([])
  })
})

import { array, assert, constantFrom, property } from 'fast-check'
import { generateKeyBetween } from 'fractional-indexing'
import { expect, test } from 'vitest'
import { createAjv } from './dialect/ajv'
import envelope from './page.schema.json'

const { $id: _id, ...schema } = envelope
const validate = createAjv().compile(schema)
const faults = (change: object, uuid = 'k3v9x0q2ab') => {
  validate({
    formatVersion: 2,
    platform: 'pc',
    widgets: { [uuid]: { type: 'W0001', order: 'a0', ...change } },
  })
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)
}

test('a widget requires only type and order', () => {
  expect(faults({})).toEqual([])
  expect(faults({ type: undefined })).not.toEqual([])
  expect(faults({ order: undefined })).not.toEqual([])
})

test('every field of the format', () => {
  const full = { v: 1, parent: 'm81hd02kfa', name: '轮播图', alias: '', props: { any: 1 }, style: { any: 1 } }
  expect(faults(full)).toEqual([])
  expect(faults({ leaf: true })).toEqual(['/widgets/k3v9x0q2ab additionalProperties'])
  expect(faults({ v: 0 })).toEqual(['/widgets/k3v9x0q2ab/v minimum'])
  expect(faults({ parent: 7 })).toEqual(['/widgets/k3v9x0q2ab/parent type'])
})

test('an unknown type is kept', () => {
  expect(['W0099', 'goods-detail'].map((type) => faults({ type }))).toEqual([[], []])
  expect(faults({ type: '<b>' })).toEqual(['/widgets/k3v9x0q2ab/type pattern'])
})

test('a uuid is 1 to 64 of A–Z a–z 0–9 _ -', () => {
  expect(['a', 'A-b_9', 'x'.repeat(64)].map((uuid) => faults({}, uuid))).toEqual([[], [], []])
  const bad = ['', 'x'.repeat(65), 'a b', 'a/b', '中']
  expect(bad.flatMap((uuid) => faults({}, uuid))).toEqual(bad.map(() => '/widgets additionalProperties'))
})

test.each(['__proto__', 'constructor'])('a widget cannot be filed under %s, nor under one', (name) => {
  const widgets = JSON.parse(`{"${name}":{"type":"W0001","order":"a0"}}`) as object
  expect(validate({ formatVersion: 2, platform: 'pc', widgets })).toBe(false)
  expect(faults({ parent: name })).toEqual(['/widgets/k3v9x0q2ab/parent pattern'])
  expect(faults({ parent: `${name}s` })).toEqual([])
})

test('a reader refuses a higher format version', () => {
  expect(validate({ formatVersion: 3, platform: 'pc', widgets: {} })).toBe(false)
  expect(validate.errors?.[0]).toMatchObject({ instancePath: '/formatVersion', keyword: 'maximum' })
})

const seed = 20260501
const isKey = (key: string) => {
  try {
    generateKeyBetween(key, null)
    return true
  } catch (error) {
    if (error instanceof Error) return false
    throw error
  }
}

test(`order accepts exactly the keys of fractional-indexing (seed ${seed})`, () => {
  const pieces = array(constantFrom('a', 'b', 'z', 'A', 'Y', 'Z', '0', '1', 'V', '0'.repeat(26)), {
    maxLength: 6,
  })
  assert(
    property(pieces, (parts) => {
      const order = parts.join('')
      return (faults({ order }).length === 0) === isKey(order)
    }),
    { seed, numRuns: 2000 },
  )
})

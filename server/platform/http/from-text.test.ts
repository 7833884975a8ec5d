import { describe, expect, it } from 'vitest'
import { flagsFromNumbers, fromText } from './from-text'

const schema = {
  type: 'object',
  required: ['name'],
  properties: {
    page: { type: 'integer' },
    lat: { type: 'number' },
    flag: { type: 'boolean' },
    kind: { type: 'string', enum: ['a', 'b'] },
    text: { type: 'string' },
    id: { type: 'string', minLength: 1 },
    name: { type: 'string', minLength: 1 },
    ids: { type: 'array', items: { type: 'integer' } },
    box: { type: 'object', properties: { n: { type: 'integer' } } },
    rows: { type: 'array', items: { type: 'object', properties: { n: { type: 'integer' } } } },
  },
}

const convert = (values: Record<string, unknown>) => {
  fromText(schema, values)
  return values
}

describe('text is converted strictly', () => {
  it.each([
    ['page', '12', 12],
    ['page', '-3', -3],
    ['lat', '40.0707', 40.0707],
    ['lat', '116', 116],
    ['flag', '1', true],
    ['flag', 'true', true],
    ['flag', '0', false],
    ['flag', 'false', false],
    ['text', '12', '12'],
    ['ids', '5', [5]],
    ['ids', ['5', '6'], [5, 6]],
    ['rows', [{ n: '1' }], [{ n: 1 }]],
    ['box', '{"n":1}', { n: 1 }],
    ['box', '{"n":"1"}', { n: 1 }],
    ['box', { n: '1' }, { n: 1 }],
  ])('%s=%j is %j', (name, value, expected) => {
    expect(convert({ [name]: value })).toEqual({ [name]: expected })
  })

  it.each([
    ['page', '1e3'],
    ['page', '0x10'],
    ['page', ' 12'],
    ['page', '1.5'],
    ['page', '９'],
    ['page', '12345678901234567890'],
    ['page', ['1', '2']],
    ['lat', '1e3'],
    ['lat', '.5'],
    ['lat', 'NaN'],
    ['lat', 'Infinity'],
    ['flag', 'yes'],
    ['flag', 'TRUE'],
    ['flag', 'constructor'],
    ['ids', ['x']],
    ['box', '{"n":'],
    ['box', '[1]'],
    ['box', '{"a":'.repeat(101) + '1' + '}'.repeat(101)],
  ])('%s=%j stays as it is for the validator to refuse', (name, value) => {
    expect(convert({ [name]: value })).toEqual({ [name]: value })
  })

  it('an empty text counts as absent where it cannot be valid, and as a text where it can', () => {
    expect(convert({ page: '', lat: '', flag: '', kind: '', ids: '', text: '' })).toEqual({ text: '' })
    // an empty filter (`category=`); for a required field the schema's own message is given
    expect(convert({ id: '', name: '' })).toEqual({ name: '' })
  })

  it('leaves fields that the schema does not name, and values that are not objects, unchanged', () => {
    expect(convert({ other: '1' })).toEqual({ other: '1' })
    expect(() => fromText(schema, null)).not.toThrow()
    expect(() => fromText(schema, 'text')).not.toThrow()
  })
})

describe('flags are 0 and 1 in JSON too', () => {
  const nested = {
    type: 'object',
    properties: { rows: { type: 'array', items: schema }, flag: { type: 'boolean' } },
  }

  it.each([
    [{ flag: 1 }, { flag: true }],
    [{ flag: 0 }, { flag: false }],
    [{ flag: 2 }, { flag: 2 }],
    [{ rows: [{ flag: 1, page: 1 }] }, { rows: [{ flag: true, page: 1 }] }],
  ])('%j is %j', (values, expected) => {
    flagsFromNumbers(nested, values)
    expect(values).toEqual(expected)
  })
})

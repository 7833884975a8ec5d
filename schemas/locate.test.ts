import { describe, expect, test } from 'vitest'
import { locate } from './locate'
import { parsePage } from './parse'
import type { Problem } from './problem'

const TEXT = `{
  "formatVersion": 2,
  "platform": "pc",
  "widgets": {
    "w1": { "type": "W0001", "order": "a0",
      "props": { "data": [{ "imgUrl": "🛒", "pathData": {} }], "bogus": 1 }
    }
  }
}
`

const at = (part: Partial<Problem>, text = TEXT) => {
  const problem: Problem = {
    severity: 'error',
    type: 'W0001',
    uuid: 'w1',
    path: '',
    keyword: 'type',
    message: '',
    ...part,
  }
  const [{ line, column } = { line: 0, column: 0 }] = locate(text, [problem])
  return `${line}:${column}`
}

describe('positions in the text', () => {
  test('an invalid value is located at its start, columns in UTF-16 units', () => {
    expect(at({ path: '/props/data/0/imgUrl' })).toBe('6:39')
    expect(at({ path: '/props/data/0/pathData' })).toBe('6:57')
  })

  test('an unknown property points at its name', () => {
    expect(at({ path: '/props/bogus', keyword: 'additionalProperties' })).toBe('6:64')
    expect(at({ path: '/props/bogus', keyword: 'type' })).toBe('6:73')
  })

  test('a missing property points at its object', () => {
    expect(at({ path: '/props/data/0/title', keyword: 'required' })).toBe('6:27')
    expect(at({ path: '/style/width' })).toBe('5:11')
    expect(at({ uuid: '', path: '/page/props/pageWidth' })).toBe('1:1')
    expect(at({ uuid: 'gone', path: '/props' })).toBe('4:14')
  })

  test('lines end with \\n, \\r\\n or \\r', () => {
    expect(at({ uuid: '', path: '/b' }, '{ "a": 1,\r\n "b": 2 }')).toBe('2:7')
    expect(at({ uuid: '', path: '/b' }, '{ "a": 1,\r "b": 2 }')).toBe('2:7')
  })

  test('finds escaped names, and the last of duplicate ones', () => {
    expect(at({ uuid: '', path: '/a~1b~0c' }, String.raw`{ "a\u002fb~c": 7 }`)).toBe('1:17')
    expect(at({ uuid: '', path: '/a/b' }, '{ "a": { "b": 1 }, "a": { "b": 2 } }')).toBe('1:32')
  })

  test('problems with a position keep it', () => {
    const { problems } = parsePage('{\n  "a": }')
    expect(locate('{\n  "a": }', problems)).toEqual(problems)
    expect(problems).toMatchObject([{ line: 2, column: 8 }])
  })

  test('an unreadable text is located at its start', () => {
    expect(at({}, '')).toBe('1:1')
    expect(at({}, '['.repeat(100_000))).toBe('1:1')
  })

  test('locates 10,000 problems in 10,000 widgets in one pass', () => {
    const widgets = Array.from({ length: 10_000 }, (_, index) => `"w${index}": { "type": 5 }`)
    const text = `{ "widgets": {\n${widgets.join(',\n')}\n} }`
    const { problems } = parsePage(text)
    const located = locate(text, problems).filter(({ path }) => path === '/type')
    expect(located).toHaveLength(10_000)
    expect(located.every(({ line, uuid }) => line === Number(uuid.slice(1)) + 2)).toBe(true)
  })
})

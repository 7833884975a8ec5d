import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SEED } from '@tests/helpers/arbitrary-page'
import { MAX_DEPTH } from './limits'
import { readJson } from './read-json'

const only = (text: string) => {
  const { value, problems } = readJson(text)
  expect(problems).toHaveLength(1)
  return { value, ...problems[0] }
}

/** The result of JSON.parse; `undefined` if it refuses. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

describe('reports broken JSON with line, column and a Chinese reason', () => {
  test.each([
    ['', 1, 1, '此处应为一个值'],
    ['{\n  "a": 1,\n}', 3, 1, '此处应为双引号括起的属性名'],
    ['{\n  "a" 1\n}', 2, 7, '此处应为冒号'],
    ['{ "a": 1 "b": 2 }', 1, 10, '此处应为逗号'],
    ['[1, 2', 1, 6, '此处应为 ]'],
    ['{ "a": 1', 1, 9, '此处应为 }'],
    ['{} {}', 1, 4, '文档结束之后还有内容'],
    ['{ // note\n}', 1, 3, '不允许注释'],
    ['{ "a": "b\n }', 1, 8, '字符串没有结束'],
    ['{ "a": "\\x" }', 1, 8, '无法识别的转义字符'],
    ['{ "a": "\\u12" }', 1, 8, '\\u 之后应为四位十六进制数字'],
    ['{ "a": "\t" }', 1, 8, '字符串中有未转义的控制字符'],
    ['{ "a": 1. }', 1, 8, '数字没有结束'],
    ['{ "🛒": tru }', 1, 9, '无法识别的内容'],
    ["{ 'a': 1 }", 1, 3, '无法识别的内容'],
  ])('%j', (text, line, column, reason) => {
    expect(only(text)).toMatchObject({
      value: undefined,
      keyword: 'json',
      line,
      column,
      message: `JSON 语法错误：${reason}`,
    })
  })

  test('reports once what JSON.parse refuses and returns what it accepts', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      '1',
      '-',
      '.',
      'e',
      'true',
      'null',
      ' ',
      '\n',
      '\\',
      '"a"',
      '\u0000',
      '中',
      '//',
      '0',
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
        (text) => {
          const expected = parsed(text)
          const { value, problems } = readJson(text)
          expect(value).toEqual(expected)
          expect(problems.map(({ keyword }) => keyword)).toEqual(expected === undefined ? ['json'] : [])
        },
      ),
      { seed: SEED, numRuns: 5000 },
    )
  })
})

describe('unsafe documents', () => {
  test('a byte-order mark', () => {
    expect(only('\uFEFF{}')).toMatchObject({
      value: undefined,
      keyword: 'byteOrderMark',
      line: 1,
      column: 1,
      message: '文件以字节顺序标记（BOM）开头，请另存为不带 BOM 的 UTF-8',
    })
  })

  test('nesting beyond the limit, closed or not, at the first excess bracket', () => {
    const nest = (depth: number) => '[\n'.repeat(depth)
    const expected = {
      value: undefined,
      keyword: 'maxDepth',
      line: MAX_DEPTH + 1,
      column: 1,
      message: '嵌套超过 64 层',
    }
    expect(only(nest(MAX_DEPTH + 1) + ']'.repeat(MAX_DEPTH + 1))).toMatchObject(expected)
    expect(only(nest(1_000_000))).toMatchObject(expected)
    expect(readJson('['.repeat(MAX_DEPTH) + ']'.repeat(MAX_DEPTH)).problems).toEqual([])
    expect(readJson(`"${'['.repeat(100)}\\"["`).problems).toEqual([])
  })

  test.each(['__proto__', 'constructor'])(
    'the key %s, with its path and without touching any prototype',
    (key) => {
      expect(only(`{ "widgets": { "w1": { "props": { "${key}": { "polluted": true } } } } }`)).toMatchObject({
        value: undefined,
        keyword: 'forbiddenKey',
        uuid: 'w1',
        path: `/props/${key}`,
        message: `不允许的属性名“${key}”`,
      })
      expect(only(String.raw`{ "\u005f_proto__": 1, "a": 2 }`).keyword).toBe('forbiddenKey')
      expect({}).not.toHaveProperty('polluted')
    },
  )

  test('duplicate keys, each at its later position; the value stays usable', () => {
    const text = '{\n  "a": { "b": 1,\n "\\u0062": 2 },\n  "c": ["b", { "b": 1 }],\n  "a": 3\n}'
    const { value, problems } = readJson(text)
    expect(value).toEqual({ a: 3, c: ['b', { b: 1 }] })
    expect(problems).toMatchObject([
      { keyword: 'duplicateKey', path: '/a/b', line: 3, column: 2, message: '重复的属性名“b”' },
      { keyword: 'duplicateKey', path: '/a', line: 5, column: 3, message: '重复的属性名“a”' },
    ])
  })

  test('duplicate keys are found among any colons, quotes and blanks', () => {
    const text = fc.string({ unit: fc.constantFrom('"', ':', '\\', ' ', 'a'), maxLength: 3 })
    const blank = fc.constantFrom('', ' ', '\n\t', '\r ')
    const entry = fc.tuple(text, blank, blank, fc.oneof(text, fc.array(text, { maxLength: 2 }), fc.nat(9)))
    const entries = fc.array(entry, { maxLength: 6 })
    fc.assert(
      fc.property(entries, entries, (outer, inner) => {
        const write = (list: typeof inner, more = ''): string =>
          `{${[...list.map(([key, before, after, value]) => JSON.stringify(key) + before + ':' + after + JSON.stringify(value)), more].filter(Boolean).join()}}`
        const repeated = (list: typeof inner) => list.length - new Set(list.map(([key]) => key)).size
        const { problems } = readJson(write(outer, `"inner":${write(inner)}`))
        expect(problems.map(({ keyword }) => keyword)).toEqual(
          Array(repeated(outer) + repeated(inner)).fill('duplicateKey'),
        )
      }),
      { seed: SEED, numRuns: 2000 },
    )
  })

  test('counts keys correctly among any strings', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
        fc.pre(!/"(__proto__|constructor)":/.test(JSON.stringify(value)))
        expect(readJson(JSON.stringify(value, null, indent)).problems).toEqual([])
      }),
      { seed: SEED, numRuns: 500 },
    )
  })
})

import { describe, expect, it } from 'vitest'
import { fieldTable, typeText } from './api-docs-shape'

/** The texts of each row in order. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) => row.split(/<[^>]+>/).filter(Boolean))

describe('the API page lists all fields', () => {
  it.each([
    [{ type: 'integer', minimum: 1, maximum: 50, default: 18 }, '整数 1–50，默认 18'],
    [{ type: 'string', enum: ['a', 'b'] }, '"a" | "b"'],
    [{ type: 'array', items: { type: 'string' } }, '文本的列表'],
    [{ type: 'boolean', default: false }, '是否，默认 false'],
    [{ type: 'object' }, '对象'],
    [undefined, ''],
  ] as const)('%j reads %s', (shape, expected) => {
    expect(typeText(shape as Parameters<typeof typeText>[0])).toBe(expected)
  })

  it('nested fields are listed by their path, optional ones are marked, texts are escaped', () => {
    const html = fieldTable({
      type: 'object',
      required: ['list'],
      properties: {
        list: {
          type: 'array',
          items: {
            type: 'object',
            required: ['id'],
            properties: { id: { type: 'string', description: '<编号>' }, any: {} },
          },
        },
        either: {
          anyOf: [
            { type: 'object', properties: { a: { type: 'integer' } } },
            { type: 'array', items: { type: 'string' } },
          ],
        },
      },
    })
    expect(rowsOf(html).slice(1)).toEqual([
      ['list', '对象的列表'],
      ['list[].id', '文本', '&lt;编号&gt;'],
      ['list[].any', '任意', '可无'],
      ['either', '对象 或 文本的列表', '可无'],
      ['either.a', '整数', '可无'],
    ])
  })
})

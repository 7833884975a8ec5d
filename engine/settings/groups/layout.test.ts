import { formSchemaOf } from '@schemas/dialect/form-schema'
import type { Schema } from '@schemas/dialect/schema'
import { resolvedSchemas } from '@schemas/generated/resolved'
import { describe, expect, test } from 'vitest'
import { layoutOf } from './layout'

function layoutFor(type: string, tab: 'props' | 'style') {
  const { schema, uiSchema } = formSchemaOf(resolvedSchemas[type] as Schema)
  return layoutOf(schema.properties?.[tab] ?? {}, (uiSchema[tab] ?? {}) as typeof uiSchema)
}

const names = (type: string, tab: 'props' | 'style') =>
  layoutFor(type, tab).flatMap(({ rows }) =>
    rows.flatMap((row) => (row.kind === 'field' ? [row.name] : row.names)),
  )

describe('the layout of the panel follows from the schema', () => {
  test('the style tab covers position, size, margins, paddings, borders and colours', () => {
    expect(layoutFor('W0001', 'style').map(({ title }) => title)).toEqual(
      expect.arrayContaining(['位置', '尺寸', '外边距', '内边距', '边框', '颜色与背景']),
    )
  })

  test('four sides are one control', () => {
    const sides = layoutFor('W0001', 'style').flatMap(({ rows }) =>
      rows.filter(({ kind }) => kind === 'sides'),
    )
    expect(sides.map((row) => (row.kind === 'field' ? '' : row.title))).toEqual([
      '外边距',
      '内边距',
      '边框宽度',
      '边框颜色',
    ])
    expect(sides[1]).toMatchObject({ names: ['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'] })
  })

  test.each(['W0002', 'W0008', 'W0020'])('%s: two gradient background colours are one control', (type) => {
    const gradients = layoutFor(type, 'props').flatMap(({ rows }) =>
      rows.filter(({ kind }) => kind === 'gradient'),
    )
    expect(gradients).toHaveLength(1)
  })

  test('fields without a group come first, and a carousel has its preview', () => {
    const [first, second] = layoutFor('W0001', 'props')
    expect([first?.title, second?.title, second?.preview]).toEqual(['', '轮播', 'carousel'])
  })

  test.each(Object.keys(resolvedSchemas))('%s: every field stands exactly once', (type) => {
    for (const tab of ['props', 'style'] as const) {
      const all = names(type, tab)
      expect(new Set(all).size).toBe(all.length)
    }
  })
})

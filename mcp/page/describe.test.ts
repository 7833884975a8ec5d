import { describe, expect, test } from 'vitest'
import { catalogue } from '@schemas/generated/catalogue'
import { describeType, listTypes } from './describe'

describe('descriptions of widgets', () => {
  test('the list has every type of the palette in one line', () => {
    const types = Object.values(catalogue).filter(({ palette }) => palette)
    const lines = listTypes().split('\n')
    expect(lines.slice(0, types.length).map((line) => line.split(' ')[0])).toEqual(
      types.map(({ type }) => type),
    )
  })

  test.each(Object.keys(catalogue))(
    '%s is described in at most 8 KB, with each of its properties',
    (type) => {
      const text = describeType(type)
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8 * 1024)
      expect(text.split('\n')[0]).toContain(catalogue[type]?.title)
    },
  )

  test('a property has its title, bounds, default, and what it depends on', () => {
    const text = describeType('W0002')
    expect(text).toContain('  columnNums 每行数量 integer 1..10 =5 [h5]')
    expect(text).toContain('  moreText 更多文字 string ="更多" if showMore=true')
    expect(text).toMatch(/^GoodsEntry: 商品/m)
    expect(text).toContain('customer: theme_pc_template_id')
    expect(describeType('page')).toContain('pageWidth')
    expect(describeType('style')).toMatch(/foregroundColor 前景颜色 Colour ="#ffffffff" \(内容和内边距的底色/)
    expect(describeType('W0011')).toContain('height =20, foregroundColor ="#ffffff00"')
  })

  test('an unknown type is refused with the nearest one', () => {
    expect(() => describeType('W0028')).toThrow('did you mean W00')
  })
})

import { describe, expect, test } from 'vitest'
import type { Schema } from '../dialect/schema'
import { at, schemaOf } from '@tests/helpers/resolved-schema'

const sources = Object.values(
  import.meta.glob<string>(['./*.schema.json', '../common/**/*.schema.json'], {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
).join('\n')

const strings = (schema: Schema) => schema['x-strings'] ?? {}

/** Confirmations, successes, dialogs and the rules that JSON Schema cannot say. */
const texts: [where: string, key: string, text: string, holder: () => Schema][] = [
  ['widget', 'removeWidget', '确定删除该挂件？', () => schemaOf('W0000')],
  ['item or tab', 'removeItem', '确定删除该项？', () => schemaOf('W0000')],
  ['after each removal', 'removed', '删除成功！', () => schemaOf('W0000')],
  ['carousel image', 'remove', '确定删除该轮播图？', () => at('W0001', 'props.data')],
  ['goods', 'remove', '确定删除该商品？', () => at('W0002', 'props.data.*')],
  ['shop', 'remove', '确定删除该商铺？', () => at('W0020', 'props.data.*')],
  ['clear shop', 'clear', '确定情况商铺？', () => at('W0020', 'props.data.*')],
  ['coupon', 'remove', '确定删除该优惠券？', () => at('W0021', 'props.data.*')],
  ['goods before shop', 'chooseShopFirst', '请先选择商铺', () => schemaOf('W0020')],
  ['not allowed', 'notAllowed', '不可放入自由面板', () => schemaOf('W0006')],
  ['combined module: name', 'nameRequired', '请输入组合模块名称', () => schemaOf('W0006')],
  ['combined module: panel', 'selectPanel', '请选中要保存的自由面板', () => schemaOf('W0006')],
  ['combined module: image failed', 'imageFailed', '组合模块图片保存失败', () => schemaOf('W0006')],
  ['combined module: image', 'imageUploaded', '上传组合模块图片成功!', () => schemaOf('W0006')],
  ['combined module: saved', 'saved', '组合模块保存成功！', () => schemaOf('W0006')],
  ['upload', 'uploadType', '上传图片只能是 JPG 或者 PNG 格式!', () => at('W0003', 'props.imgUrl')],
  ['claimed, title', 'claimTitle', '领取成功', () => schemaOf('W0021')],
  ['claimed, text', 'claimText', '优惠券领取成功，现在去使用', () => schemaOf('W0021')],
  ['publishing with placeholders', 'unchosenGoods', '还有{n}个商品未选择', () => schemaOf('W0000')],
  ['all tag', 'all', '全部', () => schemaOf('W0019')],
]

describe('exact texts, each declared once', () => {
  test.each(texts)('%s %s: %s', (_where, key, text, holder) => {
    expect(strings(holder())[key]).toBe(text)
    expect(sources.split(JSON.stringify(text))).toHaveLength(2)
  })
})

test('mini cart', () => {
  expect(Object.values(strings(schemaOf('W0010')))).toEqual(
    expect.arrayContaining([
      '购物袋中还没有商品，赶紧选购吧！',
      '立即选购',
      '共{n}件商品',
      '合计',
      '进入购物车',
    ]),
  )
})

test('a geolocation failure shows failed and the status code', () => {
  expect(strings(schemaOf('W0019'))['locateFailed']).toBe('failed{code}')
})

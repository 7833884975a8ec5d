// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { imageUrl } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'records/brand',
  'x-name': 'BrandRecord',
  title: '品牌',
  'x-version': 1,
  'x-ui': { order: 20, group: '商品' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '品牌',
      type: 'object',
      additionalProperties: false,
      required: ['brand_name'],
      properties: {
        brand_name: {
          title: '名称',
          type: 'string',
          minLength: 1,
          maxLength: 40,
          'x-messages': { required: '请输入名称', minLength: '请输入名称', maxLength: '名称最多40个字' },
          'x-ui': { column: true },
        },
        image_url: {
          ...imageUrl,
          title: '标志',
          'x-ui': { quiet: true, widget: 'image', recommended: { width: 200, height: 80 }, column: true },
        },
        sort: {
          title: '排序',
          description: '小的在前',
          type: 'integer',
          minimum: 0,
          maximum: 9999,
          default: 0,
          'x-messages': { type: '排序应为整数', minimum: '排序不能小于0', maximum: '排序不能大于9999' },
          'x-ui': { widget: 'number', column: true },
        },
      },
    },
  },
}

export default schema

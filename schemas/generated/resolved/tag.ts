// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'records/tag',
  'x-name': 'TagRecord',
  title: '标签',
  'x-version': 1,
  'x-ui': { order: 21, group: '商品' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '标签',
      type: 'object',
      additionalProperties: false,
      required: ['tag_name'],
      properties: {
        tag_name: {
          title: '名称',
          type: 'string',
          minLength: 1,
          maxLength: 12,
          'x-messages': { required: '请输入名称', minLength: '请输入名称', maxLength: '名称最多12个字' },
          'x-ui': { column: true },
        },
        kind: {
          title: '用于',
          type: 'string',
          enum: ['goods', 'shop', 'member'],
          'x-enum': ['商品', '门店', '会员'],
          default: 'goods',
          'x-ui': { widget: 'radio', column: true },
        },
        tag_color: {
          'x-name': 'PlainColour',
          title: '底色',
          description: '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb() 或 rgba()',
          type: 'string',
          pattern:
            '^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#ff5a00ff',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': { quiet: true, widget: 'colour' },
        },
        font_color: {
          'x-name': 'PlainColour',
          title: '文字颜色',
          description: '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb() 或 rgba()',
          type: 'string',
          pattern:
            '^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#ffffffff',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': { quiet: true, widget: 'colour' },
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

// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'settings/theme',
  'x-name': 'ShopTheme',
  title: '店铺主题',
  description: '颜色用于跟随店铺主题的页面；圆角与字体用于每一页',
  'x-version': 1,
  'x-ui': { order: 2 },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '店铺主题',
      type: 'object',
      additionalProperties: false,
      properties: {
        primaryColor: {
          'x-name': 'PlainColour',
          title: '主题色（浅色会自动加深，使白字清晰）',
          description: '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb() 或 rgba()',
          type: 'string',
          pattern:
            '^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#479EE9',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': { quiet: true, widget: 'colour', group: '颜色' },
        },
        backgroundColor: {
          'x-name': 'PlainColour',
          title: '页面背景颜色（深色会自动变浅）',
          description: '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb() 或 rgba()',
          type: 'string',
          pattern:
            '^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#F5F5F5',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': { quiet: true, widget: 'colour', group: '颜色' },
        },
        priceColor: {
          'x-name': 'PlainColour',
          title: '价格颜色',
          description: '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb() 或 rgba()',
          type: 'string',
          pattern:
            '^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#D41D14',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': { quiet: true, widget: 'colour', group: '颜色' },
        },
        radius: {
          title: '圆角',
          type: 'string',
          enum: ['square', 'small', 'standard', 'round'],
          'x-enum': ['直角', '小圆角', '标准', '大圆角'],
          default: 'standard',
          'x-ui': { widget: 'radio', group: '圆角与字体' },
        },
        font: {
          title: '字体',
          type: 'string',
          enum: ['sans', 'serif', 'kai', 'fang', 'round'],
          'x-enum': ['黑体', '宋体', '楷体', '仿宋', '圆体'],
          default: 'sans',
          'x-ui': { widget: 'radio', group: '圆角与字体' },
        },
        fontSize: {
          title: '字号',
          description: '商城自己的文字；组件里设置了字号的文字不变',
          type: 'string',
          enum: ['compact', 'standard', 'large'],
          'x-enum': ['紧凑', '标准', '大字'],
          default: 'standard',
          'x-ui': { widget: 'radio', group: '圆角与字体' },
        },
      },
    },
  },
}

export default schema

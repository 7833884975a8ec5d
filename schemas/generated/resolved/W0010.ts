// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { boxStyleProperties } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'widgets/W0010',
  'x-name': 'W0010',
  title: '购物车',
  description: '页头的购物车：显示件数，展开后列出商品。',
  'x-version': 1,
  'x-nav': ['nav2', 'nav2-1'],
  'x-platforms': ['pc', 'h5'],
  'x-ui': { group: '业务', reflow: 'keep', also: ['购物袋', 'cart'] },
  'x-strings': {
    empty: '购物袋中还没有商品，赶紧选购吧！',
    shopNow: '立即选购',
    count: '共{n}件商品',
    total: '合计',
    enterCart: '进入购物车',
    less: '减少',
    more: '增加',
    remove: '移除',
    loading: '正在加载购物车',
    failed: '购物车没有加载出来',
    again: '重试',
  },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '属性',
      type: 'object',
      additionalProperties: false,
      properties: {
        text: { title: '文字', type: 'string', default: '购物车' },
        fontSize: {
          title: '字号',
          type: 'number',
          'x-viewport': true,
          default: 14,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '外观' },
        },
        customerThemeEnabled: {
          title: '自定义主题色',
          description: '关闭时使用页面主题色',
          type: 'boolean',
          default: false,
          'x-ui': { widget: 'switch', group: '外观' },
        },
        wgtTheme: {
          'x-name': 'Colour',
          title: '主题色',
          description:
            '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#479EE9',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': {
            quiet: true,
            widget: 'colour',
            linked: true,
            group: '外观',
            when: { prop: 'customerThemeEnabled', in: [true] },
          },
        },
        wgtTextColor: {
          'x-name': 'Colour',
          title: '文字颜色',
          description:
            '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#ffffffff',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': {
            quiet: true,
            widget: 'colour',
            linked: true,
            contrast: { on: 'wgtTheme', size: 'fontSize' },
            group: '外观',
          },
        },
        wgtBorderRadius: {
          title: '边框宽度',
          type: 'number',
          'x-viewport': true,
          default: 0,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '外观' },
        },
        wgtAaaa: {
          'x-name': 'Colour',
          title: '边框颜色',
          description:
            '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#ffffffff',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': { quiet: true, widget: 'colour', linked: true, group: '外观' },
        },
      },
    },
    style: {
      'x-name': 'BoxStyle',
      title: '组件样式',
      description: '位置、尺寸、边距、边框、颜色与背景；其余都是属性',
      'x-merge': [['x', 'y']],
      type: 'object',
      additionalProperties: false,
      properties: {
        ...boxStyleProperties,
        width: {
          title: '宽度',
          description: '不超过页面宽度；插入顶层时取页面宽度',
          type: 'number',
          'x-viewport': true,
          default: 110,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '尺寸', withinPage: true },
        },
        height: {
          title: '高度',
          type: 'number',
          'x-viewport': true,
          default: 38,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '尺寸' },
        },
      },
    },
  },
}

export default schema

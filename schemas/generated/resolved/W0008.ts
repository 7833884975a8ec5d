// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { boxStyleProperties, linkItem } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'widgets/W0008',
  'x-name': 'W0008',
  title: '搜索',
  description: '搜索框和热门关键词。没有热门关键词时高 38，有时高 66。',
  'x-version': 1,
  'x-nav': ['nav2', 'nav2-1'],
  'x-platforms': ['pc', 'h5'],
  'x-ui': { group: '业务', reflow: 'keep', also: ['搜索框', '搜索栏', '查找', 'search'] },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '属性',
      type: 'object',
      additionalProperties: false,
      properties: {
        placeholder: { title: '提示文字', type: 'string', default: '搜索' },
        data: {
          title: '热门关键词',
          type: 'array',
          items: linkItem,
          default: [],
          'x-ui': { widget: 'sortable-list' },
        },
        isShowBtn: {
          title: '显示搜索按钮',
          type: 'boolean',
          'x-viewport': true,
          default: true,
          'x-ui': { widget: 'switch' },
        },
        focusWidth: {
          title: '聚焦时加宽',
          description: '得到焦点时增加的宽度，设计时不生效',
          type: 'number',
          'x-viewport': true,
          default: 100,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '外观' },
        },
        wgtTextColor1: {
          'x-name': 'Colour',
          title: '按钮渐变起始色',
          description:
            '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#FF5A00',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': {
            quiet: true,
            widget: 'colour',
            linked: true,
            insert: '',
            gradient: '按钮渐变',
            group: '外观',
            when: { prop: 'isShowBtn', in: [true] },
          },
        },
        wgtTextColor2: {
          'x-name': 'Colour',
          title: '按钮渐变结束色',
          description:
            '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#FF8600',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': {
            quiet: true,
            widget: 'colour',
            linked: true,
            insert: '',
            gradient: '按钮渐变',
            group: '外观',
            when: { prop: 'isShowBtn', in: [true] },
          },
        },
        wgtTextColor: {
          'x-name': 'Colour',
          title: '按钮文字颜色',
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
            contrast: { on: 'wgtTextColor1', themed: true },
            group: '外观',
            when: { prop: 'isShowBtn', in: [true] },
          },
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
          default: '#000000ff',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': {
            quiet: true,
            widget: 'colour',
            linked: true,
            group: '外观',
            when: { prop: 'customerThemeEnabled', in: [true] },
          },
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
          default: 375,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '尺寸', withinPage: true },
        },
        height: {
          title: '高度',
          type: 'number',
          'x-viewport': true,
          default: 38,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '尺寸', derived: true },
        },
      },
    },
  },
}

export default schema

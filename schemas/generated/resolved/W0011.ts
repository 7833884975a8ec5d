// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { boxStyleProperties, link } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'widgets/W0011',
  'x-name': 'W0011',
  title: '文本',
  description: '一行文字，可以设置字号、对齐、颜色和链接。',
  'x-version': 1,
  'x-nav': ['nav2', 'nav2-1'],
  'x-platforms': ['pc', 'h5'],
  'x-ui': { group: '基础', reflow: 'text', also: ['文字', '标题', 'text', 'title'] },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '属性',
      type: 'object',
      additionalProperties: false,
      properties: {
        text: {
          title: '文本',
          type: 'string',
          default: '文本',
          'x-placeholder': 'widget',
          'x-ui': { widget: 'textarea' },
        },
        fontSize: {
          title: '字号',
          type: 'number',
          'x-viewport': true,
          default: 14,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '外观' },
        },
        textAlign: {
          title: '对齐',
          type: 'string',
          'x-viewport': true,
          enum: ['left', 'center', 'right'],
          'x-enum': ['左', '中', '右'],
          default: 'left',
          'x-ui': { widget: 'radio', group: '外观' },
        },
        fontWeight: {
          title: '字重',
          type: 'string',
          'x-viewport': true,
          enum: ['normal', 'bold'],
          'x-enum': ['常规', '加粗'],
          default: 'normal',
          'x-ui': { widget: 'radio', group: '外观' },
        },
        fontStyle: {
          title: '字形',
          type: 'string',
          'x-viewport': true,
          enum: ['normal', 'italic'],
          'x-enum': ['常规', '倾斜'],
          default: 'normal',
          'x-ui': { widget: 'radio', group: '外观' },
        },
        textDecoration: {
          title: '文本装饰',
          type: 'string',
          'x-viewport': true,
          enum: ['none', 'underline'],
          'x-enum': ['无', '下划线'],
          default: 'none',
          'x-ui': { widget: 'radio', group: '外观' },
        },
        color: {
          'x-name': 'Colour',
          title: '文字颜色',
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
            contrast: { size: 'fontSize' },
            group: '外观',
          },
        },
        data: link,
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
          default: 52,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '尺寸', withinPage: true },
        },
        foregroundColor: {
          'x-name': 'Colour',
          title: '前景颜色',
          description: '内容和内边距的底色，盖在背景颜色和背景图片上面',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#ffffff00',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': { quiet: false, widget: 'colour', linked: true, group: '颜色与背景' },
        },
        backgroundColor: {
          'x-name': 'Colour',
          title: '背景颜色',
          description: '整行的底色，内容两侧也有；前景颜色和背景图片盖在它上面',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#ffffff00',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': { quiet: false, widget: 'colour', linked: true, group: '颜色与背景' },
        },
      },
    },
  },
}

export default schema

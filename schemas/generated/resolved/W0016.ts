// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { boxStyleProperties, imageLink, link } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'widgets/W0016',
  'x-name': 'W0016',
  title: '营销橱窗',
  description: '两张图片的营销入口，有标题和副标题。',
  'x-version': 1,
  'x-nav': ['nav2', 'nav2-1'],
  'x-platforms': ['pc', 'h5'],
  'x-ui': { group: '业务', also: ['促销', '活动', '营销图', 'promotion'] },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '属性',
      type: 'object',
      additionalProperties: false,
      properties: {
        mainTitle: { title: '主标题', type: 'string', default: '主标题' },
        subTitle: { title: '副标题', type: 'string', default: '副标题' },
        linkPath: link,
        styleType: {
          title: '样式',
          type: 'integer',
          enum: [0],
          'x-enum': ['两张图片'],
          default: 0,
          'x-ui': { widget: 'hidden' },
        },
        data: {
          title: '图片',
          type: 'array',
          items: imageLink,
          minItems: 2,
          maxItems: 2,
          default: [
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
          ],
          'x-messages': { minItems: '须有2张图片', maxItems: '须有2张图片' },
          'x-ui': { widget: 'sortable-list' },
        },
        wgtBackgroundColor: {
          'x-name': 'Colour',
          title: '副标题底色',
          description:
            '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#33C900',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': { quiet: true, widget: 'colour', linked: true, group: '外观' },
        },
        wgtTitleColor: {
          'x-name': 'Colour',
          title: '主标题颜色',
          description:
            '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#3B3B3B',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': {
            quiet: true,
            widget: 'colour',
            linked: true,
            contrast: { size: 'wgtTitleFontSize' },
            group: '外观',
          },
        },
        wgtTitleFontSize: {
          title: '主标题字号',
          type: 'number',
          'x-viewport': true,
          default: 18,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '外观' },
        },
        wgtSubTextColor: {
          'x-name': 'Colour',
          title: '副标题颜色',
          description:
            '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#8C8C8C',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': { quiet: true, widget: 'colour', linked: true, group: '外观' },
        },
        wgtSubTitleFontSize: {
          title: '副标题字号',
          type: 'number',
          'x-viewport': true,
          default: 16,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '外观' },
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
          default: 384,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '尺寸', withinPage: true },
        },
        height: {
          title: '高度',
          type: 'number',
          'x-viewport': true,
          default: 422,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '尺寸' },
        },
      },
    },
  },
}

export default schema

// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { boxStyleProperties, imageLink } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'widgets/W0001',
  'x-name': 'W0001',
  title: '轮播图',
  description: '页面顶部的大图轮播，每张图片可以有自己的链接。',
  'x-version': 1,
  'x-nav': ['nav2', 'nav2-1'],
  'x-platforms': ['pc', 'h5'],
  'x-ui': {
    group: '基础',
    reflow: 'scale',
    also: ['轮播', '幻灯片', '焦点图', '头图', 'banner', 'slider', 'carousel'],
  },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '属性',
      type: 'object',
      additionalProperties: false,
      properties: {
        data: {
          title: '轮播图片',
          type: 'array',
          items: imageLink,
          minItems: 1,
          maxItems: 5,
          default: [
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
          ],
          'x-messages': { minItems: '请至少添加1张轮播图', maxItems: '最多只能添加5张轮播图' },
          'x-strings': { remove: '确定删除该轮播图？' },
          'x-ui': { widget: 'sortable-list' },
        },
        autoplay: {
          title: '自动播放',
          type: 'boolean',
          'x-viewport': true,
          default: true,
          'x-ui': { widget: 'switch', group: '轮播' },
        },
        autoplaySpeed: {
          title: '自动播放间隔',
          type: 'integer',
          'x-viewport': true,
          default: 2000,
          minimum: 0,
          'x-ui': {
            widget: 'number',
            unit: 'ms',
            step: 500,
            group: '轮播',
            when: { prop: 'autoplay', in: [true] },
          },
        },
        styleType: {
          title: '轮播样式',
          type: 'string',
          'x-viewport': true,
          enum: ['style1', 'style2', 'style3', 'style4', 'style5'],
          'x-enum': ['页码', '长条', '圆点', '圆环', '缩略图'],
          default: 'style1',
          'x-ui': { preview: 'carousel', widget: 'select', group: '轮播' },
        },
        pointAlign: {
          title: '指示点位置',
          type: 'string',
          'x-viewport': true,
          enum: ['left', 'center', 'right'],
          'x-enum': ['左', '中', '右'],
          default: 'right',
          'x-ui': { widget: 'radio', group: '轮播' },
        },
        pointDefaultColor: {
          'x-name': 'Colour',
          title: '指示点颜色',
          description:
            '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#000000ff',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': { quiet: true, widget: 'colour', linked: true, group: '轮播' },
        },
        customerThemeEnabled: {
          title: '自定义主题色',
          description: '关闭时使用页面主题色',
          type: 'boolean',
          default: false,
          'x-ui': { widget: 'switch', group: '轮播' },
        },
        pointActiveColor: {
          'x-name': 'Colour',
          title: '当前指示点颜色',
          description:
            '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb()、rgba()，或跟随主题的 theme.primary、theme.price',
          type: 'string',
          pattern:
            '^(?:theme\\.primary|theme\\.price||transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '#ff0000ff',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': {
            quiet: true,
            widget: 'colour',
            linked: true,
            group: '轮播',
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
        height: {
          title: '高度',
          type: 'number',
          'x-viewport': true,
          default: 200,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '尺寸' },
        },
      },
    },
  },
}

export default schema

// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { boxStyleProperties, captionSlide } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'widgets/W0025',
  'x-name': 'W0025',
  title: '图片轮播',
  description: '几张图片的轮播，有页码、箭头和说明文字。',
  'x-version': 1,
  'x-nav': ['nav2', 'nav2-1'],
  'x-platforms': ['pc', 'h5'],
  'x-ui': {
    group: '基础',
    reflow: 'scale',
    also: ['图文轮播', '轮播', '幻灯片', 'banner', 'slider', 'carousel'],
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
          title: '图片',
          type: 'array',
          items: captionSlide,
          minItems: 1,
          maxItems: 10,
          default: [
            { imgUrl: '', caption: '', pathData: {} },
            { imgUrl: '', caption: '', pathData: {} },
            { imgUrl: '', caption: '', pathData: {} },
          ],
          'x-messages': { minItems: '请至少添加1张图片', maxItems: '最多添加10张图片' },
          'x-ui': { widget: 'sortable-list' },
        },
        autoplay: {
          title: '自动播放',
          type: 'boolean',
          'x-viewport': true,
          default: true,
          'x-ui': { widget: 'switch', group: '轮播' },
        },
        interval: {
          title: '播放间隔',
          type: 'integer',
          'x-viewport': true,
          default: 4000,
          minimum: 1000,
          maximum: 60000,
          'x-ui': {
            widget: 'number',
            step: 500,
            unit: 'ms',
            group: '轮播',
            when: { prop: 'autoplay', in: [true] },
          },
        },
        indicator: {
          title: '页码样式',
          type: 'string',
          'x-viewport': true,
          enum: ['dots', 'counter', 'none'],
          'x-enum': ['圆点', '数字', '无'],
          default: 'dots',
          'x-ui': { widget: 'radio', group: '轮播' },
        },
        arrows: {
          title: '显示左右箭头',
          type: 'boolean',
          'x-viewport': true,
          default: true,
          'x-ui': { widget: 'switch', group: '轮播' },
        },
        showCaption: {
          title: '显示说明文字',
          type: 'boolean',
          'x-viewport': true,
          default: true,
          'x-ui': { widget: 'switch', group: '说明' },
        },
        captionAlign: {
          title: '说明文字对齐',
          type: 'string',
          'x-viewport': true,
          enum: ['left', 'center', 'right'],
          'x-enum': ['左', '中', '右'],
          default: 'left',
          'x-ui': { widget: 'radio', group: '说明', when: { prop: 'showCaption', in: [true] } },
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
          default: 400,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '尺寸' },
        },
      },
    },
  },
}

export default schema

// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { boxStyleProperties, imageLink, link } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'widgets/W0004',
  'x-name': 'W0004',
  title: 'Logo墙',
  description: '品牌标志排成几列，每个标志可以有链接。',
  'x-version': 1,
  'x-nav': ['nav2', 'nav2-1'],
  'x-platforms': ['pc', 'h5'],
  'x-ui': { group: '业务', also: ['品牌墙', '品牌', '商标', 'logo', 'brand'] },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '属性',
      type: 'object',
      additionalProperties: false,
      properties: {
        data: {
          title: '标志',
          type: 'array',
          items: imageLink,
          default: [
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
            { imgUrl: '', pathData: {} },
          ],
          'x-ui': { widget: 'sortable-list' },
        },
        column: {
          title: '每行数量',
          type: 'integer',
          'x-viewport': true,
          enum: [3, 4, 5],
          'x-enum': ['3个', '4个', '5个'],
          default: 5,
          'x-ui': { widget: 'radio' },
        },
        logoWidth: {
          title: '标志宽度',
          type: 'number',
          'x-viewport': true,
          default: 230,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '外观', derived: true },
        },
        logoHeight: {
          title: '标志高度',
          description: '按宽度的 60% 计算',
          type: 'number',
          'x-viewport': true,
          default: 138,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '外观', derived: true },
        },
        showMore: {
          title: '显示更多',
          type: 'boolean',
          'x-viewport': true,
          default: false,
          'x-ui': { widget: 'switch', group: '更多' },
        },
        moreText: {
          title: '更多文字',
          type: 'string',
          default: '更多',
          'x-ui': { group: '更多', when: { prop: 'showMore', in: [true] } },
        },
        moreLinkData: {
          ...link,
          title: '更多链接',
          'x-ui': { quiet: true, widget: 'link', group: '更多', when: { prop: 'showMore', in: [true] } },
        },
      },
      'x-merge': [['logoWidth', 'logoHeight']],
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
          default: 346,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '尺寸', derived: true },
        },
      },
    },
  },
}

export default schema

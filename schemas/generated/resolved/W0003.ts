// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { boxStyleProperties, hotZone, imageUrl } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'widgets/W0003',
  'x-name': 'W0003',
  title: '热区图',
  description: '一张图片，上面划出若干区域，每个区域有自己的链接。',
  'x-version': 1,
  'x-nav': ['nav2', 'nav2-1'],
  'x-platforms': ['pc', 'h5'],
  'x-ui': { group: '基础', reflow: 'scale', also: ['热点', '图片热区', '单图', '点击区域', 'hotspot'] },
  'x-strings': { zoneBeyondRight: '热区超出图片右边', zoneBeyondBottom: '热区超出图片下边' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '属性',
      type: 'object',
      additionalProperties: false,
      properties: {
        imgUrl: { ...imageUrl, 'x-content': 'picture' },
        data: {
          title: '热区',
          description: '清除图片时一并清空',
          type: 'array',
          items: hotZone,
          default: [],
          'x-ui': { widget: 'hot-zones', drawnOn: 'imgUrl' },
        },
        proportion: {
          title: '锁定比例',
          description: '改变宽度或高度时保持图片的长宽比',
          type: 'boolean',
          'x-viewport': true,
          default: true,
          'x-ui': { widget: 'switch' },
        },
      },
    },
    style: {
      'x-name': 'BoxStyle',
      title: '组件样式',
      description: '位置、尺寸、边距、边框、颜色与背景；其余都是属性',
      'x-merge': [
        ['x', 'y'],
        ['width', 'height'],
      ],
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

// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { boxStyleProperties } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'sections/seckill-channel',
  'x-name': 'SeckillChannelSection',
  title: '秒杀频道',
  description: '商城自带页面的固定区块，不能删除；上下可以放置组件',
  'x-version': 1,
  'x-nav': [],
  'x-platforms': ['pc', 'h5'],
  'x-ui': { fixed: true, path: '/seckill' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: { title: '属性', type: 'object', additionalProperties: false, properties: {} },
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
          default: 600,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '尺寸' },
        },
      },
    },
  },
}

export default schema

// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'widgets/W0009',
  'x-name': 'W0009',
  title: '保留',
  description: '保留的类型：属性没有规定，原样保存，不绘制，不在组件面板中',
  'x-version': 1,
  'x-nav': ['nav2', 'nav2-1'],
  'x-platforms': ['pc', 'h5'],
  'x-ui': { palette: false, opaque: true },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: { title: '属性', type: 'object', additionalProperties: true },
    style: { title: '组件样式', type: 'object', additionalProperties: true },
  },
}

export default schema

// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/adjust_stock',
  'x-name': 'AdjustStock',
  title: '盘点库存',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '盘点库存',
      type: 'object',
      additionalProperties: false,
      required: ['stock', 'reason'],
      properties: {
        stock: {
          title: '实际库存',
          description: '包括未发货订单占用的',
          type: 'integer',
          minimum: 0,
          maximum: 10000000,
          'x-messages': {
            type: '实际库存应为整数',
            minimum: '实际库存不能小于0',
            maximum: '实际库存不能大于10000000',
            required: '请输入实际库存',
          },
          'x-ui': { widget: 'number', unit: '件' },
        },
        reason: {
          title: '原因',
          type: 'string',
          minLength: 1,
          maxLength: 100,
          'x-messages': { required: '请输入原因', minLength: '请输入原因', maxLength: '原因最多100个字' },
        },
      },
    },
  },
}

export default schema

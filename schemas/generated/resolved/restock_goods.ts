// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/restock_goods',
  'x-name': 'RestockGoods',
  title: '批量改库存',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '批量改库存',
      type: 'object',
      additionalProperties: false,
      required: ['reason'],
      properties: {
        way: {
          title: '怎样改',
          type: 'string',
          enum: ['set', 'add'],
          'x-enum': ['改为', '增减'],
          default: 'set',
          'x-ui': { widget: 'radio' },
        },
        stock: {
          title: '库存',
          description: '公司总仓的实际件数，包括未发货订单占用的',
          type: 'integer',
          minimum: 0,
          maximum: 10000000,
          default: 0,
          'x-messages': { type: '库存应为整数', minimum: '库存不能小于0', maximum: '库存不能大于10000000' },
          'x-ui': { widget: 'number', unit: '件', when: { prop: 'way', in: ['set'] } },
        },
        num: {
          title: '增减件数',
          description: '减少填负数',
          type: 'integer',
          minimum: -10000000,
          maximum: 10000000,
          default: 0,
          'x-messages': {
            type: '增减件数应为整数',
            minimum: '增减件数不能小于-10000000',
            maximum: '增减件数不能大于10000000',
          },
          'x-ui': { widget: 'number', unit: '件', when: { prop: 'way', in: ['add'] } },
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

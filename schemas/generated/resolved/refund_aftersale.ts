// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/refund_aftersale',
  'x-name': 'RefundAftersale',
  title: '退款',
  'x-version': 1,
  'x-strings': { done: '退款已提交' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '退款',
      type: 'object',
      additionalProperties: false,
      properties: {
        refund_fee: {
          'x-name': 'Money',
          title: '退款金额',
          description: '以分为单位的整数，显示时除以 100',
          type: 'integer',
          minimum: 0,
          'x-messages': { type: '金额须为以分为单位的整数' },
          'x-ui': { widget: 'money', unit: '元', quiet: true },
          default: 0,
        },
        freight: {
          'x-name': 'Money',
          title: '退款金额中的运费',
          description: '以分为单位的整数，显示时除以 100',
          type: 'integer',
          minimum: 0,
          'x-messages': { type: '金额须为以分为单位的整数' },
          'x-ui': { widget: 'money', unit: '元', quiet: true },
          default: 0,
        },
        freight_point: {
          title: '退回积分中的运费积分',
          description: '以积分抵扣过运费的订单才有',
          type: 'integer',
          minimum: 0,
          maximum: 2147483647,
          default: 0,
          'x-messages': {
            minimum: '退回积分中的运费积分不能小于0',
            maximum: '退回积分中的运费积分不能大于2147483647',
          },
          'x-ui': { widget: 'number' },
        },
      },
    },
  },
}

export default schema

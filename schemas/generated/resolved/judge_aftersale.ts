// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/judge_aftersale',
  'x-name': 'JudgeAftersale',
  title: '处理售后',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '处理售后',
      type: 'object',
      additionalProperties: false,
      properties: {
        agree: { title: '同意', type: 'boolean', default: true },
        refund_fee: {
          'x-name': 'Money',
          title: '退款金额',
          description: '以分为单位的整数，显示时除以 100',
          type: 'integer',
          minimum: 0,
          'x-messages': { type: '金额须为以分为单位的整数' },
          'x-ui': { widget: 'money', unit: '元', quiet: true, when: { prop: 'agree', in: [true] } },
          default: 0,
        },
        freight: {
          'x-name': 'Money',
          title: '退款金额中的运费',
          description: '以分为单位的整数，显示时除以 100',
          type: 'integer',
          minimum: 0,
          'x-messages': { type: '金额须为以分为单位的整数' },
          'x-ui': { widget: 'money', unit: '元', quiet: true, when: { prop: 'agree', in: [true] } },
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
          'x-ui': { widget: 'number', when: { prop: 'agree', in: [true] } },
        },
        reason: {
          title: '拒绝原因',
          description: '不同意时必填',
          type: 'string',
          maxLength: 200,
          default: '',
          'x-messages': { maxLength: '拒绝原因最多200个字' },
          'x-ui': { widget: 'textarea', when: { prop: 'agree', in: [false] } },
        },
        memo: {
          title: '处理备注',
          type: 'string',
          maxLength: 200,
          default: '',
          'x-messages': { maxLength: '处理备注最多200个字' },
          'x-ui': { widget: 'textarea' },
        },
      },
    },
  },
}

export default schema

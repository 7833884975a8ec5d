// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/reprice_order',
  'x-name': 'RepriceOrder',
  title: '改价',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '改价',
      type: 'object',
      additionalProperties: false,
      required: ['reduce', 'reason'],
      properties: {
        total_fee: {
          title: '应付金额',
          type: 'integer',
          minimum: 0,
          'x-messages': { type: '应付金额应为整数', minimum: '应付金额不能小于0' },
          'x-ui': { widget: 'rest', unit: '元', less: 'reduce' },
        },
        reduce: {
          'x-name': 'Money',
          title: '减免金额',
          description: '以分为单位的整数，显示时除以 100',
          type: 'integer',
          minimum: 0,
          'x-messages': { type: '金额须为以分为单位的整数', required: '请输入减免金额' },
          'x-ui': { widget: 'money', unit: '元', quiet: true },
        },
        reason: {
          title: '原因',
          type: 'string',
          minLength: 1,
          maxLength: 100,
          'x-messages': { required: '请输入原因', minLength: '请输入原因', maxLength: '原因最多100个字' },
          'x-ui': { widget: 'textarea' },
        },
      },
    },
  },
}

export default schema

// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/settle_difference',
  'x-name': 'SettleDifference',
  title: '标记为已处理',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '标记为已处理',
      type: 'object',
      additionalProperties: false,
      required: ['remark'],
      properties: {
        remark: {
          title: '处理说明',
          description: '例如：已与支付渠道核对，线下退款',
          type: 'string',
          minLength: 1,
          maxLength: 200,
          'x-messages': {
            required: '请填写处理说明',
            minLength: '请填写处理说明',
            maxLength: '处理说明最多200个字',
          },
          'x-ui': { widget: 'textarea' },
        },
      },
    },
  },
}

export default schema

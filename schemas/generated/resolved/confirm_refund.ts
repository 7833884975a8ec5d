// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/confirm_refund',
  'x-name': 'ConfirmRefund',
  title: '确认已线下退款',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '确认已线下退款',
      type: 'object',
      additionalProperties: false,
      required: ['remark'],
      properties: {
        remark: {
          title: '转账凭据',
          description: '例如转账流水号',
          type: 'string',
          minLength: 1,
          maxLength: 200,
          'x-messages': {
            required: '请填写转账凭据',
            minLength: '请填写转账凭据',
            maxLength: '转账凭据最多200个字',
          },
          'x-ui': { widget: 'textarea' },
        },
      },
    },
  },
}

export default schema

// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/redeem_pickup',
  'x-name': 'RedeemPickup',
  title: '核销自提',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '核销自提',
      type: 'object',
      additionalProperties: false,
      required: ['code'],
      properties: {
        code: {
          title: '提货码',
          type: 'string',
          minLength: 1,
          maxLength: 6,
          pattern: '^[0-9]{6}$',
          'x-messages': {
            required: '请输入提货码',
            minLength: '请输入提货码',
            maxLength: '提货码最多6个字',
            pattern: '提货码为 6 位数字',
          },
        },
      },
    },
  },
}

export default schema

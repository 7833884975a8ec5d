// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/extend_order',
  'x-name': 'ExtendOrder',
  title: '延长付款时间',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '延长付款时间',
      type: 'object',
      additionalProperties: false,
      properties: {
        minutes: {
          title: '延长',
          type: 'integer',
          minimum: 1,
          maximum: 10080,
          default: 60,
          'x-messages': { type: '延长应为整数', minimum: '延长不能小于1', maximum: '延长不能大于10080' },
          'x-ui': { widget: 'number', unit: '分钟' },
        },
      },
    },
  },
}

export default schema

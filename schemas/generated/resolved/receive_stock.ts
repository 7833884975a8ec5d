// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/receive_stock',
  'x-name': 'ReceiveStock',
  title: '入库',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '入库',
      type: 'object',
      additionalProperties: false,
      required: ['num'],
      properties: {
        num: {
          title: '件数',
          type: 'integer',
          minimum: 1,
          maximum: 1000000,
          'x-messages': {
            type: '件数应为整数',
            minimum: '件数不能小于1',
            maximum: '件数不能大于1000000',
            required: '请输入件数',
          },
          'x-ui': { widget: 'number', unit: '件' },
        },
        reason: {
          title: '说明',
          type: 'string',
          maxLength: 100,
          default: '',
          'x-messages': { maxLength: '说明最多100个字' },
        },
      },
    },
  },
}

export default schema

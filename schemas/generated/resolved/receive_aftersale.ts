// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/receive_aftersale',
  'x-name': 'ReceiveAftersale',
  title: '确认收到退货',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '确认收到退货',
      type: 'object',
      additionalProperties: false,
      properties: {
        restock: { title: '退回库存', type: 'boolean', default: true },
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

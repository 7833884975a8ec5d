// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/write_invoice',
  'x-name': 'WriteInvoice',
  title: '开发票',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '开发票',
      type: 'object',
      additionalProperties: false,
      properties: {
        invoice_number: {
          title: '发票号码',
          description: '买家能看到；已填写的清空即为作废',
          type: 'string',
          maxLength: 64,
          pattern: '^[0-9A-Za-z-]*$',
          default: '',
          'x-messages': { maxLength: '发票号码最多64个字', pattern: '发票号码只能包含数字、字母和 -' },
          'x-ui': { placeholder: '25112000000012345678' },
        },
      },
    },
  },
}

export default schema

// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/remark_order',
  'x-name': 'RemarkOrder',
  title: '备注',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '备注',
      type: 'object',
      additionalProperties: false,
      properties: {
        seller_remark: {
          title: '备注',
          description: '只有运营人员能看到',
          type: 'string',
          maxLength: 500,
          default: '',
          'x-messages': { maxLength: '备注最多500个字' },
          'x-ui': { widget: 'textarea' },
        },
      },
    },
  },
}

export default schema

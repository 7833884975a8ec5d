// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/close_order',
  'x-name': 'CloseOrder',
  title: '关闭订单',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '关闭订单',
      type: 'object',
      additionalProperties: false,
      required: ['reason'],
      properties: {
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

// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/reply_review',
  'x-name': 'ReplyReview',
  title: '回复评价',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '回复评价',
      type: 'object',
      additionalProperties: false,
      required: ['content'],
      properties: {
        content: {
          title: '回复',
          type: 'string',
          minLength: 1,
          maxLength: 300,
          'x-messages': { required: '请输入回复', minLength: '请输入回复', maxLength: '回复最多300个字' },
          'x-ui': { widget: 'textarea' },
        },
      },
    },
  },
}

export default schema

// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/grant_coupon',
  'x-name': 'GrantCoupon',
  title: '按标签发放',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '按标签发放',
      type: 'object',
      additionalProperties: false,
      required: ['tag_id'],
      properties: {
        tag_id: {
          title: '会员标签',
          description: '带这个标签的会员每人得到一张；同一张券对同一标签只发一次',
          type: 'string',
          minLength: 1,
          'x-messages': { required: '请选择会员标签', minLength: '请选择会员标签' },
          'x-ui': { widget: 'record', record: 'member_tag' },
        },
      },
    },
  },
}

export default schema

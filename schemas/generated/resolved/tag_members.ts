// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/tag_members',
  'x-name': 'TagMembers',
  title: '批量改标签',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '批量改标签',
      type: 'object',
      additionalProperties: false,
      required: ['tags'],
      properties: {
        way: {
          title: '怎样改',
          type: 'string',
          enum: ['add', 'remove'],
          'x-enum': ['加上', '去掉'],
          default: 'add',
          'x-ui': { widget: 'radio' },
        },
        tags: {
          title: '标签',
          description: '在“标签”里新建用于会员的',
          type: 'array',
          minItems: 1,
          maxItems: 50,
          items: { type: 'string' },
          'x-messages': { required: '请选择标签', minItems: '请选择标签', maxItems: '标签最多50项' },
          'x-ui': { widget: 'record', record: 'member_tag' },
        },
      },
    },
  },
}

export default schema

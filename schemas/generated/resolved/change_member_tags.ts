// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/change_member_tags',
  'x-name': 'ChangeMemberTags',
  title: '改标签',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '改标签',
      type: 'object',
      additionalProperties: false,
      properties: {
        tags: {
          title: '标签',
          description: '在“标签”里新建用于会员的',
          type: 'array',
          maxItems: 50,
          items: { type: 'string' },
          default: [],
          'x-messages': { maxItems: '标签最多50项' },
          'x-ui': { widget: 'record', record: 'member_tag' },
        },
      },
    },
  },
}

export default schema

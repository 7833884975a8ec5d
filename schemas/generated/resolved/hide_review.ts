// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/hide_review',
  'x-name': 'HideReview',
  title: '显示与隐藏',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '显示与隐藏',
      type: 'object',
      additionalProperties: false,
      properties: { hidden: { title: '隐藏', type: 'boolean', default: false } },
    },
  },
}

export default schema

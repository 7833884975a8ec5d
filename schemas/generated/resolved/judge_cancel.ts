// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/judge_cancel',
  'x-name': 'JudgeCancel',
  title: '取消申请',
  'x-version': 1,
  'x-strings': { done: '取消申请已处理' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '取消申请',
      type: 'object',
      additionalProperties: false,
      properties: {
        agree: { title: '同意取消并退款', type: 'boolean', default: true },
        reason: {
          title: '拒绝原因',
          description: '不同意时必填',
          type: 'string',
          maxLength: 100,
          default: '',
          'x-messages': { maxLength: '拒绝原因最多100个字' },
          'x-ui': { widget: 'textarea', when: { prop: 'agree', in: [false] } },
        },
      },
    },
  },
}

export default schema

// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/judge_voucher',
  'x-name': 'JudgeVoucher',
  title: '审核付款凭证',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '审核付款凭证',
      type: 'object',
      additionalProperties: false,
      properties: {
        agree: { title: '已到账', type: 'boolean', default: true },
        remark: {
          title: '说明',
          description: '未到账时必填，顾客会看到',
          type: 'string',
          maxLength: 200,
          default: '',
          'x-messages': { maxLength: '说明最多200个字' },
          'x-ui': { widget: 'textarea' },
        },
      },
    },
  },
}

export default schema

// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/recheck_bill',
  'x-name': 'RecheckBill',
  title: '重新对账',
  'x-version': 1,
  'x-strings': { done: '已安排重新对账，稍后刷新查看结果' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '重新对账',
      type: 'object',
      additionalProperties: false,
      properties: {
        remark: {
          title: '说明',
          description: '例如：支付渠道已补出账单',
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

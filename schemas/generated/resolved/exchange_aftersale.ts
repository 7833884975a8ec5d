// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/exchange_aftersale',
  'x-name': 'ExchangeAftersale',
  title: '换货发出',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '换货发出',
      type: 'object',
      additionalProperties: false,
      required: ['corp_code', 'logi_no'],
      properties: {
        corp_code: {
          title: '快递公司',
          type: 'string',
          minLength: 1,
          'x-messages': { required: '请选择快递公司', minLength: '请选择快递公司' },
          'x-ui': { widget: 'record', record: 'courier' },
        },
        logi_no: {
          title: '运单号',
          type: 'string',
          minLength: 1,
          maxLength: 30,
          pattern: '^[A-Za-z0-9-]{6,30}$',
          'x-messages': {
            required: '请输入运单号',
            minLength: '请输入运单号',
            maxLength: '运单号最多30个字',
            pattern: '运单号应为 6 到 30 位字母或数字',
          },
        },
      },
    },
  },
}

export default schema

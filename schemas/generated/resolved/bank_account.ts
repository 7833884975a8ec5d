// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { imageUrl } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'records/bank_account',
  'x-name': 'BankAccountRecord',
  title: '收款账户',
  'x-version': 1,
  'x-ui': { order: 41, group: '交易' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '收款账户',
      type: 'object',
      additionalProperties: false,
      required: ['bank_account_name', 'bank_account_no', 'bank_name'],
      properties: {
        bank_account_name: {
          title: '户名',
          type: 'string',
          minLength: 1,
          maxLength: 60,
          'x-messages': { required: '请输入户名', minLength: '请输入户名', maxLength: '户名最多60个字' },
          'x-ui': { column: true },
        },
        bank_account_no: {
          title: '账号',
          type: 'string',
          minLength: 1,
          maxLength: 40,
          pattern: '^[0-9 -]{6,40}$',
          'x-messages': {
            required: '请输入账号',
            minLength: '请输入账号',
            maxLength: '账号最多40个字',
            pattern: '账号应为 6 到 40 位数字',
          },
          'x-ui': { column: true, personal: true },
        },
        bank_name: {
          title: '开户行',
          type: 'string',
          minLength: 1,
          maxLength: 60,
          'x-messages': {
            required: '请输入开户行',
            minLength: '请输入开户行',
            maxLength: '开户行最多60个字',
          },
          'x-ui': { column: true },
        },
        china_ums_no: {
          title: '联行号',
          type: 'string',
          maxLength: 20,
          default: '',
          'x-messages': { maxLength: '联行号最多20个字' },
        },
        pic: {
          ...imageUrl,
          title: '收款码',
          'x-ui': { quiet: true, widget: 'image', recommended: { width: 400, height: 400 } },
        },
        remark: {
          title: '备注',
          type: 'string',
          maxLength: 200,
          default: '',
          'x-messages': { maxLength: '备注最多200个字' },
          'x-ui': { widget: 'textarea' },
        },
        is_default: { title: '默认', type: 'boolean', default: false, 'x-ui': { column: true } },
        disabled: { title: '停用', type: 'boolean', default: false, 'x-ui': { column: true } },
      },
    },
  },
}

export default schema

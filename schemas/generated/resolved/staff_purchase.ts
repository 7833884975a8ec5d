// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'settings/staff_purchase',
  'x-name': 'StaffPurchase',
  title: '员工内购',
  description: '员工下单时可选的收货点',
  'x-version': 1,
  'x-ui': { order: 10 },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '员工内购',
      type: 'object',
      additionalProperties: false,
      properties: {
        addresses: {
          title: '收货点',
          type: 'array',
          maxItems: 50,
          default: [],
          'x-messages': { maxItems: '最多添加50个收货点' },
          'x-strings': { remove: '确定删除该项？' },
          'x-ui': { widget: 'sortable-list' },
          items: {
            title: '收货点',
            type: 'object',
            additionalProperties: false,
            required: ['label', 'province', 'city', 'adrdetail'],
            properties: {
              label: {
                title: '名称',
                type: 'string',
                maxLength: 32,
                minLength: 1,
                default: '总部前台',
                'x-messages': {
                  required: '请输入名称',
                  minLength: '请输入名称',
                  maxLength: '名称最多32个字',
                },
              },
              province: {
                title: '省',
                type: 'string',
                maxLength: 32,
                minLength: 1,
                default: '浙江省',
                'x-messages': { required: '请输入省', minLength: '请输入省', maxLength: '省最多32个字' },
              },
              city: {
                title: '市',
                type: 'string',
                maxLength: 32,
                minLength: 1,
                default: '杭州市',
                'x-messages': { required: '请输入市', minLength: '请输入市', maxLength: '市最多32个字' },
              },
              county: {
                title: '区县',
                type: 'string',
                maxLength: 32,
                default: '',
                'x-messages': { maxLength: '区县最多32个字' },
              },
              adrdetail: {
                title: '详细地址',
                type: 'string',
                maxLength: 200,
                minLength: 1,
                default: '请填写',
                'x-messages': {
                  required: '请输入详细地址',
                  minLength: '请输入详细地址',
                  maxLength: '详细地址最多200个字',
                },
              },
            },
          },
        },
      },
    },
  },
}

export default schema

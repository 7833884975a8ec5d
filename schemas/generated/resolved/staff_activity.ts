// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'records/staff_activity',
  'x-name': 'StaffActivityRecord',
  title: '员工内购',
  'x-version': 1,
  'x-ui': { order: 33, group: '营销' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '员工内购',
      type: 'object',
      additionalProperties: false,
      required: ['name', 'begin_time', 'end_time', 'items'],
      properties: {
        name: {
          title: '名称',
          type: 'string',
          minLength: 1,
          maxLength: 30,
          'x-messages': { required: '请输入名称', minLength: '请输入名称', maxLength: '名称最多30个字' },
          'x-ui': { column: true },
        },
        kind: {
          title: '类型',
          type: 'string',
          enum: ['staff', 'lucky'],
          'x-enum': ['内购', '福袋'],
          default: 'staff',
          'x-ui': { widget: 'radio', column: true },
        },
        begin_time: {
          title: '开始时间',
          description: '北京时间',
          type: 'string',
          pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$',
          'x-messages': { pattern: '请选择开始时间', required: '请选择开始时间' },
          'x-ui': { widget: 'datetime', column: true },
        },
        end_time: {
          title: '结束时间',
          description: '北京时间',
          type: 'string',
          pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$',
          'x-messages': { pattern: '请选择结束时间', required: '请选择结束时间' },
          'x-ui': { widget: 'datetime', column: true },
        },
        items: {
          title: '商品',
          type: 'array',
          items: {
            title: '商品',
            type: 'object',
            additionalProperties: false,
            required: ['item_id', 'price'],
            properties: {
              item_id: {
                title: '商品',
                type: 'string',
                minLength: 1,
                'x-messages': { required: '请选择商品', minLength: '请选择商品' },
                'x-ui': { widget: 'record', record: 'goods_item' },
              },
              price: {
                'x-name': 'Price',
                title: '价格',
                description: '以分为单位的整数，显示时除以 100',
                type: 'integer',
                minimum: 0,
                maximum: 99999999,
                'x-messages': {
                  type: '金额须为以分为单位的整数',
                  maximum: '金额不能大于999999.99元',
                  required: '请输入价格',
                },
                'x-ui': { widget: 'money', unit: '元', quiet: true },
              },
              limit_num: {
                title: '每人限购',
                description: '0 为不限',
                type: 'integer',
                minimum: 0,
                maximum: 1000,
                default: 0,
                'x-messages': {
                  type: '每人限购应为整数',
                  minimum: '每人限购不能小于0',
                  maximum: '每人限购不能大于1000',
                },
                'x-ui': { widget: 'number', unit: '件' },
              },
              invalid: { title: '已失效', type: 'boolean', default: false },
            },
          },
          maxItems: 200,
          'x-messages': { maxItems: '最多200项', minItems: '请至少添加1项', required: '请至少添加1项' },
          minItems: 1,
          'x-ui': { widget: 'rows' },
        },
        disabled: { title: '停用', type: 'boolean', default: false, 'x-ui': { column: true } },
      },
    },
  },
}

export default schema

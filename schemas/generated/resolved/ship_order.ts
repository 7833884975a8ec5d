// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/ship_order',
  'x-name': 'ShipOrder',
  title: '发货',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '发货',
      type: 'object',
      additionalProperties: false,
      required: ['delivery_corp', 'delivery_code', 'lines'],
      properties: {
        delivery_corp: {
          title: '快递公司',
          type: 'string',
          minLength: 1,
          'x-messages': { required: '请选择快递公司', minLength: '请选择快递公司' },
          'x-ui': { widget: 'record', record: 'courier' },
        },
        delivery_code: {
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
        lines: {
          title: '本次发货的商品',
          type: 'array',
          items: {
            title: '商品',
            type: 'object',
            additionalProperties: false,
            required: ['line_id'],
            properties: {
              line_id: { title: '商品行', type: 'string', minLength: 1, 'x-ui': { widget: 'hidden' } },
              item_name: { title: '商品', type: 'string', default: '', 'x-ui': { widget: 'readonly' } },
              num: {
                title: '件数',
                type: 'integer',
                minimum: 0,
                maximum: 99999,
                default: 1,
                'x-messages': {
                  type: '件数应为整数',
                  minimum: '件数不能小于0',
                  maximum: '件数不能大于99999',
                },
                'x-ui': { widget: 'number', unit: '件' },
              },
            },
          },
          maxItems: 200,
          'x-messages': { maxItems: '最多200项', minItems: '请至少添加1项', required: '请至少添加1项' },
          minItems: 1,
          'x-ui': { widget: 'rows', fixed: true },
        },
      },
    },
  },
}

export default schema

// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/refund_lines',
  'x-name': 'RefundLines',
  title: '部分退款',
  'x-version': 1,
  'x-strings': { done: '部分退款已提交' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '部分退款',
      type: 'object',
      additionalProperties: false,
      required: ['lines', 'reason'],
      properties: {
        lines: {
          title: '退款的商品',
          description: '只能退尚未发货的件数；其余照常发货',
          type: 'array',
          items: {
            title: '商品',
            type: 'object',
            additionalProperties: false,
            required: ['line_id'],
            properties: {
              line_id: { title: '商品行', type: 'string', minLength: 1, 'x-ui': { widget: 'hidden' } },
              item_name: { title: '商品', type: 'string', default: '', 'x-ui': { widget: 'readonly' } },
              left: {
                title: '未发货',
                type: 'integer',
                minimum: 0,
                maximum: 99999,
                default: 0,
                'x-ui': { widget: 'readonly' },
              },
              num: {
                title: '退款件数',
                type: 'integer',
                minimum: 0,
                maximum: 99999,
                default: 0,
                'x-messages': {
                  type: '退款件数应为整数',
                  minimum: '退款件数不能小于0',
                  maximum: '退款件数不能大于99999',
                },
                'x-ui': { widget: 'number', unit: '件' },
              },
            },
          },
          maxItems: 200,
          minItems: 1,
          'x-messages': { maxItems: '最多200项', minItems: '请至少添加1项', required: '请至少添加1项' },
          'x-ui': { widget: 'rows', fixed: true },
        },
        reason: {
          title: '原因',
          description: '会告知买家',
          type: 'string',
          enum: [
            '商品缺货',
            '商品信息或价格有误',
            '收货地址无法送达',
            '订单存在异常',
            '与买家协商一致',
            '其他原因',
          ],
          'x-enum': [
            '商品缺货',
            '商品信息或价格有误',
            '收货地址无法送达',
            '订单存在异常',
            '与买家协商一致',
            '其他原因',
          ],
          'x-messages': { required: '请选择原因', enum: '请选择原因' },
          'x-ui': { widget: 'select' },
        },
        note: {
          title: '补充说明',
          description: '会告知买家；选择“其他原因”时必填',
          type: 'string',
          maxLength: 100,
          default: '',
          'x-messages': { maxLength: '补充说明最多100个字' },
          'x-ui': { widget: 'textarea' },
        },
      },
    },
  },
}

export default schema

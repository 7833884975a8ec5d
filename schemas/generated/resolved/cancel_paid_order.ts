// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/cancel_paid_order',
  'x-name': 'CancelPaidOrder',
  title: '取消并退款',
  'x-version': 1,
  'x-strings': { done: '订单已取消，退款已提交' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '取消并退款',
      type: 'object',
      additionalProperties: false,
      required: ['reason'],
      properties: {
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

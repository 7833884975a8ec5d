// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'settings/after_sale',
  'x-name': 'AfterSaleSetting',
  title: '售后与评价',
  description: '售后原因、提醒与退货地址，评价开关，会员上传图片的数量',
  'x-version': 1,
  'x-ui': { order: 8 },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '售后与评价',
      type: 'object',
      additionalProperties: false,
      properties: {
        reasons: {
          title: '售后原因',
          description: '已发货的订单，每行一个，由买家选择',
          type: 'string',
          maxLength: 1000,
          default: '七天无理由\n物流破损\n产品描述与实物不符\n质量问题\n皮肤过敏',
          'x-messages': { maxLength: '售后原因最多1000个字' },
          'x-ui': { widget: 'textarea' },
        },
        unsent_reasons: {
          title: '未发货时的退款原因',
          description: '每行一个，由买家选择',
          type: 'string',
          maxLength: 1000,
          default: '不想要了\n拍错或多拍\n收货信息填写有误\n未按约定时间发货\n其他原因',
          'x-messages': { maxLength: '未发货时的退款原因最多1000个字' },
          'x-ui': { widget: 'textarea' },
        },
        remind_open: { title: '显示售后提醒', type: 'boolean', default: false, 'x-ui': { widget: 'switch' } },
        remind_intro: {
          title: '售后提醒',
          type: 'string',
          maxLength: 500,
          default: '',
          'x-messages': { maxLength: '售后提醒最多500个字' },
          'x-ui': { widget: 'textarea' },
        },
        return_contact: {
          title: '退货收件人',
          description: '不填时为下单店铺的名称、电话与地址；总部订单为默认店铺的',
          type: 'string',
          maxLength: 50,
          default: '',
          'x-messages': { maxLength: '退货收件人最多50个字' },
        },
        return_mobile: {
          title: '退货联系电话',
          type: 'string',
          pattern: '^(?:|\\+?[0-9][0-9-]{2,19})$',
          default: '',
          'x-messages': { pattern: '退货联系电话只能包含数字和 -，3 到 20 位' },
        },
        return_address: {
          title: '退货地址',
          type: 'string',
          maxLength: 200,
          default: '',
          'x-messages': { maxLength: '退货地址最多200个字' },
        },
        rate_status: { title: '开放商品评价', type: 'boolean', default: true, 'x-ui': { widget: 'switch' } },
        uploads_per_day: {
          title: '每位会员每天可上传图片',
          type: 'integer',
          minimum: 1,
          maximum: 1000,
          default: 50,
          'x-messages': {
            minimum: '每位会员每天可上传图片不能小于1',
            maximum: '每位会员每天可上传图片不能大于1000',
          },
          'x-ui': { widget: 'number', unit: '张' },
        },
      },
    },
  },
}

export default schema

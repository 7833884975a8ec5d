// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'actions/reprice_goods',
  'x-name': 'RepriceGoods',
  title: '批量改价',
  'x-version': 1,
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '批量改价',
      type: 'object',
      additionalProperties: false,
      properties: {
        way: {
          title: '怎样改',
          type: 'string',
          enum: ['set', 'add', 'percent'],
          'x-enum': ['改为', '增减金额', '增减百分比'],
          default: 'set',
          'x-ui': { widget: 'radio' },
        },
        price: {
          'x-name': 'Price',
          title: '销售价',
          description: '以分为单位的整数，显示时除以 100',
          type: 'integer',
          minimum: 0,
          maximum: 99999999,
          'x-messages': { type: '金额须为以分为单位的整数', maximum: '金额不能大于999999.99元' },
          'x-ui': { widget: 'money', unit: '元', quiet: true, when: { prop: 'way', in: ['set'] } },
          default: 0,
        },
        amount: {
          title: '增减金额',
          description: '减少填负数',
          type: 'integer',
          minimum: -99999999,
          maximum: 99999999,
          default: 0,
          'x-messages': {
            type: '增减金额应为数字，最多两位小数',
            minimum: '增减金额不能小于-999999.99',
            maximum: '增减金额不能大于999999.99',
          },
          'x-ui': { widget: 'money', unit: '元', when: { prop: 'way', in: ['add'] } },
        },
        percent: {
          title: '增减百分比',
          description: '减少填负数；四舍五入到分',
          type: 'integer',
          minimum: -99,
          maximum: 1000,
          default: 0,
          'x-messages': {
            type: '增减百分比应为整数',
            minimum: '增减百分比不能小于-99',
            maximum: '增减百分比不能大于1000',
          },
          'x-ui': { widget: 'number', unit: '%', when: { prop: 'way', in: ['percent'] } },
        },
      },
    },
  },
}

export default schema

// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { imageUrl } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'records/member_grade',
  'x-name': 'GradeRecord',
  title: '会员等级',
  'x-version': 1,
  'x-ui': { order: 60, group: '会员' },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '会员等级',
      type: 'object',
      additionalProperties: false,
      required: ['grade_name'],
      properties: {
        grade_name: {
          title: '名称',
          type: 'string',
          minLength: 1,
          maxLength: 20,
          'x-messages': { required: '请输入名称', minLength: '请输入名称', maxLength: '名称最多20个字' },
          'x-ui': { column: true },
        },
        total_consumption: {
          'x-name': 'Price',
          title: '累计消费满',
          description: '以分为单位的整数，显示时除以 100',
          type: 'integer',
          minimum: 0,
          maximum: 99999999,
          'x-messages': { type: '金额须为以分为单位的整数', maximum: '金额不能大于999999.99元' },
          'x-ui': { widget: 'money', unit: '元', quiet: true, column: true },
          default: 0,
        },
        discount: {
          title: '优惠',
          description: '减免的百分比：20 为 8 折',
          type: 'integer',
          minimum: 0,
          maximum: 100,
          default: 0,
          'x-messages': { type: '优惠应为整数', minimum: '优惠不能小于0', maximum: '优惠不能大于100' },
          'x-ui': { widget: 'number', unit: '%', column: true },
        },
        discount_desc: {
          title: '说明',
          type: 'string',
          maxLength: 60,
          default: '',
          'x-messages': { maxLength: '说明最多60个字' },
        },
        background_pic_url: {
          ...imageUrl,
          title: '背景',
          'x-ui': { quiet: true, widget: 'image', recommended: { width: 600, height: 340 } },
        },
        default_grade: {
          title: '默认等级',
          description: '新会员的等级，只有一个',
          type: 'boolean',
          default: false,
          'x-ui': { column: true },
        },
      },
    },
  },
}

export default schema

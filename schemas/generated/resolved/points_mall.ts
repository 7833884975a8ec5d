// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { imageUrl } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'settings/points_mall',
  'x-name': 'PointsMall',
  title: '积分商城',
  description: '积分商城的入口、轮播图与筛选',
  'x-version': 1,
  'x-ui': { order: 9 },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '积分商城',
      type: 'object',
      additionalProperties: false,
      properties: {
        pc_openstatus: { title: '电脑端入口', type: 'boolean', default: true, 'x-ui': { widget: 'switch' } },
        mobile_openstatus: {
          title: '手机端入口',
          type: 'boolean',
          default: true,
          'x-ui': { widget: 'switch' },
        },
        freight_type: {
          title: '兑换运费',
          type: 'string',
          enum: ['cash', 'point'],
          'x-enum': ['现金支付', '积分支付'],
          default: 'cash',
          'x-ui': { widget: 'radio' },
        },
        freight_proportion: {
          title: '1 元运费折合积分',
          type: 'integer',
          minimum: 1,
          maximum: 10000,
          default: 100,
          'x-messages': { minimum: '1 元运费折合积分不能小于1', maximum: '1 元运费折合积分不能大于10000' },
          'x-ui': { widget: 'number', unit: '分', when: { prop: 'freight_type', in: ['point'] } },
        },
        pc_banner: {
          title: '轮播图',
          type: 'array',
          maxItems: 8,
          default: [],
          'x-messages': { maxItems: '最多添加8个轮播图' },
          'x-strings': { remove: '确定删除该项？' },
          'x-ui': { widget: 'sortable-list' },
          items: {
            title: '轮播图',
            type: 'object',
            additionalProperties: false,
            properties: {
              imgUrl: {
                ...imageUrl,
                'x-ui': { quiet: true, widget: 'image', recommended: { width: 1190, height: 360 } },
              },
              title: {
                title: '说明',
                type: 'string',
                maxLength: 32,
                default: '',
                'x-messages': { maxLength: '说明最多32个字' },
              },
            },
          },
        },
        cat_openstatus: { title: '按分类筛选', type: 'boolean', default: true, 'x-ui': { widget: 'switch' } },
        brand_openstatus: {
          title: '按品牌筛选',
          type: 'boolean',
          default: true,
          'x-ui': { widget: 'switch' },
        },
        point_openstatus: {
          title: '按积分筛选',
          type: 'boolean',
          default: true,
          'x-ui': { widget: 'switch' },
        },
        point_section: {
          title: '积分区间',
          type: 'array',
          maxItems: 8,
          default: [],
          'x-messages': { maxItems: '最多添加8个区间' },
          'x-strings': { remove: '确定删除该项？' },
          'x-ui': { widget: 'sortable-list' },
          items: {
            title: '区间',
            type: 'object',
            additionalProperties: false,
            properties: {
              low: {
                title: '最少积分',
                type: 'integer',
                minimum: 0,
                maximum: 9999999,
                default: 0,
                'x-messages': { minimum: '最少积分不能小于0', maximum: '最少积分不能大于9999999' },
                'x-ui': { widget: 'number', unit: '积分' },
              },
              high: {
                title: '最多积分',
                type: 'integer',
                minimum: 0,
                maximum: 9999999,
                default: 1000,
                'x-messages': { minimum: '最多积分不能小于0', maximum: '最多积分不能大于9999999' },
                'x-ui': { widget: 'number', unit: '积分' },
              },
            },
          },
        },
      },
    },
  },
}

export default schema

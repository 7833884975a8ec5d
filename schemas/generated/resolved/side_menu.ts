// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { imageUrl, link } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'settings/side_menu',
  'x-name': 'SideMenu',
  title: '侧边菜单',
  description: '悬浮在每一页右侧的菜单',
  'x-version': 1,
  'x-ui': { order: 3 },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '侧边菜单',
      type: 'object',
      additionalProperties: false,
      properties: {
        items: {
          title: '菜单项',
          type: 'array',
          maxItems: 8,
          default: [],
          'x-messages': { maxItems: '最多添加8个菜单项' },
          'x-strings': { remove: '确定删除该项？' },
          'x-ui': { widget: 'sortable-list' },
          items: {
            title: '菜单项',
            type: 'object',
            additionalProperties: false,
            required: ['title'],
            properties: {
              title: {
                title: '名称',
                type: 'string',
                minLength: 1,
                maxLength: 8,
                default: '菜单',
                'x-messages': {
                  required: '请输入菜单名称',
                  minLength: '请输入菜单名称',
                  maxLength: '菜单名称最多8个字',
                },
              },
              icon: {
                title: '图标',
                description: '选择图片后不显示图标',
                type: 'string',
                enum: ['service', 'phone', 'cart', 'coupon', 'order', 'user', 'shop', 'gift'],
                'x-enum': ['客服', '电话', '购物车', '优惠券', '订单', '会员', '门店', '礼物'],
                default: 'service',
              },
              imgUrl: {
                ...imageUrl,
                'x-ui': { quiet: true, widget: 'image', recommended: { width: 48, height: 48 } },
              },
              pathData: link,
              newTab: {
                title: '新标签页打开',
                type: 'boolean',
                default: false,
                'x-ui': { widget: 'switch' },
              },
            },
          },
        },
      },
    },
  },
}

export default schema

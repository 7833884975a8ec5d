// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { imageUrl, link } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'settings/phone_bar',
  'x-name': 'PhoneBar',
  title: '手机导航',
  description: '手机端首页顶部的标志，与每一页底部的导航；颜色不设置时跟随商城',
  'x-version': 1,
  'x-ui': { order: 4 },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '手机导航',
      type: 'object',
      additionalProperties: false,
      properties: {
        logo: {
          ...imageUrl,
          title: '首页标志（不选时显示商城名称）',
          'x-ui': { quiet: true, widget: 'image', recommended: { width: 240, height: 64 } },
        },
        items: {
          title: '底部导航',
          type: 'array',
          minItems: 2,
          maxItems: 5,
          default: [
            { title: '首页', icon: 'home', pathData: { linkPage: 'page', linkPageLabel: '首页', url: '/' } },
            {
              title: '分类',
              icon: 'category',
              pathData: { linkPage: 'page', linkPageLabel: '商品分类', url: '/categories' },
            },
            {
              title: '购物车',
              icon: 'cart',
              pathData: { linkPage: 'page', linkPageLabel: '购物车', url: '/cart' },
            },
            {
              title: '我的',
              icon: 'user',
              pathData: { linkPage: 'page', linkPageLabel: '会员中心', url: '/member' },
            },
          ],
          'x-messages': { minItems: '底部导航至少2项', maxItems: '底部导航最多5项' },
          'x-strings': { remove: '确定删除该项？' },
          'x-ui': { widget: 'sortable-list' },
          items: {
            title: '导航项',
            type: 'object',
            additionalProperties: false,
            required: ['title'],
            properties: {
              title: {
                title: '名称',
                type: 'string',
                minLength: 1,
                maxLength: 5,
                default: '导航',
                'x-messages': {
                  required: '请输入导航名称',
                  minLength: '请输入导航名称',
                  maxLength: '导航名称最多5个字',
                },
              },
              icon: {
                title: '图标',
                description: '选择图片后不显示图标',
                type: 'string',
                enum: [
                  'home',
                  'category',
                  'cart',
                  'user',
                  'search',
                  'coupon',
                  'order',
                  'shop',
                  'gift',
                  'service',
                ],
                'x-enum': [
                  '首页',
                  '分类',
                  '购物车',
                  '会员',
                  '搜索',
                  '优惠券',
                  '订单',
                  '门店',
                  '礼物',
                  '客服',
                ],
                default: 'home',
              },
              imgUrl: {
                ...imageUrl,
                'x-ui': { quiet: true, widget: 'image', recommended: { width: 48, height: 48 } },
              },
              pathData: link,
            },
          },
        },
        textColor: {
          'x-name': 'PlainColour',
          title: '文字颜色',
          description: '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb() 或 rgba()',
          type: 'string',
          pattern:
            '^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': { quiet: true, widget: 'colour' },
        },
        activeColor: {
          'x-name': 'PlainColour',
          title: '当前项颜色',
          description: '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb() 或 rgba()',
          type: 'string',
          pattern:
            '^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': { quiet: true, widget: 'colour' },
        },
        backgroundColor: {
          'x-name': 'PlainColour',
          title: '背景颜色',
          description: '空（不设置）、transparent、#rgb、#rgba、#rrggbb、#rrggbbaa、rgb() 或 rgba()',
          type: 'string',
          pattern:
            '^(?:|transparent|#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|rgba?\\(\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*,\\s*\\d{1,3}\\s*(?:,\\s*(?:0|1|0?\\.\\d{1,4}|1\\.0{1,4})\\s*)?\\))$',
          default: '',
          'x-messages': { pattern: '颜色格式不正确，例如 #FF5A00、#FF5A00CC 或 rgba(255, 90, 0, 0.8)' },
          'x-ui': { quiet: true, widget: 'colour' },
        },
      },
    },
  },
}

export default schema

// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { boxStyleProperties, couponGroup, goodsGroup, imageUrl, link } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'widgets/W0012',
  'x-name': 'W0012',
  title: '橱窗卡',
  description: '一张卡片，有标题和副标题，内容是几张图片、商品或优惠券。',
  'x-version': 1,
  'x-nav': ['nav2', 'nav2-1'],
  'x-platforms': ['pc', 'h5'],
  'x-ui': { group: '业务', also: ['卡片', '图片卡', '橱窗', 'card'] },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '属性',
      type: 'object',
      additionalProperties: false,
      properties: {
        mainTitle: { title: '主标题', type: 'string', default: '新品首发' },
        subTitle: { title: '副标题', type: 'string', default: '看新奇好物' },
        linkPath: link,
        styleType: {
          title: '样式',
          type: 'integer',
          enum: [0, 1, 2, 3, 4],
          'x-enum': ['橱窗一（2张图片）', '橱窗二（3张图片）', '橱窗三（4张图片）', '商品', '优惠券'],
          default: 0,
          'x-ui': { widget: 'select' },
        },
        data: {
          title: '内容',
          description: '五个列表依次对应五种样式；只显示、只检查当前样式的列表，其余保留',
          type: 'array',
          minItems: 5,
          maxItems: 5,
          additionalItems: false,
          items: [
            {
              title: '橱窗一图片',
              type: 'array',
              items: {
                'x-name': 'ImageLink',
                title: '图片链接',
                type: 'object',
                additionalProperties: false,
                properties: {
                  imgUrl: {
                    ...imageUrl,
                    'x-ui': { quiet: true, widget: 'image', recommended: { width: 350, height: 180 } },
                    'x-content': 'picture',
                  },
                  pathData: link,
                },
              },
              'x-ui': { widget: 'sortable-list', fixed: 2, when: { prop: 'styleType', in: [0] } },
            },
            {
              title: '橱窗二图片',
              type: 'array',
              items: {
                'x-name': 'ImageLink',
                title: '图片链接',
                type: 'object',
                additionalProperties: false,
                properties: {
                  imgUrl: {
                    ...imageUrl,
                    'x-ui': { quiet: true, widget: 'image', recommended: { width: 350, height: 180 } },
                    'x-content': 'picture',
                  },
                  pathData: link,
                },
              },
              'x-ui': { widget: 'sortable-list', fixed: 3, when: { prop: 'styleType', in: [1] } },
            },
            {
              title: '橱窗三图片',
              type: 'array',
              items: {
                'x-name': 'ImageLink',
                title: '图片链接',
                type: 'object',
                additionalProperties: false,
                properties: {
                  imgUrl: {
                    ...imageUrl,
                    'x-ui': { quiet: true, widget: 'image', recommended: { width: 170, height: 180 } },
                    'x-content': 'picture',
                  },
                  pathData: link,
                },
              },
              'x-ui': { widget: 'sortable-list', fixed: 4, when: { prop: 'styleType', in: [2] } },
            },
            {
              title: '商品组',
              type: 'array',
              items: goodsGroup,
              'x-ui': { widget: 'sortable-list', when: { prop: 'styleType', in: [3] } },
            },
            {
              title: '优惠券组',
              type: 'array',
              items: couponGroup,
              'x-ui': { widget: 'sortable-list', when: { prop: 'styleType', in: [4] } },
            },
          ],
          default: [
            [
              { imgUrl: '', pathData: {} },
              { imgUrl: '', pathData: {} },
            ],
            [
              { imgUrl: '', pathData: {} },
              { imgUrl: '', pathData: {} },
              { imgUrl: '', pathData: {} },
            ],
            [
              { imgUrl: '', pathData: {} },
              { imgUrl: '', pathData: {} },
              { imgUrl: '', pathData: {} },
              { imgUrl: '', pathData: {} },
            ],
            [
              {
                type: 'goods',
                data: [
                  {
                    goods_id: '',
                    goods_pic: '',
                    price: 9900,
                    market_price: 12900,
                    goods_name: '商品名称',
                    linkPage: 'goods',
                    linkPageLabel: '商品',
                  },
                  {
                    goods_id: '',
                    goods_pic: '',
                    price: 9900,
                    market_price: 12900,
                    goods_name: '商品名称',
                    linkPage: 'goods',
                    linkPageLabel: '商品',
                  },
                  {
                    goods_id: '',
                    goods_pic: '',
                    price: 9900,
                    market_price: 12900,
                    goods_name: '商品名称',
                    linkPage: 'goods',
                    linkPageLabel: '商品',
                  },
                  {
                    goods_id: '',
                    goods_pic: '',
                    price: 9900,
                    market_price: 12900,
                    goods_name: '商品名称',
                    linkPage: 'goods',
                    linkPageLabel: '商品',
                  },
                ],
              },
            ],
            [
              {
                type: 'coupon',
                data: [
                  {
                    card_id: '',
                    title: '优惠券名称',
                    card_type: 'cash',
                    reduce_cost: 1000,
                    least_cost: 10000,
                    discount: 0,
                    icon_url_list: '',
                    linkPage: 'coupons',
                    linkPageLabel: '优惠券',
                  },
                  {
                    card_id: '',
                    title: '优惠券名称',
                    card_type: 'cash',
                    reduce_cost: 1000,
                    least_cost: 10000,
                    discount: 0,
                    icon_url_list: '',
                    linkPage: 'coupons',
                    linkPageLabel: '优惠券',
                  },
                  {
                    card_id: '',
                    title: '优惠券名称',
                    card_type: 'cash',
                    reduce_cost: 1000,
                    least_cost: 10000,
                    discount: 0,
                    icon_url_list: '',
                    linkPage: 'coupons',
                    linkPageLabel: '优惠券',
                  },
                ],
              },
            ],
          ],
          'x-ui': { widget: 'style-lists' },
        },
      },
      allOf: [
        {
          if: { properties: { styleType: { const: 0 } } },
          then: {
            properties: {
              data: {
                items: [
                  {
                    minItems: 2,
                    maxItems: 2,
                    'x-messages': { minItems: '此样式须有2张图片', maxItems: '此样式须有2张图片' },
                  },
                ],
              },
            },
          },
        },
        {
          if: { properties: { styleType: { const: 1 } }, required: ['styleType'] },
          then: {
            properties: {
              data: {
                items: [
                  {},
                  {
                    minItems: 3,
                    maxItems: 3,
                    'x-messages': { minItems: '此样式须有3张图片', maxItems: '此样式须有3张图片' },
                  },
                ],
              },
            },
          },
        },
        {
          if: { properties: { styleType: { const: 2 } }, required: ['styleType'] },
          then: {
            properties: {
              data: {
                items: [
                  {},
                  {},
                  {
                    minItems: 4,
                    maxItems: 4,
                    'x-messages': { minItems: '此样式须有4张图片', maxItems: '此样式须有4张图片' },
                  },
                ],
              },
            },
          },
        },
        {
          if: { properties: { styleType: { const: 3 } }, required: ['styleType'] },
          then: {
            properties: {
              data: {
                items: [
                  {},
                  {},
                  {},
                  {
                    minItems: 1,
                    maxItems: 4,
                    'x-messages': { minItems: '请至少添加1组商品', maxItems: '最多添加4组商品' },
                  },
                ],
              },
            },
          },
        },
        {
          if: { properties: { styleType: { const: 4 } }, required: ['styleType'] },
          then: {
            properties: {
              data: {
                items: [
                  {},
                  {},
                  {},
                  {},
                  {
                    minItems: 1,
                    maxItems: 3,
                    'x-messages': { minItems: '请至少添加1组优惠券', maxItems: '最多添加3组优惠券' },
                    items: {
                      properties: { data: { maxItems: 3, 'x-messages': { maxItems: '最多选择3张优惠券' } } },
                    },
                  },
                ],
              },
            },
          },
        },
      ],
    },
    style: {
      'x-name': 'BoxStyle',
      title: '组件样式',
      description: '位置、尺寸、边距、边框、颜色与背景；其余都是属性',
      'x-merge': [['x', 'y']],
      type: 'object',
      additionalProperties: false,
      properties: {
        ...boxStyleProperties,
        width: {
          title: '宽度',
          description: '不超过页面宽度；插入顶层时取页面宽度',
          type: 'number',
          'x-viewport': true,
          default: 390,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '尺寸', withinPage: true },
        },
        height: {
          title: '高度',
          type: 'number',
          'x-viewport': true,
          default: 450,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '尺寸' },
        },
      },
    },
  },
}

export default schema

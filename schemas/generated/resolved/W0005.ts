// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'
import { boxStyleProperties, goodsTab } from './common'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'widgets/W0005',
  'x-name': 'W0005',
  title: '商品橱窗',
  description: '带选项卡的商品橱窗。每个选项卡的第一个商品以大图显示；鼠标移到选项卡上即切换。',
  'x-version': 1,
  'x-nav': ['nav2', 'nav2-1'],
  'x-platforms': ['pc', 'h5'],
  'x-ui': { group: '业务', also: ['商品页签', '分类商品', '楼层', 'tab'] },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '属性',
      type: 'object',
      additionalProperties: false,
      properties: {
        data: {
          'x-name': 'GoodsTabs',
          title: '选项卡',
          type: 'array',
          items: goodsTab,
          minItems: 1,
          'x-messages': { minItems: '请至少添加1个商品' },
          'x-ui': { widget: 'tabs' },
          default: [
            {
              text: '精选',
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
        },
      },
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
        height: {
          title: '高度',
          type: 'number',
          'x-viewport': true,
          default: 594,
          minimum: 0,
          'x-ui': { widget: 'number', unit: 'px', group: '尺寸' },
        },
      },
    },
  },
}

export default schema

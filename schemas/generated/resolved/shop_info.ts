// Written by scripts/generate.ts (npm run generate); do not edit.
import type { Schema } from '../../dialect/schema'

const schema: Schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'settings/shop_info',
  'x-name': 'ShopInfo',
  title: '店铺信息',
  description: '商城名称，以及页脚下方的备案、证照与客服信息',
  'x-version': 1,
  'x-ui': { order: 1 },
  type: 'object',
  additionalProperties: false,
  properties: {
    props: {
      title: '店铺信息',
      type: 'object',
      additionalProperties: false,
      properties: {
        shop_name: {
          title: '商城名称',
          description: '不填时为开店时登记的名称',
          type: 'string',
          maxLength: 32,
          default: '',
          'x-messages': { maxLength: '商城名称最多32个字' },
        },
        icp_number: {
          title: 'ICP备案号',
          type: 'string',
          maxLength: 64,
          default: '',
          'x-messages': { maxLength: 'ICP备案号最多64个字' },
          'x-ui': { placeholder: '京ICP备00000000号' },
        },
        licence_link: {
          'x-name': 'WebUrl',
          title: '营业执照链接',
          description: '本站路径（以单个 / 开头）或 http(s) 地址',
          type: 'string',
          pattern:
            '^(?:|/(?!/)[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\][^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*)$',
          'x-messages': { pattern: '链接地址须以 / 或 http(s):// 开头，且不含空格' },
          'x-ui': { widget: 'text', placeholder: 'https://example.com/' },
          default: '',
        },
        service_phone: {
          title: '客服电话',
          type: 'string',
          pattern: '^(?:|\\+?[0-9][0-9-]{2,19})$',
          default: '',
          'x-messages': { pattern: '客服电话只能包含数字和 -，3 到 20 位' },
          'x-ui': { placeholder: '400-000-0000' },
        },
        service_link: {
          title: '在线客服链接',
          description:
            '商品、订单与售后页的“联系客服”打开此链接，不填时拨打客服电话；{item_id} 与 {order_id} 会换成商品与订单的编号',
          type: 'string',
          maxLength: 500,
          pattern:
            '^(?:|https?://[^/?#\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]+[^\\u0000-\\u0020\\u007f-\\u00a0\\u2028\\u2029\\ufeff\\\\]*|tel:\\+?[0-9][0-9-]{2,19})$',
          default: '',
          'x-messages': {
            maxLength: '在线客服链接最多500个字',
            pattern: '在线客服链接须以 http(s):// 或 tel: 开头，且不含空格',
          },
          'x-ui': { placeholder: 'https://example.com/chat?order={order_id}' },
        },
      },
    },
  },
}

export default schema

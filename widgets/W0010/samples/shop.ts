import type { Shop } from '@engine'

const user = { mobile: '13800138000' }

/** The shop state for samples of the same name; the others have a visitor's. */
export const shops: Record<string, Partial<Shop>> = {
  filled: { cart: { count: 2, groups: null, added: 0 } },
  'empty-cart': { user, cart: { count: 0, groups: null, added: 0 } },
  'logged-in': {
    user,
    cart: {
      count: 4,
      added: 0,
      groups: [
        {
          shop_id: '1',
          shop_name: '杭州湖滨店',
          list: [
            {
              cart_id: '11',
              item_id: '30101',
              item_name: '云感缓震跑鞋',
              pics: '/media/hean/goods/301-1-s.webp',
              price: 32900,
              num: 1,
              item_spec_desc: '颜色:月白,尺码:40',
              discount_fee: 0,
              total_fee: 32900,
            },
            {
              cart_id: '12',
              item_id: '60501',
              item_name: '手作釉下彩马克杯 一窑一色 320ml',
              pics: '/media/hean/goods/605-1-s.webp',
              price: 6900,
              num: 2,
              item_spec_desc: '',
              discount_fee: 0,
              total_fee: 13800,
            },
          ],
        },
        {
          shop_id: '3',
          shop_name: '上海静安旗舰店',
          list: [
            {
              cart_id: '13',
              item_id: '40101',
              item_name: 'ONex X20 5G手机',
              pics: '/media/hean/goods/401-1-s.webp',
              price: 269900,
              num: 1,
              item_spec_desc: '颜色:曜黑,存储:256GB',
              discount_fee: 10000,
              total_fee: 259900,
            },
          ],
        },
      ],
    },
  },
}

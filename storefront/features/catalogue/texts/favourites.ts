/** Texts of the member's favourites and footprints. */
import { accountPages } from '@storefront/shell/texts/account-pages'
import { favouriteShops } from '@storefront/shell/texts/trade'
import { outcomes } from '@storefront/shell/texts/outcomes'
import { itemStates } from '@storefront/shell/texts/item-states'

const toGoods = '去逛逛'

export const favouriteTexts = {
  ...favouriteShops,
  ...itemStates,
  collector: accountPages.collector,
  uncollected: outcomes.uncollected,
  toGoods,
  goods: '商品',
  shops: '店铺',
  noFavouriteGoods: '还没有收藏商品',
  noFavouriteShops: '还没有收藏店铺',
  selectAll: '全选本页',
  select: (name: string) => `选择 ${name}`,
  removeChosen: (count: number) => (count > 0 ? `移除所选（${count}）` : '移除所选'),
  askRemoveChosen: (count: number) => `确定移除所选的 ${count} 项收藏吗？`,
  closedShop: '已停业',
  toShops: '看看附近门店',
} as const

export const footprintTexts = {
  footprints: accountPages.footprints,
  toGoods,
  clear: '清空',
  noFootprints: '最近没有浏览过商品',
  removeDay: '删除当天',
  askRemoveDay: (day: string) => `确定删除 ${day} 的足迹吗？`,
  askClearFootprints: '确定清空全部足迹吗？',
  footprintsRemoved: '足迹已删除',
  removeOne: (name: string) => `删除 ${name}`,
  today: '今天',
  yesterday: '昨天',
} as const

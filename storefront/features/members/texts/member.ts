/** Texts of the member's own pages. */
import { favouriteShops } from '@storefront/shell/texts/favourite-shops'
import { texts as frame } from '@storefront/shell/texts/frame'
import { accountPages } from '@storefront/shell/texts/account-pages'
import { itemStates } from '@storefront/shell/texts/item-states'

export const texts = {
  ...frame,
  ...accountPages,
  ...favouriteShops,
  ...itemStates,

  seeAll: '查看全部',
  toGoods: '去逛逛',
  remove: '删除',
  clear: '清空',
  manage: '管理',
  total: (count: number) => `共 ${count} 条`,

  /** Centre */
  staffMember: '员工',
  editProfile: '编辑资料',
  pointsHeld: '积分',
  favouritesHeld: '收藏',
  footprintsHeld: '足迹',
  messagesHeld: '未读消息',
  latestOrders: '最近订单',
  noOrders: '还没有订单，去挑几件喜欢的吧',
  pieces: (count: number) => `共 ${count} 件`,
  seeOrder: '查看订单',

  /** Favourites */
  goods: '商品',
  shops: '店铺',
  noFavouriteGoods: '还没有收藏商品',
  noFavouriteShops: '还没有收藏店铺',
  selectAll: '全选本页',
  select: (name: string) => `选择 ${name}`,
  removeChosen: (count: number) => (count > 0 ? `移除所选（${count}）` : '移除所选'),
  askRemoveChosen: (count: number) => `确定移除所选的 ${count} 项收藏吗？`,
  askClearFavourites: '确定清空全部收藏吗？',
  closedShop: '已停业',
  visitShop: '进店逛逛',
  toShops: '看看附近门店',

  /** Footprints */
  noFootprints: '最近没有浏览过商品',
  removeDay: '删除当天',
  askRemoveDay: (day: string) => `确定删除 ${day} 的足迹吗？`,
  askClearFootprints: '确定清空全部足迹吗？',
  footprintsRemoved: '足迹已删除',
  removeOne: (name: string) => `删除 ${name}`,
  today: '今天',
  yesterday: '昨天',
} as const

/** Texts of the goods list and the goods detail. */
import { ADD_TO_CART, soldText } from '@widgets/shared/marks'
import { texts as frame } from '@storefront/shell/texts/frame'
import { itemStates } from '@storefront/shell/texts/item-states'
import { units } from '@storefront/shell/texts/units'

export const texts = {
  ...frame,
  ...itemStates,
  goods: '商品',
  allGoods: '全部商品',
  couponGoods: '优惠券可用商品',
  promotionGoods: '活动商品',
  nothingFound: '没有找到相关商品，换个词试试',
  nothingFor: (words: string) => `没有找到与“${words}”相关的商品，换个词试试`,
  didYouMean: '您要找的是不是：',
  hotWords: '热门搜索：',
  listEnds: '已经到底了',
  loadingMore: '加载中…',
  fromFirst: '从第 1 页看起',
  withoutFilters: '清除筛选条件',
  found: (count: number) => `共 ${count} 件商品`,
  narrow: '筛选',
  oneColumn: '改为单列',
  twoColumns: '改为双列',
  brand: '品牌',
  chosen: '已选',
  clearChosen: '清空',
  remove: (name: string) => `取消 ${name}`,
  category: '分类',
  priceRange: (low: string, high: string) =>
    low && high ? `¥${low}–${high}` : low ? `¥${low}以上` : `¥${high}以下`,
  showFound: (count: number) => `查看 ${count} 件商品`,
  shopGoods: '本店商品',
  tag: '标签',
  order: '排序',
  sortDefault: '综合',
  sortSales: '销量',
  sortNewest: '最新',
  price: '价格',
  priceUp: '价格 ↑',
  priceDown: '价格 ↓',
  lowestPrice: '最低价（元）',
  highestPrice: '最高价（元）',
  stock: (count: number) => `库存 ${count} 件`,
  chooseSpec: '请选择规格',
  addToCart: ADD_TO_CART,
  buyNow: '立即购买',
  gift: '赠品不可购买',
  coupons: '优惠券',
  promotions: '促销',
  moreCoupons: (count: number) => `展开全部 ${count} 张`,
  fewerCoupons: '收起',
  claimed: '领取成功',
  recommended: '推荐商品',
  others: '换一批',
  limit: units.atMost,
  sold: soldText,
  openVip: '去开通',
  discount: (tenths: number) => `${tenths}折`,
} as const

/** The search's fixed hot words. */
export const HOT_WORDS = ['短袖', '童装', '手机', 'ONex', '平板电视'] as const

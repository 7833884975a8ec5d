/** Texts of the bars around a phone's page. */
import { texts as frame } from './frame'

export const texts = {
  back: frame.back,
  search: frame.search,
  searchGoods: '搜索商品',
  wayBack: '返回与搜索',
  mainPages: '主要页面',
  /** After the count of the cart. */
  pieces: '件商品',
  desktopVersion: '访问电脑版',
} as const

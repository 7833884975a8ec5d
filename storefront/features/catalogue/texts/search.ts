/** Texts of the search page. */
import { texts as frame } from '@storefront/shell/texts/frame'

export const texts = {
  ...frame,
  searchGoods: '搜索商品',
  searchFor: '想找什么？',
  hotWords: '热门搜索：',
} as const

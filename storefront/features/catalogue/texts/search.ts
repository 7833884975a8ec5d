/** Texts of the search page. */
import { texts as frame } from '@storefront/shell/texts/frame'
import { texts as goods } from './goods'

export const texts = {
  ...frame,
  searchGoods: '搜索商品',
  searchFor: '想找什么？',
  pastWords: '搜索历史：',
  clearPast: '清空历史',
  hotWords: goods.hotWords,
} as const

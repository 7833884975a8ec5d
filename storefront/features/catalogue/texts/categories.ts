/** Texts of the page of all categories. */
import { texts as frame } from '@storefront/shell/texts/frame'

export const texts = {
  again: frame.again,
  roots: '一级分类',
  none: '暂无商品分类',
  allOf: (category: string) => `全部${category}`,
} as const

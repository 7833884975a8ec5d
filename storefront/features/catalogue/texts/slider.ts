/** Texts of goods in a row that can be added at once. */
import { texts as frame } from '@storefront/shell/texts/frame'

export const texts = {
  ...frame,
  add: '添加',
  look: '查看',
  before: '上一组',
  after: '下一组',
  seen: '最近浏览',
} as const

/** Texts of the cart. */
import { texts as frame } from './frame'

export const texts = {
  ...frame,
  removeQuestion: '请确认是否移除该商品?',
  removed: '商品删除成功',
} as const

import { isOrderKey } from '../order'
import type { Rule } from './rule'

export const orderKey: Rule = {
  name: 'orderKey',
  check([, { order }], _context, report) {
    if (!isOrderKey(order))
      report({ path: '/order', message: `排序键“${order}”无效，应为 a0、a1、a0V 这样的分数索引键` })
  },
}

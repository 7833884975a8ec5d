import type { Choices } from '../../back-office'
import { namedItems, searchGoods, searchItems } from './admin/choices-repo'

export const choices: readonly Choices[] = [
  { kind: 'goods', search: searchGoods },
  { kind: 'goods_item', search: searchItems, named: namedItems },
]

import type { Movement } from '../../db/schema'

const KINDS: Record<Movement, string> = {
  receive: '入库',
  adjust: '盘点',
  reserve: '下单占用',
  release: '释放占用',
  ship: '发货',
  return: '退货入库',
}

/** What operators call a movement. */
export const movementWord = (kind: Movement): string => KINDS[kind]

/** What stands before the first colon of a cause → how it is told; `id` says that the number behind it is told too. */
const CAUSES: Record<string, { word: string; id?: boolean }> = {
  opening: { word: '期初库存' },
  count: { word: '盘点' },
  receive: { word: '入库' },
  sheet: { word: '表格导入' },
  order: { word: '订单', id: true },
  cancel: { word: '取消订单', id: true },
  trade: { word: '交易', id: true },
  aftersale: { word: '售后', id: true },
}

/** `order:123:reserve` → 订单 123; a cause that nobody named stays as it is. */
export function causeWords(cause: string): string {
  const [name = '', id] = cause.split(':')
  const known = CAUSES[name]
  if (!known) return cause
  return known.id && id ? `${known.word} ${id}` : known.word
}

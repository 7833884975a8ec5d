import type { RecordValues } from '@schemas/records'

/** A product as its form has it. */
export type GoodsValue = RecordValues['goods']
export type ItemValue = GoodsValue['items'][number]

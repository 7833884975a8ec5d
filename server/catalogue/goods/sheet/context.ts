import type { CsvLineOf } from '../../../back-office'
import type { NamedGrade } from '../grade-prices-cell'
import type { GoodsNames } from './names-repo'
import type { NumberedBy, PresentGoods } from './present-repo'

export type SheetLine = CsvLineOf<'goods_items'>

/** What was read for a batch of rows. */
export interface SheetContext {
  names: GoodsNames
  grades: readonly NamedGrade[]
  present: ReadonlyMap<string, PresentGoods>
  numbered: ReadonlyMap<string, NumberedBy[]>
  /** Addresses in the library. */
  pictures: ReadonlySet<string>
  /** Ids of products that items have. */
  taken: ReadonlySet<string>
}

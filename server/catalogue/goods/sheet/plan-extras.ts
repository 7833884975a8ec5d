import { AppError } from '../../../core/errors'
import type { GradePrice } from '../admin/grade-prices-repo'
import { picsWith } from '../admin/items'
import { readGradePricesCell, writeGradePricesCell } from '../grade-prices-cell'
import { filled, isNone, writePics } from '../cells'
import type { SheetContext, SheetLine } from './context'
import type { LineFaults } from './faults'
import type { PresentGoods, PresentItem } from './present-repo'

/** What an item has besides its own columns; absent: unchanged. */
export interface ItemExtras {
  pics?: string[]
  grade_prices?: GradePrice[]
}

interface PlannedExtras {
  wanted: ItemExtras
  /** As the audit log shows them. */
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** Picture and members' prices of a row, where they differ from those of the item. */
export function planExtras(
  { line, values }: SheetLine,
  item: PresentItem | undefined,
  goods: PresentGoods | undefined,
  { pictures, grades }: SheetContext,
  faults: LineFaults,
): PlannedExtras {
  const planned: PlannedExtras = { wanted: {}, before: {}, after: {} }
  const [shown, ...more] = item?.pics ?? []
  const picture = filled(values.picture)
  if (picture !== undefined && picture !== pictureCell(item)) {
    const url = isNone(picture) ? '' : picture
    if (url !== '' && !pictures.has(url) && !goods?.pics.includes(url))
      faults.add(line, 'picture', `图片库里没有 ${url}，请先上传`)
    planned.wanted.pics = picsWith(url, more)
    planned.before['picture'] = shown ?? ''
    planned.after['picture'] = url
  }
  const prices = filled(values.grade_prices)
  if (prices !== undefined) {
    const had = item?.grade_prices ?? []
    const wanted = pricesIn(prices, grades, (message) => faults.add(line, 'grade_prices', message))
    const [before, after] = [had, wanted].map((own) => writeGradePricesCell(own, grades))
    if (before !== after) {
      if ((goods?.sold ?? true) && wanted.some(({ price }) => price === 0))
        faults.add(line, 'grade_prices', '会员价应大于 0')
      planned.wanted.grade_prices = wanted
      planned.before['grade_prices'] = before
      planned.after['grade_prices'] = after
    }
  }
  return planned
}

/** The picture of an item as its cell shows it; 无 for that of the product. */
export const pictureCell = (item: Pick<PresentItem, 'pics'> | undefined): string =>
  writePics(item?.pics.slice(0, 1) ?? [])

function pricesIn(
  cell: string,
  grades: SheetContext['grades'],
  refuse: (message: string) => void,
): GradePrice[] {
  try {
    return readGradePricesCell(cell, grades)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    refuse(error.message)
    return []
  }
}

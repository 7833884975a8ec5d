import type { CSSProperties } from 'react'
import { px } from '@engine'
import type { W0014Props } from '@schemas/generated/types'
import { textStyle } from '../text-style'

export interface Grid {
  columns: number
  rows: number
  /** px; size of a cell. */
  cell: { width: number; height: number }
}

/** Divides a box (px) into cells of about the given size; rows never get smaller, and there is at least one cell. */
export function gridOf(width: number, height: number, wanted: { width: number; height: number }): Grid {
  const columns = Math.max(1, Math.round(width / wanted.width))
  const rows = Math.max(1, Math.floor(height / wanted.height))
  return {
    columns,
    rows,
    cell: { width: Math.floor(width / columns), height: Math.max(0, Math.floor(height / rows)) },
  }
}

/** Equal tracks that their content never widens. */
export const gridTemplate = ({ columns, rows }: Grid): CSSProperties => ({
  gridTemplate: `repeat(${rows}, minmax(0, 1fr)) / repeat(${columns}, minmax(0, 1fr))`,
})

const LEAST = 40

/**
 * Side (px) of the square picture that fits into a cell above its lines of text (rule widgets-3).
 * @param fontSizes px, one per line; invalid sizes count as 14
 * @param most maximum side; smaller cells get a smaller one
 */
export function pictureSide(cell: Grid['cell'], fontSizes: readonly unknown[], most: number): number {
  const text = fontSizes.reduce<number>((sum, size) => sum + (px(size) ?? 14) * 1.4 + 6, 0)
  const room = Math.min(most, cell.width - 16, cell.height - text - 16)
  return Math.max(LEAST, Math.floor(room))
}

/** Settings for the products of a showcase. */
export type GoodsSettings = Pick<
  W0014Props,
  'wgtTitleColor' | 'wgtTitleFontSize' | 'wgtPriceColor' | 'wgtPriceFontSize' | 'wgtToFixed'
>

/** Props of a `GoodsCard` for names and prices. */
export function goodsLook(settings: GoodsSettings): {
  nameStyle: CSSProperties
  priceStyle: CSSProperties
  digits: number
} {
  return {
    nameStyle: textStyle(settings.wgtTitleFontSize, settings.wgtTitleColor),
    priceStyle: textStyle(settings.wgtPriceFontSize, settings.wgtPriceColor),
    digits: settings.wgtToFixed,
  }
}

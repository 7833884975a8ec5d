import type { CSSProperties } from 'react'
import type { W0014Props } from '@schemas/generated/types'
import { textStyle } from '../text-style'

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

import type { CSSProperties } from 'react'
import type { W0014Props } from '@schemas/generated/types'
import { textStyle } from '../text-style'

/** How a showcase writes its goods, as its panel says. */
export type GoodsSettings = Pick<
  W0014Props,
  'wgtTitleColor' | 'wgtTitleFontSize' | 'wgtPriceColor' | 'wgtPriceFontSize' | 'wgtToFixed'
>

/** The look of names and prices, ready to be spread on a `GoodsCard`. */
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

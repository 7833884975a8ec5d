import { hrefOf, px, useShop, type WidgetProps } from '@engine'
import { strings } from '@schemas/generated/strings/W0020'
import type { W0020Props } from '@schemas/generated/types'
import { SectionHead } from '../shared/SectionHead'
import { bandLook, textOf, textStyle } from '../shared/text-style'
import css from './Render.module.css'
import { ShopPanel } from './ShopPanel'
import { shownShop } from './shops'

/** 为你推荐: shops side by side, each with three of its products. */
export function RecommendedShops({ props, mode, theme }: WidgetProps<W0020Props>) {
  const shop = useShop()
  const shops = props.data.flatMap(
    (entry) => shownShop(entry, shop, mode, props.wgtHideUnselectedItems === true) ?? [],
  )
  if (shops.length === 0) return null
  const columns = Math.max(1, Math.trunc(px(props.columnNums) ?? 1))
  const priceStyle = textStyle(props.wgtPriceFontSize, props.wgtPriceColor)
  const leads = hrefOf(props.moreLinkData) !== undefined
  return (
    <section className={css.shops} style={{ '--theme': theme }}>
      {props.wgtHiddenTitle !== true && (
        <SectionHead
          title={textOf(props.text)}
          {...bandLook(props)}
          more={leads ? { text: strings.more, link: props.moreLinkData } : null}
          className={css.title}
        />
      )}
      <ul className={css.list} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {shops.map((one, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- one shop may be listed twice
          <li key={`${one.id}-${index}`} className={css.cell}>
            <ShopPanel shop={one} priceStyle={priceStyle} />
          </li>
        ))}
      </ul>
    </section>
  )
}

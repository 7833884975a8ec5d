import type { WidgetProps } from '@engine'
import type { W0002Props } from '@schemas/generated/types'
import { useGoodsList } from '../shared/goods'
import { GoodsCard } from '../shared/GoodsCard'
import { SectionHead } from '../shared/SectionHead'
import { bandLook, textOf, textStyle } from '../shared/text-style'
import css from './Render.module.css'

/** px; side of the goods picture (rule widgets-3). */
const PICTURE = 214

/** 商品: title bar and a grid of products. Its height is title + list + 20 (rule widgets-1). */
export function GoodsList({ props, theme }: WidgetProps<W0002Props>) {
  const goods = useGoodsList(props.data)
  if (goods.length === 0) return null
  const columns = Math.max(1, Math.trunc(Number(props.columnNums)) || 1)
  const priceStyle = textStyle(props.wgtPriceFontSize, props.wgtPriceColor)
  return (
    <section className={css.goods} style={{ '--theme': theme }}>
      <SectionHead
        title={textOf(props.text)}
        {...bandLook(props)}
        more={props.showMore ? { text: props.moreText, link: props.moreLinkData } : null}
      />
      <ul className={css.list} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {goods.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- one product may be listed twice
          <li key={`${item.id}-${index}`}>
            <GoodsCard goods={item} picture={PICTURE} priceStyle={priceStyle} marketPrice />
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { WidgetProps } from '@engine'
import type { W0015Props } from '@schemas/generated/types'
import { GoodsCard } from '../shared/GoodsCard'
import { goodsLook, gridOf, pictureSide } from '../shared/showcase/grid'
import { GoodsGrid } from '../shared/showcase/GoodsGrid'
import { SHOWCASE_HEAD, TabbedShowcase } from '../shared/showcase/TabbedShowcase'
import css from './Render.module.css'

/** px; at the default size one large product and two rows of five beside it (rule widgets-3). */
const FIRST = 240
const CELL = { width: 190, height: 200 }
const PICTURE = 200
/** px; the list picture of rule widgets-3. */
const BIG = 214

/** 精品橱窗: under each tab the first product large, the others with their subtitles beside it. */
export function FineShowcase({ uuid, props, style, mode, theme }: WidgetProps<W0015Props>) {
  const height = style.height - SHOWCASE_HEAD
  const hasFirst = style.width >= FIRST + 2 * CELL.width
  const grid = gridOf(style.width - (hasFirst ? FIRST : 0), height, CELL)
  const fonts = [props.wgtTitleFontSize, 12, props.wgtPriceFontSize]
  return (
    <TabbedShowcase uuid={uuid} mode={mode} theme={theme} settings={props} label="精品橱窗">
      {(goods) => (
        <>
          {hasFirst && goods[0] && (
            <div className={css.first} style={{ width: FIRST }}>
              <GoodsCard
                goods={goods[0]}
                variant="compact"
                picture={pictureSide({ width: FIRST, height }, fonts, BIG)}
                brief
                marketPrice
                className={css.card}
                {...goodsLook(props)}
              />
            </div>
          )}
          <GoodsGrid
            goods={hasFirst ? goods.slice(1) : goods}
            grid={grid}
            settings={props}
            picture={PICTURE}
            brief={{}}
          />
        </>
      )}
    </TabbedShowcase>
  )
}

import type { CSSProperties } from 'react'
import type { ShownGoods } from '../goods'
import { GoodsCard } from '../GoodsCard'
import { goodsLook, type GoodsSettings, gridTemplate, pictureSide, type Grid } from './grid'
import css from './GoodsGrid.module.css'

interface GoodsGridProps {
  goods: readonly ShownGoods[]
  grid: Grid
  settings: GoodsSettings
  /** Maximum picture size, px. */
  picture: number
  /** Font size and colour of the brief, if shown. */
  brief?: CSSProperties
}

/** As many products as the grid has cells, each with picture, name, brief and price centred in its cell. */
export function GoodsGrid({ goods, grid, settings, picture, brief }: GoodsGridProps) {
  const lines = [settings.wgtTitleFontSize, settings.wgtPriceFontSize]
  const side = pictureSide(grid.cell, brief ? [...lines, brief.fontSize ?? 12] : lines, picture)
  return (
    <ul className={css.grid} style={gridTemplate(grid)}>
      {goods.slice(0, grid.columns * grid.rows).map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- one product may be listed twice
        <li key={`${item.id}-${index}`} className={css.cell}>
          <GoodsCard
            goods={item}
            variant="compact"
            picture={side}
            brief={brief !== undefined}
            briefStyle={brief}
            className={css.card}
            {...goodsLook(settings)}
          />
        </li>
      ))}
    </ul>
  )
}

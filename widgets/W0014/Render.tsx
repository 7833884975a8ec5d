import type { WidgetProps } from '@engine'
import type { W0014Props } from '@schemas/generated/types'
import { GoodsGrid } from '../shared/showcase/GoodsGrid'
import { gridOf } from '../shared/showcase/grid'
import { SHOWCASE_HEAD, TabbedShowcase } from '../shared/showcase/TabbedShowcase'

/** px; at the default size two rows of five, the ten goods of rule widgets-3. */
const CELL = { width: 230, height: 200 }
const PICTURE = 200

/** 主图橱窗: products with briefs under tabs, as many as fit into the box. */
export function MainShowcase({ uuid, props, style, mode, theme }: WidgetProps<W0014Props>) {
  const grid = gridOf(style.width, style.height - SHOWCASE_HEAD, CELL)
  return (
    <TabbedShowcase uuid={uuid} mode={mode} theme={theme} settings={props} label="主图橱窗">
      {(goods) => <GoodsGrid goods={goods} grid={grid} settings={props} picture={PICTURE} brief={{}} />}
    </TabbedShowcase>
  )
}

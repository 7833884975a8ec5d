import { Anchor, mediaUrl, type WidgetProps } from '@engine'
import type { W0017Props } from '@schemas/generated/types'
import { linkName } from '../shared/link-name'
import { Picture } from '../shared/Picture'
import { GoodsGrid } from '../shared/showcase/GoodsGrid'
import { gridOf } from '../shared/showcase/grid'
import { SHOWCASE_HEAD, TabbedShowcase } from '../shared/showcase/TabbedShowcase'
import { textStyle } from '../shared/text-style'
import css from './Render.module.css'

/** px; at the default size two rows of two, the four goods of rule widgets-3. */
const CELL = { width: 250, height: 260 }
const PICTURE = 200
/** Share of the width for the main picture; of the height if the box is too narrow for both. */
const MAIN = 0.4
const NARROW = 600

/** 特殊橱窗: one main picture, beside it the products of the active tab. */
export function PosterShowcase({ uuid, props, style, mode, theme }: WidgetProps<W0017Props>) {
  const hasMain = mode === 'design' || mediaUrl(props.goods_pic) !== undefined
  const narrow = style.width < NARROW
  const body = { width: style.width, height: Math.max(0, style.height - SHOWCASE_HEAD) }
  const main = narrow
    ? { width: body.width, height: Math.round(body.height * MAIN) }
    : { width: Math.round(body.width * MAIN), height: body.height }
  const grid = gridOf(
    body.width - (hasMain && !narrow ? main.width : 0),
    body.height - (hasMain && narrow ? main.height : 0),
    CELL,
  )
  return (
    <TabbedShowcase
      uuid={uuid}
      mode={mode}
      theme={theme}
      settings={props}
      label="特殊橱窗"
      stacked={narrow}
      aside={
        hasMain && (
          <Anchor link={props.pathData} className={css.main} style={main}>
            <Picture
              src={props.goods_pic}
              alt={linkName(props.pathData, props.text)}
              className={css.picture}
              {...main}
            />
          </Anchor>
        )
      }
    >
      {(goods) => (
        <GoodsGrid
          goods={goods}
          grid={grid}
          settings={props}
          picture={PICTURE}
          brief={textStyle(props.wgtSubTitleFontSize, props.wgtSubTitleColor)}
        />
      )}
    </TabbedShowcase>
  )
}

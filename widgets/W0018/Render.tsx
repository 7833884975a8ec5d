import { colour, oneOf, useMode, useShop, type WidgetProps } from '@engine'
import type { W0018Props } from '@schemas/generated/types'
import { Carousel } from '../shared/carousel/Carousel'
import { Pointers } from '../shared/carousel/Pointers'
import frame from '../shared/frame.module.css'
import { shownGoods, type ShownGoods } from '../shared/goods'
import { GoodsCard } from '../shared/GoodsCard'
import { goodsLook, gridOf, gridTemplate, pictureSide } from '../shared/showcase/grid'
import { SectionHead } from '../shared/SectionHead'
import { textOf } from '../shared/text-style'
import css from './Render.module.css'

/** px; head, pointers, and a cell: at the default size four products below each other (rule widgets-3). */
const HEAD = 60
const FOOT = { low: 40, thumbnails: 68 }
const CELL = { width: 280, height: 116 }
const PICTURE = 104

/** 热卖橱窗: groups of products, one group at a time, looping. */
export function HotSale({ props, style, mode, theme }: WidgetProps<W0018Props>) {
  const groups = useGroups(props.data)
  if (groups.length === 0) return null
  const kind = oneOf(props.styleType, ['style1', 'style2', 'style3', 'style4', 'style5'])
  const foot = groups.length < 2 ? 0 : kind === 'style5' ? FOOT.thumbnails : FOOT.low
  const grid = gridOf(style.width, style.height - HEAD - foot, CELL)
  const side = pictureSide({ ...grid.cell, width: grid.cell.width * 0.45 }, [], PICTURE)
  const title = textOf(props.mainTitle)
  const slides = groups.map((goods, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- slides have no identity but their place
    <ul key={index} className={css.slide} style={{ ...gridTemplate(grid), paddingBottom: foot }}>
      {goods.slice(0, grid.columns * grid.rows).map((item, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- one product may be listed twice
        <li key={`${item.id}-${place}`} className={css.cell}>
          <GoodsCard goods={item} variant="wide" picture={side} className={css.card} {...goodsLook(props)} />
        </li>
      ))}
    </ul>
  ))
  return (
    <section className={frame.frame} style={{ '--theme': theme }}>
      {title !== '' && <SectionHead title={title} />}
      <Carousel
        label={title || '热卖橱窗'}
        slides={slides}
        loop
        autoplay={props.autoplay && mode === 'render'}
        interval={props.autoplaySpeed}
        className={css.carousel}
      >
        {(carousel) =>
          carousel.count > 1 && (
            <Pointers
              carousel={carousel}
              kind={kind}
              align={oneOf(props.pointAlign, ['left', 'center', 'right']) ?? 'center'}
              color={colour(props.pointDefaultColor)}
              activeColor={props.customerThemeEnabled ? (colour(props.pointActiveColor) ?? theme) : theme}
              pictures={groups.map((goods) => goods[0]?.picture ?? '')}
            />
          )
        }
      </Carousel>
    </section>
  )
}

/** The groups with visible products. */
function useGroups(data: W0018Props['data']): ShownGoods[][] {
  const shop = useShop()
  const mode = useMode()
  return data
    .map((group) => group.data.flatMap((goods) => shownGoods(goods, shop, mode) ?? []))
    .filter((goods) => goods.length > 0)
}

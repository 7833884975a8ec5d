import type { CSSProperties } from 'react'
import { colour, hrefOf, px, type WidgetProps } from '@engine'
import type { W0019Props } from '@schemas/generated/types'
import { textOf, textStyle } from '../shared/text-style'
import { useTabs } from '../shared/use-tabs'
import { Head } from './Head'
import css from './Render.module.css'
import { carrying, MOST, shownShop, tabsOf, useSavedShops } from './shops'
import { ShopCard } from './ShopCard'
import { Empty, Failed, Skeleton } from './states'
import { useNearby } from './use-nearby'

/** px; a row of shops with its gap, and head and foot around the rows: two rows make the 565 of designer §9. */
const ROW = 250
const AROUND = 65
/** Where the link to more leads unless the panel says otherwise (designer §2). */
const ALL_SHOPS = '/shops/near'

/**
 * 附近商家: what was saved with the page, then what is near the shopper (decisions 9). Its height is head + list + 20
 * (decisions 8); the stored height says how many rows to keep free until the first answer.
 */
export function NearbyShops({ uuid, props, style, theme }: WidgetProps<W0019Props>) {
  const nearby = useNearby()
  const columns = Math.max(1, Math.min(MOST, Math.trunc(px(props.columnNums) ?? 1)))
  const rows = Math.max(1, Math.round(((px(style.height) ?? 0) - AROUND) / ROW))
  const room = Math.min(MOST, columns * rows)
  const saved = useSavedShops(props.data, room)
  const shops = nearby.answer ? nearby.answer.list.map(shownShop) : saved
  const tags = tabsOf(props.selectTagList, nearby.answer?.tagList ?? props.allTagList, shops)
  const tabs = useTabs(uuid, tags.length, false)
  const shown = carrying(shops, tags[tabs.active])
  const failed = nearby.phase === 'failed'
  const more = {
    text: props.showMore ? textOf(props.moreText) : '',
    link: hrefOf(props.moreLinkData) ? props.moreLinkData : ALL_SHOPS,
  }
  return (
    <section
      className={css.nearby}
      style={{ '--theme': theme, '--accent': colour(props.wgtTitleBackgroundColor) ?? theme }}
      aria-busy={nearby.phase === 'asking' || undefined}
    >
      <Head
        props={props}
        tabs={tabs}
        tags={tags}
        nearby={nearby}
        more={more}
        stale={failed && shops.length > 0}
      />
      <div {...(tags.length > 0 ? tabs.panel : {})} className={css.panel}>
        {shown.length > 0 ? (
          <ul className={css.list} style={columnsOf(Math.min(columns, shops.length))}>
            {shown.map((shop, index) => (
              <li key={shop.id || index} className={css.cell}>
                <ShopCard
                  shop={shop}
                  style={borderOf(props)}
                  nameStyle={textStyle(props.wgtShopNameFontSize, props.wgtShopNameColor)}
                />
              </li>
            ))}
          </ul>
        ) : shops.length > 0 || nearby.answer ? (
          <Empty more={more} />
        ) : failed ? (
          <Failed retry={nearby.retry} />
        ) : (
          <Skeleton count={room} className={css.list} style={columnsOf(columns)} />
        )}
      </div>
    </section>
  )
}

const columnsOf = (count: number): CSSProperties => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
})

function borderOf(props: W0019Props): CSSProperties | undefined {
  const width = Math.max(0, Math.min(5, px(props.wgtShopBorderWidth) ?? 0))
  if (props.wgtShopBorder !== true || width === 0) return undefined
  return { border: `${width}px solid`, borderColor: colour(props.wgtShopBorderColor) }
}

import type { CSSProperties } from 'react'
import { colour, hrefOf, px, type WidgetProps, Anchor } from '@engine'
import type { W0019Props, Link } from '@schemas/generated/types'
import { strings } from '@schemas/generated/strings/W0019'
import { textOf, textStyle } from '../shared/text-style'
import { useTabs } from '../shared/use-tabs'
import { Head } from './Head'
import css from './Render.module.css'
import { carrying, MOST, shownShop, tabsOf, useSavedShops, type ShownShop } from './shops'
import { ShopCard } from './ShopCard'
import { useNearby } from './use-nearby'

/** px; a row of shops, the gap below it, head and foot: two rows make 565 (rule widgets-3). */
const ROW = 240
const GAP = 10
const HEAD_AND_FOOT = 75
/** Where the link to more leads unless the panel says otherwise. */
const ALL_SHOPS = '/shops/near'

/**
 * 附近商家: the shops saved with the page, then those near the shopper. Its height is head + list + 20; the stored height
 * determines how many rows to reserve until the first answer (rule shops-2, rule widgets-1).
 */
export function NearbyShops({ uuid, props, style, theme }: WidgetProps<W0019Props>) {
  const nearby = useNearby()
  const columns = Math.max(1, Math.min(MOST, Math.trunc(px(props.columnNums) ?? 1)))
  const room = Math.min(MOST, columns * rowsIn(px(style.height) ?? 0))
  const saved = useSavedShops(props.data, room)
  const shops = nearby.answer ? nearby.answer.list.map(shownShop) : saved
  const tags = tabsOf(props.selectTagList, nearby.answer?.tagList ?? props.allTagList, shops)
  const tabs = useTabs(uuid, tags.length, false)
  const shown = carrying(shops, tags[tabs.active])
  const all = carrying(shops).length
  const across = Math.max(1, Math.min(columns, all))
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
      <Head props={props} tabs={tabs} tags={tags} nearby={nearby} more={more} stale={failed && all > 0} />
      <div
        {...(tags.length > 0 ? tabs.panel : {})}
        className={css.panel}
        // the height of all shops stays while a tab shows some of them
        style={{ minHeight: Math.ceil(all / across) * (ROW + GAP) - GAP }}
      >
        {shown.length > 0 && <List shops={shown} across={across} props={props} />}
        {shown.length === 0 && (all > 0 || nearby.answer !== null) && <Empty more={more} />}
        {all === 0 && !nearby.answer && failed && <Failed retry={nearby.retry} />}
        {all === 0 && !nearby.answer && !failed && (
          <Skeleton count={room} className={css.list} style={columnsOf(columns)} />
        )}
      </div>
    </section>
  )
}

function List({ shops, across, props }: { shops: ShownShop[]; across: number; props: W0019Props }) {
  const border = borderOf(props)
  const name = textStyle(props.wgtShopNameFontSize, props.wgtShopNameColor)
  return (
    <ul className={css.list} style={columnsOf(across)}>
      {shops.map((shop, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- one shop may be listed twice
        <li key={`${shop.id}-${index}`} className={css.cell}>
          <ShopCard shop={shop} style={border} nameStyle={name} />
        </li>
      ))}
    </ul>
  )
}

const rowsIn = (height: number) => Math.max(1, Math.round((height - HEAD_AND_FOOT + GAP) / (ROW + GAP)))

const columnsOf = (count: number): CSSProperties => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
})

function borderOf(props: W0019Props): CSSProperties | undefined {
  const width = Math.max(0, Math.min(5, px(props.wgtShopBorderWidth) ?? 0))
  if (props.wgtShopBorder !== true || width === 0) return undefined
  return { border: `${width}px solid`, borderColor: colour(props.wgtShopBorderColor) }
}

/** Skeleton cards of the size of shops. */
function Skeleton({ count, ...place }: { count: number; className?: string; style: CSSProperties }) {
  return (
    <output aria-label={strings.loading} {...place}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={css.bone} />
      ))}
    </output>
  )
}

/** No shop nearby, or none with this tag: a picture, a sentence and a link. */
function Empty({ more }: { more: { text: string; link: Link | string } }) {
  return (
    <output className={css.state}>
      <span className={css.shopfront} aria-hidden="true" />
      <span>{strings.empty}</span>
      {more.text !== '' && (
        <Anchor link={more.link} className={css.way}>
          {more.text}
        </Anchor>
      )}
    </output>
  )
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <div role="alert" className={css.state}>
      <span className={css.shopfront} aria-hidden="true" />
      <span>{strings.failed}</span>
      <button type="button" className={css.way} onClick={retry}>
        {strings.retry}
      </button>
    </div>
  )
}

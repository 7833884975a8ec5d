import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { Anchor, mediaUrl } from '@engine'
import { OFF_SHELF } from '../shared/marks'
import { GoodsCard } from '../shared/GoodsCard'
import { Picture } from '../shared/Picture'
import box from '../shared/shops.module.css'
import { ShopTags } from '../shared/ShopTags'
import css from './ShopPanel.module.css'
import type { ShownShop } from './shops'

/** px; the pictures of rule widgets-3. */
const TOP = { width: 538, height: 96 }
const BANNER = { width: 149, height: 246 }
const LOGO = { width: 80, height: 80 }
const GOODS = 118

interface ShopPanelProps {
  shop: ShownShop
  priceStyle: CSSProperties
}

/** One shop: wide picture above, upright picture, logo, name and tags, three products. */
export function ShopPanel({ shop, priceStyle }: ShopPanelProps) {
  const { name, href, state, goods } = shop
  return (
    <article className={clsx(box.box, css.panel, css[state])}>
      <Anchor link={href} className={css.link}>
        <Top shop={shop} />
      </Anchor>
      <div className={css.body}>
        <Anchor link={href} className={clsx(css.link, css.banner)}>
          <Picture src={shop.banner} alt={`${name} 门店`} {...BANNER} />
        </Anchor>
        <div className={css.side}>
          <Anchor link={href} className={clsx(css.link, css.head)}>
            <Picture src={shop.logo} alt="" {...LOGO} className={css.logo} />
            <span className={css.about}>
              <span className={css.name}>{name}</span>
              <Tags shop={shop} />
            </span>
          </Anchor>
          <ul className={css.goods}>
            {goods.map(
              (item, index) =>
                item && (
                  // each has its own cell; products not chosen leave it empty
                  // oxlint-disable-next-line react/no-array-index-key -- one product may be listed twice
                  <li key={`${item.id}-${index}`} className={css.place} style={{ gridColumn: index + 1 }}>
                    <GoodsCard goods={item} variant="compact" picture={GOODS} priceStyle={priceStyle} />
                  </li>
                ),
            )}
          </ul>
        </div>
      </div>
    </article>
  )
}

/** The wide picture; a shop without one shows its name on a tint of the theme colour. */
function Top({ shop: { name, top, state } }: { shop: ShownShop }) {
  if (state !== 'placeholder' && mediaUrl(top) === undefined) return <span className={css.band}>{name}</span>
  return <Picture src={top} alt={name} height={TOP.height} className={css.top} />
}

function Tags({ shop: { tags, state } }: { shop: ShownShop }) {
  if (state === 'vanished') return <span className={clsx(box.tag, css.gone)}>{OFF_SHELF}</span>
  return <ShopTags tags={tags} />
}

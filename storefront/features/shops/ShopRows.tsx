import { clsx } from 'clsx'
import type { Distributor } from '@schemas/generated/api'
import { Anchor } from '@engine'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { shopPath } from '@widgets/shared/shop'
import row from '@storefront/shell/parts/picture-row.module.css'
import css from './ShopRows.module.css'
import { couponLabel } from '../../shell/parts/coupon-label'
import { texts } from './texts/shops'
import { wayLink } from '@widgets/shared/map-link'
import { ShopFacts } from './ShopFacts'

/** Rows whose pictures are on the first screen. */
const EAGER = 6

interface ShopRowsProps {
  shops: readonly Distributor[]
  label: string
  /** Others are on their way. */
  busy?: boolean
}

export const ShopRows = ({ shops, label, busy }: ShopRowsProps) => (
  <ul className={css.rows} aria-label={label} aria-busy={busy || undefined}>
    {shops.map((shop, index) => (
      <li key={shop.distributor_id}>
        <ShopRow shop={shop} eager={index < EAGER} />
      </li>
    ))}
  </ul>
)

/** px */
const WIDTH = 200
const HEIGHT = 168
/** Coupons that a row has room for. */
const COUPONS = 2

/** One shop of a list: its picture and name lead to it. */
function ShopRow({ shop, eager = false }: { shop: Distributor; eager?: boolean }) {
  const { distributor_id, name, banner, mobile, distance_show, distance_unit, tagList, discountCardList } =
    shop
  const link = shopPath(distributor_id)
  return (
    <article className={clsx(row.row, css.row)}>
      <Anchor link={link} label={name}>
        <Picture
          src={pictureAt(banner, 'm')}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          eager={eager}
          className={clsx(row.picture, css.picture)}
        />
      </Anchor>
      <div className={row.text}>
        <header className={css.head}>
          <h3 className={css.name}>
            <Anchor link={link} className={css.link}>
              {name}
            </Anchor>
          </h3>
          {distance_show && <span className={css.away}>{texts.away(distance_show + distance_unit)}</span>}
        </header>
        <ShopFacts shop={shop} />
        <p className={css.ways}>
          <a
            href={wayLink(shop)}
            target="_blank"
            rel="noopener noreferrer"
            className={css.way}
            aria-label={`${texts.wayThere} ${name}`}
          >
            {texts.wayThere}
          </a>
          {mobile && (
            <a href={`tel:${mobile}`} className={css.way} aria-label={`${texts.call} ${name}`}>
              {texts.call}
            </a>
          )}
        </p>
        {(tagList.length > 0 || discountCardList.length > 0) && (
          <ul className={css.marks}>
            {tagList.map(({ tag_id, tag_name }) => (
              <li key={tag_id} className={css.tag}>
                {tag_name}
              </li>
            ))}
            {discountCardList.slice(0, COUPONS).map((card) => (
              <li key={card.card_id} className={css.coupon}>
                {couponLabel({ ...card, card_type: card.card_type === 'discount' ? 'discount' : 'cash' })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}

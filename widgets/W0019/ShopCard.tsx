import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { Anchor } from '@engine'
import { strings } from '@schemas/generated/strings/W0019'
import { wayLink } from '../shared/map-link'
import { Picture } from '../shared/Picture'
import { shopPath } from '../shared/shop'
import box from '../shared/shops.module.css'
import { ShopTags } from '../shared/ShopTags'
import type { ShownShop } from './shops'
import css from './ShopCard.module.css'

/** Maximum number of tags on a card. */
const TAGS = 3

interface ShopCardProps {
  shop: ShownShop
  /** The border of the card. */
  style?: CSSProperties
  nameStyle: CSSProperties
}

/** One shop as a link, its text beside the picture if the card is wide, and the way there. */
export function ShopCard({ shop, style, nameStyle }: ShopCardProps) {
  const { id, name, banner, logo, address, distance, tags, lng, lat } = shop
  const link = id === '' ? undefined : shopPath(id)
  return (
    <>
      <Anchor
        link={link}
        className={clsx(box.box, css.card, id === '' && css.placeholder)}
        style={style}
        title={name || undefined}
      >
        <Picture src={banner} alt="" className={css.banner} />
        <span className={css.text}>
          <Picture src={logo} alt="" width={44} height={44} className={css.logo} />
          <span className={css.name} style={nameStyle}>
            {name}
          </span>
          {(distance !== '' || address !== '') && (
            <span className={css.place}>
              {distance !== '' && <b className={css.distance}>{distance}</b>}
              {address}
            </span>
          )}
          {tags.length > 0 && <ShopTags tags={tags.slice(0, TAGS)} className={css.tags} />}
        </span>
        <span className={css.enter} aria-hidden="true">
          {strings.enter}
        </span>
      </Anchor>
      {address !== '' && (
        <Anchor
          link={wayLink({ lng, lat, name, store_address: address })}
          className={css.way}
          label={`${strings.way} ${name}`}
        >
          {strings.way}
        </Anchor>
      )}
    </>
  )
}

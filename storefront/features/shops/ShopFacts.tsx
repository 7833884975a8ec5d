import type { Distributor } from '@schemas/generated/api'
import { texts } from './texts/shops'
import { mapLink } from '@widgets/shared/map-link'
import css from './ShopFacts.module.css'

/** Where a shop is, when it is open, how it is called. */
export function ShopFacts({ shop }: { shop: Distributor }) {
  const { name, store_address, hour, mobile } = shop
  return (
    <dl className={css.facts}>
      <div>
        <dt>{texts.address}</dt>
        <dd>
          {store_address}{' '}
          <a
            href={mapLink(shop)}
            target="_blank"
            rel="noopener noreferrer"
            className={css.way}
            aria-label={`${texts.map} ${name}`}
          >
            {texts.map}
          </a>
        </dd>
      </div>
      {hour && (
        <div>
          <dt>{texts.hours}</dt>
          <dd>{hour}</dd>
        </div>
      )}
      {mobile && (
        <div>
          <dt>{texts.phone}</dt>
          <dd>
            <a href={`tel:${mobile}`} className={css.phone}>
              {mobile}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}

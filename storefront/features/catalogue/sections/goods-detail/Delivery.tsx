import { useEffect, useState } from 'react'
import { Anchor } from '@engine'
import { PLACE_COOKIE, PLACE_LIFE_S, placeCookie, placeInCookie } from '@schemas/api/place-cookie'
import type { DeliveryOfAnswer } from '@schemas/generated/api'
import { HEAD_OFFICE } from '@schemas/shop-id'
import { Price } from '@widgets/shared/Price'
import { shopPath } from '@widgets/shared/shop'
import { call } from '@storefront/shell/api/call'
import { placeName } from '@storefront/shell/addresses/place-name'
import type { RegionNames } from '@storefront/shell/addresses/regions'
import { dayWordsOf } from '@storefront/shell/parts/moments'
import { ContactService } from '@storefront/shell/parts/ContactService'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { Row } from '../../ProductBox'
import { texts } from '../../texts/detail'
import type data from './data'
import css from './BuyBox.module.css'
import { opened } from '@storefront/shell/parts/opened'

const PlaceDialog = opened(() => import('./PlaceDialog'))

interface DeliveryProps {
  item_id: string
  /** For the place that the server knows. */
  first: DeliveryOfAnswer
  /** It can be bought: what is said of delivery applies. */
  sells: boolean
}

/** Where a product is brought to, for how much and when; what the shop grants, and which shop it is. */
export function Delivery({ item_id, first, sells }: DeliveryProps) {
  const { service } = useAnswers<typeof data>()
  const [delivery, setDelivery] = useState(first)
  const [dialog, setDialog] = useState<{ open: boolean }>()
  const { seller, place, pickup, no_reason } = delivery
  const isShops = seller.distributor_id !== HEAD_OFFICE
  const distributor_id = isShops ? seller.distributor_id : undefined
  useEffect(() => {
    const known = chosenPlace()
    if (!known || !sells) return
    const leaving = new AbortController()
    void askDelivery({ item_id, distributor_id, ...known }, leaving.signal).then(
      (answer) => answer && setDelivery(answer),
    )
    return () => leaving.abort()
  }, [item_id, distributor_id, sells])
  const choose = async (chosen: RegionNames) => {
    const answer = await askDelivery({ item_id, distributor_id, ...chosen })
    if (!answer) return
    keepPlace(chosen)
    setDelivery(answer)
    setDialog({ open: false })
  }
  const services = [no_reason && texts.noReason, pickup && texts.pickup].filter((text) => text !== false)
  return (
    <>
      {sells && (
        <Row name={texts.delivery}>
          <div className={css.delivery}>
            {texts.sendTo}{' '}
            <button
              type="button"
              className={css.way}
              aria-haspopup="dialog"
              onClick={() => setDialog({ open: true })}
            >
              {place ? placeName(place) : texts.choosePlace}
            </button>
            <Terms delivery={delivery} />
          </div>
        </Row>
      )}
      {sells && services.length > 0 && (
        <Row name={texts.services}>
          <ul className={css.services}>
            {services.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Row>
      )}
      <Row name={texts.seller}>
        {isShops ? (
          <Anchor link={shopPath(seller.distributor_id)} className={css.way}>
            {seller.name}
          </Anchor>
        ) : (
          <span>
            <Anchor link="/" className={css.way}>
              {seller.name}
            </Anchor>
            <span className={css.own}>{texts.ownSeller}</span>
          </span>
        )}{' '}
        <ContactService setting={service?.data} about={{ item_id }} />
      </Row>
      {dialog && (
        <PlaceDialog
          open={dialog.open}
          place={place}
          onChoose={choose}
          onCancel={() => setDialog({ open: false })}
        />
      )}
    </>
  )
}

function Terms({ delivery }: { delivery: DeliveryOfAnswer }) {
  const { is_deliverable, freight_fee, rule, free_short, ship_hours, arrival, place } = delivery
  if (!is_deliverable) return <b className={css.refused}>{texts.undeliverable}</b>
  return (
    <>
      {place && (
        <span className={css.term}>
          {freight_fee === 0 ? (
            rule || texts.freeFreight
          ) : (
            <>
              {texts.freight} <Price cents={freight_fee} />
              {free_short !== undefined && <span className={css.short}>{texts.moreForFree(free_short)}</span>}
            </>
          )}
        </span>
      )}
      <span className={css.term}>{texts.arrives(ship_hours, dayWordsOf(arrival))}</span>
    </>
  )
}

/** The place that a shopper has chosen on this device, kept from product to product and read by the cart. */
function chosenPlace(): RegionNames | undefined {
  const [, value] = new RegExp(`(?:^|; )${PLACE_COOKIE}=([^;]+)`).exec(document.cookie) ?? []
  return value === undefined ? undefined : placeInCookie(decodeURIComponent(value))
}

function keepPlace(place: RegionNames) {
  const value = encodeURIComponent(placeCookie(place))
  document.cookie = `${PLACE_COOKIE}=${value}; path=/; max-age=${PLACE_LIFE_S}; samesite=lax`
}

/** What bringing a product there means; undefined if that could not be asked, which a toast has told. */
async function askDelivery(
  { item_id, ...query }: RegionNames & { item_id: string; distributor_id: string | undefined },
  signal?: AbortSignal,
): Promise<DeliveryOfAnswer | undefined> {
  const asked = call('GET /goods/delivery/{item_id}', { params: { item_id }, query, signal, quiet: true })
  return asked.catch((error: unknown) => {
    if (!signal?.aborted) console.warn('How this product is delivered is not known:', error)
    return undefined
  })
}

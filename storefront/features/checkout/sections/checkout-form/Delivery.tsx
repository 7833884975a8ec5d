import { lazy, Suspense, useId, useState } from 'react'
import type { Checkout } from '../../checkout'
import type { Pickup } from '../../choices'
import type { ShownShop } from '../../lines'
import { Button } from '@storefront/shell/parts/Button'
import { texts } from '../../texts/checkout'
import css from './ShopCard.module.css'

const PickupDialog = lazy(() => import('./PickupDialog'))

interface DeliveryProps {
  checkout: Checkout
  shop: ShownShop
  pickups: Readonly<Record<string, Pickup>>
}

/** Sent, or fetched at a shop that is chosen first. */
export function Delivery({
  checkout,
  shop: { distributor_id, hasPickup, hasDelivery },
  pickups,
}: DeliveryProps) {
  const group = useId()
  const [asking, ask] = useState<{ open: boolean }>()
  const pickup = pickups[distributor_id]
  const sendIt = () => {
    const { [distributor_id]: _fetched, ...others } = pickups
    void checkout.choose({ pickups: others })
  }
  return (
    <fieldset className={css.delivery}>
      <legend className={css.label}>{texts.delivery}</legend>
      <label className={css.way}>
        <input
          type="radio"
          name={group}
          checked={!pickup && hasDelivery}
          disabled={!hasDelivery}
          onChange={sendIt}
        />
        {texts.express}
      </label>
      <label className={css.way}>
        <input
          type="radio"
          name={group}
          checked={pickup !== undefined}
          disabled={!hasPickup}
          onChange={() => ask({ open: true })}
        />
        {texts.pickup}
      </label>
      {pickup && (
        <span className={css.place}>
          {pickup.name} · {pickup.pickup_date}
          <Button kind="text" size="small" onClick={() => ask({ open: true })}>
            {texts.changePickup}
          </Button>
        </span>
      )}
      {asking && (
        <Suspense fallback={null}>
          <PickupDialog
            open={asking.open}
            distributor_id={distributor_id}
            chosen={pickup}
            onCancel={() => ask({ open: false })}
            onChosen={(place) => {
              ask({ open: false })
              void checkout.choose({ pickups: { ...pickups, [distributor_id]: place } })
            }}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

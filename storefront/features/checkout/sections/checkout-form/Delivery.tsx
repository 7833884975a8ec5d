import { clsx } from 'clsx'
import type { Address } from '@schemas/generated/api'
import { Button } from '@storefront/shell/parts/Button'
import card from '@storefront/shell/parts/form/radio-card.module.css'
import type { Checkout } from '../../checkout'
import type { Choices, Pickup } from '../../choices'
import type { ShownShop } from '../../lines'
import { texts } from '../../texts/checkout'
import { useDialog } from '../../use-dialog'
import css from './Delivery.module.css'
import { useOwnId } from '@storefront/shell/parts/use-own-id'
import { opened } from '@storefront/shell/parts/opened'

const PickupDialog = opened(() => import('./PickupDialog'))

interface DeliveryProps {
  checkout: Checkout
  shop: ShownShop
  choices: Pick<Choices, 'pickups' | 'taker'>
  /** Of the member: places near it come first, and its contact fetches the goods unless another is named. */
  address: Address | undefined
}

/** Sent, or fetched at a shop that is chosen first. */
export function Delivery({ checkout, shop, choices, address }: DeliveryProps) {
  const { distributor_id, hasPickup, hasDelivery } = shop
  const { pickups, taker } = choices
  const group = useOwnId(`delivery-${distributor_id}`)
  const dialog = useDialog()
  const pickup = pickups[distributor_id]
  const sendIt = () => {
    const { [distributor_id]: _fetched, ...others } = pickups
    void checkout.choose({ pickups: others })
  }
  const fetchAt = (place: Pickup) => {
    dialog.hide()
    const isNamed = taker.name !== '' || taker.mobile !== ''
    if (address && !isNamed) checkout.note({ taker: { name: address.username, mobile: address.telephone } })
    void checkout.choose({ pickups: { ...pickups, [distributor_id]: place } })
  }
  return (
    <fieldset className={css.delivery}>
      <legend className={css.label}>{texts.delivery}</legend>
      <div className={css.ways}>
        <Way
          group={group}
          text={texts.express}
          checked={!pickup && hasDelivery}
          disabled={!hasDelivery}
          onChoose={sendIt}
        />
        <Way
          group={group}
          text={texts.pickup}
          checked={pickup !== undefined}
          disabled={!hasPickup}
          onChoose={dialog.show}
        />
      </div>
      {pickup && (
        <p className={css.place}>
          <span>
            <b>{pickup.name}</b> {texts.pickupDay} {pickup.pickup_date}
            <span className={css.where}>{pickup.address}</span>
          </span>
          <Button size="small" aria-haspopup="dialog" onClick={dialog.show}>
            {texts.changePickup}
          </Button>
        </p>
      )}
      {dialog.asked && (
        <PickupDialog
          open={dialog.open}
          distributor_id={distributor_id}
          chosen={pickup}
          address={address}
          onCancel={dialog.hide}
          onChosen={fetchAt}
        />
      )}
    </fieldset>
  )
}

interface WayProps {
  group: string
  text: string
  checked: boolean
  disabled: boolean
  onChoose(): void
}

const Way = ({ group, text, checked, disabled, onChoose }: WayProps) => (
  <label
    className={clsx(card.card, !disabled && card.bold, css.way)}
    data-chosen={checked || undefined}
    data-disabled={disabled || undefined}
  >
    <input type="radio" name={group} checked={checked} disabled={disabled} onChange={onChoose} />
    {text}
  </label>
)

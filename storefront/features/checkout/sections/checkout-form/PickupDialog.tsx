import { useCallback, useId, useState } from 'react'
import type { Address, PickupShop } from '@schemas/generated/api'
import { HEAD_OFFICE } from '@schemas/shop-id'
import { call } from '@storefront/shell/api/call'
import type { Pickup } from '../../choices'
import { knownPosition } from '@storefront/shell/maps/position'
import { Button } from '@storefront/shell/parts/Button'
import { Select } from '@storefront/shell/parts/form/SelectField'
import { Modal } from '@storefront/shell/parts/Modal'
import { Notice } from '@storefront/shell/parts/Notice'
import { useAsked } from '@storefront/shell/parts/use-asked'
import { texts } from '../../texts/checkout'
import { inRegionFirst, originOf } from '../../nearest'
import { Option } from './Option'
import css from './PickupDialog.module.css'

interface PickupDialogProps {
  open: boolean
  /** Whose goods are fetched. */
  distributor_id: string
  chosen: Pickup | undefined
  /** The member's: places near it come first where it is not known where the shopper is. */
  address: Address | undefined
  onChosen(pickup: Pickup): void
  onCancel(): void
}

/** The centre of Beijing: the position of shoppers who do not share theirs (rule shops-2). */
const FALLBACK = { lat: 39.9042, lng: 116.4074 }

/** px */
const WIDTH = 640

/** Where and on which day goods are fetched. */
export default function PickupDialog({
  open,
  distributor_id,
  chosen,
  address,
  onChosen,
  onCancel,
}: PickupDialogProps) {
  const ask = useCallback(
    (signal: AbortSignal) => placesFor(distributor_id, address, signal),
    [distributor_id, address],
  )
  const { value: found, failed, again } = useAsked(ask)
  const { places, isNear } = found ?? { places: undefined, isNear: false }
  const [place_id, setPlace] = useState(chosen?.pickup_location)
  const [day, setDay] = useState(chosen?.pickup_date)
  const place = places?.find(({ id }) => id === place_id) ?? places?.[0]
  const date = place?.pickup_days.find((one) => one === day) ?? place?.pickup_days[0]
  const confirm = () => {
    if (!place || date === undefined) return
    onChosen({ pickup_location: place.id, pickup_date: date, name: place.name, address: addressOf(place) })
  }
  return (
    <Modal
      open={open}
      title={texts.choosePickup}
      width={WIDTH}
      {...(places && places.length > 0 && { onConfirm: confirm })}
      onCancel={onCancel}
    >
      {failed && (
        <Notice text={texts.operationFailed}>
          <Button onClick={again}>{texts.again}</Button>
        </Notice>
      )}
      {!places && !failed && <output className={css.waiting} aria-label={texts.loading} />}
      {places?.length === 0 && <Notice drawing="shops" text={texts.noPickup} />}
      {places && place && (
        <Places places={places} chosen={place} isNear={isNear} onChoose={({ id }) => setPlace(id)} />
      )}
      {place && (
        <label className={css.day}>
          {texts.pickupDay}
          <Select value={date} onChange={({ target }) => setDay(target.value)}>
            {place.pickup_days.map((one) => (
              <option key={one} value={one}>
                {dayText(one)}
              </option>
            ))}
          </Select>
        </label>
      )}
    </Modal>
  )
}

interface PlacesProps {
  places: readonly PickupShop[]
  chosen: PickupShop
  /** Distances are from where the shopper, or the address, is. */
  isNear: boolean
  onChoose(place: PickupShop): void
}

function Places({ places, chosen, isNear, onChoose }: PlacesProps) {
  const name = useId()
  return (
    <fieldset className={css.places}>
      <legend className="screen-reader-only">{texts.choosePickup}</legend>
      {places.map((place) => (
        <Option key={place.id} name={name} checked={place === chosen} onChoose={() => onChoose(place)}>
          <span className={css.face}>
            <b>{place.name}</b>
            <span>{addressOf(place)}</span>
            <span>
              {[place.hours && texts.hours(place.hours), place.contract_phone].filter(Boolean).join(' · ')}
            </span>
          </span>
          {isNear && place.distance >= 0 && <span>{texts.distance(place.distance)}</span>}
        </Option>
      ))}
    </fieldset>
  )
}

const WEEKDAY = new Intl.DateTimeFormat('zh-CN', { weekday: 'short', timeZone: 'UTC' })

/** `2026-11-27（周五）` */
const dayText = (day: string) => `${day}（${WEEKDAY.format(new Date(day))}）`

const addressOf = ({ province, city, area, address }: PickupShop) =>
  [...new Set([province, city, area])].join('') + address

interface Found {
  places: readonly PickupShop[]
  /** Their distances are from where the shopper, or the address, is. */
  isNear: boolean
}

/** Shops that hand these goods over, the nearest first: to the shopper, to the address, else those of its region. */
async function placesFor(
  distributor_id: string,
  address: Address | undefined,
  signal: AbortSignal,
): Promise<Found> {
  const origin = originOf(await knownPosition(), address)
  const { lat, lng } = origin ?? FALLBACK
  const query = { lat, lng, ...(distributor_id !== HEAD_OFFICE && { distributor_id }) }
  const { list } = await call('GET /distributor/pickuplocation', { query, signal, quiet: true })
  const places = origin || !address ? list : inRegionFirst(list, address)
  return { places, isNear: origin !== undefined }
}

import { useState } from 'react'
import { useShop } from '@engine'
import { call } from '@storefront/shell/api/call'
import { RegionPicker } from '@storefront/shell/addresses/RegionPicker'
import { isWhole, NO_REGION, useRegions, type RegionNames } from '@storefront/shell/addresses/regions'
import { CONFIRM_WIDTH, Modal } from '@storefront/shell/parts/Modal'
import { useAsked } from '@storefront/shell/parts/use-asked'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../../texts/detail'
import css from './PlaceDialog.module.css'

interface PlaceDialogProps {
  open: boolean
  place: RegionNames | undefined
  onChoose(place: RegionNames): Promise<void>
  onCancel(): void
}

/** Where products are to be brought to: a member's own addresses, or any other place. */
export default function PlaceDialog({ open, place = NO_REGION, onChoose, onCancel }: PlaceDialogProps) {
  const { user } = useShop()
  const regions = useRegions()
  const [chosen, choose] = useState(place)
  const confirm = async () => {
    if (regions.value && isWhole(regions.value, chosen)) await onChoose(chosen)
    else {
      showToast(texts.choosePlace)
    }
  }
  return (
    <Modal
      open={open}
      title={texts.choosePlace}
      width={CONFIRM_WIDTH}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      {user && <OwnAddresses place={place} onChoose={onChoose} />}
      <RegionPicker regions={regions} value={chosen} onChange={choose} />
    </Modal>
  )
}

const askAddresses = (signal: AbortSignal) => call('GET /member/addresslist', { signal, quiet: true })

/** The addresses that a member has written down; a press chooses one. */
function OwnAddresses({ place, onChoose }: Pick<PlaceDialogProps, 'onChoose'> & { place: RegionNames }) {
  const { value } = useAsked(askAddresses)
  if (!value || value.list.length === 0) return null
  const isChosen = (one: RegionNames) => LEVELS.every((level) => one[level] === place[level])
  return (
    <>
      <h3 className={css.head}>{texts.ownAddresses}</h3>
      <ul className={css.list}>
        {value.list.map(({ address_id, area, adrdetail, province, city, county }) => (
          <li key={address_id}>
            <button
              type="button"
              className={css.address}
              aria-pressed={isChosen({ province, city, county })}
              onClick={() => void onChoose({ province, city, county })}
            >
              {area} {adrdetail}
            </button>
          </li>
        ))}
      </ul>
      <h3 className={css.head}>{texts.otherPlace}</h3>
    </>
  )
}

const LEVELS = ['province', 'city', 'county'] as const

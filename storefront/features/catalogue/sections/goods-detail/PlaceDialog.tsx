import { useState } from 'react'
import { RegionPicker } from '@storefront/shell/addresses/RegionPicker'
import { isWhole, NO_REGION, useRegions, type RegionNames } from '@storefront/shell/addresses/regions'
import { CONFIRM_WIDTH, Modal } from '@storefront/shell/parts/Modal'
import { texts } from '../../texts/detail'

interface PlaceDialogProps {
  open: boolean
  place: RegionNames | undefined
  onChoose(place: RegionNames): Promise<void>
  onCancel(): void
}

/** Where products are to be brought to. */
export default function PlaceDialog({ open, place = NO_REGION, onChoose, onCancel }: PlaceDialogProps) {
  const regions = useRegions()
  const [chosen, choose] = useState(place)
  const confirm = async () => {
    if (regions.value && isWhole(regions.value, chosen)) await onChoose(chosen)
    else {
      const { showToast } = await import('@storefront/shell/state/toasts')
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
      <RegionPicker regions={regions} value={chosen} onChange={choose} />
    </Modal>
  )
}

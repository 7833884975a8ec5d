import { Modal } from '@storefront/shell/parts/Modal'
import type { Checkout, CheckoutState } from '../../checkout'
import { texts } from '../../texts/checkout'
import { PointsField } from './PointsField'

interface PointsDialogProps {
  open: boolean
  checkout: Checkout
  state: CheckoutState
  onClose(): void
}

/** px */
const WIDTH = 480

/** The field of points in a sheet; what is typed counts when it is left. */
export default function PointsDialog({ open, checkout, state, onClose }: PointsDialogProps) {
  return (
    <Modal open={open} title={texts.points} width={WIDTH} onConfirm={onClose} onCancel={onClose}>
      <PointsField checkout={checkout} state={state} />
    </Modal>
  )
}

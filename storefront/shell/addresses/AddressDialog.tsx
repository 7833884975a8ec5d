import type { Address } from '@schemas/generated/api'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../texts/address'
import { Modal } from '@storefront/shell/parts/Modal'
import type { AddressBook } from './address-book'
import { AddressForm } from './AddressForm'

interface AddressDialogProps {
  open: boolean
  book: AddressBook
  /** The one that is written; absent: a new one. */
  address?: Address | undefined
  onSaved(address: Address): void
  onCancel(): void
}

/** px */
const WIDTH = 720
const HEIGHT = 700

/** An address is written in place; loaded with the first one. */
export default function AddressDialog({ open, book, address, onSaved, onCancel }: AddressDialogProps) {
  return (
    <Modal
      open={open}
      title={address ? texts.edit : texts.add}
      width={WIDTH}
      height={HEIGHT}
      onCancel={onCancel}
    >
      <AddressForm
        address={address}
        onSave={async (content) => {
          const saved = await book.save(content, address?.address_id)
          showToast(texts.saved)
          onSaved(saved)
        }}
        onCancel={onCancel}
      />
    </Modal>
  )
}

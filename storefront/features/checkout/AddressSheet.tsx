import type { Address } from '@schemas/generated/api'
import { AddressCards } from '@storefront/shell/addresses/AddressCards'
import type { AddressBook } from '@storefront/shell/addresses/address-book'
import { Modal } from '@storefront/shell/parts/Modal'
import { texts } from './texts/checkout'

interface AddressSheetProps {
  open: boolean
  book: AddressBook
  chosen: string
  onChoose(address: Address): void
  onChanged(): void
  onClose(): void
}

/** px */
const WIDTH = 640

/** The address book in a sheet, where it is chosen from, added to and changed. */
export default function AddressSheet({ open, onClose, ...book }: AddressSheetProps) {
  return (
    <Modal open={open} title={texts.chooseAddress} width={WIDTH} onCancel={onClose}>
      {/* the cards are arranged by the width of their region, which a dialog is outside of */}
      <div className="region">
        <AddressCards {...book} all />
      </div>
    </Modal>
  )
}

import { clsx } from 'clsx'
import { maskMobile } from '@schemas/account'
import type { Address } from '@schemas/generated/api'
import { AddressCards } from '@storefront/shell/addresses/AddressCards'
import type { AddressBook } from '@storefront/shell/addresses/address-book'
import { texts } from './texts/checkout'
import { useDialog } from './use-dialog'
import css from './Addresses.module.css'
import narrow from './narrow.module.css'
import { opened } from '../../shell/parts/opened'

const AddressSheet = opened(() => import('./AddressSheet'))

interface AddressesProps {
  book: AddressBook
  /** The address that is chosen. */
  chosen: Address | undefined
  onChoose(address: Address): void
  /** One of them was changed. */
  onChanged(): void
}

/** The address book: in place, and on a phone the chosen address, which opens it as a sheet. */
export function Addresses({ book, chosen, onChoose, onChanged }: AddressesProps) {
  const dialog = useDialog()
  const address_id = chosen?.address_id ?? ''
  return (
    <>
      <div className={narrow.inPlace}>
        <AddressCards book={book} chosen={address_id} onChoose={onChoose} onChanged={onChanged} />
      </div>
      <button
        type="button"
        className={clsx(narrow.row, css.chosen)}
        aria-label={texts.chooseAddress}
        aria-haspopup="dialog"
        onClick={dialog.show}
      >
        {chosen ? (
          <>
            <b>
              {chosen.username} {maskMobile(chosen.telephone)}
            </b>
            <span>
              {chosen.area}
              {chosen.adrdetail}
            </span>
          </>
        ) : (
          <span>{texts.chooseAddress}</span>
        )}
      </button>
      {dialog.asked && (
        <AddressSheet
          open={dialog.open}
          book={book}
          chosen={address_id}
          onChoose={(address) => {
            dialog.hide()
            onChoose(address)
          }}
          onChanged={onChanged}
          onClose={dialog.hide}
        />
      )}
    </>
  )
}

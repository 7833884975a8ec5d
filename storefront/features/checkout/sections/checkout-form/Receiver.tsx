import { clsx } from 'clsx'
import { lazy, Suspense, type Ref } from 'react'
import type { Address } from '@schemas/generated/api'
import { maskMobile } from '@schemas/account'
import { AddressCards } from '@storefront/shell/addresses/AddressCards'
import type { AddressBook } from '@storefront/shell/addresses/address-book'
import { Card } from '@storefront/shell/parts/Card'
import type { Checkout, CheckoutState } from '../../checkout'
import { texts } from '../../texts/checkout'
import { useDialog } from '../../use-dialog'
import narrow from './narrow.module.css'
import css from './Receiver.module.css'

const TakerForm = lazy(() => import('./TakerForm'))
const AddressSheet = lazy(() => import('./AddressSheet'))

interface ReceiverProps {
  ref: Ref<HTMLElement>
  checkout: Checkout
  state: CheckoutState
  book: AddressBook
  /** The address that is chosen. */
  chosen: Address | undefined
  /** Something is sent, not everything fetched. */
  isSent: boolean
}

/** Where to, or who fetches it. */
export function Receiver({ ref, checkout, state, book, chosen, isSent }: ReceiverProps) {
  const { missing, choices, problem } = state
  const isMixed = isSent && Object.keys(choices.pickups).length > 0
  const isMissing = missing?.kind === 'address'
  const isRefused = problem?.kind === 'address'
  return (
    <Card ref={ref} tabIndex={-1} title={isSent ? texts.receiver : texts.taker}>
      {(isMissing || isRefused) && (
        <p className={css.problem} role={isMissing ? 'alert' : undefined}>
          {isMissing ? texts.needAddress : problem?.message}
        </p>
      )}
      {isSent ? (
        <Addresses checkout={checkout} book={book} chosen={chosen} />
      ) : (
        <Suspense fallback={<div className={css.taker} />}>
          <TakerForm
            taker={choices.taker}
            missing={missing?.kind === 'taker' ? missing : null}
            onChange={(taker) => checkout.note({ taker })}
          />
        </Suspense>
      )}
      {isMixed && <p className={css.note}>{texts.mixedTaker}</p>}
    </Card>
  )
}

/** The address book: in place, and on a phone the chosen address, which opens it as a sheet. */
function Addresses({ checkout, book, chosen }: Pick<ReceiverProps, 'checkout' | 'book' | 'chosen'>) {
  const dialog = useDialog()
  const address_id = chosen?.address_id ?? ''
  const choose = (address: Address) => void checkout.choose({ address_id: address.address_id })
  const changed = () => void checkout.requote()
  return (
    <>
      <div className={narrow.inPlace}>
        <AddressCards book={book} chosen={address_id} onChoose={choose} onChanged={changed} />
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
        <Suspense fallback={null}>
          <AddressSheet
            open={dialog.open}
            book={book}
            chosen={address_id}
            onChoose={(address) => {
              dialog.hide()
              choose(address)
            }}
            onChanged={changed}
            onClose={dialog.hide}
          />
        </Suspense>
      )}
    </>
  )
}

import type { Ref } from 'react'
import type { Address } from '@schemas/generated/api'
import type { AddressBook } from '@storefront/shell/addresses/address-book'
import { Card } from '@storefront/shell/parts/Card'
import { Addresses } from '../../Addresses'
import type { Checkout, CheckoutState } from '../../checkout'
import { texts } from '../../texts/checkout'
import css from './Receiver.module.css'
import { opened } from '@storefront/shell/parts/opened'

const TakerForm = opened(() => import('./TakerForm'), <div className={css.taker} />)

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
        <Addresses
          book={book}
          chosen={chosen}
          onChoose={({ address_id }) => void checkout.choose({ address_id })}
          onChanged={() => void checkout.requote()}
        />
      ) : (
        <TakerForm
          taker={choices.taker}
          missing={missing?.kind === 'taker' ? missing : null}
          onChange={(taker) => checkout.note({ taker })}
        />
      )}
      {isMixed && <p className={css.note}>{texts.mixedTaker}</p>}
    </Card>
  )
}

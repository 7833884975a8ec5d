import { lazy, Suspense, type Ref } from 'react'
import type { Checkout, CheckoutState } from '../../checkout'
import type { AddressBook } from '@storefront/shell/addresses/address-book'
import { AddressCards } from '@storefront/shell/addresses/AddressCards'
import { Card } from '@storefront/shell/parts/Card'
import { texts } from '../../texts/checkout'
import css from './Render.module.css'

const TakerForm = lazy(() => import('./TakerForm'))

interface ReceiverProps {
  ref: Ref<HTMLElement>
  checkout: Checkout
  state: CheckoutState
  book: AddressBook
  /** Number of the address that is chosen. */
  chosen: string
  /** Something is sent, not everything fetched. */
  isSent: boolean
}

const PROBLEMS = { address: 'needAddress', taker: 'needTaker' } as const

/** Where to, or who fetches it. */
export function Receiver({ ref, checkout, state, book, chosen, isSent }: ReceiverProps) {
  const { missing, choices, problem } = state
  const isMixed = isSent && Object.keys(choices.pickups).length > 0
  const missingText = missing && missing.kind !== 'remark' && texts[PROBLEMS[missing.kind]]
  return (
    <Card ref={ref} tabIndex={-1} title={isSent ? texts.receiver : texts.taker}>
      {(missingText || (problem?.kind === 'address' && problem.message)) && (
        <p className={css.problem} role={missingText ? 'alert' : undefined}>
          {missingText || problem?.message}
        </p>
      )}
      {isSent ? (
        <AddressCards
          book={book}
          chosen={chosen}
          onChoose={({ address_id }) => void checkout.choose({ address_id })}
          onChanged={() => void checkout.requote()}
        />
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

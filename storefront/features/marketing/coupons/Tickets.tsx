import { useState } from 'react'
import { useActions } from '@engine'
import type { Card } from '@schemas/generated/api'
import { showToast } from '@storefront/shell/state/toasts'
import { texts } from '../texts/coupons'
import { Ticket } from './Ticket'
import css from './Tickets.module.css'

interface TicketsProps {
  cards: readonly Card[]
  label: string
  /** Number of coupons in a row. */
  columns?: number
}

/** Claims are added to the server's count; once that changes, it includes them. */
const countedOf = ({ card_id, user_get_num }: Card) => `${card_id}/${user_get_num}`

/** Coupons to claim on the spot (rule coupons-5): a toast and the coupon say that it was claimed. */
export function Tickets({ cards, label, columns = 3 }: TicketsProps) {
  const { claimCoupon } = useActions()
  const [busy, setBusy] = useState('')
  const [claimed, setClaimed] = useState<Record<string, number>>({})
  const claim = async (card: Card) => {
    const { card_id } = card
    if (busy) return
    setBusy(card_id)
    try {
      if (!(await claimCoupon(card_id))) return
      const asCounted = countedOf(card)
      setClaimed((counts) => ({ ...counts, [asCounted]: (counts[asCounted] ?? 0) + 1 }))
      showToast(texts.claimed)
    } finally {
      setBusy('')
    }
  }
  return (
    <ul className={css.tickets} aria-label={label} style={{ '--columns': columns }}>
      {cards.map((card) => (
        <li key={card.card_id}>
          <Ticket
            card={card}
            claimed={claimed[countedOf(card)] ?? 0}
            busy={busy === card.card_id}
            onClaim={() => void claim(card)}
          />
        </li>
      ))}
    </ul>
  )
}

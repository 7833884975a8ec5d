import { clsx } from 'clsx'
import { useState } from 'react'
import { encodePart } from '@engine'
import type { OrderInfo } from '@schemas/generated/api'
import { reached } from '../../shell/state/offline'
import { cashierPath } from '../../shell/routing/pay-paths'
import { Button, ButtonLink } from '../../shell/parts/Button'
import { texts } from './texts/orders'
import { actionsOf, REFUSED, type OrderAction } from './actions-of'
import type { Again } from './OrderDialogs'
import type * as Doing from './order.actions'
import css from './OrderActions.module.css'
import {
  aftersalesPath,
  applyAftersalePath,
  isForPoints,
  logisticsPath,
  orderPath,
  ratePath,
} from '../../shell/routing/order-paths'
import { opened } from '../../shell/parts/opened'

const actions = () => import('./order.actions')
const dialogs = async () => (await actions()).orderDialogs()
const CancelDialog = opened(async () => ({ default: (await dialogs()).CancelDialog }))
const AgainDialog = opened(async () => ({ default: (await dialogs()).AgainDialog }))

interface OrderActionsProps {
  order: OrderInfo
  /** Members may rate what they bought. */
  rate_status: boolean
  /** On the order's own page: side by side, and what leads there is left out. */
  own?: boolean
  /** The orders of its trade are paid together, by a button above them. */
  paidTogether?: boolean
}

/** What a button does, with what is loaded once it is pressed. */
type Work = (doing: typeof Doing) => Promise<void> | void

/** Actions of an order that its card shows at once; the others unfold. */
const SHOWN = 3

/** The actions of an order: links and buttons, the most likely one first and in colour. */
export function OrderActions({ order, rate_status, own = false, paidTogether = false }: OrderActionsProps) {
  const { order_id, trade_id } = order
  const [busy, setBusy] = useState<OrderAction | null>(null)
  const [cancelling, setCancelling] = useState<boolean | null>(null)
  const [again, setAgain] = useState<Again | null>(null)
  const [now] = useState(() => Math.floor(Date.now() / 1000))
  const possible = actionsOf(order, { rate_status, now }).filter(
    (action) => !(paidTogether && action === 'pay') && !(own && action === 'pickup'),
  )

  const shown = own ? possible : possible.slice(0, SHOWN)
  const more = possible.slice(shown.length)

  const press = async (action: OrderAction, work: Work) => {
    setBusy(action)
    try {
      await work(await reached(actions))
    } finally {
      setBusy(null)
    }
  }

  const draw = (action: OrderAction, isFirst: boolean) => {
    const kind = isFirst && URGENT.has(action) ? 'primary' : 'default'
    const look = { kind, size: own ? 'default' : 'small' } as const
    const link = (href: string, text: string) => (
      <ButtonLink {...look} href={href}>
        {text}
      </ButtonLink>
    )
    const button = (text: string, work: Work) => (
      <Button {...look} busy={busy === action} onClick={() => void press(action, work)}>
        {text}
      </Button>
    )
    switch (action) {
      case 'pay':
        return link(cashierPath(trade_id), texts.pay)
      case 'voucher':
        return link(
          cashierPath(trade_id, 'offline-pay'),
          order.offline_payment_status === REFUSED ? texts.changeVoucher : texts.voucher,
        )
      case 'receive':
        return button(texts.confirmReceipt, (doing) => doing.confirmReceipt(order_id))
      case 'extend':
        return button(texts.extend, (doing) => doing.extendReceipt(order_id))
      case 'pickup':
        return link(orderPath(order_id), texts.pickupCode)
      case 'logistics':
        return link(logisticsPath(order_id), texts.seeLogistics)
      case 'rate':
        return link(ratePath(order_id), texts.rate)
      case 'aftersale':
        return link(applyAftersalePath(order_id), texts.applyAftersale)
      case 'seeAftersale':
        return link(aftersalesPath(order_id), texts.seeAftersale)
      case 'again':
        return isForPoints(order)
          ? link(`/pointitems/${encodePart(order.items[0]?.item_id ?? '')}`, texts.redeemAgain)
          : button(texts.buyAgain, async (doing) => setAgain(await doing.orderAgain(order)))
      case 'cancel':
        return button(texts.cancelOrder, () => setCancelling(true))
      case 'remove':
        return button(texts.remove, (doing) => doing.removeOrder(order_id, own))
    }
  }

  return (
    <>
      <div className={clsx(css.actions, own && css.row)}>
        <ul className={css.list} aria-label={texts.actions}>
          {shown.map((action, index) => (
            <li key={action}>{draw(action, index === 0)}</li>
          ))}
        </ul>
        {more.length > 0 && (
          <details className={css.more} name="order-actions">
            <summary>{texts.moreActions}</summary>
            <ul className={css.list} aria-label={texts.moreActions}>
              {more.map((action) => (
                <li key={action}>{draw(action, false)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {cancelling !== null && (
        <CancelDialog
          open={cancelling}
          isPaid={order.pay_status === 'PAYED'}
          onConfirm={async (reason, other) => (await actions()).cancelOrder(order_id, reason, other)}
          onClose={() => setCancelling(false)}
        />
      )}
      {again && <AgainDialog again={again} onClose={() => setAgain(null)} />}
    </>
  )
}

/** What an order waits for its buyer to do. */
const URGENT: ReadonlySet<OrderAction> = new Set(['pay', 'voucher', 'receive', 'pickup', 'rate'])

import { lazy, Suspense } from 'react'
import type { Address, OrderCreated } from '@schemas/generated/api'
import { navigate } from '@storefront/shell/router/navigate'
import type { Buying } from '../../buying'
import { leaveForCashier } from '../../leave'
import type { ShownShop } from '../../lines'
import { useCheckout } from '../../use-checkout'
import { AddressCards } from '@storefront/shell/addresses/AddressCards'
import { Button } from '@storefront/shell/parts/Button'
import { Card } from '@storefront/shell/parts/Card'
import { pointsTexts as texts } from '@storefront/features/marketing'
import { Figures } from './Figures'
import { Lines } from './Lines'
import css from './Render.module.css'

const Changes = lazy(() => import('../checkout-form/Changes'))

interface FormProps {
  addresses: readonly Address[]
  shops: readonly ShownShop[]
}

const EXCHANGE: Buying = { cart_type: 'fastbuy', order_type: 'normal_pointsmall' }

/** An exchange is a checkout like any other, but for coupons, invoices and points as money (rule points-5). */
export function Form({ addresses, shops }: FormProps) {
  const { book, checkout, state, receiver, chosen } = useCheckout({ addresses, shops, buying: EXCHANGE })
  const { trouble, missing, changes, quote, waiting, sending, isCurrent } = state
  const problem = missing ? texts.needAddress : trouble?.kind === 'address' && trouble.message
  return (
    <div className={css.page} aria-busy={waiting}>
      <Card ref={receiver} tabIndex={-1} title={texts.receiver}>
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
        <AddressCards
          book={book}
          chosen={chosen}
          onChoose={({ address_id }) => void checkout.choose({ address_id })}
          onChanged={() => void checkout.requote()}
        />
      </Card>
      <Lines shops={shops} quote={quote} />
      <Figures quote={quote} isCurrent={isCurrent} trouble={trouble} />
      <p className={css.foot}>
        <Button
          kind="primary"
          size="large"
          disabled={!waiting && !isCurrent}
          busy={waiting || sending}
          onClick={() => void checkout.order().then(leave)}
        >
          {sending ? texts.saving : texts.submit}
        </Button>
      </p>
      {changes && (
        <Suspense fallback={null}>
          <Changes
            changes={changes}
            total={quote?.total_fee ?? 0}
            onAgree={async () => leave(await checkout.agree())}
            onDecline={() => checkout.decline()}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Points alone pay it at once; what is left in money is paid at the cashier. */
function leave(order: OrderCreated | undefined) {
  if (!order) return
  if (order.total_fee > 0) leaveForCashier(order)
  else navigate(`/pointitems/cashierpoint?trade_id=${encodeURIComponent(order.trade_id)}`, { replace: true })
}

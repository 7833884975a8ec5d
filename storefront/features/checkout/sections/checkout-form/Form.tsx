import { clsx } from 'clsx'
import { useEffect, useMemo } from 'react'
import { useShop } from '@engine'
import { maskMobile } from '@schemas/account'
import type { Address, CartListAnswer, MemberCoupon, OrderCreated } from '@schemas/generated/api'
import { navigate } from '@storefront/shell/router/navigate'
import { queryOf } from '@storefront/shell/routing/query'
import { withLoading } from '@storefront/shell/state/loading'
import { showToast } from '@storefront/shell/state/toasts'
import { Card } from '@storefront/shell/parts/Card'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { isSent } from '../../body'
import { buyingOf } from '../../buying'
import { couponGroups, PLATFORM, type CouponGroup } from '../../coupons'
import { leaveForCashier, useCheckout } from '../../use-checkout'
import { quotedShops, shopsIn } from '../../lines'
import type { Checkout, CheckoutState } from '../../checkout'
import type { Choices } from '../../choices'
import { texts } from '../../texts/checkout'
import { reasonOf, type CheckoutProblem } from '../../problem'
import { Figures, SettleBar } from './Figures'
import { CouponRow } from './CouponRow'
import { InvoiceRow } from './InvoiceRow'
import { PointsRow } from './PointsRow'
import { Receiver } from './Receiver'
import css from './Render.module.css'
import { ShopCard } from './ShopCard'
import { opened } from '@storefront/shell/parts/opened'

const Changes = opened(() => import('./Changes'))

interface FormProps {
  addresses: readonly Address[]
  cart: CartListAnswer
  coupons: readonly MemberCoupon[]
}

export function Form({ addresses, cart, coupons }: FormProps) {
  const { path } = useShop()
  const lines = useMemo(() => shopsIn(cart), [cart])
  const groups = useMemo(() => couponGroups(coupons), [coupons])
  const { book, checkout, state, receiver, list, chosen } = useCheckout({
    addresses,
    shops: lines,
    buying: buyingOf(queryOf(path)),
  })
  const { problem, changes, quote, choices } = state
  useEffect(() => {
    if (problem?.kind !== 'seckill') return
    // the product says what can be done instead
    showToast(problem.message)
    navigate(productPath(lines), { replace: true })
  }, [problem, lines])

  const shops = quotedShops(lines, quote)
  const ids = lines.map(({ distributor_id }) => distributor_id)
  const address = list.find(({ address_id }) => address_id === chosen)
  return (
    <div className={clsx('page-column', css.page)} aria-busy={state.waiting}>
      {problem && !LED_AWAY.has(problem.kind) && <ProblemNotice problem={problem} />}
      <Receiver
        ref={receiver}
        checkout={checkout}
        state={state}
        book={book}
        chosen={address}
        isSent={isSent(ids, choices)}
      />
      {shops.map((shop) => (
        <ShopCard
          key={shop.distributor_id}
          checkout={checkout}
          state={state}
          shop={shop}
          coupons={groups.get(shop.distributor_id)}
          address={address}
        />
      ))}
      <Offers checkout={checkout} state={state} groups={groups} />
      <Figures state={state} knowsWhere={chosen !== '' || !isSent(ids, choices)} />
      <SettleBar
        state={state}
        place={placeOf(choices, isSent(ids, choices) ? address : undefined)}
        onSubmit={async () => {
          // closing the overlay would return the focus to the button
          if (!checkout.lacksSomething()) leave(await withLoading(checkout.order()))
        }}
      />
      {changes && (
        <Changes
          changes={changes}
          total={quote?.total_fee ?? 0}
          onAgree={async () => leave(await withLoading(checkout.agree()))}
          onDecline={() => checkout.decline()}
        />
      )}
    </div>
  )
}

/** Troubles that are read on another page. */
const LED_AWAY: ReadonlySet<string> = new Set(['signedOut', 'seckill'])

const productPath = (lines: ReturnType<typeof shopsIn>) =>
  `/items/${encodeURIComponent(lines[0]?.lines[0]?.item_id ?? '')}`

/** Where it goes, or where and when it is fetched. */
function placeOf({ pickups }: Choices, address: Address | undefined): string {
  const to = address && [
    `${texts.sendTo}${address.area}${address.adrdetail}`,
    `${address.username} ${maskMobile(address.telephone)}`,
  ]
  const at = Object.values(pickups).map(({ name, pickup_date }) => texts.pickupAt(name, pickup_date))
  return [...(to ? [to.join('　')] : []), ...at].join('；')
}

const leave = (order: OrderCreated | undefined) => order && leaveForCashier(order)

interface OffersProps {
  checkout: Checkout
  state: CheckoutState
  groups: ReadonlyMap<string, CouponGroup>
}

/** What is chosen for all of it: the platform's coupon, points, and the invoice. */
function Offers({ checkout, state, groups }: OffersProps) {
  const { quote, choices } = state
  return (
    <Card aria-label={texts.offers}>
      <div className={css.rows}>
        <CouponRow
          label={texts.platformCoupon}
          giver={PLATFORM}
          group={groups.get(PLATFORM)}
          checkout={checkout}
          state={state}
        />
        {quote?.is_open_deduct_point !== false && <PointsRow checkout={checkout} state={state} />}
        <InvoiceRow checkout={checkout} invoice={choices.invoice} />
      </div>
    </Card>
  )
}

/** Why there can be no order now, and the way on. */
function ProblemNotice({ problem }: { problem: CheckoutProblem }) {
  const { kind, message } = problem
  return (
    <div className={css.problems} role="alert">
      <div>
        {kind === 'lines' && problem.lines.length > 0 ? (
          <ul className={css.reasons}>
            {problem.lines.map((line) => (
              <li key={line.item_id}>
                {line.item_name && <b>{line.item_name}：</b>}
                {reasonOf(line, message)}
              </li>
            ))}
          </ul>
        ) : (
          message
        )}
      </div>
      {kind === 'lines' && <ButtonLink href="/cart">{texts.toCart}</ButtonLink>}
      {kind === 'unpaid' && <ButtonLink href={ORDERS_PATH}>{texts.toOrders}</ButtonLink>}
    </div>
  )
}

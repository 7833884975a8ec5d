import { clsx } from 'clsx'
import { Anchor, encodePart } from '@engine'
import type { Address, OrderCreated, Quote } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { CheckoutHead } from '@storefront/shell/layout/CheckoutHead'
import { steps } from '@storefront/shell/texts/trade'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { pointsTexts as texts } from '@storefront/features/marketing'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { navigate } from '@storefront/shell/router/navigate'
import { Button } from '@storefront/shell/parts/Button'
import { Card } from '@storefront/shell/parts/Card'
import { PointsPrice } from '@storefront/shell/parts/PointsPrice'
import { shopsIn, type ShownShop, quotedShops } from '../../lines'
import type data from './data'
import css from './Render.module.css'
import { Addresses } from '../../Addresses'
import type { Buying } from '../../buying'
import { leaveForCashier, useCheckout } from '../../use-checkout'
import { Figures } from './Figures'
import { opened } from '@storefront/shell/parts/opened'

/** What is redeemed, where it goes, and what it costs in points and money. */
export function Render() {
  return (
    <>
      <CheckoutHead title={steps.confirmExchange} at="confirm" exchange />
      <Content />
    </>
  )
}

function Content() {
  const { addresses, cart } = useAnswers<typeof data>()
  if (!addresses || !cart) return null
  if (!addresses.data || !cart.data) return <AskFailed error={addresses.error ?? cart.error} />
  const shops = shopsIn(cart.data)
  if (shops.length === 0)
    return (
      <div className={clsx('page-column', css.page)}>
        <Notice drawing="gifts" text={texts.nothingToRedeem}>
          <Anchor link="/pointitems">{texts.backToMall}</Anchor>
        </Notice>
      </div>
    )
  return <Form addresses={addresses.data.list} shops={shops} />
}

const Changes = opened(() => import('../checkout-form/Changes'))

interface FormProps {
  addresses: readonly Address[]
  shops: readonly ShownShop[]
}

const EXCHANGE: Buying = { cart_type: 'fastbuy', order_type: 'normal_pointsmall' }

/** An exchange is a checkout like any other, but for coupons, invoices and points as money (rule points-5). */
function Form({ addresses, shops }: FormProps) {
  const { book, checkout, state, receiver, list, chosen } = useCheckout({
    addresses,
    shops,
    buying: EXCHANGE,
  })
  const { problem, missing, changes, quote, waiting, sending, isCurrent } = state
  const receiverProblem = missing ? texts.needAddress : problem?.kind === 'address' && problem.message
  return (
    <div className={clsx('page-column', css.page)} aria-busy={waiting}>
      <Card ref={receiver} tabIndex={-1} title={texts.receiver}>
        {receiverProblem && (
          <p className={css.problem} role="alert">
            {receiverProblem}
          </p>
        )}
        <Addresses
          book={book}
          chosen={list.find(({ address_id }) => address_id === chosen)}
          onChoose={({ address_id }) => void checkout.choose({ address_id })}
          onChanged={() => void checkout.requote()}
        />
      </Card>
      <Lines shops={shops} quote={quote} />
      <Figures quote={quote} isCurrent={isCurrent} problem={problem} />
      <div className={css.foot} data-own-bar="">
        {quote && (
          <p className={clsx(css.cost, !isCurrent && css.dim)}>
            <PointsPrice points={quote.point_use} cents={quote.total_fee} />
          </p>
        )}
        <Button
          kind="primary"
          size="large"
          disabled={!waiting && !isCurrent}
          busy={sending || (waiting && !quote)}
          onClick={() => void checkout.order().then(leave)}
        >
          {sending ? texts.saving : texts.submit}
        </Button>
      </div>
      {changes && (
        <Changes
          changes={changes}
          total={quote?.total_fee ?? 0}
          onAgree={async () => leave(await checkout.agree())}
          onDecline={() => checkout.decline()}
        />
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

/** px */
const PICTURE = 80

/** What is redeemed; its points once they are quoted. */
function Lines({ shops, quote }: { shops: readonly ShownShop[]; quote: Quote | null }) {
  const lines = quotedShops(shops, quote).flatMap((shop) => shop.lines)
  const quoted = quote?.items ?? []
  return (
    <Card title={texts.goodsToRedeem}>
      <ul className={css.lines}>
        {lines.map(({ key, item_id, item_name, pic, spec, num, item_fee }) => {
          const points = quoted.find((item) => item.cart_id === key)?.share_points
          return (
            <li key={key} className={css.line}>
              <Picture src={pictureAt(pic, 's')} alt="" width={PICTURE} height={PICTURE} />
              <p className={css.name}>
                <Anchor link={`/pointitems/${encodePart(item_id)}`}>{item_name}</Anchor>
                {spec && <span className={css.spec}>{spec}</span>}
              </p>
              <p className={css.num}>× {num}</p>
              <p className={css.cost}>
                {points !== undefined && <PointsPrice points={points} cents={item_fee} />}
              </p>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

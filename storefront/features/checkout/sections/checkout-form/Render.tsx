import { clsx } from 'clsx'
import { useShop } from '@engine'
import type { CartListAnswer } from '@schemas/generated/api'
import { shopsIn } from '../../lines'
import { CheckoutHead } from '@storefront/shell/layout/CheckoutHead'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { steps } from '@storefront/shell/texts/trade'
import { texts } from '../../texts/checkout'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { Form } from './Form'
import css from './Render.module.css'

/** What is chosen or in the fast purchase, where it goes, what it costs, and the order of it. */
export function Render() {
  return (
    <>
      <CheckoutHead title={steps.confirm} at="confirm" />
      <Content />
    </>
  )
}

function Content() {
  const { path } = useShop()
  const { addresses, cart, coupons } = useAnswers<typeof data>()
  if (!addresses || !cart) return null
  if (!addresses.data || !cart.data) return <AskFailed error={addresses.error ?? cart.error} />
  if (shopsIn(cart.data).length === 0)
    return (
      <div className={clsx('page-column', css.nothing)}>
        <Notice drawing="orders" text={whyNothing(cart.data) || texts.nothing}>
          <ButtonLink href="/cart">{texts.toCart}</ButtonLink>
          <ButtonLink href={ORDERS_PATH}>{texts.toOrders}</ButtonLink>
        </Notice>
      </div>
    )
  return (
    <Form key={path} addresses={addresses.data.list} cart={cart.data} coupons={coupons?.data?.list ?? []} />
  )
}

/** Why what is chosen cannot be bought; '' where nothing is chosen. */
const whyNothing = ({ invalid_cart }: CartListAnswer): string =>
  invalid_cart
    .filter(({ is_checked }) => is_checked)
    .map(({ item_name, reason }) => [item_name, reason].filter(Boolean).join('：'))
    .join('；')

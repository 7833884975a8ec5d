import { useShop } from '@engine'
import { AskFailed } from '../../parts/AskFailed'
import { ButtonLink } from '../../parts/Button'
import { Notice } from '../../parts/Notice'
import { texts } from '../../texts/checkout'
import { useAnswers } from '../use-answers'
import type data from './data'
import { Form } from './Form'
import css from './Render.module.css'

/** What is chosen or in the fast purchase, where it goes, what it costs, and the order of it (storefront §7). */
export function Render() {
  const { path } = useShop()
  const { addresses, cart, coupons } = useAnswers<typeof data>()
  if (!addresses || !cart) return null
  if (!addresses.data || !cart.data) return <AskFailed error={addresses.error ?? cart.error} />
  if (cart.data.valid_cart.length + cart.data.invalid_cart.length === 0)
    return (
      <div className={css.page}>
        <Notice text={texts.nothing}>
          <ButtonLink href="/cart">{texts.toCart}</ButtonLink>
          <ButtonLink href="/member/trade">{texts.toOrders}</ButtonLink>
        </Notice>
      </div>
    )
  return (
    <Form key={path} addresses={addresses.data.list} cart={cart.data} coupons={coupons?.data?.list ?? []} />
  )
}

import { Anchor } from '@engine'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { cashierPath } from '@storefront/shell/routing/pay-paths'
import { texts } from '../../texts/pay'
import { Mark } from '@storefront/shell/parts/Mark'
import css from './Render.module.css'

/** It is not paid; the sentence itself leads to paying again. */
export function Failed({ trade_id }: { trade_id: string }) {
  return (
    <div className={css.end}>
      <Mark kind="fail" />
      <h2 className={css.said}>
        <Anchor link={trade_id === '' ? ORDERS_PATH : cashierPath(trade_id)} className={css.again}>
          {texts.payFailed}
        </Anchor>
      </h2>
      <p className={css.ways}>
        <ButtonLink href={ORDERS_PATH}>{texts.backToOrders}</ButtonLink>
        <ButtonLink href="/">{texts.home}</ButtonLink>
      </p>
    </div>
  )
}

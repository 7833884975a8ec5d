import { texts } from '../../texts/checkout'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { reasonOf, type Trouble } from '../../trouble'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import css from './Render.module.css'

/** Why there can be no order now, and the way on. */
export function Troubled({ trouble }: { trouble: Trouble }) {
  const { kind, message } = trouble
  return (
    <div className={css.trouble} role="alert">
      <div>
        {kind === 'lines' && trouble.lines.length > 0 ? (
          <ul className={css.reasons}>
            {trouble.lines.map((line) => (
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

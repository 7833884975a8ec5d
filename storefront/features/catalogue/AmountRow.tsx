import type { ReactNode } from 'react'
import { QuantityInput } from '../../shell/parts/QuantityInput'
import { texts } from './texts/goods'
import css from './AmountRow.module.css'
import { Row } from './Row'
import type { Amount } from './use-amount'

interface AmountRowProps extends Amount {
  children?: ReactNode
}

/** How many pieces, and how many there are. */
export const AmountRow = ({ num, least, most, stock, want, limit, period, children }: AmountRowProps) => (
  <Row name={texts.quantity}>
    <QuantityInput value={num} min={least} max={most} onChange={want} label={texts.quantity} />
    <span className={css.stock}>
      {texts.stock(stock)}
      {limit > 0 && ` · ${texts.limit(limit, period)}`}
    </span>
    {children}
  </Row>
)

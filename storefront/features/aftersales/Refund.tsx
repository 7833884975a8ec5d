import { Price } from '@widgets/shared/Price'
import { texts } from './texts/aftersales'
import type { Aftersale } from '@schemas/generated/api'
import css from './Refund.module.css'

type RefundProps = Pick<Aftersale, 'aftersales_type' | 'refund_fee' | 'refund_point'>

/** What goes back for a sheet; an exchange brings no money. */
export function Refund({ aftersales_type, refund_fee, refund_point }: RefundProps) {
  if (aftersales_type === 'EXCHANGING_GOODS') return <span aria-hidden="true">–</span>
  return (
    <>
      <Price cents={refund_fee} className={css.sum} />
      {refund_point > 0 && <span className={css.points}>{texts.points(refund_point)}</span>}
    </>
  )
}

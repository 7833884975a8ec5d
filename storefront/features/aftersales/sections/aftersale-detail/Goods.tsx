import { useId } from 'react'
import type { AftersaleInfoAnswer } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { SheetGoods } from '../../SheetGoods'
import { momentOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/aftersales'
import css from './Part.module.css'

/** What it is about, and the money that goes back for it. */
export function Goods({ sheet }: { sheet: AftersaleInfoAnswer }) {
  const id = useId()
  const { aftersales_type, detail, refund_fee, refund_point, freight, freight_point, refund } = sheet
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {aftersales_type === 'EXCHANGING_GOODS' ? texts.exchanged : texts.money}
      </h3>
      <SheetGoods lines={detail} priced={aftersales_type !== 'EXCHANGING_GOODS'} />
      {aftersales_type !== 'EXCHANGING_GOODS' && (
        <dl className={css.sums}>
          <dt>{texts.refund}</dt>
          <dd>
            <Price cents={refund_fee} className={css.sum} />
          </dd>
          {freight > 0 && (
            <>
              <dt>{texts.withinFreight}</dt>
              <dd>
                <Price cents={freight} className={css.small} />
              </dd>
            </>
          )}
          {refund_point > 0 && (
            <>
              <dt>{texts.refundPoint}</dt>
              <dd>
                {texts.points(refund_point)}
                {freight_point > 0 && `（${texts.withFreightPoints(freight_point)}）`}
              </dd>
            </>
          )}
          {refund.refund_status !== undefined && (
            <>
              <dt>{texts.refundWay}</dt>
              <dd>
                {texts.byTheWayItCame} · {texts.refundStates[refund.refund_status]}
              </dd>
            </>
          )}
          {refund.success_time !== undefined && refund.success_time > 0 && (
            <>
              <dt>{texts.refundedAt}</dt>
              <dd>{momentOf(refund.success_time)}</dd>
            </>
          )}
        </dl>
      )}
    </section>
  )
}

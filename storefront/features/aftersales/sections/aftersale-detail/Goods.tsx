import type { AftersaleInfoAnswer, Aftersale } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { momentOf } from '@storefront/shell/parts/moments'
import { CaseGoods, Address } from '../../CaseCard'
import { texts } from '../../texts/aftersales'
import css from './Part.module.css'
import { useOwnId } from '@storefront/shell/parts/use-own-id'

/** What it is about, and the money that goes back for it. */
export function Goods({ aftersale }: { aftersale: AftersaleInfoAnswer }) {
  const id = useOwnId('goods')
  const { aftersales_type, detail, refund_fee, refund_point, freight, freight_point, refund } = aftersale
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {aftersales_type === 'EXCHANGING_GOODS' ? texts.exchanged : texts.money}
      </h3>
      <CaseGoods lines={detail} priced={aftersales_type !== 'EXCHANGING_GOODS'} />
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

/** What went back and what came instead, and where to. */
export function Parcels({ aftersale }: { aftersale: AftersaleInfoAnswer }) {
  const { sendback_data, sendconfirm_data, aftersales_address, actions } = aftersale
  const isAsked = actions.includes('sendback')
  const sent = [
    { title: texts.sentBack, parcel: sendback_data },
    { title: texts.sentInstead, parcel: sendconfirm_data },
  ].filter(({ parcel }) => parcel.corp_code !== undefined)
  const goesTo = !isAsked && aftersales_address.address ? aftersales_address : undefined
  if (sent.length === 0 && !goesTo) return null
  return (
    <section className={css.part}>
      {goesTo && <Address {...goesTo} />}
      <dl className={css.facts}>
        {sent.map(({ title, parcel }) => (
          <Parcel key={title} title={title} parcel={parcel} />
        ))}
      </dl>
    </section>
  )
}

function Parcel({ title, parcel }: { title: string; parcel: Aftersale['sendback_data'] }) {
  const { corp_name, logi_no, sent } = parcel
  return (
    <>
      <dt>{title}</dt>
      <dd>
        {corp_name} {logi_no}
        {sent !== undefined && <span className={css.when}>{momentOf(sent)}</span>}
      </dd>
    </>
  )
}

import type { Aftersale, AftersaleInfoAnswer } from '@schemas/generated/api'
import { Address } from '../../Address'
import { momentOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/aftersales'
import css from './Part.module.css'

/** What went back and what came instead, and where to. */
export function Parcels({ sheet }: { sheet: AftersaleInfoAnswer }) {
  const { sendback_data, sendconfirm_data, aftersales_address, actions } = sheet
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

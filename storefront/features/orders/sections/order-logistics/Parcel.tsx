import { Anchor, encodePart } from '@engine'
import type { Delivery } from '@schemas/generated/api'
import { pictureAt } from '@schemas/picture'
import { Picture } from '@widgets/shared/Picture'
import { CopyButton } from '@storefront/shell/parts/CopyButton'
import { momentOf } from '@storefront/shell/parts/moments'
import { texts } from '../../texts/order-detail'
import css from './Parcel.module.css'

/** px */
const PICTURE = 56

/** One parcel: its courier and number, the goods in it, and the steps of its way. */
export function Parcel({ parcel, at }: { parcel: Delivery; at: number }) {
  const { delivery_id, delivery_corp_name, delivery_code, create_time, items, status_msg, steps } = parcel
  const heading = `parcel-${delivery_id}`
  return (
    <section className={css.parcel} aria-labelledby={heading}>
      <header className={css.head}>
        <h2 id={heading} className={css.name}>
          {texts.packageAt(at)}
        </h2>
        <span className={css.state}>{status_msg}</span>
        <span>{delivery_corp_name}</span>
        {delivery_code && (
          <span className={css.number}>
            {texts.trackNumber} {delivery_code}
            <CopyButton text={delivery_code} of={texts.trackNumber} />
          </span>
        )}
        <time className={css.time}>{momentOf(create_time)}</time>
      </header>
      <ul className={css.goods} aria-label={texts.lines}>
        {items.map(({ id, item_id, item_name, item_spec_desc, pic, num }) => (
          <li key={id} className={css.good}>
            <Picture src={pictureAt(pic, 's')} alt="" width={PICTURE} height={PICTURE} />
            <p className={css.words}>
              <Anchor link={`/items/${encodePart(item_id)}`}>{item_name}</Anchor>
              <span className={css.spec}>
                {item_spec_desc} ×{num}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <ol className={css.steps} aria-label={texts.tracks}>
        {steps.map(({ AcceptTime, AcceptStation }, index) => (
          // couriers repeat themselves
          // oxlint-disable-next-line react/no-array-index-key -- rows hold no state
          <li key={index} className={css.step}>
            <span className={css.dot} aria-hidden="true" />
            <p className={css.station}>{AcceptStation}</p>
            {AcceptTime && <time className={css.time}>{AcceptTime}</time>}
          </li>
        ))}
      </ol>
    </section>
  )
}

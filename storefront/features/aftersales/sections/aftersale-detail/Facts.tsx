import { Anchor } from '@engine'
import { AFTERSALES_TYPE_WORDS } from '@schemas/aftersales'
import type { AftersaleInfoAnswer } from '@schemas/generated/api'
import { orderPath } from '@storefront/shell/routing/order-paths'
import { momentOf } from '@storefront/shell/parts/moments'
import { PictureStrip } from '@storefront/shell/parts/PictureStrip'
import { texts } from '../../texts/aftersales'
import css from './Part.module.css'
import { useOwnId } from '@storefront/shell/parts/use-own-id'

/** What its member said, and of which order it is. */
export function Facts({ aftersale }: { aftersale: AftersaleInfoAnswer }) {
  const id = useOwnId('facts')
  const { aftersales_bn, order_id, aftersales_type, reason, description, contact, mobile, evidence_pic } =
    aftersale
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {texts.facts}
      </h3>
      <dl className={css.facts}>
        <dt>{texts.number}</dt>
        <dd>{aftersales_bn}</dd>
        <dt>{texts.shopOrder}</dt>
        <dd>
          <Anchor link={orderPath(order_id)} className={css.link}>
            {order_id}
          </Anchor>
        </dd>
        <dt>{texts.type}</dt>
        <dd>{AFTERSALES_TYPE_WORDS[aftersales_type]}</dd>
        <dt>{texts.reason}</dt>
        <dd>{reason}</dd>
        {description && (
          <>
            <dt>{texts.description}</dt>
            <dd>{description}</dd>
          </>
        )}
        <dt>{texts.contact}</dt>
        <dd>
          {contact} {mobile}
        </dd>
        <dt>{texts.appliedAt}</dt>
        <dd>{momentOf(aftersale.create_time)}</dd>
        {evidence_pic.length > 0 && (
          <>
            <dt>{texts.evidence}</dt>
            <dd>
              <PictureStrip list={evidence_pic} label={texts.evidence} />
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}

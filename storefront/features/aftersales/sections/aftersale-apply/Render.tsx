import { useShop, Anchor } from '@engine'
import { AFTERSALES_TYPE_WORDS } from '@schemas/aftersales'
import type { Aftersale } from '@schemas/generated/api'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { Notice } from '@storefront/shell/parts/Notice'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { ContactService } from '@storefront/shell/parts/ContactService'
import { later } from '@storefront/shell/parts/later'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { queryOf } from '@storefront/shell/routing/query'
import { useAnswers } from '@storefront/shell/section/use-answers'
import { casePath } from '../../paths'
import { texts } from '../../texts/aftersales'
import type data from './data'
import css from './Render.module.css'

/** px; with one line of goods. */
const HEIGHT = 760

const Form = later(async () => (await import('./Form')).Form, { height: HEIGHT })

/** Applies for a refund or an exchange; edits an application before its decision; applies again after a refusal. */
export function Render() {
  const { path } = useShop()
  const { order_id = '', aftersales_bn } = queryOf(path)
  const { service } = useAnswers<typeof data>()
  return (
    <MemberFrame
      title={aftersales_bn ? texts.modify : texts.apply}
      extra={<ContactService setting={service.data} about={{ order_id }} />}
    >
      {order_id || aftersales_bn ? (
        <Asked key={path} aftersales_bn={aftersales_bn} />
      ) : (
        <Notice drawing="orders" text={texts.noOrder}>
          <ButtonLink href={ORDERS_PATH}>{texts.toOrders}</ButtonLink>
        </Notice>
      )}
    </MemberFrame>
  )
}

function Asked({ aftersales_bn }: { aftersales_bn: string | undefined }) {
  const { view: asked, remind, earlier, aftersale } = useAnswers<typeof data>()
  if (!asked) return null
  if (asked.error) return <AskFailed error={asked.error} />
  const view = asked.data
  return (
    <>
      {remind.data?.is_open && <p className={css.remind}>{remind.data.intro}</p>}
      {earlier?.data && <Earlier list={earlier.data.list} />}
      {view.can_apply ? (
        <Form view={view} aftersale={aftersale?.data} aftersales_bn={aftersales_bn} />
      ) : (
        <Notice drawing="aftersales" text={view.refusal || texts.nothingLeft}>
          {aftersales_bn ? (
            <ButtonLink href={casePath(aftersales_bn)}>{texts.seeCase}</ButtonLink>
          ) : (
            <ButtonLink href={ORDERS_PATH}>{texts.toOrders}</ButtonLink>
          )}
        </Notice>
      )}
    </>
  )
}

/** What was asked of this order before. */
function Earlier({ list }: { list: readonly Aftersale[] }) {
  if (list.length === 0) return null
  return (
    <dl className={css.earlier}>
      <dt>{texts.earlier}</dt>
      {list.map(({ aftersales_bn, aftersales_type, progress_msg }) => (
        <dd key={aftersales_bn}>
          <Anchor link={casePath(aftersales_bn)} className={css.link}>
            {aftersales_bn}
          </Anchor>
          {AFTERSALES_TYPE_WORDS[aftersales_type]} · {progress_msg}
        </dd>
      ))}
    </dl>
  )
}

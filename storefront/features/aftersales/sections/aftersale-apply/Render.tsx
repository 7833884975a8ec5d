import { useShop } from '@engine'
import { MemberFrame } from '@storefront/shell/account/MemberFrame'
import { sheetPath } from '../../paths'
import { AskFailed } from '@storefront/shell/parts/AskFailed'
import { ButtonLink } from '@storefront/shell/parts/Button'
import { later } from '@storefront/shell/parts/later'
import { Notice } from '@storefront/shell/parts/Notice'
import { ORDERS_PATH } from '@storefront/shell/routing/order-paths'
import { queryOf } from '@storefront/shell/routing/query'
import { texts } from '../../texts/aftersales'
import { useAnswers } from '@storefront/shell/section/use-answers'
import type data from './data'
import { Earlier } from './Earlier'
import css from './Render.module.css'

/** px; with one line of goods. */
const HEIGHT = 760

const Form = later(async () => (await import('./Form')).Form, { height: HEIGHT })

/** Asking for money or other goods; changing that while nobody has answered; asking anew after a refusal. */
export function Render() {
  const { path } = useShop()
  const { order_id, aftersales_bn } = queryOf(path)
  return (
    <MemberFrame title={aftersales_bn ? texts.modify : texts.apply}>
      {order_id || aftersales_bn ? (
        <Asked key={path} aftersales_bn={aftersales_bn} />
      ) : (
        <Notice text={texts.noOrder}>
          <ButtonLink href={ORDERS_PATH}>{texts.toOrders}</ButtonLink>
        </Notice>
      )}
    </MemberFrame>
  )
}

function Asked({ aftersales_bn }: { aftersales_bn: string | undefined }) {
  const { view: asked, remind, earlier, sheet } = useAnswers<typeof data>()
  if (!asked) return null
  if (asked.error) return <AskFailed error={asked.error} />
  const view = asked.data
  return (
    <>
      {remind.data?.is_open && <p className={css.remind}>{remind.data.intro}</p>}
      {earlier?.data && <Earlier list={earlier.data.list} />}
      {view.can_apply ? (
        <Form view={view} sheet={sheet?.data} aftersales_bn={aftersales_bn} />
      ) : (
        <Notice text={view.refusal || texts.nothingLeft}>
          {aftersales_bn ? (
            <ButtonLink href={sheetPath(aftersales_bn)}>{texts.seeSheet}</ButtonLink>
          ) : (
            <ButtonLink href={ORDERS_PATH}>{texts.toOrders}</ButtonLink>
          )}
        </Notice>
      )}
    </>
  )
}

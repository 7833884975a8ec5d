import { useId, useState } from 'react'
import type { Quote } from '@schemas/generated/api'
import type { Checkout, CheckoutState } from '../../checkout'
import { Button } from '@storefront/shell/parts/Button'
import { quantityOf } from '@storefront/shell/parts/quantity'
import { texts } from '../../texts/checkout'
import css from './ShopCard.module.css'

const ruleOf = ({ point_rule: rule }: Quote) =>
  texts.pointsRule(rule.deduct_point, rule.deduct_proportion_limit, rule.can_deduct_freight)

/** Points as money, within what the server allows here; judged when the field is left. */
export function Points({
  checkout,
  state: { quote, choices },
}: {
  checkout: Checkout
  state: CheckoutState
}) {
  const id = useId()
  const [typed, type] = useState<string | null>(null)
  const { point_use } = choices
  const most = quote?.max_point ?? 0
  const use = (points: number) => {
    type(null)
    if (points !== point_use) void checkout.choose({ point_use: points })
  }
  const settle = () => typed !== null && use(quantityOf(typed, most, 0))
  return (
    <div className={css.couponRow}>
      <label className={css.label} htmlFor={id}>
        {texts.points}
      </label>
      <input
        id={id}
        className={css.points}
        inputMode="numeric"
        disabled={most === 0}
        aria-describedby={`${id}-bounds`}
        value={typed ?? point_use}
        onChange={({ target }) => type(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
      <Button
        kind="text"
        size="small"
        disabled={most === 0}
        onClick={() => use(point_use === most ? 0 : most)}
      >
        {point_use === most && most > 0 ? texts.noPoints : texts.allPoints}
      </Button>
      <span id={`${id}-bounds`} className={css.bounds}>
        {quote && (
          <>
            {texts.pointsHeld(quote.user_point.point)}
            {most === 0 ? texts.pointsNone : texts.pointsMost(most)}（{ruleOf(quote)}）
          </>
        )}
      </span>
    </div>
  )
}

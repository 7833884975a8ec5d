import { useState } from 'react'
import type { Quote } from '@schemas/generated/api'
import { Button } from '@storefront/shell/parts/Button'
import { quantityOf } from '@storefront/shell/parts/quantity'
import type { Checkout, CheckoutState } from '../../checkout'
import { texts } from '../../texts/checkout'
import css from './Points.module.css'
import { useOwnId } from '@storefront/shell/parts/use-own-id'

interface PointsFieldProps {
  checkout: Checkout
  state: Pick<CheckoutState, 'quote' | 'choices'>
}

/** Points as money, within what the server allows here; validated when the field is left. */
export function PointsField({ checkout, state: { quote, choices } }: PointsFieldProps) {
  const id = useOwnId('points')
  const [typed, type] = useState<string | null>(null)
  const { point_use } = choices
  const most = quote?.max_point ?? 0
  const use = (points: number) => {
    type(null)
    if (points !== point_use) void checkout.choose({ point_use: points })
  }
  const settle = () => typed !== null && use(quantityOf(typed, most, 0))
  const isAll = point_use === most && most > 0
  return (
    <div className={css.points}>
      <label className={css.label} htmlFor={id}>
        {texts.points}
      </label>
      <input
        id={id}
        className={css.number}
        inputMode="numeric"
        autoComplete="off"
        disabled={most === 0}
        aria-describedby={`${id}-bounds`}
        value={typed ?? point_use}
        onChange={({ target }) => type(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
      <Button size="small" disabled={most === 0} onClick={() => use(isAll ? 0 : most)}>
        {isAll ? texts.noPoints : texts.allPoints}
      </Button>
      <span id={`${id}-bounds`} className={css.bounds}>
        {quote && boundsOf(quote, most)}
      </span>
    </div>
  )
}

function boundsOf({ user_point, point_rule }: Quote, most: number): string {
  const { deduct_point, deduct_proportion_limit, can_deduct_freight } = point_rule
  const held = texts.pointsHeld(user_point.point)
  const rule = texts.pointsRule(deduct_point, deduct_proportion_limit, can_deduct_freight)
  return `${held}${most === 0 ? texts.pointsNone : texts.pointsMost(most)}（${rule}）`
}

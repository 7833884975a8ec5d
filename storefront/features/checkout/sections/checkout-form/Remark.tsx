import { useEffect, useId, useRef } from 'react'
import type { Checkout, CheckoutState } from '../../checkout'
import { remarkProblem } from '../../rules'
import { problemId } from '@storefront/shell/parts/form/Field'
import { texts } from '../../texts/checkout'
import css from './ShopCard.module.css'

interface RemarkProps {
  checkout: Checkout
  state: Pick<CheckoutState, 'choices' | 'missing'>
  distributor_id: string
}

/** What the seller is told. */
export function Remark({ checkout, state: { choices, missing }, distributor_id }: RemarkProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { remarks } = choices
  const words = remarks[distributor_id] ?? ''
  const problem = remarkProblem(words)
  useEffect(() => {
    if (missing?.kind === 'remark' && field.current?.getAttribute('aria-invalid')) field.current.focus()
  }, [missing])
  return (
    <div className={css.told}>
      <label className={css.remark}>
        {texts.remark}
        <input
          ref={field}
          className={css.text}
          placeholder={texts.remarkHint}
          value={words}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId(id) : undefined}
          onChange={({ target }) =>
            checkout.note({ remarks: { ...remarks, [distributor_id]: target.value } })
          }
        />
      </label>
      {problem && (
        <p id={problemId(id)} className={css.bad} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

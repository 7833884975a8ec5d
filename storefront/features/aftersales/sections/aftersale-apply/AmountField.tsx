import { yuanText } from '@schemas/money'
import { useEffect, useRef } from 'react'
import { centsOfTyped, type ApplicationValues } from '../../application'
import type { Quote } from '../../use-quote'
import { TextField } from '@storefront/shell/parts/form/TextField'
import type { Fields } from '@storefront/shell/parts/form/use-fields'
import { texts } from '../../texts/aftersales'
import css from './AmountField.module.css'

interface AmountFieldProps {
  fields: Fields<ApplicationValues>
  quote: Quote
  /** Cents that an earlier case asked for; absent: all. */
  begins: number | undefined
}

/** How much goes back: what the server works out, or less where the buyer asks for less. */
export function AmountField({ fields: { control, setValue, clearErrors }, quote, begins }: AmountFieldProps) {
  const answer = quote.state === 'known' ? quote.answer : undefined
  const first = useRef(begins)
  useEffect(() => {
    if (!answer) return
    // what was asked before counts once, for what was asked then
    const cents = Math.min(first.current || answer.refund_fee, answer.refund_fee)
    first.current = undefined
    setValue('amount', yuanText(cents))
    clearErrors('amount')
  }, [answer, setValue, clearErrors])
  const problemOf = (text: string) => {
    if (!answer) return undefined
    const cents = centsOfTyped(text)
    if (cents === undefined) return texts.amountWrong
    return cents > answer.refund_fee ? texts.amountTooMuch(yuanText(answer.refund_fee)) : undefined
  }
  return (
    <>
      <TextField
        control={control}
        name="amount"
        label={texts.amount}
        inputMode="decimal"
        disabled={!answer}
        rules={[problemOf]}
        after={<output className={css.most}>{wordsOf(quote)}</output>}
      />
      <p className={css.hint}>{[texts.sharesHint, giftsOf(answer?.list ?? [])].filter(Boolean).join('；')}</p>
    </>
  )
}

function wordsOf(quote: Quote): string {
  if (quote.state === 'none') return ''
  if (quote.state === 'asking') return texts.counting
  if (quote.state === 'refused') return quote.message
  const { refund_fee, refund_point, freight, freight_point } = quote.answer
  return [
    texts.amountMost(yuanText(refund_fee)),
    ...(freight > 0 ? [texts.withFreight(yuanText(freight))] : []),
    ...(refund_point > 0 ? [texts.pointsBack(refund_point)] : []),
    ...(freight_point > 0 ? [texts.withFreightPoints(freight_point)] : []),
  ].join('，')
}

/** Gifts that nothing earns any more go back with what did. */
function giftsOf(lines: readonly { item_name: string; order_item_type: string }[]): string {
  const gifts = lines.filter(({ order_item_type }) => order_item_type === 'gift')
  return gifts.length > 0 ? texts.giftsBack(gifts.map(({ item_name }) => item_name).join('、')) : ''
}

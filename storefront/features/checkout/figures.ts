import type { DiscountInfo, Quote } from '@schemas/generated/api'
import { figures as words } from '../../shell/texts/trade'

/** One step of how a figure came to be. */
export interface Step {
  text: string
  /** Cents; absent where it is in the figure's parts already. */
  cents?: number
}

/** A line of the sum; all lines add up to what is to be paid. */
export interface Figure {
  key: 'item' | 'promotion' | 'coupon' | 'point' | 'freight'
  label: string
  /** Cents, below zero for what is taken off. */
  cents: number
  steps: Step[]
}

type Sources = Pick<
  Quote,
  | 'item_fee'
  | 'promotion_discount'
  | 'coupon_discount'
  | 'point_fee'
  | 'freight_fee'
  | 'discount_info'
  | 'price_info'
  | 'freight_info'
>

/** How a quote came to be, line by line; what nothing was taken off for is left out. */
export function figuresOf(quote: Sources): Figure[] {
  const { discount_info, price_info, freight_info } = quote
  const coupons = discount_info.filter(({ type }) => type === 'coupon_discount')
  const points = discount_info.filter(({ type }) => type === 'point')
  const promotions = discount_info.filter((info) => !coupons.includes(info) && !points.includes(info))
  const off: Figure[] = [
    {
      key: 'promotion',
      label: words.promotion,
      cents: -quote.promotion_discount,
      steps: promotions.map(step),
    },
    { key: 'coupon', label: words.coupon, cents: -quote.coupon_discount, steps: coupons.map(step) },
    { key: 'point', label: words.point, cents: -quote.point_fee, steps: points.map(step) },
  ]
  const figures: Figure[] = [
    { key: 'item', label: words.item, cents: quote.item_fee, steps: price_info.map(priceStep) },
    ...off.filter(({ cents }) => cents !== 0),
    {
      key: 'freight',
      label: words.freight,
      cents: quote.freight_fee,
      steps: freight_info.map(({ name, rule, freight_fee }) => ({
        text: joined(name, rule),
        cents: freight_fee,
      })),
    },
  ]
  return figures.map((figure) => ({ ...figure, steps: merged(figure.steps) }))
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ')
const step = ({ info, rule, discount_fee }: DiscountInfo): Step => ({
  text: joined(info, rule),
  cents: -discount_fee,
})
/** What a price saves is in the goods' sum already. */
const priceStep = ({ info, rule }: DiscountInfo): Step => ({ text: joined(info, rule) })

/** The same step of several shops is one. */
function merged(steps: readonly Step[]): Step[] {
  const sums = new Map<string, Step>()
  for (const { text, cents } of steps) {
    const sum = sums.get(text)?.cents
    sums.set(text, { text, ...(cents !== undefined && { cents: cents + (sum ?? 0) }) })
  }
  return [...sums.values()]
}

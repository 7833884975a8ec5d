import { Price } from '@widgets/shared/Price'
import { Button } from '@storefront/shell/parts/Button'
import type { CheckoutState } from '../../checkout'
import { FigureList, FigureRow, FigureTotal } from '../../FigureList'
import { figuresOf } from '../../figures'
import { texts } from '../../texts/checkout'
import css from './Figures.module.css'

interface FiguresProps {
  state: CheckoutState
  /** Goods have somewhere to go, or are fetched: their freight is known. */
  knowsWhere: boolean
}

/** What is to be paid, line by line, each with how it came to be. The one coupon in use is named where it is chosen (rule buying-2). */
export function Figures({ state: { quote, waiting }, knowsWhere }: FiguresProps) {
  if (!quote) return <output className={css.waiting} aria-label={texts.quoting} />
  const { totalItemNum, total_fee, get_points } = quote
  return (
    <section className={css.figures} aria-label={texts.figures} data-dim={waiting ? '' : undefined}>
      <FigureList note={get_points > 0 ? texts.getPoints(get_points) : undefined}>
        {figuresOf(quote).map(({ key, label, cents, steps }) => (
          <FigureRow
            key={key}
            label={key === 'item' ? `${label}（${texts.pieces(totalItemNum)}）` : label}
            steps={key === 'coupon' && steps.length === 1 ? [] : steps}
            value={key === 'freight' && !knowsWhere ? texts.freightUnknown : cents}
          />
        ))}
        <FigureTotal label={texts.toPay} cents={total_fee} />
      </FigureList>
    </section>
  )
}

interface SettleBarProps {
  state: CheckoutState
  /** Where the goods go, or are fetched; '' while it is unknown. */
  place: string
  onSubmit(): Promise<void>
}

/** The sum and the order, always in sight. */
export function SettleBar({ state, place, onSubmit }: SettleBarProps) {
  const { quote, isCurrent, waiting, sending } = state
  return (
    <div className={css.bar} data-own-bar="">
      <p className={css.place}>{place}</p>
      <p className={css.sum} aria-live="polite" data-dim={waiting ? '' : undefined}>
        {texts.toPay}
        {quote && <Price cents={quote.total_fee} className={css.price} />}
      </p>
      <Button
        kind="primary"
        size="large"
        disabled={!waiting && !isCurrent}
        busy={sending || (waiting && !quote)}
        onClick={() => void onSubmit()}
      >
        {sending ? texts.saving : texts.submit}
      </Button>
    </div>
  )
}

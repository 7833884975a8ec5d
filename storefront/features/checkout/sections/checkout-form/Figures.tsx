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

/** What is to be paid, line by line, each with how it came to be. */
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
            steps={steps}
            value={key === 'freight' && !knowsWhere ? texts.freightUnknown : cents}
          />
        ))}
        <FigureTotal label={texts.toPay} cents={total_fee} />
      </FigureList>
    </section>
  )
}

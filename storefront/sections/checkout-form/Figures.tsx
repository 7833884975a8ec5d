import { Price } from '@widgets/shared/Price'
import type { CheckoutState } from '../../checkout/checkout'
import { figuresOf, type Figure } from '../../checkout/figures'
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
  return (
    <section className={css.figures} aria-label={texts.figures} data-dim={waiting ? '' : undefined}>
      <dl className={css.list}>
        {figuresOf(quote).map((figure) => (
          <Row
            key={figure.key}
            figure={figure}
            label={
              figure.key === 'item' ? `${figure.label}（${texts.pieces(quote.totalItemNum)}）` : figure.label
            }
            unknown={figure.key === 'freight' && !knowsWhere}
          />
        ))}
        <dt className={css.total}>{texts.toPay}</dt>
        <dd className={css.total}>
          <Price cents={quote.total_fee} className={css.price} />
        </dd>
      </dl>
      {quote.get_points > 0 && <p className={css.earned}>{texts.getPoints(quote.get_points)}</p>}
    </section>
  )
}

function Row({
  figure: { cents, steps },
  label,
  unknown,
}: {
  figure: Figure
  label: string
  unknown: boolean
}) {
  return (
    <>
      <dt>
        {label}
        {steps.map(({ text, cents: part }) => (
          <span key={text} className={css.step}>
            {text}
            {part !== undefined && (
              <>
                {' '}
                <Price cents={part} className={css.plain} />
              </>
            )}
          </span>
        ))}
      </dt>
      <dd>{unknown ? texts.freightUnknown : <Price cents={cents} className={css.amount} />}</dd>
    </>
  )
}

import { clsx } from 'clsx'
import type { Quote } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import type { CheckoutProblem } from '../../problem'
import { Card } from '@storefront/shell/parts/Card'
import { pointsTexts as texts } from '@storefront/features/marketing'
import css from './Render.module.css'

interface FiguresProps {
  quote: Quote | null
  isCurrent: boolean
  problem: CheckoutProblem | null
}

/** Points that are needed and left, and the money beside them, as the server computes them. */
export function Figures({ quote, isCurrent, problem }: FiguresProps) {
  // while there are figures, a problem with the address is shown beside the address
  const isTold = problem && problem.kind !== 'signedOut' && !(quote && problem.kind === 'address')
  return (
    <Card aria-label={texts.checkout}>
      <div className={css.figures}>
        {isTold && (
          <p className={css.problem} role="alert">
            {problem.message}
          </p>
        )}
        {!quote && !isTold && <output className={css.waiting}>{texts.computing}</output>}
        {quote && <Sums quote={quote} isCurrent={isCurrent} />}
      </div>
    </Card>
  )
}

function Sums({ quote, isCurrent }: { quote: Quote; isCurrent: boolean }) {
  const { user_point, point_use, item_fee, freight_fee, freight_type, freight_point, total_fee } = quote
  return (
    <dl className={clsx(css.list, !isCurrent && css.dim)}>
      <dt>{texts.pointsHere}</dt>
      <dd>{texts.some(user_point.point)}</dd>
      <dt>{texts.pointsNeeded}</dt>
      <dd className={css.points}>{texts.some(point_use)}</dd>
      <dt>{texts.pointsAfter}</dt>
      <dd>{texts.some(user_point.point - point_use)}</dd>
      {item_fee > 0 && (
        <>
          <dt>{texts.goodsFee}</dt>
          <dd>
            <Price cents={item_fee} className={css.money} />
          </dd>
        </>
      )}
      <dt>{texts.freight}</dt>
      <dd>
        {freight_type === 'point' ? (
          texts.some(freight_point)
        ) : (
          <Price cents={freight_fee} className={css.money} />
        )}
      </dd>
      <dt>{texts.toPay}</dt>
      <dd>
        <Price cents={total_fee} className={css.total} />
      </dd>
    </dl>
  )
}

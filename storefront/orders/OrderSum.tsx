import type { OrderInfo } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { PointsPrice } from '../points/PointsPrice'
import { texts } from '../texts/order-detail'
import { isForPoints } from './actions-of'
import { orderFigures, type OrderFigure } from './figures'
import css from './OrderSum.module.css'

/** What an order costs, figure by figure, each with how it came to be. */
export function OrderSum({ order }: { order: OrderInfo }) {
  const { point_use, pay_status, total_fee, refunded_fee, get_points, estimate_get_points } = order
  const isPaid = pay_status === 'PAYED'
  const forPoints = isForPoints(order)
  // what costs points alone has no sum in money
  const figures = orderFigures(order).filter(({ cents }) => !forPoints || cents !== 0)
  return (
    <div className={css.figures}>
      <dl className={css.list} aria-label={texts.figures}>
        {figures.map((figure) => (
          <Row key={figure.key} figure={figure} />
        ))}
        {point_use > 0 && !forPoints && (
          <>
            <dt>{texts.pointsUsed}</dt>
            <dd>{texts.points(point_use)}</dd>
          </>
        )}
        <dt className={css.total}>{isPaid ? texts.total : texts.toPay}</dt>
        <dd className={css.total}>
          {forPoints ? (
            <PointsPrice points={point_use} cents={total_fee} className={css.price} />
          ) : (
            <Price cents={total_fee} className={css.price} />
          )}
        </dd>
        {refunded_fee > 0 && (
          <>
            <dt>{texts.refundedInAll}</dt>
            <dd>
              <Price cents={refunded_fee} className={css.plain} />
            </dd>
          </>
        )}
      </dl>
      {isPaid && (get_points > 0 || estimate_get_points > 0) && (
        <p className={css.earned}>
          {get_points > 0 ? texts.earned(get_points) : texts.toEarn(estimate_get_points)}
        </p>
      )}
    </div>
  )
}

function Row({ figure: { label, cents, steps } }: { figure: OrderFigure }) {
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
      <dd>
        <Price cents={cents} className={css.plain} />
      </dd>
    </>
  )
}

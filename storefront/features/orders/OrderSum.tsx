import type { OrderInfo } from '@schemas/generated/api'
import { FigureList, FigureRow, FigureTotal } from '@storefront/features/checkout'
import { texts } from './texts/order-detail'
import { isForPoints } from '../../shell/routing/order-paths'
import { orderFigures } from './figures'
import css from './OrderSum.module.css'

/** What an order costs, figure by figure, each with how it came to be. */
export function OrderSum({ order }: { order: OrderInfo }) {
  const { point_use, pay_status, total_fee, refunded_fee } = order
  const isPaid = pay_status === 'PAYED'
  const forPoints = isForPoints(order)
  // what costs points alone has no sum in money
  const figures = orderFigures(order).filter(({ cents }) => !forPoints || cents !== 0)
  return (
    <div className={css.figures}>
      <FigureList label={texts.figures} note={isPaid ? pointsOf(order) : undefined}>
        {figures.map(({ key, label, cents, steps }) => (
          <FigureRow key={key} label={label} steps={steps} value={cents} />
        ))}
        {point_use > 0 && !forPoints && (
          <FigureRow label={texts.pointsUsed} value={texts.points(point_use)} />
        )}
        <FigureTotal
          label={isPaid ? texts.total : texts.toPay}
          cents={total_fee}
          points={forPoints ? point_use : undefined}
        />
        {refunded_fee > 0 && <FigureRow label={texts.refundedInAll} value={refunded_fee} />}
      </FigureList>
    </div>
  )
}

/** What the order brings, or will once it is done. */
function pointsOf({ get_points, estimate_get_points }: OrderInfo): string | undefined {
  if (get_points > 0) return texts.earned(get_points)
  return estimate_get_points > 0 ? texts.toEarn(estimate_get_points) : undefined
}

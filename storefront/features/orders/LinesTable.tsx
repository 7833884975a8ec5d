import { clsx } from 'clsx'
import type { OrderInfo } from '@schemas/generated/api'
import { Price } from '@widgets/shared/Price'
import { HeadRow } from '@storefront/shell/parts/HeadRow'
import table from '@storefront/shell/parts/lines-table.module.css'
import { FigureList, FigureRow, FigureTotal } from '@storefront/features/checkout'
import { texts } from './texts/order-detail'
import { Cost, UnitCost, ItemCell } from './ItemCell'
import { sharesOf, orderFigures } from './figures'
import css from './LinesTable.module.css'
import { isForPoints } from '../../shell/routing/order-paths'

/** px */
const PICTURE = 64

/** What an order is made of, every line with its share of each discount, as they were stored (rule checkout-4). */
export function LinesTable({ order }: { order: OrderInfo }) {
  return (
    <table className={clsx(table.lines, css.lines)}>
      <HeadRow
        titles={[texts.product, texts.unitPrice, texts.quantity, texts.sum, texts.discount, texts.paidFor]}
      />
      <tbody>
        {order.items.map((item) => (
          <Line key={item.id} order={order} item={item} />
        ))}
      </tbody>
    </table>
  )
}

function Line({ order, item }: { order: OrderInfo; item: OrderInfo['items'][number] }) {
  const { num, item_fee, total_fee, refunded_fee, share_points } = item
  const shares = sharesOf(item)
  return (
    <tr>
      <td>
        <ItemCell order={order} item={item} picture={PICTURE} />
      </td>
      <td>
        <UnitCost order={order} item={item} className={css.plain} />
      </td>
      <td>{num}</td>
      <td>
        <Cost order={order} points={share_points} cents={item_fee} className={css.plain} />
      </td>
      <td>
        {shares.length === 0
          ? '—'
          : shares.map(({ text, cents }, index) => (
              // two coupons may have the same name
              // oxlint-disable-next-line react/no-array-index-key -- rows hold no state
              <span key={index} className={css.share}>
                {text} <Price cents={cents} className={css.plain} />
              </span>
            ))}
      </td>
      <td>
        <Cost order={order} points={share_points} cents={total_fee} className={css.paid} />
        {refunded_fee > 0 && (
          <span className={css.share}>
            {texts.refunded} <Price cents={refunded_fee} className={css.plain} />
          </span>
        )}
      </td>
    </tr>
  )
}

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

import { inTransaction } from '../../db/transaction'
import { hasOpenAftersale } from '../aftersale-state/repo'
import { linesOf, updateOrder, orderById, claimOrder } from '../order-repo'
import { addConsumption, grantPoints, JOURNAL, takeMember } from '../../members'
import { BATCH, forEach, type Job } from '../../platform'
import { ordersToReward } from '../deliveries/repo'
import { endOfNextYear } from '../../core/shanghai'

/** Grants the points of orders whose after-sales window is over, and counts their amounts for the member's grade. */
const grantOrderPoints: Job = {
  name: 'grant-points',
  every: 60,
  async run({ db, company_id, now, failed, signal }) {
    const due = await ordersToReward(db, company_id, now, BATCH)
    return forEach(due, { failed, signal }, (order_id) =>
      inTransaction(db, async (tx) => {
        const found = await orderById(tx, company_id, order_id)
        if (!found || !(await takeMember(tx, company_id, found.user_id))) return false
        const order = await claimOrder(tx, company_id, order_id)
        if (order?.status !== 'DONE' || order.points_granted) return false
        if (await hasOpenAftersale(tx, company_id, order_id)) return false
        const { user_id, get_points: point } = order
        if (point > 0) {
          const why = {
            journal_type: JOURNAL.reward,
            point_desc: '购物奖励积分',
            cause: `order:${order_id}:reward`,
          }
          await grantPoints(
            tx,
            { company_id, user_id, order_id, point, ...why },
            { expires: endOfNextYear(now) },
          )
        }
        const lines = await linesOf(tx, company_id, order_id)
        const spent = lines.reduce((sum, { total_fee, refunded_fee }) => sum + total_fee - refunded_fee, 0)
        await addConsumption(tx, { company_id, user_id }, spent)
        await updateOrder(tx, order, { points_granted: true })
        return true
      }),
    )
  },
}

export default grantOrderPoints

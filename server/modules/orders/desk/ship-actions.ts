import { ship } from '../../deliveries/ship'
import { updateOrder } from '../../deliveries/repo'
import { redeem } from '../../pickup/service'
import type { Doing, Worklist } from '../../worklists/worklist'

export const byOperator = ({ company_id, operator }: Doing) => ({
  company_id,
  actor: `operator:${operator.name}`,
})

export const shipActions: Worklist['actions'] = {
  async ship_order(tx, doing, order_id, { delivery_corp, delivery_code, lines }) {
    const parcel = {
      corp: delivery_corp,
      code: delivery_code,
      lines: lines.filter(({ num }) => num > 0).map(({ line_id, num }) => ({ line_id, num })),
    }
    await ship(tx, byOperator(doing), order_id, parcel, doing.now)
  },

  async redeem_pickup(tx, doing, order_id, { code }) {
    await redeem(tx, byOperator(doing), { code, order_id }, doing.now)
  },

  async remark_order(tx, { company_id }, order_id, { seller_remark }) {
    await updateOrder(tx, { company_id, order_id }, { seller_remark })
  },
}

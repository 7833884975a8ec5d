import { AppError } from '@server/core/errors'
import { changeParcel, ship } from '../deliveries/ship'
import { deliveriesOf, updateOrder } from '../order-repo'
import { redeem } from '../pickup/service'
import { byOperator, type Worklist } from '../../back-office'

export const shipActions: Worklist['actions'] = {
  async ship_order(tx, doing, order_id, { delivery_corp, delivery_code, lines }) {
    const parcel = {
      corp: delivery_corp,
      code: delivery_code,
      lines: lines.filter(({ num }) => num > 0).map(({ line_id, num }) => ({ line_id, num })),
    }
    await ship(tx, byOperator(doing), order_id, parcel, doing.now)
  },

  /** A courier or number that was written wrongly. */
  async correct_parcels(tx, doing, order_id, { parcels }) {
    const sent = await deliveriesOf(tx, doing.company_id, order_id)
    for (const { delivery_id, delivery_corp: corp, delivery_code: code } of parcels) {
      const own = sent.find((parcel) => parcel.delivery_id === delivery_id)
      if (!own) throw new AppError('not_found', { message: '包裹不存在' })
      if (own.delivery_corp === corp && own.delivery_code === code) continue
      await changeParcel(tx, byOperator(doing), delivery_id, { corp, code })
    }
  },

  async redeem_pickup(tx, doing, order_id, { code }) {
    await redeem(tx, byOperator(doing), { code, order_id }, doing.now)
  },

  async remark_order(tx, { company_id }, order_id, { seller_remark }) {
    await updateOrder(tx, { company_id, order_id }, { seller_remark })
  },
}

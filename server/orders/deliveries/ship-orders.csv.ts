import type { CurrentOperator } from '../../platform'
import { fieldError } from '../../core/errors'
import { COURIERS, MERCHANT } from '../logistics/couriers'
import { byOperator, type CsvKind } from '../../back-office'
import { deliveriesOf, lockOrder } from '../order-repo'
import { ship } from './ship'

/** Ships many orders: each row ships everything that is left of one order. */
export const csv: CsvKind<'ship_orders'> = {
  name: 'ship_orders',
  order: 20,
  importing: {
    right: 'orders.edit',
    key: 'order_id',

    async write(tx, context, { order_id, delivery_corp, delivery_code = '' }) {
      const { corp_code: corp } = courierCalled(delivery_corp)
      const isCourier = corp !== MERCHANT.corp_code
      if (isCourier && delivery_code === '') throw fieldError('delivery_code', '请填写运单号')
      const code = isCourier ? delivery_code : ''
      const { company_id, now } = context
      const order = await lockOrder(tx, company_id, order_id)
      if (!order || !isOwn(context.operator, order)) throw fieldError('order_id', `没有订单 ${order_id}`)
      const parcels = await deliveriesOf(tx, company_id, order_id)
      const isThere = parcels.some((parcel) => parcel.delivery_corp === corp && parcel.delivery_code === code)
      // a repeated row changes nothing; the shop's own deliveries have no number to recognise them by
      if (isThere && (isCourier || order.status !== 'PAYED')) return null
      const delivery_id = await ship(tx, byOperator(context), order_id, { corp, code }, now)
      return {
        action: 'order.ship_order',
        subject: 'order',
        subject_id: order_id,
        title: `发货 ${order_id}`,
        after: { delivery_id, delivery_corp: corp, delivery_code: code },
      }
    },
  },
}

/** An operator narrowed to shops ships their orders only. */
const isOwn = ({ shops }: Pick<CurrentOperator, 'shops'>, { distributor_id }: { distributor_id: string }) =>
  shops.length === 0 || shops.includes(distributor_id)

/** A courier by its code, its name or an unambiguous beginning of its name (顺丰 for 顺丰速运). @throws AppError if unknown */
function courierCalled(text: string) {
  const all = [...COURIERS, MERCHANT]
  const exact = all.find(
    ({ corp_code, corp_name }) => corp_name === text || corp_code.toLowerCase() === text.toLowerCase(),
  )
  const begun = all.filter(({ corp_name }) => text.length > 1 && corp_name.startsWith(text))
  const found = exact ?? (begun.length === 1 ? begun[0] : undefined)
  if (found) return found
  const names = all.map(({ corp_name }) => corp_name).join('、')
  throw fieldError('delivery_corp', `没有快递公司“${text}”，可填：${names}`)
}

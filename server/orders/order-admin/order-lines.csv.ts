import { maskedMobile } from '../../members'
import type { LineRow } from '../order-repo'
import { type CsvKind, type CsvCells, type CsvSearch, filtersOf } from '../../back-office'
import { FILTERS } from './filters'
import { filedOrderCount, orderIdsAfter } from './list-repo'
import { ordersById, orderDetailsOf, type ShownOrder } from '../orders/repo'
import { statusTextOf } from '../orders/status-words'

/** Orders per page of the export. */
const PAGE = 200

/** Order lines for warehouse and accounting, a row each. */
export const csv: CsvKind<'order_lines'> = {
  name: 'order_lines',
  order: 30,
  exporting: {
    right: 'orders.view',
    worklist: 'order',

    count: (db, search) => filedOrderCount(db, listedBy(search)),

    async page(tx, search, after) {
      const { company_id } = search
      const ids = await orderIdsAfter(tx, listedBy(search), { after, limit: PAGE })
      const shown = await ordersById(tx, company_id, ids)
      const { lines } = await orderDetailsOf(tx, company_id, shown)
      const next = ids.length < PAGE ? null : (ids.at(-1) ?? null)
      return { rows: shown.flatMap((order) => rowsOf(order, lines, search)), count: ids.length, next }
    },
  },
}

const listedBy = ({ filter, ...search }: CsvSearch) => ({ ...search, filters: filtersOf(FILTERS, filter) })

const rowsOf = (shown: ShownOrder, lines: LineRow[], search: CsvSearch): CsvCells[] =>
  lines
    .filter(({ order_id }) => order_id === shown.order.order_id)
    .map((line) => ({ ...cellsOfOrder(shown, search), ...cellsOfLine(line) }))

function cellsOfOrder({ order, expires }: ShownOrder, { sight, now }: CsvSearch): CsvCells {
  const { receiver, pickup } = order
  const { receiver_state, receiver_city, receiver_district, receiver_address, receiver_mobile } = receiver
  const address = [receiver_state, receiver_city, receiver_district, receiver_address].join(' ')
  return {
    order_id: order.order_id,
    status: statusTextOf(order, expires <= now).order_status_msg,
    created: order.created.toISOString(),
    paid: order.paid?.toISOString() ?? '',
    freight_fee: order.freight_fee,
    freight_point: order.freight_point,
    freight_point_fee: order.freight_point_fee,
    total_fee: order.total_fee,
    refunded_fee: order.refunded_fee,
    receiver_name: receiver.receiver_name,
    receiver_mobile: sight.numbers ? receiver_mobile : maskedMobile(receiver_mobile),
    receiver_address: pickup ? `自提：${pickup.name}` : address.trim(),
    remark: order.remark,
    seller_remark: order.seller_remark,
  }
}

const cellsOfLine = (line: LineRow): CsvCells => ({
  item_bn: line.item_bn,
  item_name: line.item_name,
  item_spec_desc: line.item_spec_desc,
  price: line.price,
  num: line.num,
  line_fee: line.total_fee,
  shipped_num: line.shipped_num,
})

import { sql } from 'drizzle-orm'
import { maskedMobile } from '../../members'
import { cappedCount } from '../../db/search'
import { seesWholeNumbers } from '../../platform'
import type { LineRow } from '../order-repo'
import type { CsvKind, CsvCells, CsvSearch } from '../../back-office'
import { FIGURES } from '../../config/limits'
import { ordersOfDesk } from './list'
import { ordersById, surroundingsOf, type ShownOrder } from '../orders/read-repo'
import { statusWords } from '../orders/status-words'

/** Orders of a page of the file. */
const PAGE = 200

/** What was ordered, a row for each line: for the warehouse and the books. */
export const csv: CsvKind<'order_lines'> = {
  name: 'order_lines',
  order: 30,
  exporting: {
    worklist: 'order',

    count: (db, search) =>
      cappedCount(db, ordersOfDesk(search, { most: FIGURES.sheet_exported + 1 }), FIGURES.sheet_exported),

    async page(tx, search, after) {
      const { company_id } = search
      const rest =
        after === null
          ? sql`true`
          : sql`(o.created, o.order_id) < (select b.created, b.order_id from orders b
                  where b.company_id = ${company_id} and b.order_id = ${after})`
      const { rows } = await tx.execute<{ order_id: string }>(sql`
        select o.order_id from ${ordersOfDesk(search, { where: rest, most: PAGE })} o where ${rest}
         order by o.created desc, o.order_id desc limit ${PAGE}`)
      const ids = rows.map(({ order_id }) => order_id)
      const shown = await ordersById(tx, company_id, ids)
      const { lines } = await surroundingsOf(tx, company_id, shown)
      const next = ids.length < PAGE ? null : (ids.at(-1) ?? null)
      return { rows: shown.flatMap((order) => rowsOf(order, lines, search)), count: ids.length, next }
    },
  },
}

const rowsOf = (shown: ShownOrder, lines: LineRow[], search: CsvSearch): CsvCells[] =>
  lines
    .filter(({ order_id }) => order_id === shown.order.order_id)
    .map((line) => ({ ...cellsOfOrder(shown, search), ...cellsOfLine(line) }))

function cellsOfOrder({ order, expires }: ShownOrder, { role, now }: CsvSearch): CsvCells {
  const { receiver, pickup } = order
  const { receiver_state, receiver_city, receiver_district, receiver_address, receiver_mobile } = receiver
  const address = [receiver_state, receiver_city, receiver_district, receiver_address].join(' ')
  return {
    order_id: order.order_id,
    status: statusWords(order, expires <= now).order_status_msg,
    created: order.created.toISOString(),
    paid: order.paid?.toISOString() ?? '',
    freight_fee: order.freight_fee,
    freight_point: order.freight_point,
    freight_point_fee: order.freight_point_fee,
    total_fee: order.total_fee,
    refunded_fee: order.refunded_fee,
    receiver_name: receiver.receiver_name,
    receiver_mobile: seesWholeNumbers(role) ? receiver_mobile : maskedMobile(receiver_mobile),
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

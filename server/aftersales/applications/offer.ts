/** What a member sees before an application: the possible types and the amounts. */
import type {
  AftersalePriceAnswer,
  AftersalePriceQuery,
  AftersaleQuoteAnswer,
  AftersaleQuoteQuery,
  AftersaleViewAnswer,
  AftersaleViewQuery,
} from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTrial } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { type LineRow, linesOf, lockOrder, requireOwnOrder, type OrderRow } from '../../orders'
import { maskedMobile } from '../../members'
import type { Owner } from '../../core/owner'
import { shareOf } from '../amounts/amounts'
import { requireEligible, releasePieces } from './apply'
import { piecesOf } from './pieces'
import { draft, freightLeft } from './draft'
import { NOTHING_TAKEN, refusalOf, returnable, typesFor } from '../amounts/eligible'
import type { AftersaleRow } from '../cases/repo'
import { takenOf, type Taken } from '../cases/taken-repo'
import { shopOf } from './shop-repo'
import { answerHours, reasonsOf } from './service'
import { lockAftersale, requireState, refusalTo } from '../cases/transition'

/** `aftersales/item/price`: the refund for pieces of a line, or of a SKU's first line with so many pieces. */
export async function priceOwn(
  db: Database,
  owner: Owner,
  { order_id, item_id, number }: AftersalePriceQuery,
): Promise<AftersalePriceAnswer> {
  const order = await requireOwnOrder(db, owner, order_id)
  const { lines, taken, freight_left } = await remainderOf(db, order)
  const named = lines.filter((line) => line.item_id === item_id || line.line_id === item_id)
  const [first] = named
  if (!first) throw new AppError('not_found', { message: '订单中没有此商品' })
  const line = named.find(({ left_aftersales_num }) => left_aftersales_num >= number)
  if (!line) throw tooMany(first)
  return {
    ...worth(line, taken, number),
    ...freight_left,
    left_aftersales_num: line.left_aftersales_num,
  }
}

/**
 * `aftersales/apply/price`: the amounts of an application, computed by making it in a transaction that is rolled back. For
 * a case that is being changed, its own pieces are released first.
 */
export async function quoteOwn(
  db: Database,
  owner: Owner,
  { order_id, aftersales_bn, aftersales_type, detail }: AftersaleQuoteQuery,
): Promise<AftersaleQuoteAnswer> {
  const pieces = piecesOf(detail)
  return inTrial(db, async (tx) => {
    const { order, aftersale } = await lockContext(tx, owner, { order_id, aftersales_bn })
    if (aftersale) requireState(aftersale, 'modify')
    requireEligible(order, timeNow())
    const { granted, lines } = await draft(tx, order, {
      aftersales_type,
      pieces,
      ...(aftersale && { changed: aftersale }),
    })
    const list = lines.map(({ line, num, refund_fee, refund_point }) => {
      const { line_id: id, item_name, order_item_type } = line
      return { id, item_name, order_item_type, num, refund_fee, refund_point }
    })
    const { refund_fee, refund_point, freight, freight_point } = granted
    return {
      refund_fee,
      refund_point,
      freight,
      freight_point,
      list,
      count: list.length,
      total_count: list.length,
    }
  })
}

/** `aftersales/apply/view`: everything that the page for an application, or for changing one, shows. */
export async function viewOwn(
  db: Database,
  owner: Owner,
  query: AftersaleViewQuery,
): Promise<AftersaleViewAnswer> {
  const { company_id } = owner
  return inTrial(db, async (tx) => {
    const { order, aftersale } = await lockContext(tx, owner, query)
    const { lines, taken, freight_left } = await remainderOf(tx, order)
    const list = lines
      .filter(({ left_aftersales_num }) => left_aftersales_num > 0)
      .map((line) => viewOf(line, taken))
    const wasSent = lines.some(({ shipped_num }) => shipped_num > 0)
    const refusal = (aftersale && refusalTo(aftersale, 'modify')) ?? refusalOf(order, timeNow())
    const { receiver_name: contact, receiver_mobile } = order.receiver
    return {
      order_id: order.order_id,
      can_apply: refusal === undefined && list.length > 0,
      refusal: refusal ?? '',
      types: typesFor(lines, taken),
      reasons: await reasonsOf(tx, company_id, wasSent),
      answer_hours: await answerHours(tx, company_id, wasSent),
      contact,
      mobile: maskedMobile(receiver_mobile),
      shop: (await shopOf(tx, company_id, order.distributor_id)) ?? {},
      freight: freight_left.freight + (aftersale?.freight ?? 0),
      freight_point: freight_left.freight_point + (aftersale?.freight_point ?? 0),
      list,
      count: list.length,
      total_count: list.length,
    }
  })
}

interface AftersaleContext {
  order: OrderRow
  /** The case that is being changed; its pieces are released. */
  aftersale?: AftersaleRow
}

async function lockContext(
  tx: Transaction,
  owner: Owner,
  { order_id, aftersales_bn }: Pick<AftersaleViewQuery, 'order_id' | 'aftersales_bn'>,
): Promise<AftersaleContext> {
  if (aftersales_bn !== undefined) {
    const open = await lockAftersale(tx, owner, aftersales_bn)
    if (refusalTo(open.aftersale, 'modify') === undefined) await releasePieces(tx, open)
    return open
  }
  if (order_id === undefined)
    throw new AppError('invalid', { message: '缺少 order_id', errors: { order_id: ['必填'] } })
  const order = await lockOrder(tx, owner.company_id, order_id)
  if (!order || order.user_id !== owner.user_id) throw new AppError('not_found', { message: '订单不存在' })
  return { order }
}

/** The rest of an order after other applications. */
async function remainderOf(db: Database | Transaction, order: OrderRow) {
  const { company_id, order_id } = order
  const lines = await linesOf(db, company_id, order_id)
  const taken = await takenOf(db, company_id, order_id)
  return { lines, taken, freight_left: await freightLeft(db, order) }
}

function viewOf(line: LineRow, taken: Map<string, Taken>): AftersaleViewAnswer['list'][number] {
  const { line_id: id, item_id, item_name, item_spec_desc, pic, num, price, total_fee } = line
  const { order_item_type, left_aftersales_num, shipped_num } = line
  return {
    id,
    item_id,
    item_name,
    item_spec_desc,
    pic,
    num,
    price,
    total_fee,
    order_item_type,
    left_aftersales_num,
    shipped_num,
    returnable_num: Math.min(left_aftersales_num, returnable(line, taken.get(line.line_id) ?? NOTHING_TAKEN)),
    ...worth(line, taken, left_aftersales_num),
  }
}

function worth(line: LineRow, taken: Map<string, Taken>, number: number) {
  const { share_fee, share_point } = shareOf(line, taken.get(line.line_id) ?? NOTHING_TAKEN, number)
  return { refund_fee: share_fee, refund_point: share_point }
}

const tooMany = ({ item_name, left_aftersales_num }: LineRow) =>
  new AppError('invalid', { message: `${item_name} 剩余可申请售后的数量为${left_aftersales_num}` })

import type { DiscountInfo, OrderInfo, OrderItem, LineDiscount } from '@schemas/generated/api'
import { statusOf } from '../aftersale-state/states'
import type { LineRow } from '../order-repo'
import { maskedMobile } from '../../members'
import { timeInShanghai, unixTime } from '../../core/shanghai'
import { freightType } from '../../checkout'
import { limitOf, NO_LIMIT } from '../creation/reservations'
import type { ShownOrder, OrderDetails } from './repo'
import { statusTextOf } from './status-words'

/** An order in the form of the API, from its rows alone: nothing is computed again (rules checkout-4 and checkout-9). */
export function orderInfo(
  { order, expires }: ShownOrder,
  { lines, shares, parcels, shops, company_name, aftersales, bags }: OrderDetails,
  now: Date,
): OrderInfo {
  const own = lines.filter(({ order_id }) => order_id === order.order_id)
  const parcel = parcels.findLast(({ order_id }) => order_id === order.order_id)
  const expired = expires <= now
  const isOpen = order.status === 'NOTPAY' && !expired
  return {
    order_id: order.order_id,
    trade_id: order.trade_id,
    distributor_id: order.distributor_id,
    distributor_name:
      shops.find((shop) => shop.distributor_id === order.distributor_id)?.name ?? company_name,
    title: order.title,
    order_class: 'normal',
    order_type: order.order_type,
    ...statusTextOf(order, expired),
    pay_status: order.paid ? 'PAYED' : 'NOTPAY',
    delivery_status: order.delivery_status,
    cancel_status: order.cancel_status,
    ziti_status: order.ziti_status,
    ziti_code: order.ziti_code,
    receipt_type: order.receipt_type,
    ...feesOf(order),
    get_points: order.points_granted ? order.get_points : 0,
    estimate_get_points: order.get_points,
    freight_type: freightType(order),
    pay_type: order.pay_type,
    remark: order.remark,
    create_time: unixTime(order.created),
    pay_time: unixTime(order.paid),
    auto_cancel_time: isOpen ? unixTime(expires) : 0,
    auto_cancel_seconds: isOpen ? Math.ceil((expires.getTime() - now.getTime()) / 1000) : 0,
    auto_finish_time: unixTime(order.auto_finish),
    can_extend: order.status === 'WAIT_BUYER_CONFIRM' && !order.extended && order.auto_finish !== null,
    end_time: unixTime(order.finished),
    end_date: order.finished ? timeInShanghai(order.finished) : '',
    latest_aftersale_time: unixTime(order.aftersale_until),
    ...order.receiver,
    receiver_mobile: maskedMobile(order.receiver.receiver_mobile),
    delivery_corp: parcel?.delivery_corp ?? '',
    delivery_corp_name: parcel?.delivery_corp_name ?? '',
    delivery_code: parcel?.delivery_code ?? '',
    delivery_type: 'new',
    orders_delivery_id: parcel?.delivery_id ?? '',
    is_all_delivery: order.delivery_status === 'DONE',
    delivery_time: unixTime(parcel?.created ?? null),
    ziti_info: order.pickup ?? {},
    invoice: order.invoice ?? {},
    is_invoiced: order.invoice_number !== '',
    invoice_number: order.invoice_number,
    is_rate: order.is_rate,
    offline_payment_status: order.offline_payment_status,
    items: own.map((line) => ({
      ...itemOf(line, sharesOf(shares, line), discountsOf(order), order.aftersale_until),
      aftersales_status: aftersalesStatus(aftersales, line),
      product_type: bags.get(line.item_id)?.product_type ?? 'normal',
      valid_lucky: bags.get(line.item_id)?.valid_lucky ?? 0,
      ...(isGift(line) ? NO_LIMIT : limitOf(line, order.holds)),
    })),
  }
}

/** Gifts do not count towards limits. */
const isGift = ({ order_item_type }: Pick<LineRow, 'order_item_type'>) => order_item_type === 'gift'

/** Written by draftOrder. */
const discountsOf = ({ discount_info }: ShownOrder['order']) => discount_info as DiscountInfo[]

const feesOf = (order: ShownOrder['order']) => ({
  item_fee: order.item_fee,
  item_fee_new: order.item_fee,
  market_fee: order.market_fee,
  freight_fee: order.freight_fee,
  freight_point: order.freight_point,
  freight_point_fee: order.freight_point_fee,
  discount_fee: order.promotion_discount + order.coupon_discount,
  discount_info: discountsOf(order),
  promotion_discount: order.promotion_discount,
  coupon_discount: order.coupon_discount,
  member_discount: order.member_discount,
  point_use: order.point_use,
  point: order.point_use,
  point_fee: order.point_fee,
  adjust_fee: order.adjust_fee,
  total_fee: order.total_fee,
  refunded_fee: order.refunded_fee,
})

type Shares = OrderDetails['shares']

const sharesOf = (shares: Shares, { order_id, line_id }: LineRow): Shares =>
  shares.filter((share) => share.order_id === order_id && share.line_id === line_id)

function aftersalesStatus(
  aftersales: OrderDetails['aftersales'],
  { order_id, line_id }: LineRow,
): OrderItem['aftersales_status'] {
  const last = aftersales.findLast((one) => one.order_id === order_id && one.line_id === line_id)
  return last ? statusOf(last.state) : null
}

function itemOf(
  line: LineRow,
  shares: Shares,
  discounts: readonly DiscountInfo[],
  until: Date | null,
): Omit<OrderItem, 'aftersales_status' | 'product_type' | 'valid_lucky' | 'limit_num' | 'limit_period'> {
  const sumOf = (kind: RegExp) =>
    shares.filter(({ source }) => kind.test(source)).reduce((sum, { amount }) => sum + amount, 0)
  const left = line.num - line.shipped_num - line.cancelled_num
  return {
    id: line.line_id,
    item_id: line.item_id,
    goods_id: line.goods_id,
    item_bn: line.item_bn,
    item_name: line.item_name,
    pic: line.pic,
    num: line.num,
    price: line.price,
    market_price: line.market_price,
    item_fee: line.item_fee,
    total_fee: line.total_fee,
    discount_fee: line.discount_fee,
    discount_info: lineDiscounts(shares, discounts),
    member_discount: Math.max(line.sale_price * line.num - line.item_fee, 0),
    coupon_discount: sumOf(/_coupon:/),
    promotion_discount: sumOf(/^promotion:/),
    point_fee: line.point_fee,
    share_points: line.share_points,
    item_spec_desc: line.item_spec_desc,
    order_item_type: line.order_item_type,
    delivery_status: line.shipped_num === 0 ? 'PENDING' : left > 0 ? 'PARTAIL' : 'DONE',
    delivery_item_num: line.shipped_num,
    cancel_item_num: line.cancelled_num,
    left_aftersales_num: line.left_aftersales_num,
    auto_close_aftersales_time: unixTime(until),
    refunded_fee: line.refunded_fee,
    is_rate: line.is_rate,
  }
}

/** A stored discount of a line; source: `promotion:{id}`, `shop_coupon:{code}`, `platform_coupon:{code}`, `points`, `adjust`. */
interface StoredShare {
  source: string
  /** Cents. */
  amount: number
}

/**
 * A line's shares of the discounts, in the form of the order's (`items[].discount_info`).
 * @param discounts of the whole order; sources that are not among them (gifts, adjusted prices) have no texts
 */
const lineDiscounts = (shares: readonly StoredShare[], discounts: readonly DiscountInfo[]): LineDiscount[] =>
  shares.map(({ source, amount }) => {
    const [kind = '', id = ''] = source.split(':')
    const isCoupon = kind.endsWith('_coupon')
    const whole = discounts.find((one) =>
      kind === 'points' ? one.type === 'point' : isCoupon ? one.coupon_code === id : one.id === id,
    )
    const named = whole ?? { id, type: isCoupon ? 'coupon_discount' : kind, info: '', rule: '' }
    return { ...named, discount_fee: amount, ...(isCoupon && { coupon_code: id }) }
  })

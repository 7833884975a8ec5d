import { HEAD_OFFICE } from '@schemas/shop-id'
import type {
  PickupCode,
  PickupLocationsAnswer,
  PickupLocationsQuery,
  PickupShop,
} from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { AppError, fieldError } from '../../core/errors'
import type { Actor, Owner } from '../../core/owner'
import { addEvent, updateOrder } from '../order-repo'
import { requireOwnOrder } from '../deliveries/service'
import { unshippedPieces, carrierOf, shipParcel, lockShippable } from '../deliveries/ship'
import { MERCHANT } from '../logistics/couriers'
import { pickupDays } from './hours'
import { ordersByCode, pickupShops, type PickupShopRow } from './repo'
import { toBuffer } from 'bwip-js/node'

/** `ziticode`: the code that a buyer shows at the shop. @throws AppError order_state if the order has none */
export async function pickupCode(db: Database, owner: Owner, order_id: string): Promise<PickupCode> {
  const { ziti_code: code, ziti_status, pickup, status } = await requireOwnOrder(db, owner, order_id)
  if (ziti_status === 'NOTZITI' || code === '' || !pickup)
    throw new AppError('order_state', { message: '该订单不是自提订单' })
  if (status === 'NOTPAY' || status === 'CANCEL' || status === 'REFUND_SUCCESS')
    throw new AppError('order_state', { message: '该订单没有可用的提货码' })
  const { pickup_location, name, address, hours, contract_phone, pickup_date, pickup_time } = pickup
  return {
    order_id,
    code,
    barcode_url: await barcode(code),
    qrcode_url: await qrcode(code),
    ziti_status,
    pickup_location,
    name,
    address,
    hours,
    contract_phone,
    pickup_date,
    pickup_time,
  }
}

/**
 * An operator hands an order over for its code: all pieces are shipped, and the order waits to be confirmed.
 * @param order_id needed if two orders wait with the same code
 * @returns the order's number
 * @throws AppError invalid for a code without a waiting order
 */
export async function redeem(
  tx: Transaction,
  by: Actor,
  { code, order_id }: { code: string; order_id?: string | undefined },
  now = timeNow(),
): Promise<string> {
  const [id, another] = await ordersByCode(tx, by.company_id, code, order_id)
  if (id === undefined) throw wrongCode('提货码有误，或订单已经提货')
  if (another !== undefined) throw wrongCode('有多个订单使用此提货码，请同时填写订单号')
  const order = await lockShippable(tx, by, id)
  const lines = await unshippedPieces(tx, order)
  await shipParcel(tx, by, order, { ...carrierOf(MERCHANT.corp_code, ''), lines }, now)
  await updateOrder(tx, order, { ziti_status: 'DONE' })
  await addEvent(tx, by, id, 'redeemed')
  return id
}

const wrongCode = (message: string) => fieldError('code', message)

/** Most shops of an answer. */
const MOST_SHOPS = 100

/** `distributor/pickuplocation`: shops with pickup, the nearest first; those without coordinates come last. */
export async function pickupLocations(
  db: Database,
  owner: Owner,
  { lat, lng, distributor_id = '0', isNostores = false }: PickupLocationsQuery,
): Promise<PickupLocationsAnswer> {
  const only = distributor_id === HEAD_OFFICE || isNostores ? undefined : distributor_id
  const from = { lat, lng }
  const rows = await pickupShops(db, owner, { from, distributor_id: only, limit: MOST_SHOPS })
  const now = timeNow()
  const list = rows.map((row) => toPickupShop(row, now))
  return { list, count: list.length, total_count: list.length }
}

function toPickupShop(row: PickupShopRow, now: Date): PickupShop {
  const { lng, lat, mobile, hour, distance, ...shop } = row
  return {
    ...shop,
    id: row.distributor_id,
    lng: lng === null ? '' : String(lng),
    lat: lat === null ? '' : String(lat),
    contract_phone: mobile,
    hours: hour,
    pickup_days: pickupDays(row, now),
    distance: distance ?? -1,
  }
}

/** A picture as a data URL, so that no further address has to be protected. */
const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`

/** Code 128, which the scanners of tills read. */
const barcode = async (code: string): Promise<string> =>
  dataUrl(await toBuffer({ bcid: 'code128', text: code, scale: 3, height: 12, includetext: true }))

const qrcode = async (code: string): Promise<string> =>
  dataUrl(await toBuffer({ bcid: 'qrcode', text: code, scale: 6 }))

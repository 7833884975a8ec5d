import type { CheckoutBody } from '@schemas/generated/api'
import { HEAD_OFFICE } from '@schemas/shop-id'
import type { Transaction } from '../../db/client'
import type { OrderInvoice, OrderPickup, OrderReceiver } from '../../db/schema'
import { AppError, fieldError } from '../../core/errors'
import type { Owner } from '../../core/owner'
import { firstPickupDay, handsOverOn, pickupDays, slotProblem } from '../pickup/hours'
import { type QuotePart, shopIdOf } from '../../checkout'
import { placeOf } from '../../platform'
import type { DeliveryPreferences } from './order-rows'
import { pickupShop, type PickupShop } from './repo'

const REQUIRED = {
  receiver_name: '请填写收货人',
  receiver_mobile: '请填写手机号码',
  receiver_state: '请选择所在地区',
  receiver_city: '请选择所在地区',
  receiver_address: '请填写详细地址',
} as const

/**
 * Address or pickup, and invoice, of one shop's order, copied as they are now (rule checkout-9).
 * @throws AppError invalid, with `errors` by field, for missing or impossible values
 */
export async function deliveryPreferencesOf(
  tx: Transaction,
  owner: Owner,
  body: CheckoutBody,
  { distributor_id, is_delivery, receipt_type }: QuotePart,
  now: Date,
): Promise<DeliveryPreferences> {
  const own = body.shops?.find((shop) => shopIdOf(shop.distributor_id) === distributor_id)
  const asked = { ...body, ...own }
  const receiver = receiverOf(body)
  const invoice = asked.invoice_content ? invoiceOf(asked.invoice_content) : null
  if (receipt_type !== 'ziti') {
    if (!is_delivery) throw fieldError('receipt_type', '该店铺不支持配送，请选择自提')
    requireReceiver(receiver)
    return { receiver, pickup: null, invoice }
  }
  const pickup_location = asked.pickup_location ?? (distributor_id === HEAD_OFFICE ? '' : distributor_id)
  // orders of the head office are picked up at any shop, those of a shop only there
  const isElsewhere = distributor_id !== HEAD_OFFICE && pickup_location !== distributor_id
  const place = isElsewhere ? undefined : await pickupShop(tx, owner, pickup_location)
  if (!place) throw fieldError('pickup_location', '请选择自提点')
  return { receiver, pickup: pickupAt(place, asked, now), invoice }
}

const receiverOf = (body: CheckoutBody): OrderReceiver => ({
  receiver_name: body.receiver_name?.trim() ?? '',
  receiver_mobile: body.receiver_mobile ?? '',
  receiver_state: body.receiver_state ?? '',
  receiver_city: body.receiver_city ?? '',
  receiver_district: body.receiver_district ?? '',
  receiver_address: body.receiver_address?.trim() ?? '',
  receiver_zip: body.receiver_zip ?? '',
})

function requireReceiver(receiver: OrderReceiver) {
  const errors: Record<string, string[]> = {}
  for (const [field, message] of Object.entries(REQUIRED))
    if (receiver[field as keyof typeof REQUIRED] === '') errors[field] = [message]
  const [first] = Object.values(errors)
  if (first) throw new AppError('invalid', { message: first[0] ?? '', errors })
  const { receiver_state: province, receiver_city: city, receiver_district: county } = receiver
  if (!placeOf({ province, city, county })) throw fieldError('receiver_district', '请选择所在地区')
}

type PickupRequest = Pick<CheckoutBody, 'pickup_date' | 'pickup_time'>

/** The pickup, on one of the shop's days and within its hours. @throws AppError invalid */
function pickupAt(
  place: PickupShop,
  { pickup_date = '', pickup_time = '' }: PickupRequest,
  now: Date,
): OrderPickup {
  const first = firstPickupDay(place, now)
  const date = pickup_date || first
  if (Number.isNaN(Date.parse(`${date}T00:00:00Z`)) || date < first)
    throw fieldError('pickup_date', `自提日期不能早于${first}`)
  if (!handsOverOn(place, date)) throw fieldError('pickup_date', '自提点当天不营业')
  const days = pickupDays(place, now)
  if (!days.includes(date)) throw fieldError('pickup_date', `自提日期不能晚于${days.at(-1) ?? first}`)
  const fault = slotProblem(place, date, pickup_time, now)
  if (fault) throw fieldError('pickup_time', fault)
  const { distributor_id, name, province, city, area, address, hour, mobile } = place
  return {
    pickup_location: distributor_id,
    pickup_date: date,
    pickup_time,
    name,
    address: province + (city === province ? '' : city) + area + address,
    hours: hour,
    contract_phone: mobile,
  }
}

type InvoiceRequest = NonNullable<CheckoutBody['invoice_content']>

/**
 * The invoice of a request; that of a company must have a tax number (rule forms-2), whose form the schema has validated.
 * @param at path of the fields in the request
 */
export function invoiceOf(asked: InvoiceRequest, at = 'invoice_content.'): OrderInvoice {
  const invoice: OrderInvoice = {
    registration_number: '',
    company_address: '',
    company_phone: '',
    bankname: '',
    bankaccount: '',
    ...asked,
  }
  if (invoice.title === 'unit' && invoice.registration_number === '')
    throw fieldError(`${at}registration_number`, '请填写税号')
  if (invoice.content.trim() === '') throw fieldError(`${at}content`, '请填写发票抬头')
  return invoice
}

import type { CheckoutBody } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { addressById } from '../../members'
import { knownPart, placeOf } from '../../platform'

type Owner = { company_id: string; user_id: string }

/**
 * The request with its address written out, where it names one of the address book, and its place under the names
 * that freight is computed by.
 * @throws AppError not_found for an address that is not the member's; invalid for a place that does not exist
 */
export async function withAddress(
  db: Database | Transaction,
  owner: Owner,
  asked: CheckoutBody,
): Promise<CheckoutBody> {
  const body = await writtenOut(db, owner, asked)
  const { receiver_state: province = '', receiver_city: city = '', receiver_district: county = '' } = body
  if (province + city + county === '') return body
  const names = { province, city, county }
  const place = placeOf(names) ?? knownPart(names)
  if (!place) {
    const message = '请选择正确的省市区'
    const sent = [province, city, county].filter(Boolean).join(' ')
    throw new AppError('invalid', { message, errors: { receiver_district: [`${message}，收到 ${sent}`] } })
  }
  return {
    ...body,
    receiver_state: place.province,
    receiver_city: place.city,
    receiver_district: place.county,
  }
}

async function writtenOut(
  db: Database | Transaction,
  owner: Owner,
  { address_id, ...body }: CheckoutBody,
): Promise<CheckoutBody> {
  if (address_id === undefined || address_id === '') return body
  const address = await addressById(db, owner, address_id)
  if (!address) throw new AppError('not_found', { message: '收货地址不存在' })
  return {
    ...body,
    receiver_name: address.username,
    receiver_mobile: address.telephone,
    receiver_state: address.province,
    receiver_city: address.city,
    receiver_district: address.county,
    receiver_address: address.adrdetail,
    receiver_zip: address.postalCode,
  }
}

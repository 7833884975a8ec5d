import type { CheckoutBody } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../errors'
import { addressById } from '../addresses/repo'

/**
 * The request with its address written out, where it names one of the address book.
 * @throws AppError not_found for an address that is not the member's
 */
export async function withAddress(
  db: Database | Transaction,
  owner: { company_id: string; user_id: string },
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

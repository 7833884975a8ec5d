import { HEAD_OFFICE } from '@schemas/shop-id'
import type { Transaction } from '../../db/client'
import { AppError, fieldError } from '../../core/errors'
import type { OrderRow } from '../../orders'
import { settingOf } from '../../platform'
import { defaultShopId, shopOf } from './shop-repo'

/** Address for returns. */
export type ReturnAddress = Record<'contact' | 'mobile' | 'address', string>

/** The address of a shop. @throws AppError invalid for an unknown or closed shop */
export async function shopAddress(
  tx: Transaction,
  company_id: string,
  distributor_id: string,
): Promise<ReturnAddress> {
  const found = await shopOf(tx, company_id, distributor_id)
  if (!found) {
    const message = `门店不存在：${distributor_id}`
    throw fieldError('aftersales_address_id', message)
  }
  const { name: contact, mobile, address } = found
  return { contact, mobile, address }
}

/**
 * The company's address for returns, else that of the shop that sold the items; for the head office that of the company's
 * default shop.
 * @throws AppError invalid if there is none
 */
export async function returnAddress(
  tx: Transaction,
  { company_id, distributor_id }: Pick<OrderRow, 'company_id' | 'distributor_id'>,
): Promise<ReturnAddress> {
  const { return_contact, return_mobile, return_address } = await settingOf(tx, company_id, 'after_sale')
  const own = { contact: return_contact, mobile: return_mobile, address: return_address }
  if (return_address !== '') return own
  if (distributor_id !== HEAD_OFFICE) return shopAddress(tx, company_id, distributor_id)
  const main = await defaultShopId(tx, company_id)
  if (!main) throw new AppError('invalid', { message: '请先在“售后与评价”设置中填写退货地址' })
  return shopAddress(tx, company_id, main)
}

import { HEAD_OFFICE } from '@schemas/shop-id'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { shop } from '../../db/schema'
import { AppError } from '../../core/errors'
import type { OrderRow } from '../../orders'
import { settingOf } from '../../platform'

/** Where goods are sent back to. */
export type ReturnAddress = Record<'contact' | 'mobile' | 'address', string>

/** A shop to which goods can be brought; `undefined` for the head office and for one that is closed. */
export async function shopOf(db: Database | Transaction, company_id: string, distributor_id: string) {
  const [row] = await db
    .select()
    .from(shop)
    .where(
      and(eq(shop.company_id, company_id), eq(shop.distributor_id, distributor_id), eq(shop.is_valid, true)),
    )
  if (!row) return undefined
  const { name, mobile, province, city, area } = row
  const address = [...new Set([province, city, area]), row.address].join('')
  return { distributor_id, name, mobile, address }
}

/** The place of a shop. @throws AppError invalid where there is none */
export async function shopAddress(
  tx: Transaction,
  company_id: string,
  distributor_id: string,
): Promise<ReturnAddress> {
  const found = await shopOf(tx, company_id, distributor_id)
  if (!found) {
    const message = `门店不存在：${distributor_id}`
    throw new AppError('invalid', { message, errors: { aftersales_address_id: [message] } })
  }
  const { name: contact, mobile, address } = found
  return { contact, mobile, address }
}

/**
 * The company's address for returns, else that of the shop which sold the goods; of the head office's goods that of the
 * company's default shop.
 * @throws AppError invalid where there is none: a buyer who is to send goods back must know where to
 */
export async function returnAddress(
  tx: Transaction,
  { company_id, distributor_id }: Pick<OrderRow, 'company_id' | 'distributor_id'>,
): Promise<ReturnAddress> {
  const { return_contact, return_mobile, return_address } = await settingOf(tx, company_id, 'after_sale')
  const own = { contact: return_contact, mobile: return_mobile, address: return_address }
  if (return_address !== '') return own
  if (distributor_id !== HEAD_OFFICE) return shopAddress(tx, company_id, distributor_id)
  const [main] = await tx
    .select({ distributor_id: shop.distributor_id })
    .from(shop)
    .where(and(eq(shop.company_id, company_id), eq(shop.is_default, true), eq(shop.is_valid, true)))
  if (!main) throw new AppError('invalid', { message: '请先在“售后与评价”设置中填写退货地址' })
  return shopAddress(tx, company_id, main.distributor_id)
}

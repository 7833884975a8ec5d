import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { shop } from '../../db/schema'
import { AppError } from '../../errors'
import type { OrderRow } from '../deliveries/repo'
import { settingOf } from '../settings/repo'

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

/** The company's address for returns, else that of the shop which sold the goods. */
export async function returnAddress(
  tx: Transaction,
  { company_id, distributor_id }: Pick<OrderRow, 'company_id' | 'distributor_id'>,
): Promise<ReturnAddress> {
  const { return_contact, return_mobile, return_address } = await settingOf(tx, company_id, 'after_sale')
  const own = { contact: return_contact, mobile: return_mobile, address: return_address }
  if (return_address !== '' || distributor_id === '0') return own
  return shopAddress(tx, company_id, distributor_id)
}

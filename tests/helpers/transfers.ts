/** Orders of a test paid by bank transfer, with a picture as voucher. */
import type { Voucher } from '@schemas/generated/api'
import { buy } from './checkout'
import type { SignedInMember } from './member'
import type { SeededApp } from './seeded-app'

const ACCOUNT = 'transfers'

/** An order of the member whose voucher contains these pictures. */
export async function transfer(
  { database }: Pick<SeededApp, 'database'>,
  member: SignedInMember,
  voucher_pic: string[],
): Promise<{ order_id: string; trade_id: string; voucher: Voucher }> {
  await database.pool.query(
    `insert into bank_account (company_id, bank_account_id, bank_account_name, bank_account_no, bank_name)
     values ('1', $1, '和安', '1', '招商银行') on conflict do nothing`,
    [ACCOUNT],
  )
  const { order_id, trade_id } = await buy({ db: database.db, member }, [{ item_id: '10301' }])
  const body = { order_id, bank_account_id: ACCOUNT, voucher_pic, pay_account_name: '付款人甲' }
  const voucher = await member.data<Voucher>('/order/offline/upload/voucher', { method: 'POST', body })
  return { order_id, trade_id, voucher }
}

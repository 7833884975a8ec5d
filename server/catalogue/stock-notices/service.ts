import type { Database } from '../../db/client'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import type { Owner } from '../../core/owner'
import { tell } from '../../members'
import type { SmsSender } from '../../platform'
import { putNoticeBack, storeOf, takeNotice, upsertNotice, type DueNotice } from './repo'

/**
 * Registers a member for a notice of a sold-out item.
 * @throws AppError not_found for what is not for sale; invalid for an item in stock
 */
export async function awaitStock(db: Database, owner: Owner, item_id: string): Promise<void> {
  const store = await storeOf(db, owner, item_id)
  if (store === undefined) throw new AppError('not_found', { message: '商品不存在' })
  if (store > 0) throw new AppError('invalid', { message: '商品有货，可以直接购买' })
  await upsertNotice(db, owner, item_id)
}

/**
 * Notifies one member in the message centre, and by SMS if there is a number and a gateway. The notice is taken first, so
 * that only one server sends it; if sending fails it is put back and sent later.
 * @returns whether this call took the notice
 * @throws what the gateway throws
 */
export async function notifyOfStock(
  {
    db,
    sms,
    company_id,
    now,
  }: { db: Database; sms: Pick<SmsSender, 'ready' | 'send'>; company_id: string; now: Date },
  notice: DueNotice,
): Promise<boolean> {
  const { item_id, user_id, item_name, mobile: recipient, since } = notice
  const cause = `in_stock:${item_id}:${since}`
  const taken = await inTransaction(db, async (tx) => {
    if (!(await takeNotice(tx, company_id, notice, now))) return false
    const facts = { item: item_name }
    await tell(tx, { company_id, user_id }, { kind: 'in_stock', target_id: item_id, facts, cause })
    return true
  })
  if (!taken) return false
  if (recipient === null || !sms.ready) return true
  try {
    await sms.send({
      company_id,
      kind: 'sms',
      recipient,
      template: 'back_in_stock',
      text: `您关注的“${item_name}”已到货，数量有限，欢迎选购。`,
      params: { item_name },
    })
  } catch (error) {
    await putNoticeBack(db, company_id, notice)
    throw error
  }
  return true
}

/** A company in the middle of its work: orders, after-sales, vouchers and reviews in every state that operators meet. */
import type { FastifyInstance } from 'fastify'
import type { CreateRateAnswer } from '@schemas/generated/api'
import { bank_account, type orders } from '@server/db/schema'
import { aftersaleKit } from './aftersales'
import { buy, buyAndPay } from './checkout'
import { newMember, type SignedInMember } from './member'
import { paidOrder } from './orders'
import { png } from './pictures'
import { uploadAsMember } from './upload'

const ACCOUNT = {
  company_id: '1',
  bank_account_id: 'main',
  bank_account_name: '禾岸生活有限公司',
  bank_account_no: '1100 0000 0000 0001',
  bank_name: '招商银行北京分行',
}

const PICKUP = {
  name: '国贸店',
  address: '建国路 1 号',
  pickup_location: '116.45,39.91',
  hours: '10:00-22:00',
  contract_phone: '010-65000000',
  pickup_date: '2026-11-22',
  pickup_time: '10:00-12:00',
}

const WEEK_MS = 7 * 86_400_000

/** @returns the member who bought it all, and something to open in every list */
export async function addBusiness(app: FastifyInstance): Promise<SignedInMember> {
  const { db } = app
  const member = await newMember(app, { row: { username: '李明', nickname: '小明' } })
  const kit = aftersaleKit(app)
  const ordered = (item_id: string, num = 1) => buyAndPay({ db, member }, [{ item_id, num }])
  const done = (row: Partial<typeof orders.$inferInsert> = {}) =>
    paidOrder(app, {
      user_id: member.user_id,
      lines: [{ item_id: '10101' }],
      row: { status: 'DONE', finished: new Date(), aftersale_until: new Date(Date.now() + WEEK_MS), ...row },
    })

  await ordered('10101', 2)
  await buy({ db, member }, [{ item_id: '10102' }])
  await kit.shipped((await ordered('10103')).order_id)
  await paidOrder(app, {
    user_id: member.user_id,
    row: { receipt_type: 'ziti', ziti_status: 'PENDING', ziti_code: '123456', pickup: PICKUP },
  })
  const regretted = await ordered('10104')
  await member.data('/order/cancel', {
    method: 'POST',
    body: { order_id: regretted.order_id, cancel_reason: '多买/错买' },
  })

  const url = (await uploadAsMember(app, member, await png(300, 200))).url
  await kit.applied(member, (await done()).order_id)
  const faulty = await ordered('10106')
  await kit.shipped(faulty.order_id)
  await kit.applied(member, faulty.order_id, {
    aftersales_type: 'REFUND_GOODS',
    body: { description: '袖口开线，想退货', evidence_pic: [url] },
  })

  await db.insert(bank_account).values(ACCOUNT).onConflictDoNothing()
  const transferred = await buy({ db, member }, [{ item_id: '10105' }])
  await member.data('/order/offline/upload/voucher', {
    method: 'POST',
    body: {
      order_id: transferred.order_id,
      bank_account_id: ACCOUNT.bank_account_id,
      voucher_pic: [url],
      pay_sn: '20261121',
      pay_account_name: '李明',
    },
  })

  await member.data<CreateRateAnswer>('/order/rate/create', {
    method: 'POST',
    body: {
      order_id: (await done()).order_id,
      rates: [{ item_id: '10101', content: '面料舒服，颜色和图片上一样，会再来。', star: 5, pics: [url] }],
    },
  })
  return member
}

import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type * as schema from '../../db/schema'

/**
 * Tables whose rows belong to a member; a new one does not compile until it is decided below what happens to its
 * rows.
 */
export type MemberTable = {
  [K in keyof typeof schema]: (typeof schema)[K] extends { user_id: AnyPgColumn } ? K : never
}[keyof typeof schema]

/** `deleted`, or the reason to keep the rows; personal data in them is removed in any case. */
type Treatment = 'deleted' | { kept: string }

const BOOKS = { kept: '交易信息依法保存三年（电子商务法第三十一条）' }

/** What happens to a member's rows when the account is closed (个人信息保护法第四十七条). */
export const TREATMENT: Readonly<Record<MemberTable, Treatment>> = {
  member_session: 'deleted',
  login_scan: 'deleted',
  member_identity: 'deleted',
  member_address: 'deleted',
  member_message: 'deleted',
  message_cause: 'deleted',
  favourite: 'deleted',
  browse_history: 'deleted',
  stock_notice: 'deleted',
  member_tag: 'deleted',
  quote: 'deleted',
  idempotency: 'deleted',
  coupon_claim: 'deleted',
  promotion_use: 'deleted',
  purchase_count: 'deleted',
  seckill_count: 'deleted',
  seckill_grant: 'deleted',
  member: { kept: '只余编号，供订单对应' },
  member_consent: { kept: '同意协议的凭证，不含姓名与号码' },
  member_coupon: BOOKS,
  member_upload: { kept: '只余匿名评价与已付款转账凭证的图片，凭证保存三年；其余图片随即删除' },
  point_entry: BOOKS,
  trade: BOOKS,
  orders: BOOKS,
  vip_purchase: BOOKS,
  aftersale: BOOKS,
  review: { kept: '以匿名继续展示' },
  review_reply: { kept: '以匿名继续展示' },
  review_praise: { kept: '点赞的计数' },
  staff: { kept: '员工名册属于商家，与会员解除关联' },
}

export const DELETED_TABLES = (Object.keys(TREATMENT) as MemberTable[]).filter(
  (table) => TREATMENT[table] === 'deleted',
)

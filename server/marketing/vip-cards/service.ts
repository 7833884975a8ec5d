import { yuanText } from '@schemas/money'
import { MINUTE_MS, DAY_MS } from '@schemas/time-units'
import type {
  TradeDetail,
  VipGradeOffer,
  VipGradesBuyAnswer,
  VipGradesBuyBody,
  VipGradesNewlistAnswer,
} from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError } from '../../core/errors'
import { unixTime } from '../../core/shanghai'
import { CNY } from '../../catalogue'
import type { Owner } from '../../core/owner'
import {
  insertPurchase,
  lockMember,
  lockVipMembership,
  purchaseOf,
  setVipMembership,
  type UnpaidPurchase,
  unpaidPurchases,
  vipGradeOf,
  type VipGradeRow,
  vipGradesForSale,
  vipMembershipOf,
} from '../../members'
import { changeTrade, closeReadyPayments, insertTrade, type TradeRow, withNumber } from '../../payments'
import { settingOf } from '../../platform'

/** `trade.order_type` of trades for VIP grades. */
export const MEMBER_CARD = 'memberCard'

/** `vipgrades/newlist`; its prices are texts in yuan. */
export async function listVipGrades(db: Database, company_id: string): Promise<VipGradesNewlistAnswer> {
  const list = (await vipGradesForSale(db, company_id)).map(toVipGradeOffer)
  return { list, count: list.length, total_count: list.length, cur: CNY }
}

/**
 * Creates the trade for a grade at a fixed price. A member has at most one unpaid trade of this kind: ordering the same
 * grade and period returns it, ordering another closes it, and a payment that still arrives for it is refunded.
 * @throws AppError not_found for a grade or period that is not for sale; conflict while a better grade is active
 */
export async function buyVipGrade(
  db: Database,
  owner: Owner,
  { vip_grade_id, card_type, pay_type = '' }: VipGradesBuyBody,
  now = timeNow(),
): Promise<VipGradesBuyAnswer> {
  const { company_id, user_id } = owner
  const [grade, { order_cancel_time }] = await Promise.all([
    vipGradeOf(db, company_id, vip_grade_id),
    settingOf(db, company_id, 'trade'),
  ])
  const offer = grade?.disabled === false ? grade.prices.find(({ name }) => name === card_type) : undefined
  if (!grade || !offer) throw new AppError('not_found', { message: '该会员卡已停止销售' })
  await requireNotLesser(db, owner, grade, now)
  const expires = new Date(now.getTime() + order_cancel_time * MINUTE_MS)
  const bought = await inTransaction(db, async (tx) => {
    const same = await closeOthers(tx, owner, { vip_grade_id, card_type, total_fee: offer.price }, now)
    if (same) return same
    const fresh = { total_fee: offer.price, pay_type, expires, created: now }
    const trade = await openTrade(tx, owner, fresh)
    const { day } = offer
    await insertPurchase(tx, { company_id, user_id, trade_id: trade.trade_id, vip_grade_id, card_type, day })
    return trade
  })
  const { trade_id, total_fee } = bought
  return {
    trade_info: { order_id: trade_id, trade_id },
    order_type: MEMBER_CARD,
    total_fee,
    pay_type,
    expires: unixTime(bought.expires),
  }
}

/**
 * Closes a member's unpaid orders of grades; the member is locked first, as for every change of a trade.
 * @returns an unpaid order of the same grade, which stays open
 */
async function closeOthers(
  tx: Transaction,
  owner: Owner,
  wanted: Pick<UnpaidPurchase, 'vip_grade_id' | 'card_type' | 'total_fee'>,
  now: Date,
): Promise<UnpaidPurchase | undefined> {
  const { company_id, user_id } = owner
  const isWanted = (one: UnpaidPurchase) =>
    one.vip_grade_id === wanted.vip_grade_id &&
    one.card_type === wanted.card_type &&
    one.total_fee === wanted.total_fee
  await lockMember(tx, company_id, user_id)
  const open = await unpaidPurchases(tx, owner, now)
  const same = open.find(isWanted)
  for (const { trade_id } of open.filter((one) => one !== same)) {
    await changeTrade(tx, company_id, trade_id, { state: 'CLOSED' }, now)
    await closeReadyPayments(tx, company_id, trade_id, now)
  }
  return same
}

/**
 * Delivers a paid grade: the same grade is prolonged, a better one begins now. The days of a lower grade prolong the better
 * one that the member has, so that no paid time is lost.
 * @throws Error for a trade without purchase
 */
export async function deliverVipGrade(
  tx: Transaction,
  { company_id, trade_id, user_id }: Pick<TradeRow, 'company_id' | 'trade_id' | 'user_id'>,
  now: Date,
): Promise<void> {
  const owner = { company_id, user_id }
  const purchase = await purchaseOf(tx, company_id, trade_id)
  if (!purchase) throw new Error(`Expected a vip_purchase of trade ${trade_id}, found none`)
  const { vip_grade_id, day } = purchase
  const before = await lockVipMembership(tx, owner)
  const lasting = before?.vip_until && before.vip_until > now ? before : undefined
  const kept =
    lasting && (await isLesser(tx, company_id, vip_grade_id, lasting.vip_grade_id)) ? lasting : undefined
  const own = kept?.vip_grade_id ?? vip_grade_id
  const from = lasting?.vip_grade_id === own ? (lasting.vip_until ?? now) : now
  const vip_until = new Date(from.getTime() + day * DAY_MS)
  await setVipMembership(tx, owner, { vip_grade_id: own, vip_until })
}

/** The grade that a trade buys, for how long, and what it grants; undefined for a grade that is deleted. */
export async function boughtGrade(
  db: Database,
  { company_id, trade_id }: Pick<TradeRow, 'company_id' | 'trade_id'>,
): Promise<TradeDetail['product']> {
  const purchase = await purchaseOf(db, company_id, trade_id)
  const grade = purchase && (await vipGradeOf(db, company_id, purchase.vip_grade_id))
  if (!grade) return undefined
  const { discount_desc } = grade
  const note = [`${purchase.day}天`, discount_desc && `购物享${discount_desc}`].filter(Boolean).join(' · ')
  return { title: grade.grade_name, note }
}

/** Whether a grade has a smaller discount than the current one. */
async function isLesser(
  tx: Transaction,
  company_id: string,
  vip_grade_id: string,
  there: string | null,
): Promise<boolean> {
  if (there === null || there === vip_grade_id) return false
  const [grade, own] = [
    await vipGradeOf(tx, company_id, vip_grade_id),
    await vipGradeOf(tx, company_id, there),
  ]
  return grade !== undefined && own !== undefined && own.discount > grade.discount
}

/** @throws AppError conflict if the member has a better grade */
async function requireNotLesser(db: Database, owner: Owner, grade: VipGradeRow, now: Date): Promise<void> {
  const membership = await vipMembershipOf(db, owner)
  const { vip_grade_id = null, vip_until = null } = membership ?? {}
  if (vip_grade_id === null || !vip_until || vip_until <= now || vip_grade_id === grade.vip_grade_id) return
  const own = await vipGradeOf(db, owner.company_id, vip_grade_id)
  if (own && own.discount > grade.discount)
    throw new AppError('conflict', { message: `您已是${own.grade_name}，到期前不能购买${grade.grade_name}` })
}

const openTrade = (
  tx: Transaction,
  owner: Owner,
  rest: Pick<TradeRow, 'total_fee' | 'pay_type' | 'expires' | 'created'>,
): Promise<TradeRow> =>
  withNumber('trade', owner.user_id, rest.created, (trade_id) =>
    insertTrade(tx, { ...owner, ...rest, trade_id, order_type: MEMBER_CARD }),
  )

function toVipGradeOffer({
  company_id: _company,
  prices,
  discount,
  discount_desc,
  disabled: _disabled,
  ...grade
}: VipGradeRow): VipGradeOffer {
  const price_list = prices.map(({ price, day, ...rest }) => ({
    ...rest,
    price: yuanText(price),
    day: String(day),
  }))
  return { ...grade, price_list, privileges: { discount, discount_desc } }
}

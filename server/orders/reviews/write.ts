import type { CreateRateAnswer, CreateRateBody, RateReply } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { timeNow } from '../../db/time'
import { inTransaction } from '../../db/transaction'
import { AppError, fieldError } from '../../core/errors'
import { FIGURES } from '../../config/limits'
import { linesOf, lockOrder, updateOrder, type LineRow, type OrderRow } from '../order-repo'
import type { Owner } from '../../core/owner'
import { daysAfter } from '../deliveries/receive'
import { claimPictures, settingOf } from '../../platform'
import { nameOf, toRates, toRateReply } from './serialize'
import { praise, claimLine, countStars, insertReview, itemOfReview, setHidden } from './write-repo'
import { insertReply, repliesBy } from './reply-repo'
import { authorOf, reviewRow, reviewsByIds } from './repo'
import { tell } from '../../members'

/**
 * `order/rate/create`: reviews lines of a received order, each once, within 30 days (setting trade). With the last line
 * the order counts as reviewed.
 * @throws AppError not_found; order_state before receipt, after the window, or for a line that is reviewed already
 */
export async function createRates(
  db: Database,
  owner: Owner,
  { order_id, anonymous, rates }: CreateRateBody,
  now = timeNow(),
): Promise<CreateRateAnswer> {
  return inTransaction(db, async (tx) => {
    const order = await lockReviewable(tx, owner, order_id, now)
    const lines = await linesOf(tx, owner.company_id, order_id)
    const written: string[] = []
    for (const { id, item_id, content, star, pics = [] } of rates) {
      const line = lineFor(lines, { id, item_id })
      if (!(await claimLine(tx, line)))
        throw new AppError('order_state', { message: `${line.item_name} 已经评价过` })
      line.is_rate = true
      const claim = { urls: pics, field: 'rates.pics', audience: 'public' as const, now }
      const rate_pic = await claimPictures(tx, owner, claim)
      const { line_id, goods_id, item_spec_desc } = line
      const words = { content, star, rate_pic, anonymous, item_spec_desc, created: now }
      const row = { ...owner, order_id, line_id, item_id: line.item_id, goods_id, ...words }
      written.push((await insertReview(tx, row)).rate_id)
    }
    if (lines.every(countsAsReviewed)) await updateOrder(tx, order, { is_rate: true })
    const stars = rates.reduce((sum, { star }) => sum + star, 0)
    await countStars(tx, order, { stars, reviews: rates.length })
    const shown = await reviewsByIds(tx, owner.company_id, written)
    const list = await toRates(tx, owner.company_id, shown, owner.user_id)
    return { list, count: list.length, total_count: list.length }
  })
}

/** `order/replyRate`, by a member. @throws AppError not_found; invalid after ten replies to one review */
export async function replyAsBuyer(
  db: Database,
  owner: Owner,
  { rate_id, content }: { rate_id: string; content: string },
): Promise<RateReply> {
  const { company_id, user_id } = owner
  return inTransaction(db, async (tx) => {
    await requireReviewsOpen(tx, company_id)
    const review = await requireReview(tx, company_id, rate_id)
    if ((await repliesBy(tx, { company_id, rate_id, user_id })) >= FIGURES.review_replies)
      throw new AppError('invalid', { message: `每条评价最多回复${FIGURES.review_replies}次` })
    const hides = review.anonymous && review.user_id === user_id
    const username = nameOf(await authorOf(tx, owner), hides)
    return toRateReply(
      await insertReply(tx, { company_id, rate_id, role: 'buyer', user_id, username, content }),
    )
  })
}

/** Praises a review, once per member. @throws AppError not_found */
export async function praiseRate(db: Database, owner: Owner, rate_id: string) {
  return inTransaction(db, async (tx) => {
    await requireReviewsOpen(tx, owner.company_id)
    await requireReview(tx, owner.company_id, rate_id)
    return { rate_id, praise_num: await praise(tx, { ...owner, rate_id }) }
  })
}

/** @throws AppError not_found if reviews are switched off (setting after_sale) */
async function requireReviewsOpen(db: Database | Transaction, company_id: string) {
  const { rate_status } = await settingOf(db, company_id, 'after_sale')
  if (!rate_status) throw new AppError('not_found', { message: '评价功能未开放' })
}

async function requireReview(tx: Transaction, company_id: string, rate_id: string, options = {}) {
  const row = await reviewRow(tx, company_id, rate_id, options)
  if (!row) throw new AppError('not_found', { message: '评价不存在' })
  return row
}

async function lockReviewable(tx: Transaction, owner: Owner, order_id: string, now: Date): Promise<OrderRow> {
  await requireReviewsOpen(tx, owner.company_id)
  const order = await lockOrder(tx, owner.company_id, order_id)
  if (!order || order.user_id !== owner.user_id) throw new AppError('not_found', { message: '订单不存在' })
  if (order.status !== 'DONE' || !order.finished)
    throw new AppError('order_state', { message: '确认收货之后才能评价' })
  const { rate_time } = await settingOf(tx, owner.company_id, 'trade')
  if (daysAfter(order.finished, rate_time) <= now)
    throw new AppError('order_state', { message: `收货${rate_time}天之后不能再评价` })
  return order
}

/** Gifts may be reviewed but need not be. */
const countsAsReviewed = ({ is_rate, order_item_type }: LineRow) => is_rate || order_item_type === 'gift'

function lineFor(lines: LineRow[], { id, item_id }: { id?: string | undefined; item_id: string }): LineRow {
  const named = lines.filter((line) => line.item_id === item_id && (id === undefined || line.line_id === id))
  const line = named.find(({ is_rate }) => !is_rate) ?? named[0]
  if (!line)
    throw new AppError('invalid', { message: `订单中没有商品 ${item_id}`, errors: { rates: [item_id] } })
  return line
}

const LONGEST = 300

/** The shop answers a review. @param username shown beside the answer. @throws AppError not_found, invalid */
export async function replyAsSeller(
  tx: Transaction,
  company_id: string,
  { rate_id, username, content }: { rate_id: string; username: string; content: string },
): Promise<RateReply> {
  const text = content.trim()
  if (text === '' || text.length > LONGEST) {
    const message = `回复应当是 1–${LONGEST} 个字`
    throw fieldError('content', message)
  }
  const review = await requireReview(tx, company_id, rate_id, { hidden: true })
  const row = { company_id, rate_id, role: 'seller' as const, user_id: null, username, content: text }
  const reply = await insertReply(tx, row)
  const facts = { item: await itemOfReview(tx, review), content: text }
  const cause = `replied:${reply.reply_id}`
  await tell(tx, review, { kind: 'replied', target_id: review.item_id, facts, cause })
  return toRateReply(reply)
}

/** Hides a review or shows it again, and updates the shop's stars. @throws AppError not_found */
export async function hideReview(tx: Transaction, company_id: string, rate_id: string, hidden: boolean) {
  const review = await requireReview(tx, company_id, rate_id, { hidden: true })
  if (!(await setHidden(tx, company_id, rate_id, hidden))) return
  const sign = hidden ? -1 : 1
  await countStars(tx, review, { stars: sign * review.star, reviews: sign })
}

import type {
  OwnRatesAnswer,
  RateListAnswer,
  RateListQuery,
  RateRepliesAnswer,
  RateRepliesQuery,
} from '@schemas/generated/api'
import { REVIEW_PHRASES } from '@schemas/review-phrases'
import type { Database } from '../../db/client'
import { windowOf } from '../../db/paging'
import { settingOf } from '../../platform'
import { requireOwnOrder } from '../deliveries/service'
import type { Owner } from '../../core/owner'
import { repliesTo } from './reply-repo'
import {
  openGoods,
  phraseCounts,
  reviewCount,
  reviewRow,
  reviewsOfOrder,
  reviewsPage,
  starCounts,
} from './repo'
import { toRates, toRateReply } from './serialize'
import { praisedBy } from './write-repo'

const STARS = [1, 2, 3, 4, 5] as const

/** `order/rate/list` with what a member has praised; the same object if that is none of them. */
export async function withOwnPraise(
  db: Database,
  company_id: string,
  user_id: string,
  answer: RateListAnswer,
): Promise<RateListAnswer> {
  const ids = answer.list.flatMap(({ rate_id, praise_num }) => (praise_num > 0 ? [rate_id] : []))
  const praised = await praisedBy(db, company_id, user_id, ids)
  if (praised.size === 0) return answer
  return { ...answer, list: answer.list.map((rate) => ({ ...rate, is_praise: praised.has(rate.rate_id) })) }
}

/**
 * `order/rate/list`: the reviews of a product, of all its items, without what the member has praised.
 * @param user_id who must be on the whitelist of its shop; absent: a visitor
 */
export async function listRates(
  db: Database,
  company_id: string,
  user_id: string | undefined,
  { item_id, page, pageSize, star, has_pic: withPictures, phrase }: RateListQuery,
): Promise<RateListAnswer> {
  const { rate_status } = await settingOf(db, company_id, 'after_sale')
  if (!rate_status) return { ...NO_RATES, rate_status }
  const looker = user_id === undefined ? null : { user_id }
  const goods_id = await openGoods(db, company_id, looker, item_id)
  if (goods_id === undefined) return { ...NO_RATES, rate_status }
  const filter = { company_id, goods_id, star, withPictures, phrase }
  const [reviews, count, { stars, pictured }, phrases] = await Promise.all([
    reviewsPage(db, filter, windowOf(page, pageSize)),
    reviewCount(db, filter),
    starCounts(db, company_id, goods_id),
    phraseCounts(db, company_id, goods_id, REVIEW_PHRASES),
  ])
  const list = await toRates(db, company_id, reviews, undefined)
  const [number, sum] = STARS.reduce(
    ([all, total], each) => [all + (stars.get(each) ?? 0), total + each * (stars.get(each) ?? 0)],
    [0, 0],
  )
  return {
    list,
    count,
    total_count: count,
    rate_status,
    avg_star: number === 0 ? 0 : Math.round((sum / number) * 10) / 10,
    star_count: countsOf(stars),
    pic_count: pictured,
    phrases,
  }
}

const countsOf = (stars: ReadonlyMap<number, number>) => ({
  1: stars.get(1) ?? 0,
  2: stars.get(2) ?? 0,
  3: stars.get(3) ?? 0,
  4: stars.get(4) ?? 0,
  5: stars.get(5) ?? 0,
})

const NO_RATES = {
  list: [],
  count: 0,
  total_count: 0,
  avg_star: 0,
  star_count: countsOf(new Map()),
  pic_count: 0,
}

/** `order/rate/mine`: a member's reviews of one of their orders. @throws AppError not_found */
export async function ownRates(db: Database, owner: Owner, order_id: string): Promise<OwnRatesAnswer> {
  await requireOwnOrder(db, owner, order_id)
  const reviews = await reviewsOfOrder(db, owner, order_id)
  const rates = await toRates(db, owner.company_id, reviews, owner.user_id)
  const list = rates.map((rate, index) => ({ ...rate, id: reviews[index]?.row.line_id ?? '' }))
  return { list, count: list.length, total_count: list.length }
}

/** `order/replyRate/list`: the replies to a review, the oldest first. */
export async function listReplies(
  db: Database,
  company_id: string,
  { rate_id, page, pageSize }: RateRepliesQuery,
): Promise<RateRepliesAnswer> {
  const { rate_status } = await settingOf(db, company_id, 'after_sale')
  const review = rate_status ? await reviewRow(db, company_id, rate_id) : undefined
  const replies = review ? await repliesTo(db, company_id, [rate_id]) : []
  const { limit, offset } = windowOf(page, pageSize)
  const list = replies.slice(offset, offset + limit).map(toRateReply)
  return { list, count: replies.length, total_count: replies.length }
}

import type { Rate, RateReply } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { unixTime } from '../../core/shanghai'
import { nameOf } from './names'
import { praisedBy } from './praise-repo'
import { repliesTo, type ReplyRow } from './reply-repo'
import type { ShownReview } from './repo'

/** Replies that a list shows with each review; the rest is asked for. */
const REPLIES_SHOWN = 5

/** Reviews as whoever asks reads them. @param user_id who asks; `undefined` for a visitor */
export async function onTheWire(
  db: Database | Transaction,
  company_id: string,
  reviews: ShownReview[],
  user_id: string | undefined,
): Promise<Rate[]> {
  const ids = reviews.map(({ row }) => row.rate_id)
  const replies = await repliesTo(db, company_id, ids)
  const praised = await praisedBy(db, company_id, user_id, ids)
  return reviews.map(({ row, author }) => {
    const { rate_id, item_id, goods_id, item_spec_desc, content, star, rate_pic, anonymous, praise_num } = row
    const own = replies.filter((reply) => reply.rate_id === rate_id)
    return {
      rate_id,
      item_id,
      goods_id,
      item_spec_desc,
      content,
      star,
      rate_pic: rate_pic.join(','),
      rate_pic_num: rate_pic.length,
      anonymous: anonymous ? 1 : 0,
      username: nameOf(author, anonymous),
      avatar: anonymous ? '' : (author?.avatar ?? ''),
      created: unixTime(row.created),
      praise_num,
      is_praise: praised.has(rate_id),
      reply: { total_count: own.length, list: own.slice(0, REPLIES_SHOWN).map(replyOnTheWire) },
    }
  })
}

export const replyOnTheWire = ({
  reply_id,
  rate_id,
  role,
  username,
  content,
  created,
}: ReplyRow): RateReply => ({
  reply_id,
  rate_id,
  role,
  username,
  content,
  created: unixTime(created),
})

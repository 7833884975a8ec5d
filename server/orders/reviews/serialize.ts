import type { Rate, RateReply } from '@schemas/generated/api'
import type { Database, Transaction } from '../../db/client'
import { unixTime } from '../../core/shanghai'
import { praisedBy } from './write-repo'
import { repliesTo, type ReplyRow } from './reply-repo'
import type { ShownReview } from './repo'
import { ANONYMOUS, maskedMobile } from '../../members'

/** Replies that a list contains with each review; the others are requested separately. */
const REPLIES_SHOWN = 5

/** Reviews in the form of the API. @param user_id the reading member; `undefined` for a visitor */
export async function toRates(
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
      reply: { total_count: own.length, list: own.slice(0, REPLIES_SHOWN).map(toRateReply) },
    }
  })
}

export const toRateReply = ({
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

/** Name of an author: the nickname, else a masked number; anonymous authors keep their first and last character. */
export function nameOf(author: ShownReview['author'], anonymous: boolean): string {
  const name = author?.nickname || author?.username || maskedMobile(author?.mobile ?? '')
  if (name === '') return ANONYMOUS
  return anonymous ? masked(name) : name
}

/** 李小明 → 李***明 */
function masked(name: string): string {
  const letters = [...name]
  const [first = ''] = letters
  return letters.length === 1 ? `${first}***` : `${first}***${letters.at(-1)}`
}

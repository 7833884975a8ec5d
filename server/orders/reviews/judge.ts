/** What operators do with reviews. */
import type { RateReply } from '@schemas/generated/api'
import type { Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { tell } from '../../members'
import { insertReply } from './reply-repo'
import { countStars, itemOfReview, setHidden } from './write-repo'
import { replyOnTheWire } from './wire'
import { needReview } from './write'

const LONGEST = 300

/** The shop answers a review. @param username what shoppers read beside it. @throws AppError not_found, invalid */
export async function replyAsSeller(
  tx: Transaction,
  company_id: string,
  { rate_id, username, content }: { rate_id: string; username: string; content: string },
): Promise<RateReply> {
  const text = content.trim()
  if (text === '' || text.length > LONGEST) {
    const message = `回复应当是 1–${LONGEST} 个字`
    throw new AppError('invalid', { message, errors: { content: [message] } })
  }
  const review = await needReview(tx, company_id, rate_id, { hidden: true })
  const row = { company_id, rate_id, role: 'seller' as const, user_id: null, username, content: text }
  const reply = await insertReply(tx, row)
  const facts = { item: await itemOfReview(tx, review), content: text }
  const cause = `replied:${reply.reply_id}`
  await tell(tx, review, { kind: 'replied', target_id: review.item_id, facts, cause })
  return replyOnTheWire(reply)
}

/** Takes a review out of sight, or shows it again; the shop's stars follow. @throws AppError not_found */
export async function hideReview(tx: Transaction, company_id: string, rate_id: string, hidden: boolean) {
  const review = await needReview(tx, company_id, rate_id, { hidden: true })
  if (!(await setHidden(tx, company_id, rate_id, hidden))) return
  const sign = hidden ? -1 : 1
  await countStars(tx, review, { stars: sign * review.star, reviews: sign })
}

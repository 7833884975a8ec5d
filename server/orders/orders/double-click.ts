import type { CheckoutBody, OrderCreated } from '@schemas/generated/api'
import type { Transaction } from '../../db/client'
import { claim, hashOfContent, keepAnswer, type Once } from '../../platform'
import { lockMember } from '../../members'
import { cartSnapshot } from './cart-repo'

/** Rule checkout-5: without a key, the same again within this time is the same click. */
const DOUBLE_CLICK_MS = 5_000

interface Who {
  company_id: string
  user_id: string
  now: Date
}

/**
 * Orders once for what the cart holds. A second click finds the cart as it was, or empty because the first one bought
 * it; a cart that holds something else is a new order, however soon.
 */
export async function buyOnce(
  tx: Transaction,
  { company_id, user_id, now }: Who,
  body: CheckoutBody,
  place: () => Promise<OrderCreated>,
): Promise<Once<OrderCreated>> {
  await lockMember(tx, company_id, user_id)
  const held = await cartSnapshot(tx, company_id, user_id)
  const request = {
    company_id,
    user_id,
    key: `cart:${hashOfContent(body)}`,
    body_hash: hashOfContent(held),
  }
  const earlier = await claim(tx, request, { now, since: new Date(now.getTime() - DOUBLE_CLICK_MS) })
  if (earlier && (held.length === 0 || earlier.body_hash === request.body_hash))
    return { answer: earlier.answer as OrderCreated, repeated: true }
  const answer = await place()
  await keepAnswer(tx, request, answer)
  return { answer, repeated: false }
}

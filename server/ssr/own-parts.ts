import type { GoodsDetail, RateListAnswer } from '@schemas/generated/api'
import type { Answered, Ask } from '@schemas/page-plan'
import type { OwnAnswers } from '@schemas/storefront-entry'
import { withClaimedCoupons } from '../catalogue'
import type { Database } from '../db/client'
import { withOwnPraise } from '../orders'
import { type Claims, claimsOf } from '../pricing'

/** The member of a page. */
export interface PartsOwner {
  db: Database
  company_id: string
  user_id: string
  /** What the member has claimed; `undefined` if the database must be asked. */
  claims: Claims | undefined
}

/** What a member has claimed of these coupons. */
export const claimedOf = async (
  { db, company_id, user_id, claims }: PartsOwner,
  ids: string[],
): Promise<Claims> => claims ?? claimsOf(db, company_id, user_id, ids)

type OwnPart = (owner: PartsOwner, data: unknown) => Promise<unknown>

/** What shared answers (`shared` in schemas/api) say of one member; the same object if that is nothing. */
export const OWN_PARTS: Readonly<Record<string, OwnPart>> = {
  'GET /goods/items/{item_id}': (owner, data) =>
    withClaimedCoupons(data as GoodsDetail, (ids) => claimedOf(owner, ids)),
  'GET /order/rate/list': ({ db, company_id, user_id }, data) =>
    withOwnPraise(db, company_id, user_id, data as RateListAnswer),
}

/** How shared answers differ for the member; `undefined` if they do not. */
export async function ownPartsOf(
  owner: PartsOwner,
  asks: Record<string, Ask>,
  answers: Record<string, Answered>,
): Promise<OwnAnswers | undefined> {
  const changed = await Promise.all(
    Object.entries(asks).map(async ([name, { key }]): Promise<[string, Record<string, unknown>][]> => {
      const shared = answers[name]?.data
      const own = shared === undefined ? undefined : await OWN_PARTS[key]?.(owner, shared)
      return own === undefined || own === shared ? [] : [[name, differences(shared as object, own as object)]]
    }),
  )
  const parts = changed.flat()
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

const differences = (shared: object, own: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(own).filter(([name, value]) => value !== Reflect.get(shared, name)))

/**
 * Which shops a shopper may see and buy from (rule shops-1): a shop may be closed, or open only to the members on
 * its whitelist.
 */
import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/client'
import { AppError } from '../../core/errors'
import { member } from '../../db/schema'

/** The designer shows every shop that is open for business. */
export const OPERATOR = 'operator'

/** An operator who is narrowed to these shops sees of others what every visitor sees (rule office-9). */
interface NarrowedOperator {
  shops: readonly string[]
}

export type OperatorViewer = typeof OPERATOR | NarrowedOperator

/** An operator as the viewer of shops. @param shops empty: all */
export const operatorViewer = ({ shops }: { shops: readonly string[] }): OperatorViewer =>
  shops.length === 0 ? OPERATOR : { shops }

/** The shops that a viewer is narrowed to; none: all. */
export const shopsOfViewer = (looker: ShopViewer): readonly string[] =>
  looker && looker !== OPERATOR && 'shops' in looker ? looker.shops : []

/** The member among viewers; null: a visitor or an operator. */
export const memberOfViewer = <Member extends { user_id: string }>(
  looker: Member | null | OperatorViewer,
): Member | null => (looker && looker !== OPERATOR && 'user_id' in looker ? looker : null)

/** The viewer of shops; null: a visitor. */
export type ShopViewer = { user_id: string } | null | OperatorViewer
/** The same in a query, where the member may be a column. */
type QueryViewer = { user_id: string | SQL } | null | OperatorViewer

/** The ids of the shops whose whitelist does not contain the viewer. */
const hiddenFrom = (company_id: string, looker: QueryViewer): SQL => sql`
  select hs.distributor_id from shop hs
   where hs.company_id = ${company_id} and hs.whitelist_only and not ${isListed(company_id, looker)}`

/**
 * The ids of the shops that do not sell to the viewer: closed or hidden ones. An index of such shops keeps the query
 * cheap while there are few.
 */
const notSellingTo = (company_id: string | Placeholder, looker: QueryViewer): SQL => sql`
  select hs.distributor_id from shop hs
   where hs.company_id = ${company_id} and (hs.whitelist_only or not hs.is_valid)
     and not (hs.is_valid and ${isListed(company_id, looker)})`

/** Whether shop `hs` has no whitelist, or one that contains the viewer. */
function isListed(company_id: string | Placeholder, looker: QueryViewer): SQL {
  if (looker === OPERATOR) return sql`true`
  if (!looker) return sql`not hs.whitelist_only`
  if ('shops' in looker)
    return sql`(not hs.whitelist_only or hs.distributor_id = any(${sql.param([...looker.shops])}::text[]))`
  return sql`(not hs.whitelist_only or hs.distributor_id in (
    select hw.distributor_id from shop_whitelist hw
      join member hm on hm.company_id = hw.company_id and hm.mobile = hw.mobile
     where hw.company_id = ${company_id} and hm.company_id = ${company_id} and hm.user_id = ${looker.user_id}))`
}

/**
 * A condition: shop `distributor_id` may be shown to the viewer, open for business or not. null is the company itself.
 * @param distributor_id a column
 */
export const openTo = (company_id: string, looker: QueryViewer, distributor_id: SQL): SQL =>
  looker === OPERATOR ? sql`true` : noneOf(hiddenFrom(company_id, looker), distributor_id)

/**
 * A condition: goods of shop `distributor_id` are on sale for the viewer. Goods of a closed shop are treated as off the
 * shelf. null is the company itself.
 * @param distributor_id a column
 */
export const sellsTo = (company_id: string, looker: QueryViewer, distributor_id: SQL): SQL =>
  noneOf(notSellingTo(company_id, looker), distributor_id)

const noneOf = (ids: SQL, distributor_id: SQL) =>
  sql`(${distributor_id} is null or ${distributor_id} <> all(array(${ids})))`

/**
 * The ids of the shops that do not sell to the viewer, in order: lists of goods use them in cache keys. They are passed as
 * values, because a subquery hides them from the planner and doubles the time for facets of 100,000 goods.
 */
export async function shopsNotSelling(
  db: Database | Transaction,
  company_id: string,
  looker: ShopViewer,
): Promise<string[]> {
  const { rows } = await db.execute<{ distributor_id: string }>(
    sql`${notSellingTo(company_id, looker)} order by hs.distributor_id`,
  )
  return rows.map(({ distributor_id }) => distributor_id)
}

/**
 * Hash of the ids of the shops that do not sell to the row of `member`. For statements with a parameter `company_id`, its
 * company.
 */
export const HIDDEN_SHOPS_HASH: SQL<string> = sql<string>`encode(sha256(convert_to(array(
  ${notSellingTo(sql.placeholder('company_id'), { user_id: sql`${member.user_id}` })}
   order by hs.distributor_id)::text, 'UTF8')), 'base64')`

/** The error for a hidden shop: a visitor is asked to sign in, because the whitelist may contain them. */
export const hiddenError = (looker: { user_id: string } | null): AppError =>
  new AppError(looker ? 'not_whitelisted' : 'unauthenticated')

/** @throws AppError unauthenticated, not_whitelisted if the shop is hidden from the viewer */
export async function refuseHidden(
  db: Database | Transaction,
  company_id: string,
  looker: { user_id: string } | null,
  distributor_id: string,
): Promise<void> {
  const { rows } = await db.execute(
    sql`${hiddenFrom(company_id, looker)} and hs.distributor_id = ${distributor_id}`,
  )
  if (rows.length > 0) throw hiddenError(looker)
}

/** Buyers for the bench: each does one thing once, so both contenders find the same carts. */
import type { Pool } from 'pg'
import { hashOf, newToken, writeToken } from '@server/platform/sessions/token'
import { COMPANY, itemsOf, SECKILL, WRITE_KINDS, type WriteKindName } from './kinds'

export interface Buyer {
  user_id: string
  session_id: string
  cookie: string
  items: [string, string]
}

const CARTS: Record<(typeof WRITE_KINDS)[WriteKindName]['cart'], string | undefined> = {
  empty: undefined,
  filled: `
    insert into cart_line (company_id, owner, cart_id, cart_type, shop_type, distributor_id, item_id, num)
    select $1, 'm:' || user_id, 'line-' || n || '-' || user_id, 'cart', 'distributor', '0',
           case n when 1 then one else two end, n
      from unnest($2::text[], $3::text[], $4::text[]) as buyer(user_id, one, two), generate_series(1, 2) n`,
  seckill: `
    insert into cart_line (company_id, owner, cart_id, cart_type, shop_type, distributor_id, item_id, num, expires)
    select $1, 'm:' || user_id, 'line-1-' || user_id, 'fastbuy', 'distributor', '0', '${SECKILL.item_id}', 1,
           now() + interval '10 minutes'
      from unnest($2::text[], $3::text[], $4::text[]) as buyer(user_id, one, two)`,
}

let known = 0

/** Signed-in members whose carts contain the items of this kind. */
export async function newBuyers(pool: Pool, kind: WriteKindName, count: number): Promise<Buyer[]> {
  const buyers = Array.from({ length: count }, (): Buyer => {
    const n = ++known
    const token = newToken(COMPANY)
    return {
      user_id: `buyer-${String(n).padStart(9, '0')}`,
      session_id: hashOf(token),
      cookie: `sid=${encodeURIComponent(writeToken(token))}`,
      items: itemsOf(n),
    }
  })
  const ids = buyers.map(({ user_id }) => user_id)
  await pool.query(
    `insert into member (company_id, user_id, mobile, grade_id)
     select $1, user_id, replace(user_id, 'buyer-', '19'),
            (select grade_id from member_grade where company_id = $1 and default_grade)
       from unnest($2::text[]) as buyer(user_id)`,
    [COMPANY, ids],
  )
  await pool.query(
    `insert into member_session (company_id, session_id, user_id, carrier, seen, expires)
     select $1, session_id, user_id, 'cookie', now() + interval '1 hour', now() + interval '1 day'
       from unnest($2::text[], $3::text[]) as buyer(user_id, session_id)`,
    [COMPANY, ids, buyers.map(({ session_id }) => session_id)],
  )
  const cart = CARTS[WRITE_KINDS[kind].cart]
  if (cart)
    await pool.query(cart, [
      COMPANY,
      ids,
      buyers.map(({ items: [one] }) => one),
      buyers.map(({ items: [, two] }) => two),
    ])
  await pool.query('analyze')
  return buyers
}

/** Rows that prove the result. */
export async function rowsOf(pool: Pool, kind: WriteKindName): Promise<number> {
  const { table } = WRITE_KINDS[kind]
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where company_id = $1`,
    [COMPANY],
  )
  return rows[0]?.count ?? 0
}

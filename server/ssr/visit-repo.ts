import { sql } from 'drizzle-orm'
import { PIECES_OF_MEMBER } from '../checkout'
import { DEFAULT_PLACE } from '../members'
import { HIDDEN_SHOPS_HASH, type RegionNames } from '../platform'
import { CLAIMS } from '../pricing'

/** What pages need of a member besides the account. */
export interface PageExtra {
  cartCount: number
  /** Hash of the shops that do not sell to the member. */
  hidden: string
  claims: Record<string, number> | null
  /** Of the default address; null without one. */
  place: RegionNames | null
}

/** In the statement of the session: it is all that most pages of members ask. */
export const PAGE_EXTRA = {
  name: 'page_session',
  value: sql`json_build_object(
    'cartCount', ${PIECES_OF_MEMBER}, 'hidden', ${HIDDEN_SHOPS_HASH}, 'claims', ${CLAIMS},
    'place', ${DEFAULT_PLACE})`,
}

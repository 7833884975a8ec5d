import { forked } from '../measure/forked'

/** Messages of the shop's process to the bench. */
export interface MemberShop {
  url: string
  database: 'PGlite' | 'PostgreSQL'
  /** Session of the member with the rows. */
  cookie: string
}

interface MemberShopOptions {
  /** Orders, and favourites, of one member. */
  rows: number
  /** Server for scratch databases; absent: an embedded database. */
  postgres: string | undefined
}

/** A shop with a long-standing member, in a separate process while `use` runs. */
export const withMember = <T>(
  { rows, postgres }: MemberShopOptions,
  use: (shop: MemberShop) => Promise<T>,
): Promise<T> =>
  forked(
    './member-server.js',
    { PUMIAN_BENCH_ROWS: String(rows), ...(postgres && { PUMIAN_BENCH_POSTGRES: postgres }) },
    use,
  )

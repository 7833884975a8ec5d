import { forked } from './forked'

/** What the shop's process tells the bench. */
export interface MemberShop {
  url: string
  database: 'PGlite' | 'PostgreSQL'
  /** Of the member who has the rows. */
  cookie: string
}

interface MemberShopOptions {
  /** Orders, and favourites, of one member. */
  rows: number
  /** Where scratch databases may be made; absent: an embedded database. */
  postgres: string | undefined
}

/** A shop with a member who has been there for long, in a process of its own, for as long as `use` takes. */
export const withMember = <T>(
  { rows, postgres }: MemberShopOptions,
  use: (shop: MemberShop) => Promise<T>,
): Promise<T> =>
  forked(
    './member-server.js',
    { PUMIAN_BENCH_ROWS: String(rows), ...(postgres && { PUMIAN_BENCH_POSTGRES: postgres }) },
    use,
  )

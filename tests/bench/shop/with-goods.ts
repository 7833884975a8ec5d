import { forked } from '../measure/forked'

/** Messages of the shop's process to the bench. */
export interface GoodsShop {
  url: string
  database: 'PGlite' | 'PostgreSQL'
  /** Number of products in its list. */
  total: number
}

export interface GoodsShopOptions {
  goods: number
  /** Server for scratch databases; absent: an embedded database. */
  postgres: string | undefined
}

/** A shop with that many products in a separate process while `use` runs. */
export const withGoods = <T>(
  { goods, postgres }: GoodsShopOptions,
  use: (shop: GoodsShop) => Promise<T>,
): Promise<T> =>
  forked(
    './goods-server.js',
    { PUMIAN_BENCH_GOODS: String(goods), ...(postgres && { PUMIAN_BENCH_POSTGRES: postgres }) },
    use,
  )

import { forked } from './forked'

/** What the shop's process tells the bench. */
export interface GoodsShop {
  url: string
  database: 'PGlite' | 'PostgreSQL'
  /** Goods that its list holds. */
  total: number
}

export interface GoodsShopOptions {
  goods: number
  /** Where scratch databases may be made; absent: an embedded database. */
  postgres: string | undefined
}

/** A shop with so many goods in a process of its own, for as long as `use` takes. */
export const withGoods = <T>(
  { goods, postgres }: GoodsShopOptions,
  use: (shop: GoodsShop) => Promise<T>,
): Promise<T> =>
  forked(
    './goods-server.js',
    { PUMIAN_BENCH_GOODS: String(goods), ...(postgres && { PUMIAN_BENCH_POSTGRES: postgres }) },
    use,
  )

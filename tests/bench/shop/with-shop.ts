import { forked } from './forked'
import type { ShopAddress } from './targets'

/** The seeded shop in a process of its own, for as long as `use` takes. */
export function withShop<T>(use: (shop: ShopAddress) => Promise<T>): Promise<T> {
  const databaseUrl = process.env.PUMIAN_BENCH_POSTGRES
  return forked('./server.js', { ...(databaseUrl && { DATABASE_URL: databaseUrl }) }, use)
}

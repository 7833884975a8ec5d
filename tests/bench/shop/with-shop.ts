import { forked } from '../measure/forked'
import type { ShopAddress } from './targets'

/** The seeded shop in a separate process while `use` runs. */
export function withShop<T>(use: (shop: ShopAddress) => Promise<T>): Promise<T> {
  const databaseUrl = process.env.PUMIAN_BENCH_POSTGRES
  return forked('./server.js', { ...(databaseUrl && { DATABASE_URL: databaseUrl }) }, use)
}

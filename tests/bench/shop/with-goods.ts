import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

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
export async function withGoods<T>(
  { goods, postgres }: GoodsShopOptions,
  use: (shop: GoodsShop) => Promise<T>,
): Promise<T> {
  const { PUMIAN_BENCH_POSTGRES: _other, DATABASE_URL: _not, ...environment } = process.env
  const child = fork(fileURLToPath(new URL('./goods-server.js', import.meta.url)), {
    env: {
      ...environment,
      PUMIAN_BENCH_GOODS: String(goods),
      ...(postgres && { PUMIAN_BENCH_POSTGRES: postgres }),
    },
  })
  const ended = once(child, 'exit')
  try {
    const started = once(child, 'message').then(([message]) => message as GoodsShop)
    const failed = ended.then(([code]) => {
      throw new Error(`The shop of ${goods} goods ended before it was ready (exit code ${String(code)}).`)
    })
    return await use(await Promise.race([started, failed]))
  } finally {
    if (child.connected) child.disconnect()
    await ended
  }
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ShopAddress } from './targets'

/** The seeded shop in a process of its own, for as long as `use` takes. */
export async function withShop<T>(use: (shop: ShopAddress) => Promise<T>): Promise<T> {
  const { PUMIAN_BENCH_POSTGRES: databaseUrl, DATABASE_URL: _not, ...environment } = process.env
  const child = fork(fileURLToPath(new URL('./server.js', import.meta.url)), {
    env: { ...environment, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  })
  const ended = once(child, 'exit')
  try {
    const started = once(child, 'message').then(([message]) => message as ShopAddress)
    const failed = ended.then(([code]) => {
      throw new Error(`The shop ended before it was ready (exit code ${String(code)}).`)
    })
    return await use(await Promise.race([started, failed]))
  } finally {
    if (child.connected) child.disconnect()
    await ended
  }
}

/** (h) Cost of buying: against the same SQL, in the same transactions, sent by a bare node-postgres script. */
import { compare } from '../measure/compare'
import { inTurns } from '../measure/in-turns'
import type { Row } from '../measure/row'
import { send, type Errand } from '../measure/send'
import type { GoodsShop } from '../shop/with-goods'
import { WRITE_KINDS, type WriteKindName } from '../shop/writes/kinds'
import type { BenchOptions } from './group'
import { CONNECTIONS, rounds, secondsOf, TWICE } from './h-marks'

/** Number of buyers in a trial run that determines the size of a sample. */
const FIRST = 4 * CONNECTIONS

export async function writes(shop: GoodsShop, { quick, log }: BenchOptions): Promise<Row[]> {
  await ask(shop, 'open')
  const rows: Row[] = []
  for (const kind of Object.keys(WRITE_KINDS) as WriteKindName[]) {
    const { what } = WRITE_KINDS[kind]
    log(`(h) ${what} (${shop.database})`)
    const perBuyer = await oursOf(shop, kind, FIRST)
    const count = wholeTurns((secondsOf(quick) * 1_000) / perBuyer)
    const samples = await inTurns(rounds(quick), {
      ours: () => oursOf(shop, kind, count),
      bare: () => bareOf(shop, kind, count),
    })
    const row = {
      group: 'h',
      what: `${what}（${shop.database}，${CONNECTIONS} 个连接）`,
      unit: 'ms',
    } as const
    rows.push(...compare(row, samples, [{ key: 'bare', name: 'node-postgres 发同样的 SQL', limit: TWICE }]))
  }
  return rows
}

/** Buyers per connection. */
const wholeTurns = (buyers: number) => CONNECTIONS * Math.max(1, Math.round(buyers / CONNECTIONS))

/** Milliseconds per buyer. */
async function oursOf(shop: GoodsShop, kind: WriteKindName, count: number): Promise<number> {
  const { errands } = await ask<{ errands: Errand[] }>(shop, 'errands', { kind, count })
  return written(shop, kind, count, () => send({ url: shop.url, connections: CONNECTIONS, errands }))
}

async function bareOf(shop: GoodsShop, kind: WriteKindName, count: number): Promise<number> {
  const { script } = await ask<{ script: number }>(shop, 'script', { kind, count })
  return written(shop, kind, count, async () => {
    const { milliseconds } = await ask<{ milliseconds: number }>(shop, 'bare', {
      script,
      at_once: CONNECTIONS,
    })
    return milliseconds
  })
}

/** @throws Error unless every buyer has written a row */
async function written(
  shop: GoodsShop,
  kind: WriteKindName,
  count: number,
  work: () => Promise<number>,
): Promise<number> {
  const rowsNow = async () => (await ask<{ rows: number }>(shop, 'rows', { kind })).rows
  const before = await rowsNow()
  const milliseconds = await work()
  const more = (await rowsNow()) - before
  if (more !== count)
    throw new Error(
      `${WRITE_KINDS[kind].what}: expected ${count} new rows of ${WRITE_KINDS[kind].table}, got ${more}`,
    )
  return milliseconds / count
}

/** Calls the bench endpoints of the shop's process. */
async function ask<T>(
  { url }: GoodsShop,
  what: string,
  query: Record<string, string | number> = {},
): Promise<T> {
  const values = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const answer = await fetch(`${url}/bench/writes/${what}?${values}`, { method: 'POST' })
  if (!answer.ok)
    throw new Error(`Expected an answer to ${what}, got ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** (h) Cost of product requests: against the same SQL sent by a bare node-postgres script, and with a growing shop. */
import { compare } from '../measure/compare'
import { inTurns } from '../measure/in-turns'
import { requestsPerSecond } from '../measure/load'
import type { Row } from '../measure/row'
import { withGoods, type GoodsShop } from '../shop/with-goods'
import type { BenchOptions } from './group'
import { CONNECTIONS, rounds, secondsOf, TWICE } from './h-marks'
import { imports } from './h-imports'
import { writes } from './h-writes'

const API = '/api/h5app/wxapp'
const PAGE = 18

interface Target {
  what: string
  path(shop: GoodsShop): string
}

const LIST: Target = { what: '列表首页', path: () => '/goods/items' }
const LAST: Target = { what: '列表末页', path: ({ total }) => `/goods/items?page=${Math.ceil(total / PAGE)}` }
const SEARCH: Target = { what: '搜索“短袖”', path: () => '/goods/items?keywords=短袖' }
const CATEGORY: Target = { what: '类目列表首页', path: () => '/goods/items?category_id=10' }
const FACETS: Target = { what: '筛选项', path: () => '/goods/facets?category_id=10' }
const DETAIL: Target = { what: '商品详情', path: () => '/goods/items/m1' }

export async function goods(options: BenchOptions): Promise<Row[]> {
  const postgres = process.env.PUMIAN_BENCH_POSTGRES
  const rows = await withGoods({ goods: 1_000, postgres: undefined }, async (shop) => [
    ...(await againstBare(shop, options)),
    ...(await writes(shop, options)),
    ...(await imports(shop, options)),
  ])
  if (postgres === undefined) {
    options.log('(h) no PostgreSQL: growth of the shop is not measured')
    return rows
  }
  const [few, many] = options.quick ? [1_000, 5_000] : [1_000, 100_000]
  options.log(`(h) filling shops with ${few} and ${many} products`)
  const grown = await withGoods({ goods: few, postgres }, (small) =>
    withGoods({ goods: many, postgres }, async (large) => [
      ...(await againstBare(small, options)),
      ...(await asItGrows({ small, few }, { large, many }, options)),
      ...(await writes(small, options)),
      ...(await imports(small, options)),
    ]),
  )
  return [...rows, ...grown]
}

async function againstBare(shop: GoodsShop, { quick, log }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const { what, path } of [LIST, DETAIL, FACETS, SEARCH]) {
    log(`(h) ${what} (${shop.database})`)
    const samples = await inTurns(rounds(quick), {
      ours: () => timeOf(shop, path(shop), secondsOf(quick)),
      bare: () => bareTimeOf(shop, path(shop), secondsOf(quick)),
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

async function asItGrows(
  { small, few }: { small: GoodsShop; few: number },
  { large, many }: { large: GoodsShop; many: number },
  { quick, log }: BenchOptions,
): Promise<Row[]> {
  const rows: Row[] = []
  const unit = 'ms' as const
  const grow = async (what: string, time: (shop: GoodsShop) => Promise<number>) => {
    log(`(h) ${what}, ${few} → ${many}`)
    const samples = await inTurns(rounds(quick), { ours: () => time(large), small: () => time(small) })
    const row = { group: 'h', what: `${what}，${many.toLocaleString()} 件商品`, unit } as const
    rows.push(...compare(row, samples, [{ key: 'small', name: `${few.toLocaleString()} 件时`, limit: 3 }]))
  }
  for (const { what, path } of [LIST, CATEGORY, SEARCH])
    await grow(what, (shop) => timeOf(shop, path(shop), secondsOf(quick)))
  await grow(`${FACETS.what}（已有人问过，5 秒内的答案）`, (shop) =>
    timeOf(shop, FACETS.path(shop), secondsOf(quick)),
  )
  await grow(`${FACETS.what}（没有人问过，一次请求读库）`, (shop) =>
    firstTimeOf(shop, FACETS.path(shop), quick ? 5 : 20),
  )
  const samples = await inTurns(rounds(quick), {
    ours: () => timeOf(large, LAST.path(large), secondsOf(quick)),
    first: () => timeOf(large, LIST.path(large), secondsOf(quick)),
  })
  const row = { group: 'h', what: `${LAST.what}，${many.toLocaleString()} 件商品`, unit } as const
  return [...rows, ...compare(row, samples, [{ key: 'first', name: '首页', limit: 1.5 }])]
}

/** Milliseconds per request with fifty concurrent ones. */
async function timeOf({ url }: GoodsShop, path: string, seconds: number): Promise<number> {
  const address = encodeURI(`${url}${API}${path}`)
  return 1_000 / (await requestsPerSecond(address, { connections: CONNECTIONS, seconds }))
}

/** Shop numbers used so far, each once. */
let shopsAskedFor = 0

/**
 * Milliseconds of an uncached answer: each request names a different shop. The next one waits until the facets of all
 * products are read, which the server does after its first answer.
 */
async function firstTimeOf({ url }: GoodsShop, path: string, times: number): Promise<number> {
  let took = 0
  for (let i = 0; i < times; i++) {
    const address = `${url}${API}${path}&distributor_id=${9_000_000 + ++shopsAskedFor}`
    const start = performance.now()
    const answer = await fetch(address)
    const text = await answer.text()
    took += performance.now() - start
    if (!answer.ok) throw new Error(`Expected facets of ${address}, got ${answer.status} ${text}`)
    await fetch(`${url}/bench/idle`)
  }
  return took / times
}

async function bareTimeOf({ url }: GoodsShop, path: string, seconds: number): Promise<number> {
  const query = new URLSearchParams({
    of: encodeURI(API + path),
    connections: String(CONNECTIONS),
    seconds: String(seconds),
  })
  const answer = await fetch(`${url}/bench/bare?${query}`)
  if (!answer.ok) throw new Error(`Expected a rate for ${path}, got ${answer.status} ${await answer.text()}`)
  const { perSecond } = (await answer.json()) as { perSecond: number }
  return 1_000 / perSecond
}

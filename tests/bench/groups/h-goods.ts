/** (h) What goods cost: against the same SQL sent by a bare node-postgres script, and as the shop grows. */
import { compare } from '../measure/compare'
import { inTurns } from '../measure/in-turns'
import { requestsPerSecond } from '../measure/load'
import type { Row } from '../measure/row'
import { withGoods, type GoodsShop } from '../shop/with-goods'
import type { BenchOptions } from './group'
import { CONNECTIONS, rounds, secondsOf, TWICE } from './h-marks'
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
const FACETS: Target = { what: '筛选项', path: () => '/goods/facets?category_id=10' }
const DETAIL: Target = { what: '商品详情', path: () => '/goods/items/m1' }

export async function goods(options: BenchOptions): Promise<Row[]> {
  const postgres = process.env.PUMIAN_BENCH_POSTGRES
  const rows = await withGoods({ goods: 1_000, postgres: undefined }, async (shop) => [
    ...(await againstBare(shop, options)),
    ...(await writes(shop, options)),
  ])
  if (postgres === undefined) {
    options.log('(h) no PostgreSQL: the growth of the shop is not measured')
    return rows
  }
  const [few, many] = options.quick ? [1_000, 5_000] : [1_000, 100_000]
  options.log(`(h) filling shops with ${few} and ${many} goods`)
  const grown = await withGoods({ goods: few, postgres }, (small) =>
    withGoods({ goods: many, postgres }, async (large) => [
      ...(await againstBare(small, options)),
      ...(await asItGrows({ small, few }, { large, many }, options)),
      ...(await writes(small, options)),
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
  for (const { what, path } of [LIST, FACETS, SEARCH]) {
    log(`(h) ${what}, ${few} → ${many}`)
    const samples = await inTurns(rounds(quick), {
      ours: () => timeOf(large, path(large), secondsOf(quick)),
      small: () => timeOf(small, path(small), secondsOf(quick)),
    })
    const row = { group: 'h', what: `${what}，${many.toLocaleString()} 件商品`, unit } as const
    rows.push(...compare(row, samples, [{ key: 'small', name: `${few.toLocaleString()} 件时`, limit: 3 }]))
  }
  const samples = await inTurns(rounds(quick), {
    ours: () => timeOf(large, LAST.path(large), secondsOf(quick)),
    first: () => timeOf(large, LIST.path(large), secondsOf(quick)),
  })
  const row = { group: 'h', what: `${LAST.what}，${many.toLocaleString()} 件商品`, unit } as const
  return [...rows, ...compare(row, samples, [{ key: 'first', name: '首页', limit: 1.5 }])]
}

/** Milliseconds a request, with fifty under way at any time. */
async function timeOf({ url }: GoodsShop, path: string, seconds: number): Promise<number> {
  const address = encodeURI(`${url}${API}${path}`)
  return 1_000 / (await requestsPerSecond(address, { connections: CONNECTIONS, seconds }))
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

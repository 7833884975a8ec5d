/** (j) Cost of a member's long lists: the last page compared with the first. */
import { compare } from '../measure/compare'
import { inTurns } from '../measure/in-turns'
import type { Row } from '../measure/row'
import { withMember, type MemberShop } from '../shop/with-member'
import type { BenchOptions } from './group'
import { rounds } from './h-marks'

const API = '/api/h5app/wxapp'
const PAGE = 10

interface List {
  what: string
  path: string
}

const LISTS: readonly List[] = [
  { what: '我的订单', path: '/orders?status=0' },
  { what: '我的订单，待发货', path: '/orders?status=6' },
  { what: '我的收藏', path: '/member/collect/item?item_type=normal' },
  { what: '收藏的店铺', path: '/member/collect/distribution?' },
]

export async function memberLists({ quick, log }: BenchOptions): Promise<Row[]> {
  const rows = quick ? 1_000 : 10_000
  const measured: Row[] = []
  for (const postgres of [undefined, process.env.PUMIAN_BENCH_POSTGRES]) {
    if (postgres === undefined && measured.length > 0) {
      log('(j) no PostgreSQL: long lists are measured on PGlite alone')
      break
    }
    log(`(j) filling a member's account with ${rows} rows`)
    const made = await withMember({ rows, postgres }, (shop) => lastPages(shop, rows, { quick, log }))
    measured.push(...made)
  }
  return measured
}

async function lastPages(shop: MemberShop, rows: number, { quick, log }: BenchOptions): Promise<Row[]> {
  const measured: Row[] = []
  for (const { what, path } of LISTS) {
    log(`(j) ${what} (${shop.database})`)
    const { total_count } = await page(shop, path, 1)
    if (total_count < rows) throw new Error(`Expected ${rows} rows of ${path}, got ${total_count}`)
    const last = Math.ceil(total_count / PAGE)
    const times = quick ? 10 : 100
    const samples = await inTurns(rounds(quick), {
      ours: () => timeOf(shop, path, last, times),
      first: () => timeOf(shop, path, 1, times),
    })
    const row = {
      group: 'j',
      what: `${what}末页，${rows.toLocaleString()} 条（${shop.database}）`,
      unit: 'ms',
    } as const
    measured.push(...compare(row, samples, [{ key: 'first', name: '首页', limit: 1.5 }]))
  }
  return measured
}

/** Milliseconds per page, sequentially. */
async function timeOf(shop: MemberShop, path: string, number: number, times: number): Promise<number> {
  const start = performance.now()
  for (let time = 0; time < times; time++) await page(shop, path, number)
  return (performance.now() - start) / times
}

async function page({ url, cookie }: MemberShop, path: string, number: number) {
  const answer = await fetch(`${url}${API}${path}&page=${number}&pageSize=${PAGE}`, { headers: { cookie } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`Expected page ${number} of ${path}, got ${answer.status} ${text}`)
  return (JSON.parse(text) as { data: { total_count: number } }).data
}

/** Machines for shops of several sizes, computed from measured rows; `write` puts them into docs/capacity.md. */
import type { Row } from '../measure/row'

/** Processors of the bench's machine; they also run PostgreSQL and send the requests. */
const PROCESSORS = 2

/** What is assumed of a shop and of prices, not measured. */
const ASSUMED = {
  /** Share of the members that visit the shop on one day. */
  visiting: 0.1,
  /** Share of visits that end in an order. */
  ordering: 0.06,
  /** Share of a day's visits in its busiest hour, and how much more its busiest minute has. */
  busiestHour: 0.15,
  busiestMinute: 2,
  /** Share of the processors in use in that minute. */
  load: 0.5,
  /** KB of disk for an order with all that belongs to it: 13 GB for 2,000,000. */
  orderKb: 6.5,
  /** KB that a visit loads: pages, and pictures through a CDN. */
  visitKb: 1_800,
  /** yuan a month: a processor with 4 GB of memory, a GB of disk kept twice, a GB through a CDN. */
  processorYuan: 100,
  diskYuan: 2,
  trafficYuan: 0.2,
} as const

/** What a visit asks for, and how often. */
const VISIT: readonly (readonly [times: number, what: string])[] = [
  [1, '首页，会员（PostgreSQL）'],
  [3, '商品列表，会员（PostgreSQL）'],
  [5, '商品详情，会员（PostgreSQL）'],
  [3, '首页数据（JSON），会员（PostgreSQL）'],
  [2, '筛选项（PostgreSQL，50 个连接）'],
  [2, '列表首页（PostgreSQL，50 个连接）'],
  [0.3, '加入购物车（PostgreSQL，50 个连接）'],
]
/** What an order asks for besides; the notice of its payment costs about as much as the order. */
const ORDER: typeof VISIT = [
  [2, '结算报价（PostgreSQL，50 个连接）'],
  [2, '下单（PostgreSQL，50 个连接）'],
]

const MEMBERS = [10_000, 100_000, 1_000_000, 10_000_000]
const DAYS = 30

/** ms of one processor for all that is asked for. @throws Error for a row that the bench has not measured */
const cost = (rows: readonly Row[], asked: typeof VISIT): number =>
  asked.reduce((sum, [times, what]) => {
    const row = rows.find((each) => each.what === what)
    if (!row) throw new Error(`Expected the bench to have the row ${what}, found none`)
    return sum + times * PROCESSORS * (row.unit === 'ms' ? row.ours : 1_000 / row.ours)
  }, 0)

interface Plan {
  members: number
  visits: number
  orders: number
  /** Requests a second and processors in the busiest minute. */
  requests: number
  processors: number
  /** GB that a month adds. */
  gigabytes: number
  /** A month, after a year of orders. */
  yuan: number
}

/** Of one number of members. */
export function planFor(members: number, rows: readonly Row[]): Plan {
  const { visiting, ordering, busiestHour, busiestMinute, load, orderKb, visitKb } = ASSUMED
  const visits = members * visiting
  const orders = visits * ordering
  const perSecond = (visits * busiestHour * busiestMinute) / 3_600
  const asked = VISIT.reduce((sum, [times]) => sum + times, 0)
  const spent = cost(rows, VISIT) + ordering * cost(rows, ORDER)
  const processors = Math.max(PROCESSORS, Math.ceil((perSecond * spent) / 1_000 / load))
  const gigabytes = (orders * DAYS * orderKb) / 1_000_000
  const traffic = (visits * DAYS * visitKb) / 1_000_000
  const yuan =
    processors * ASSUMED.processorYuan + gigabytes * 12 * ASSUMED.diskYuan + traffic * ASSUMED.trafficYuan
  return { members, visits, orders, requests: perSecond * asked, processors, gigabytes, yuan }
}

const HEAD = [
  'members',
  'visits a day',
  'orders a month',
  'requests a second',
  'processors',
  'GB a month',
  'yuan a month',
]

/** The plan as a Markdown table; figures have two significant digits, since more would be pretended. */
export function capacityTable(rows: readonly Row[]): string {
  const lines = MEMBERS.map((members) => planFor(members, rows)).map(
    ({ visits, orders, requests, processors, gigabytes, yuan }, index) =>
      [MEMBERS[index] ?? 0, visits, orders * DAYS, requests, processors, gigabytes, yuan].map(rounded),
  )
  const widths = HEAD.map((_, column) =>
    Math.max(...[HEAD, ...lines].map((cells) => cells[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padStart(widths[column] ?? 0)).join(' | ')} |`
  const rule = widths.map((width) => `${'-'.repeat(width - 1)}:`)
  return [HEAD, rule, ...lines].map(line).join('\n')
}

const rounded = (value: number) =>
  Number(value.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 2 })

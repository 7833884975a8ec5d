import type { Report, ReportColumn } from '@schemas/generated/api'
import type { RecordFilter } from '@schemas/records'
import { DAY_MS } from '@schemas/time-units'
import type { Database } from '../../db/client'
import type { PageWindow } from '../../db/paging'
import { AppError } from '../../core/errors'
import { type DayRange, spanOfDays, wrongDays } from '../../core/day-span'
import { startOfDayInShanghai } from '../../core/shanghai'
import { maskedMobile } from '../../members'
import { SHOP_FILTER } from '../../back-office'
import { GOODS, MEMBERS, reportRows, SALES, SHOPS, type ReportSource, type ReportSpan } from './repo'

export interface ReportDefinition {
  name: string
  title: string
  columns: readonly ReportColumn[]
  /** Absent: all that it counts belongs to no single shop. */
  filters?: RecordFilter[]
  source: ReportSource
}

const text = (key: string, title: string): ReportColumn => ({ key, title, kind: 'text' })
const count = (key: string, title: string): ReportColumn => ({ key, title, kind: 'number' })
const cents = (key: string, title: string): ReportColumn => ({ key, title, kind: 'cents' })

const SOLD = [
  count('orders', '付款订单'),
  count('pieces', '件数'),
  cents('item_fee', '商品金额'),
  cents('discount_fee', '优惠'),
  cents('point_fee', '积分抵扣'),
  cents('freight_fee', '运费'),
  cents('total_fee', '成交额'),
]
const REFUNDED = [count('refunds', '退款笔数'), cents('refund_fee', '退款额'), cents('net_fee', '净额')]

/** In the order of the menu. */
export const REPORTS: readonly ReportDefinition[] = [
  {
    name: 'sales',
    title: '销售',
    columns: [text('day', '日期'), ...SOLD, ...REFUNDED],
    filters: [SHOP_FILTER],
    source: SALES,
  },
  {
    name: 'goods',
    title: '商品',
    columns: [
      text('name', '商品'),
      count('pieces', '件数'),
      cents('item_fee', '金额'),
      cents('discount_fee', '优惠'),
      cents('point_fee', '积分抵扣'),
      cents('total_fee', '成交额'),
      cents('refund_fee', '退款额'),
      cents('net_fee', '净额'),
    ],
    filters: [SHOP_FILTER],
    source: GOODS,
  },
  {
    name: 'members',
    title: '会员',
    columns: [
      text('name', '会员'),
      text('mobile', '手机号码'),
      count('orders', '付款订单'),
      cents('total_fee', '成交额'),
      ...REFUNDED,
      count('points_in', '获得积分'),
      count('points_out', '使用积分'),
    ],
    source: MEMBERS,
  },
  { name: 'shops', title: '门店', columns: [text('name', '门店'), ...SOLD, ...REFUNDED], source: SHOPS },
]

/** @throws AppError not_found */
export function requireReport(name: string): ReportDefinition {
  const found = REPORTS.find((report) => report.name === name)
  if (!found) throw new AppError('not_found', { message: `没有名为 ${name} 的报表` })
  return found
}

/**
 * The shops that a report counts: the account's, or the chosen one of them.
 * @throws AppError not_found for a shop that the account does not see, invalid where the report has no such filter
 */
export function shopsOfReport(
  { title, filters }: ReportDefinition,
  own: readonly string[],
  chosen: string | undefined,
): readonly string[] {
  if (chosen === undefined) return own
  if (!filters) throw new AppError('invalid', { message: `${title}报表不能按门店筛选` })
  if (own.length > 0 && !own.includes(chosen)) throw new AppError('not_found')
  return [chosen]
}

/** Days of the longest range, and of the default one. */
const MOST_DAYS = 366
const USUAL_DAYS = 30

/** @throws AppError invalid for days that do not exist, are in the wrong order or too many */
export function spanOf(
  { company_id, shops }: Pick<ReportSpan, 'company_id' | 'shops'>,
  days: DayRange,
  now: Date,
): ReportSpan {
  const { since, until } = spanOfDays(days)
  const end = until ?? new Date(startOfDayInShanghai(now).getTime() + DAY_MS)
  const start = since ?? new Date(end.getTime() - USUAL_DAYS * DAY_MS)
  const asked = (end.getTime() - start.getTime()) / DAY_MS
  if (asked < 1) throw wrongDays('开始日期应不晚于结束日期')
  if (asked > MOST_DAYS) throw wrongDays(`一次最多统计 ${MOST_DAYS} 天，收到 ${asked} 天`)
  return { company_id, shops, from: start, to: end }
}

/** A page of a report; the sums are those of all rows. */
export async function reportOf(
  db: Database,
  { title, name, columns, source }: ReportDefinition,
  span: ReportSpan,
  page: PageWindow,
): Promise<Omit<Report, 'from' | 'to'>> {
  const { rows, count: all, totals } = await reportRows(db, source, span, page)
  return {
    name,
    title,
    columns: [...columns],
    list: rows.map((row) => ({ id: idOf(row), values: masked(row) })),
    count: all,
    total_count: all,
    totals,
  }
}

const idOf = ({ goods_id, user_id, distributor_id, day }: Record<string, string | number>) =>
  String(goods_id ?? user_id ?? distributor_id ?? day ?? '')

/** Members as in their list. */
function masked(row: Record<string, string | number>): Record<string, string | number> {
  if (row['mobile'] === undefined) return row
  const mobile = maskedMobile(String(row['mobile']))
  return { ...row, mobile, name: row['name'] || mobile || String(row['user_id']) }
}

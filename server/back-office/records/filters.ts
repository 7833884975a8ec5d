import { daysOfFilter, type RecordFilter } from '@schemas/records'
import { HEAD_OFFICE } from '@schemas/shop-id'
import { DAY_MS } from '@schemas/time-units'
import { fieldError } from '../../core/errors'
import { startOfDayNamed } from '../../core/shanghai'

/** Name of the head office among shops; it has no row of its own. */
export const HEAD_OFFICE_NAME = '商城自营'

/** Narrows a list or a report to one shop, or to the head office. */
export const SHOP_FILTER: RecordFilter = {
  key: 'shop',
  title: '门店',
  words: { [HEAD_OFFICE]: HEAD_OFFICE_NAME },
  record: 'shop',
}

/**
 * `['approve_status:onsale']` → `{ approve_status: 'onsale' }`.
 * @param known the filters of the list
 * @throws AppError invalid for an unknown filter
 */
export function filtersOf(
  known: readonly RecordFilter[],
  wanted: readonly string[] = [],
): Record<string, string> {
  return Object.fromEntries(
    wanted.map((text) => {
      const at = text.indexOf(':')
      const [key, value] = [text.slice(0, at), text.slice(at + 1)]
      const filter = known.find((candidate) => candidate.key === key)
      if (!filter) throw refused(`应为 ${known.map((each) => each.key).join('、') || '无'} 之一，得到 ${key}`)
      if (filter.days) spanOfFilter(value)
      if (filter.words && filter.record === undefined && !Object.hasOwn(filter.words, value))
        throw refused(`${key} 应为 ${Object.keys(filter.words).join('、')} 之一，得到 ${value}`)
      return [key, value]
    }),
  )
}

/**
 * The time of a filter by days: from midnight in Shanghai to the midnight after the last day.
 * @throws AppError invalid for days that do not exist or are in the wrong order
 */
export function spanOfFilter(value: string): { from: Date; to: Date } {
  const [from, last] = daysOfFilter(value)?.map(startOfDayNamed) ?? []
  if (!from || !last || last < from) throw refused(`应为 2026-11-01~2026-11-30 这样的日期，得到 ${value}`)
  return { from, to: new Date(last.getTime() + DAY_MS) }
}

const refused = (message: string) => fieldError('/query/filter', message)

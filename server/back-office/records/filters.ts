import type { RecordFilter } from '@schemas/records'
import { AppError } from '../../core/errors'

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
      if (filter.words && !Object.hasOwn(filter.words, value))
        throw refused(`${key} 应为 ${Object.keys(filter.words).join('、')} 之一，得到 ${value}`)
      return [key, value]
    }),
  )
}

const refused = (message: string) =>
  new AppError('invalid', { message, errors: { '/query/filter': [message] } })

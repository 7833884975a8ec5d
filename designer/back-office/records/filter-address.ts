import type { RecordKind } from '@schemas/generated/api'
import type { Narrowed } from './Filters'

type Filters = RecordKind['filters']

/** How the address names a filter, apart from the list's own parameters. */
const parameterOf = (key: string) => `filter.${key}`

/** Field → value, as the address says. */
export const chosenFilters = (filters: Filters, search: URLSearchParams): Narrowed =>
  Object.fromEntries(
    filters.flatMap(({ key }) => {
      const value = search.get(parameterOf(key))
      return value ? [[key, value]] : []
    }),
  )

/** The parameters of the address; those of fields without a choice are removed. */
export const addressOf = (filters: Filters, narrowed: Narrowed): Record<string, string | undefined> =>
  Object.fromEntries(filters.map(({ key }) => [parameterOf(key), narrowed[key]]))

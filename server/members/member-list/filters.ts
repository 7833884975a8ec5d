import type { RecordFilter } from '@schemas/records'
import { type CsvSearch, filtersOf, type WorklistSearch } from '../../back-office'

/** What the list can be narrowed by. */
export const FILTERS: RecordFilter[] = [{ key: 'tag', title: '标签', record: 'member_tag' }]

export type MemberSearch = Pick<WorklistSearch, 'company_id' | 'tab' | 'keyword' | 'filters'>

/** The search of the list that a file or a batch is made of. */
export const searchOf = ({
  company_id,
  tab = 'all',
  keyword,
  filter,
}: Pick<CsvSearch, 'company_id' | 'tab' | 'keyword'> & {
  filter?: readonly string[] | undefined
}): MemberSearch => ({
  company_id,
  tab,
  keyword,
  filters: filtersOf(FILTERS, filter),
})

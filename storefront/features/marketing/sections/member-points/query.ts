/** What the address of the member's points says: `/member/point?way=income&page=`. */
import type { PointMemberQuery } from '@schemas/generated/api'
import { pageOf, pageSaid, withQuery, type Query } from '@storefront/shell/routing/query'
import { texts } from '../../texts/member'

export type Way = '' | NonNullable<PointMemberQuery['outin_type']>

export const WAYS = [
  { way: '', text: texts.allEntries },
  { way: 'income', text: texts.income },
  { way: 'outcome', text: texts.outcome },
] as const satisfies readonly { way: Way; text: string }[]

export const ENTRIES_PER_PAGE = 15

export interface PointsQuery {
  way: Way
  page: number
}

export const readPointsQuery = (query: Query): PointsQuery => ({
  way: WAYS.find(({ way }) => way === query['way'])?.way ?? '',
  page: pageOf(query),
})

export const pointsHref = ({ way, page }: PointsQuery) =>
  withQuery('/member/point', { way, page: pageSaid(page) })

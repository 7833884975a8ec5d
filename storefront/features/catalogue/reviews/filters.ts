import { ApiError } from '@schemas/api/api-error'
import type { RateListAnswer } from '@schemas/generated/api'
import { call } from '@storefront/shell/api/call'
import { REVIEWS } from '../figures'
import { texts } from '../texts/detail'

type Counts = Pick<RateListAnswer, 'star_count' | 'pic_count'>

export const STARS = ['5', '4', '3', '2', '1'] as const
type Star = (typeof STARS)[number]

/** All of them, those with pictures, or those of so many stars. */
export type Filter = 'all' | 'pictures' | Star
export const EVERY: Filter = 'all'

/** How many buyers have said something. */
export const sumOf = ({ star_count }: Counts): number =>
  STARS.reduce((sum, star) => sum + star_count[star], 0)

/** Percent of the reviews that have so many stars, whole. */
export const shareOf = (counts: Counts, star: Star): number =>
  Math.round((counts.star_count[star] / Math.max(1, sumOf(counts))) * 100)

export const FILTERS: readonly { filter: Filter; name: string; count(counts: Counts): number }[] = [
  { filter: EVERY, name: texts.all, count: sumOf },
  { filter: 'pictures', name: texts.withPictures, count: ({ pic_count }) => pic_count },
  ...STARS.map((star) => ({
    filter: star,
    name: texts.starCount(Number(star)),
    count: ({ star_count }: Counts) => star_count[star],
  })),
]

/** One page of the reviews that a filter leaves, the newest first; undefined if the server refused, which a toast has said. */
export async function reviewsOf(
  item_id: string,
  filter: Filter,
  page: number,
): Promise<RateListAnswer | undefined> {
  const query = {
    item_id,
    page,
    pageSize: REVIEWS,
    ...(filter === 'pictures' ? { has_pic: true } : filter !== EVERY && { star: Number(filter) }),
  }
  try {
    return await call('GET /order/rate/list', { query })
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

import { ApiError } from '@schemas/api/api-error'
import type { RateListAnswer, RateListQuery } from '@schemas/generated/api'
import { call } from '@storefront/shell/api/call'
import { REVIEWS } from '../figures'
import { texts } from '../texts/detail'

type Counts = Pick<RateListAnswer, 'star_count' | 'pic_count' | 'phrases'>

export const STARS = ['5', '4', '3', '2', '1'] as const
type Star = (typeof STARS)[number]

/** All of them, those with pictures, those of so many stars, or those that say something. */
export type Filter = 'all' | 'pictures' | Star | `says ${string}`
export const EVERY: Filter = 'all'

/** How many buyers have said something. */
export const sumOf = ({ star_count }: Counts): number =>
  STARS.reduce((sum, star) => sum + star_count[star], 0)

/** Percent of the reviews that have so many stars, whole. */
export const shareOf = (counts: Counts, star: Star): number =>
  Math.round((counts.star_count[star] / Math.max(1, sumOf(counts))) * 100)

interface CountedFilter {
  filter: Filter
  name: string
  count: number
}

/** Filters with how many each leaves; of what many say, the most said. */
export const filtersOf = (counts: Counts): CountedFilter[] => [
  { filter: EVERY, name: texts.all, count: sumOf(counts) },
  { filter: 'pictures', name: texts.withPictures, count: counts.pic_count },
  ...STARS.map((star) => ({
    filter: star,
    name: texts.starCount(Number(star)),
    count: counts.star_count[star],
  })),
  ...(counts.phrases ?? [])
    .slice(0, SAID_MOST)
    .map(({ phrase, count }) => ({ filter: `${SAYS}${phrase}` as const, name: phrase, count })),
]

const SAYS = 'says '
/** Of what many say. */
const SAID_MOST = 5

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
    ...narrowed(filter),
  }
  try {
    return await call('GET /order/rate/list', { query })
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

function narrowed(filter: Filter): Partial<RateListQuery> {
  if (filter === EVERY) return {}
  if (filter === 'pictures') return { has_pic: true }
  return filter.startsWith(SAYS) ? { phrase: filter.slice(SAYS.length) } : { star: Number(filter) }
}

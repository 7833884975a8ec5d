import { encodePart, type Suggestion } from '@engine'
import type { GoodsSuggestAnswer } from '@schemas/generated/api'
import { GOODS_SUGGEST_KEYWORDS } from '@schemas/generated/limits'
import { ApiError } from '@schemas/api/api-error'
import { call } from '../../shell/api/call'
import { pastSearches } from './past-searches.actions'
import { wordsOf } from '../../shell/routing/query'

const HREFS = {
  category: (id: string) => `/items?cat_id=${encodePart(id)}`,
  brand: (id: string) => `/items?brand_id=${encodePart(id)}`,
  goods: (id: string) => `/items/${encodePart(id)}`,
} as const satisfies Record<GoodsSuggestAnswer['list'][number]['kind'], (id: string) => string>

/** Past searches for an empty field, else what the shop has; a search works without any of it. */
export async function suggest(typed: string): Promise<Suggestion[]> {
  if (typed === '') {
    return pastSearches().map((text) => ({
      kind: 'past',
      text,
      href: `/items?keywords=${encodePart(text)}`,
    }))
  }
  try {
    const { list } = await call('GET /goods/suggest', {
      query: { keywords: wordsOf(typed, GOODS_SUGGEST_KEYWORDS) },
      quiet: true,
    })
    return list.map(({ kind, text, id }) => ({ kind, text, href: HREFS[kind](id) }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    console.warn('No suggestions:', error)
    return []
  }
}

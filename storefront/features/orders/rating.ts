/** Words about what was bought, as their page keeps them before they are sent. Pure. */
import { CREATE_RATE_RATES_EACH_CONTENT } from '@schemas/generated/limits'
import type { CreateRateBody, OrderInfo } from '@schemas/generated/api'

export type Rated = OrderInfo['items'][number]

/** Lines that wait for their words; gifts may be rated, too. */
export const rateableLines = ({ items }: Pick<OrderInfo, 'items' | 'order_status'>): Rated[] =>
  items.filter(({ is_rate }) => !is_rate)

/** What is said of one line; 0 stars and no words: nothing yet. */
export interface Words {
  star: number
  content: string
  pics: readonly string[]
}

export const NO_WORDS: Words = { star: 0, content: '', pics: [] }

export type Problem = 'star' | 'content' | 'length'

const isUntouched = ({ star, content, pics }: Words) => star === 0 && content === '' && pics.length === 0

/** What is missing of a line whose rating was begun. */
export function problemOf(words: Words): Problem | undefined {
  if (isUntouched(words)) return undefined
  if (words.star === 0) return 'star'
  const content = words.content.trim()
  if (content === '') return 'content'
  return [...content].length > CREATE_RATE_RATES_EACH_CONTENT ? 'length' : undefined
}

/** With a phrase at its end, or without it where it is said already. */
export function withPhrase(content: string, phrase: string): string {
  const said = content.trim()
  if (said.includes(phrase))
    return said
      .split(new RegExp(`${phrase}[，。；]?`))
      .join('')
      .replace(/[，；]$/, '')
  return said === '' || /[，。；！？]$/.test(said) ? `${said}${phrase}` : `${said}，${phrase}`
}

/** Lines without a rating are left for another time. */
export function ratesOf(lines: readonly Rated[], said: ReadonlyMap<string, Words>): CreateRateBody['rates'] {
  return lines.flatMap(({ id, item_id }) => {
    const words = said.get(id) ?? NO_WORDS
    if (isUntouched(words)) return []
    return [{ id, item_id, star: words.star, content: words.content.trim(), pics: [...words.pics] }]
  })
}

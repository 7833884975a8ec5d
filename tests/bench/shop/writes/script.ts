/** Rewrites one buyer's statements for another: their own rows, and own ids for new ones. */
import { createHash, randomUUID } from 'node:crypto'
import type { Statement } from '../bare'
import type { Buyer } from './buyers'

/** Ids and hashes generated or derived by a request, and numbers of trades and orders. */
const MADE_UP = [
  '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}',
  '(?<![\\da-f])[\\da-f]{64}(?![\\da-f])',
  '(?<![\\w-])[\\w-]{43}(?![\\w-])',
  '(?<!\\d)\\d{17}(?!\\d)',
]

/** The statements that `sample` sent, as `buyer` would send them. */
export function scriptFor(statements: readonly Statement[], sample: Buyer, buyer: Buyer): Statement[] {
  const names = new Map<string, string>([
    [sample.user_id, buyer.user_id],
    [sample.session_id, buyer.session_id],
    ...sample.items.map((item, n): [string, string] => [item, buyer.items[n] ?? item]),
    ...sample.items.map((item, n): [string, string] => [goodsOf(item), goodsOf(buyer.items[n] ?? item)]),
  ])
  const given = [...names.keys()].map((name) => `(?<![A-Za-z\\d])${name}(?![A-Za-z\\d])`)
  const pattern = new RegExp([...given, ...MADE_UP].join('|'), 'g')
  const renamed = (text: string): string =>
    text.replace(pattern, (name) => {
      const other = names.get(name) ?? another(name, buyer)
      names.set(name, other)
      return other
    })
  const valueOf = (value: unknown): unknown => {
    if (typeof value === 'string') return renamed(value)
    return Array.isArray(value) ? value.map(valueOf) : value
  }
  return statements.map(({ text, values }) => ({ text, values: values.map(valueOf) }))
}

const goodsOf = (item: string) => item.slice(0, -1)

/** Of the same length and alphabet, so that it costs the same; unique per buyer. */
function another(name: string, { user_id }: Buyer): string {
  if (/^\d{17}$/.test(name)) return name.slice(0, 6) + user_id.slice(-9).padStart(11, name.slice(6, 8))
  const hash = createHash('sha256').update(name).update(user_id)
  if (name.length === 64) return hash.digest('hex')
  return name.length === 43 ? hash.digest('base64url') : randomUUID()
}

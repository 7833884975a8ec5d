import { createHash, randomInt } from 'node:crypto'
import { dayInShanghai } from '../../core/shanghai'

/** Clients identify a trade by its number or by the number of one of its orders, so the two kinds never share a number. */
export type NumberKind = 'trade' | 'order'

/**
 * Rule checkout-8: `YYMMDD`, six random digits, four of the member's shard, a check digit; 17 in all. It sorts
 * by day and does not reveal the number of orders. The random part is even for trades and odd for orders. Numbers are not
 * guaranteed to be unique: `withNumber` repeats the insert with another one.
 */
export function newOrderNumber(kind: NumberKind, user_id: string, now: Date): string {
  const day = dayInShanghai(now).replaceAll('-', '').slice(2)
  const chance = String(2 * randomInt(500_000) + (kind === 'order' ? 1 : 0)).padStart(6, '0')
  const digits = day + chance + shardOf(user_id)
  return digits + checkDigit(digits)
}

/** Whether the check digit fits: it detects any single wrong digit and any two swapped neighbours. */
export const checkOrderNumber = (number: string): boolean =>
  /^\d{17}$/.test(number) && checkDigit(number) === '0'

/** The same for all numbers of a member. */
function shardOf(user_id: string): string {
  const shard = createHash('sha256').update(user_id).digest().readUInt32BE(0) % 10_000
  return String(shard).padStart(4, '0')
}

/** Damm's quasigroup: a number with its check digit reduces to 0. */
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

const checkDigit = (digits: string): string =>
  [...digits].reduce((interim, digit) => DAMM[Number(interim)]?.[Number(digit)] ?? '', '0')

/** Two numbers of a day collide once in a million; so many collisions in a row mean a fault. */
const ATTEMPTS = 20

/**
 * Repeats an insert with new numbers until one is free (rule checkout-8).
 * @param insert resolves to undefined if the number is taken
 */
export async function withNumber<T>(
  kind: NumberKind,
  user_id: string,
  now: Date,
  insert: (number: string) => Promise<T | undefined>,
): Promise<T> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const row = await insert(newOrderNumber(kind, user_id, now))
    if (row) return row
  }
  throw new Error(`Expected a free number among ${ATTEMPTS}, found none`)
}

/** Order keys for widgets inserted among siblings (rule page-format-11). */
import { isOrderKey } from '@schemas/order'
import { generateNKeysBetween } from 'fractional-indexing'
import { PageError } from './find'

/** A longer key makes all siblings get new ones: 500 inserts into one gap would grow it to 86. */
export const MAX_KEY_LENGTH = 40

export interface KeyAt {
  /** Key of the inserted widget. */
  key: string
  /** Siblings with a new key, as [position, key]; nearly always empty. */
  rekeyed: [position: number, key: string][]
}

/** The siblings' order keys, looked up only if needed. */
export interface Keys {
  readonly length: number
  at(index: number): string | undefined
}

/**
 * The key for a widget inserted before the sibling at `index` (the length appends). Siblings with equal keys get new
 * ones if the widget goes between them; all siblings do if a key has grown too long or is invalid.
 */
export function keyAt(siblings: Keys, index: number): KeyAt {
  const { length } = siblings
  if (!Number.isInteger(index) || index < 0 || index > length) {
    throw new PageError(`an index from 0 to ${length}`, String(index), 'order keys')
  }
  let [start, end] = [index, index]
  const before = index > 0 ? siblings.at(index - 1) : undefined
  if (before !== undefined && before === siblings.at(index)) {
    while (start > 0 && siblings.at(start - 1) === before) start--
    while (end < length && siblings.at(end) === before) end++
  }
  return spread(siblings, start, index, end)
}

/** New keys for the inserted widget and the siblings from `start` to `end`, between the outer neighbours. */
function spread(siblings: Keys, start: number, index: number, end: number): KeyAt {
  const low = (start > 0 ? siblings.at(start - 1) : null) ?? null
  const high = (end < siblings.length ? siblings.at(end) : null) ?? null
  const usable = (low === null || isOrderKey(low)) && (high === null || isOrderKey(high))
  const keys = usable ? generateNKeysBetween(low, high, end - start + 1) : []
  const key = keys[index - start]
  if (key === undefined || keys.some(({ length }) => length > MAX_KEY_LENGTH)) {
    return spread(siblings, 0, index, siblings.length)
  }
  const rekeyed = keys
    .toSpliced(index - start, 1)
    .map((newKey, offset): [number, string] => [start + offset, newKey])
    .filter(([position, newKey]) => siblings.at(position) !== newKey)
  return { key, rekeyed }
}

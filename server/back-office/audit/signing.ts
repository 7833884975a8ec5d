import { createHash, createHmac } from 'node:crypto'

/**
 * Signs the hashes of the audit log with keys that the database does not hold (`PUMIAN_SECRET_KEYS`), so that a chain
 * cannot be written again with the database alone: `{name of the key}:{HMAC-SHA256, hex}`. Rows from before the first
 * key keep their plain hashes.
 */
export class ChainSigning {
  readonly #keys: readonly { name: string; key: string }[]

  /** @param secretKeys the first signs, all verify; none: hashes stay plain */
  constructor(secretKeys: readonly string[] = []) {
    this.#keys = secretKeys.map((key) => ({ name: nameOf(key), key }))
  }

  get signs(): boolean {
    return this.#keys.length > 0
  }

  /** What is stored for a plain hash. */
  sign(hash: string): string {
    const [first] = this.#keys
    return first ? signed(first, hash) : hash
  }

  /** Whether `stored` is the plain hash, or its signature; `'no key'` where its key is not among ours. */
  verify(stored: string, hash: string): boolean | 'no key' {
    if (!isSigned(stored)) return stored === hash
    const key = this.#keys.find(({ name }) => stored.startsWith(`${name}:`))
    return key ? stored === signed(key, hash) : 'no key'
  }
}

export const isSigned = (stored: string) => stored.includes(':')

const signed = ({ name, key }: { name: string; key: string }, hash: string) =>
  `${name}:${createHmac('sha256', `audit:${key}`).update(hash).digest('hex')}`

/** Tells keys apart and gives none away. */
const nameOf = (key: string) => createHash('sha256').update(`audit-name:${key}`).digest('hex').slice(0, 8)

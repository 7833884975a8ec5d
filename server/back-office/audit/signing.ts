import { createHash, createHmac } from 'node:crypto'

/**
 * Signs the hashes of the audit log with keys that are not in the database (`PUMIAN_SECRET_KEYS`), so that access to
 * the database is not enough to rewrite a chain: `{name of the key}:{HMAC-SHA256, hex}`. Rows written before the
 * first key keep their plain hashes.
 */
export class ChainSigning {
  readonly #keys: readonly { name: string; key: string }[]

  /** @param secretKeys the first one signs, all verify; without keys hashes stay plain */
  constructor(secretKeys: readonly string[] = []) {
    this.#keys = secretKeys.map((key) => ({ name: nameOf(key), key }))
  }

  get signs(): boolean {
    return this.#keys.length > 0
  }

  /** The value to store for a plain hash. */
  sign(hash: string): string {
    const [first] = this.#keys
    return first ? signed(first, hash) : hash
  }

  /** Whether `stored` is the plain hash or its signature; `'no key'` if it was signed with an unknown key. */
  verify(stored: string, hash: string): boolean | 'no key' {
    if (!isSigned(stored)) return stored === hash
    const key = this.#keys.find(({ name }) => stored.startsWith(`${name}:`))
    return key ? stored === signed(key, hash) : 'no key'
  }
}

export const isSigned = (stored: string) => stored.includes(':')

const signed = ({ name, key }: { name: string; key: string }, hash: string) =>
  `${name}:${createHmac('sha256', `audit:${key}`).update(hash).digest('hex')}`

/** Identifies a key without revealing it. */
const nameOf = (key: string) => createHash('sha256').update(`audit-name:${key}`).digest('hex').slice(0, 8)

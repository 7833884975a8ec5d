/** Where uploaded files are kept; which one it is, the configuration says. */
export interface Storage {
  /** What stands before `/` and a key in the address of a file: `/media`, or the public base of a bucket. */
  readonly domain: string
  /** Keeps a file whole or not at all; a file that is there already is replaced. */
  put(key: string, bytes: Uint8Array, type: string): Promise<void>
  /** `undefined` where there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>
  exists(key: string): Promise<boolean>
  /** Does nothing where there is no such file. */
  delete(key: string): Promise<void>
}

/** First folder of private keys: `/media` does not serve it, and a bucket's policy must not make it readable. */
export const PRIVATE_FOLDER = 'private'

export const isPrivateKey = (key: string): boolean => key.startsWith(`${PRIVATE_FOLDER}/`)

/** Address of a stored file, as pages hold it. @throws Error for a private key, which has none */
export function addressOf({ domain }: Pick<Storage, 'domain'>, key: string): string {
  if (isPrivateKey(key)) throw new Error(`Expected a public key, got ${key}`)
  return `${domain}/${key}`
}

const KEY = /^[\w-][\w.-]*(\/[\w-][\w.-]*)+$/

/**
 * Keys are made by the app: folders and a name of letters, digits, `-`, `_` and `.`, none beginning with a dot.
 * @throws Error for any other, so that no key ever leads out of the store
 */
export function checkKey(key: string): string {
  if (KEY.test(key)) return key
  throw new Error(`Expected a key like uploads/1/2025/01/id-l.webp, got ${JSON.stringify(key.slice(0, 80))}`)
}

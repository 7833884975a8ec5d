import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/** A page as bytes. */
export interface SentPage {
  status: number
  /** Strong tag of the text. */
  etag: string
  /** Those that it can be sent in, the best first. */
  encodings: readonly Encoding[]
  /** Target of a redirect. */
  location?: string | undefined
  in(encoding: Encoding | undefined): Promise<Buffer>
}

/** One rendered page as bytes, compressed at most once in each requested encoding. */
export class PageBytes implements SentPage {
  readonly encodings = ['br', 'gzip'] as const
  readonly identity: Buffer
  readonly etag: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(
    readonly status: number,
    text: string | Buffer,
    /** When the page expires because its content changes. */
    readonly until = Infinity,
    readonly location?: string,
  ) {
    this.identity = typeof text === 'string' ? Buffer.from(text) : text
    this.etag = createHash('sha256').update(this.identity).digest('base64url').slice(0, 22)
  }

  static redirect(location: string): PageBytes {
    return new PageBytes(302, '', Infinity, location)
  }

  in(encoding: Encoding | undefined): Promise<Buffer> {
    if (encoding === undefined) return Promise.resolve(this.identity)
    let bytes = this.#compressed.get(encoding)
    if (!bytes) this.#compressed.set(encoding, (bytes = compress(this.identity, encoding)))
    return bytes
  }
}

const compress = (text: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : deflate(text, { level: 6 })

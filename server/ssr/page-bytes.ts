import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** One rendered page as bytes, compressed at most once in each requested encoding. */
export class PageBytes {
  readonly identity: Buffer
  /** Strong tag of the text. */
  readonly etag: string
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(
    readonly status: number,
    html: string,
    /** When the page expires because its content changes. */
    readonly until = Infinity,
    /** Target of a redirect. */
    readonly location?: string,
  ) {
    this.identity = Buffer.from(html)
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
